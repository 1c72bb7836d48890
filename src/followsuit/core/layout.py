"""What a client draws of a view, without knowing the game.

Known is not shown: a view holds what a perfect memory knows, and a layout shows a card only where
it lies open or in the own hand.
"""

from typing import TYPE_CHECKING, Final

from followsuit.core.cards import HIDDEN
from followsuit.core.event import NO_SEAT
from followsuit.core.reason import Reason

if TYPE_CHECKING:
    from followsuit.core.view import View

NO_PIECE: Final = -1


class Area:
    """Cards that lie together. `shape` says how: a hand, a row, a trick, a pile, a board of pieces.

    No other area of the same seat, or of the table, has the same name; it is also the key of its label in
    the message files, and what the moves of a game name.
    """

    def __init__(
        self,
        name: str,
        seat: int,
        shape: str,
        cards: list[int],
        by: list[int] | None = None,
        marks: list[str] | None = None,
        pieces: list[int] | None = None,
    ) -> None:
        self.name = name
        self.seat = seat  # whose it is, or NO_SEAT
        self.shape = shape  # 'hand', 'row', 'trick', 'pile', 'board', 'list', 'circle'
        self.cards = cards  # HIDDEN for a card whose back is up
        self.by = by  # who laid each card, where that is to be seen
        self.marks = marks  # what each card is marked with, as keys of the texts: 'reserved', 'as blue 10'
        self.pieces = pieces  # by their numbers, where pieces lie and no cards


class Counter:
    """Something counted or marked: chips, wins, a token, the trump.

    The name is the key of its label in the message files and of its symbol on the page.
    """

    def __init__(self, name: str, seat: int, value: str, icon: str = "", piece: int = NO_PIECE) -> None:
        self.name = name
        self.seat = seat
        self.value = value  # a number, a word of the texts, or 'yes' for what is there or not
        self.icon = icon  # the same as the name, where nothing is said
        self.piece = piece  # the piece it is about, by its number


class TrickNow:
    """The trick that is being played."""

    def __init__(self, leader: int, best: int, led: str, order: list[int]) -> None:
        self.leader = leader  # NO_SEAT where nobody is to lead
        self.best = best  # who would win if it ended now; NO_SEAT where that cannot be told
        self.led = led  # the suit that was led, or nothing
        self.order = order  # who plays when, those who have played included


class LastTrick:
    """The trick that was finished last, as long as it may be looked at."""

    def __init__(
        self,
        cards: list[int],
        by: list[int],
        winner: int,
        because: list[Reason],
        marks: list[str] | None = None,
    ) -> None:
        self.cards = cards  # in the order of play
        self.by = by  # who played each
        self.winner = winner
        self.because = because  # the rules by which it was won
        self.marks = marks  # as the cards of an area have them


class Picture:
    """What lies before a seat, drawn with letters, where a list of names would not show it."""

    def __init__(self, name: str, seat: int, lines: list[str]) -> None:
        self.name = name
        self.seat = seat
        self.lines = lines


NO_PICTURES: Final[list[Picture]] = []
BY_ASCENDING_SEAT: Final[list[int]] = []  # nothing needs to be said


class Layout:
    """All that is drawn of a game for one seat: `Game.layout` makes it from the view of that seat.

    An area of a hand has the seat of that hand; what lies in the middle has NO_SEAT.
    """

    def __init__(
        self,
        areas: list[Area],
        counters: list[Counter],
        trick: TrickNow | None = None,
        last_trick: LastTrick | None = None,
        pictures: list[Picture] = NO_PICTURES,
        seating: list[int] = BY_ASCENDING_SEAT,
    ) -> None:
        self.areas = areas
        self.counters = counters
        self.trick = trick
        self.last_trick = last_trick
        self.pictures = pictures
        self.seating = seating  # all seats as they sit, clockwise


def plain_layout(view: "View") -> Layout:
    """Every hand, and every other pile as far as it is known, by the names that the table declares."""
    t = view.table
    state = t.state()
    areas: list[Area] = []
    for place in range(len(t.cards.piles)):
        pile = t.cards.piles[place]
        if place < t.seat_count:
            is_own = place == view.seat
            areas.append(Area("hand", place, "hand", pile[:] if is_own else [HIDDEN] * len(pile)))
            continue
        area = None if state is None else state.area_of(place, t.seat_count)
        if area is not None:
            areas.append(Area(area[0], area[1], "pile", pile[:]))
        elif state is None:
            areas.append(Area(f"pile {place - t.seat_count + 1}", NO_SEAT, "pile", pile[:]))
    return Layout(areas, [])
