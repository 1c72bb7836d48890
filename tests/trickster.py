"""Trickster in a position."""

import re

from followsuit.games.trickster.cards import HERO_NAMES
from followsuit.games.trickster.game import GAME
from followsuit.games.trickster.options import INTRO, RECOMMENDED
from followsuit.games.trickster.rules import HEROES_OF_A_GAME
from followsuit.games.trickster.table import TricksterTable
from tables import Given

Options = dict[str, int | str | bool]
ALL_SETS: Options = {"sets": "base,grand_gambit,limited"}


class Trickster(Given):
    """Unless the options name a deck, it is made of the heroes whose cards the position names.

    What is missing to seven comes from the intro deck, then from the others in their order.
    """

    def __init__(
        self, players: int = 4, options: Options | None = None, seed: int = 0, **position: object
    ) -> None:
        chosen: Options = {**ALL_SETS, **(options or {})}
        if "deck_mode" not in chosen and position:
            chosen["deck_mode"] = "custom"
            chosen.setdefault("heroes", deck_with(heroes_of(position)))
        super().__init__(GAME, players, chosen, seed, **position)

    @property
    def table(self) -> TricksterTable:
        assert isinstance(self.t, TricksterTable)
        return self.t


def heroes_of(position: dict[str, object]) -> list[str]:
    """The heroes whose cards these texts name."""
    found = [name for name in re.findall(r"(\w+)/", str(position)) if name.capitalize() in HERO_NAMES]
    return list(dict.fromkeys(name.capitalize() for name in found))


def deck_with(heroes: list[str]) -> str:
    """The option for a deck with these heroes in it, filled up to seven."""
    names = list(dict.fromkeys([*heroes, *RECOMMENDED[INTRO], *HERO_NAMES]))
    assert len(heroes) <= HEROES_OF_A_GAME, f"more than seven heroes: {heroes}"
    return ",".join(names[:HEROES_OF_A_GAME]).lower()
