"""Fair: a small game for tests of the laboratory. Its characters are names and nothing more.

Each seat takes one of six characters and draws a number by lot; the larger number wins. So every character
has the same share, unless a study puts something into `ant.points`.
"""

from typing import ClassVar, Final

from followsuit.core.cards import Cards, new_cards
from followsuit.core.face import Piece
from followsuit.core.game import Game
from followsuit.core.layout import Counter, Layout
from followsuit.core.number import NumberOfClass
from followsuit.core.option import PIECE, argument_of, option
from followsuit.core.outcome import Outcome, places_by_score
from followsuit.core.reason import Reason
from followsuit.core.rng import Rng
from followsuit.core.roles import CounterRole
from followsuit.core.step import Ask, Step
from followsuit.core.table import Table
from followsuit.core.view import View
from followsuit.registry import all_games

NAMES: Final = ["ant", "bee", "cricket", "dragonfly", "earwig", "fly"]
MOST: Final = Reason("FAIR-01", "The larger number wins.")
SEATS: Final = 3


class Bonus:
    """By character."""

    ant: ClassVar[int] = 0
    pair: ClassVar[tuple[int, ...]] = (1, 2)  # nothing reads it


class FairTable(Table):
    def __init__(
        self, cards: Cards, rng: Rng, taken: list[int], points: list[int], original: Table | None = None
    ) -> None:
        super().__init__(SEATS, cards, rng, original)
        self.taken = taken
        self.points = points

    def clone(self) -> "FairTable":
        return FairTable(self.cards.clone(), self.rng.clone(), self.taken[:], self.points[:], self)


class Take(Ask[FairTable]):
    def options(self, t: FairTable) -> list[int]:
        return [option(PIECE, number) for number in range(len(NAMES)) if number not in t.taken]

    def picked(self, t: FairTable, pick: int) -> None:
        t.taken[self.seat] = argument_of(pick)


class DrawLots(Step[FairTable]):
    def run(self, t: FairTable) -> None:
        t.points = [t.rng.below(100) + (Bonus.ant if NAMES[number] == "ant" else 0) for number in t.taken]
        t.outcome = Outcome(places_by_score(t.points), MOST, t.points[:])


class Fair(Game):
    def __init__(self) -> None:
        super().__init__(
            "fair",
            "Fair",
            [SEATS],
            ["1", "2", "3"],
            pieces={number: Piece(name, "character", name.title()) for number, name in enumerate(NAMES)},
            numbers=[
                NumberOfClass("ant.points", Bonus, "ant", 0, 100),
                NumberOfClass("idle.pair", Bonus, "pair", 0, 9),
            ],
        )

    def start(self, players: int, options: dict[str, int | str | bool], rng: Rng) -> Table:
        cards = new_cards(players, players + 1, players, len(self.card_names))
        t = FairTable(cards, rng, [-1] * players, [0] * players)
        t.then([*[Take(seat) for seat in range(players)], DrawLots()])
        return t

    def layout(self, view: View) -> Layout:
        t = view.table
        assert isinstance(t, FairTable)
        counters = [
            Counter("points", seat, str(t.points[seat]), role=CounterRole.POINTS) for seat in range(SEATS)
        ]
        for seat in range(SEATS):
            if t.taken[seat] >= 0:
                name = NAMES[t.taken[seat]]
                counters.append(
                    Counter("character", seat, name, piece=t.taken[seat], role=CounterRole.CHARACTER)
                )
        return Layout([], counters)


FAIR: Final = Fair()


def register() -> None:
    """For this process."""
    all_games()["fair"] = FAIR


def forget() -> None:
    all_games().pop("fair", None)
