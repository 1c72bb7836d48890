"""The options of a table of Trickster, what they may be, and what goes together (chapter 10)."""

from typing import Final

from followsuit.core.errors import WrongOption
from followsuit.core.game import GameOption
from followsuit.games.trickster.cards import (
    BASE,
    GRAND_GAMBIT,
    HERO_NAMES,
    LIMITED,
    Heroes,
    hero_named,
)
from followsuit.games.trickster.rules import HEROES_OF_A_GAME, Rules

INTRO: Final = "intro"
STRATEGIC: Final = "strategic"
RANDOM: Final = "random"
DRAFT: Final = "draft"
CUSTOM: Final = "custom"
NONE: Final = "none"

RECOMMENDED: Final[dict[str, list[str]]] = {
    INTRO: ["Brigand", "Guard", "Magician", "Nomad", "Peddler", "Revolutionary", "Soldier"],
    STRATEGIC: ["Archivist", "Doctor", "Explorer", "Inventor", "Scavenger", "Scion", "Witness"],
}
SETS: Final[dict[str, list[str]]] = {"base": BASE, "grand_gambit": GRAND_GAMBIT, "limited": LIMITED}


class HeroesOption(GameOption):
    """Seven heroes by name, parted by commas; nothing where another way finds them."""

    def __init__(self) -> None:
        super().__init__(
            "heroes", [NONE], NONE, "The seven heroes of a custom deck, all different, parted by commas."
        )

    def check(self, value: object) -> int | str | bool:
        if not isinstance(value, str):
            raise WrongOption(f"heroes is a list of seven names parted by commas, not {value}.")
        return self.read(value)

    def read(self, text: str) -> int | str | bool:
        if text.strip().lower() == NONE:
            return NONE
        return ",".join([HERO_NAMES[hero].lower() for hero in heroes_in(text)])


class SetsOption(GameOption):
    """One or more sets by name, parted by commas."""

    def __init__(self) -> None:
        super().__init__(
            "sets",
            ["base", "base,grand_gambit", "base,limited", "base,grand_gambit,limited", "grand_gambit"],
            "base",
            "Which sets of heroes are in use: base, grand_gambit and limited, parted by commas.",
        )

    def check(self, value: object) -> int | str | bool:
        if not isinstance(value, str):
            raise WrongOption(f"sets is {self.allowed_text()}, not {value}.")
        return self.read(value)

    def read(self, text: str) -> int | str | bool:
        words = [word.strip().lower() for word in text.split(",")]
        for word in words:
            if word not in SETS:
                raise WrongOption(f"There is no set {word!r}; there are {', '.join(SETS)}.")
        return ",".join([name for name in SETS if name in words])


def heroes_in(text: str) -> list[int]:
    """TS-DECK-06, TS-OPT-06  Exactly seven different heroes, by name."""
    heroes: list[int] = []
    for word in text.split(","):
        hero = hero_named(word)
        if hero < 0:
            names = ", ".join([name.lower() for name in HERO_NAMES])
            raise WrongOption(f"There is no hero {word.strip()!r}; there are {names}.")
        if hero in heroes:
            raise WrongOption(f"{HERO_NAMES[hero]} is named twice among the heroes.")
        heroes.append(hero)
    if len(heroes) != HEROES_OF_A_GAME:
        raise WrongOption(f"A deck has exactly {HEROES_OF_A_GAME} heroes, not {len(heroes)}.")
    return sorted(heroes)


OPTIONS: Final[list[GameOption]] = [
    SetsOption(),
    GameOption(
        "deck_mode",
        [INTRO, STRATEGIC, RANDOM, DRAFT, CUSTOM],
        INTRO,
        "How the seven heroes are found: a recommended deck, by lot, by a draft at the table, or a list.",
    ),
    HeroesOption(),
    GameOption(
        "first_seat",
        [RANDOM, "0", "1", "2", "3", "4", "5", "6"],
        RANDOM,
        "Who leads first (with 2 or 3 players: who is the first Trickster): drawn by lot, or this seat.",
    ),
]

MOST_KNOWN: Final = 256
KNOWN_RULES: Final[dict[tuple[object, ...], Rules]] = {}  # what the same options came to before


def rules_of(players: int, options: dict[str, int | str | bool]) -> Rules:
    """As `new_rules`, found once: a simulation asks for the same table thousands of times."""
    key = (players, *options.values())
    known = KNOWN_RULES.get(key)
    if known is None:
        if len(KNOWN_RULES) >= MOST_KNOWN:
            KNOWN_RULES.clear()
        known = new_rules(players, options)
        KNOWN_RULES[key] = known
    return known


def new_rules(players: int, options: dict[str, int | str | bool]) -> Rules:
    """TS-OPT-01 to TS-OPT-07  What the options come to; what does not go together is refused."""
    seat = str(options["first_seat"])
    if seat != RANDOM and int(seat) >= players:
        raise WrongOption(f"first_seat is a seat from 0 to {players - 1}, not {seat}.")
    available: list[int] = []
    for name in str(options["sets"]).split(","):
        available += [hero_named(hero) for hero in SETS[name]]
    if len(available) < HEROES_OF_A_GAME:
        raise WrongOption(f"The sets of this table have {len(available)} heroes; a game needs seven.")
    mode = str(options["deck_mode"])
    if mode != CUSTOM and options["heroes"] != NONE:
        raise WrongOption("heroes is for a table with deck_mode custom.")
    heroes: Heroes | None = None
    if mode not in (RANDOM, DRAFT):
        heroes = Heroes(named_deck(mode, str(options["heroes"]), available))
    rules = Rules(players, available, heroes, mode == DRAFT)
    if seat != RANDOM:
        rules.first_seat = int(seat)
    return rules


def named_deck(mode: str, names: str, available: list[int]) -> list[int]:
    """A recommended deck or the host's own, of heroes that the sets of the table have."""
    if mode == CUSTOM:
        if names == NONE:
            raise WrongOption("A custom deck needs the option heroes, with exactly 7 of them.")
        heroes = heroes_in(names)
    else:
        heroes = [hero_named(name) for name in RECOMMENDED[mode]]
    for hero in heroes:
        if hero not in available:
            if mode != CUSTOM:
                raise WrongOption(f"The {mode} deck needs the base set.")
            raise WrongOption(
                f"{HERO_NAMES[hero]} is of the set {set_of(hero)}, which this table does not use."
            )
    return heroes


def set_of(hero: int) -> str:
    for name, heroes in SETS.items():
        if HERO_NAMES[hero] in heroes:
            return name
    raise AssertionError("every hero is of a set")
