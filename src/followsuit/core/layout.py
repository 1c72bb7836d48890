"""What a client draws of a view, without knowing the game.

Known is not shown: a view holds what a perfect memory knows, and a layout shows a card only where
it lies open or in the own hand.
"""

from typing import TYPE_CHECKING, Final, Literal

from followsuit.core.bits import BIT
from followsuit.core.cards import HIDDEN, SPECTATOR, Cards
from followsuit.core.event import NO_SEAT
from followsuit.core.reason import Reason
from followsuit.core.roles import AreaRole, CounterRole, MarkRole
from followsuit.core.strip import Cell

if TYPE_CHECKING:
    from followsuit.core.view import View

NO_PIECE: Final = -1

# How cards lie together.
Shape = Literal["hand", "row", "trick", "pile", "board", "list", "circle"]
# How a figure lies that is used again and again.
Lies = Literal["", "up", "turned", "laid", "counts", "down"]


class Figure:
    """Points of a circle that bring something together. Never changed."""

    def __init__(self, piece: int, cell: Cell) -> None:
        self.piece = piece  # that it is called by
        self.cell = cell  # what it brings


class Area:
    """Cards that lie together. `shape` says how: a hand, a row, a trick, a pile, a board of pieces.

    No other area of the same seat, or of the table, has the same name; it is also the key of its label in
    the message files, and what the moves of a game name. What it is for is said by its role.
    """

    def __init__(
        self,
        name: str,
        seat: int,
        shape: Shape,
        cards: list[int],
        by: list[int] | None = None,
        marks: list[str] | None = None,
        pieces: list[int] | None = None,
        role: AreaRole = AreaRole.PLAIN,
        lines: list[list[int]] | None = None,
        figures: list[Figure] | None = None,
    ) -> None:
        self.name = name
        self.role = role  # what it is there for
        self.seat = seat  # whose it is, or NO_SEAT
        self.shape: Shape = shape  # how they lie
        self.cards = cards  # HIDDEN for a card whose back is up
        self.by = by  # who laid each card, where that is to be seen
        self.marks = marks  # what each card is marked with, as keys of the texts: 'reserved', 'as blue 10'
        self.pieces = pieces  # by their numbers, where pieces lie and no cards
        self.lines = lines  # of a circle: which points are joined, from piece to piece
        self.figures = figures  # what each of these lines is, and what it brings


class Counter:
    """Something counted or marked: chips, wins, a token, the trump.

    The name is the key of its label in the message files; what it means is said by its role.
    """

    def __init__(
        self,
        name: str,
        seat: int,
        value: str,
        icon: str = "",
        piece: int = NO_PIECE,
        role: CounterRole = CounterRole.PLAIN,
        lies: Lies = "",
        goal: int = 0,
    ) -> None:
        self.name = name
        self.goal = goal  # so many win the game, where it is won so
        self.role = role  # what is counted or marked
        self.seat = seat
        self.value = value  # a number, a word of the texts, a suit, or 'yes' for what is there or not
        self.icon = icon  # a picture of the page; that of the role, or none, where nothing is said
        self.piece = piece  # the piece it is about, by its number
        self.lies: Lies = lies  # how that lies, where it is a figure


class MarkFace:
    """What the mark of a card is there for, and what is drawn for it. A game declares those that are drawn.

    A card is marked with a text, such as 'reserved' or 'as blue 10'; its first word is the mark, the others
    are the suit and the rank it speaks of.
    """

    def __init__(self, role: MarkRole, symbol: str = "", ground: int = 0) -> None:
        self.role = role  # what the mark says
        self.symbol = symbol  # the picture of what lies on the card, or of what it stands for
        self.ground = ground  # of the seal that lies on the card


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
    """Every hand and every other pile, and what is counted, by what the table declares.

    What lies face down is shown to those who keep it, whatever else somebody remembers of it.
    """
    t = view.table
    state = t.state()
    areas: list[Area] = []
    for place in range(len(t.cards.piles)):
        named = None if state is None else state.declared_at(place, t.seat_count)
        area = None if state is None else state.area_of(place, t.seat_count)
        if area is None and place < t.seat_count:
            area = ("hand", place)
        elif area is None and state is None:
            area = (f"pile {place - t.seat_count + 1}", NO_SEAT)
        if area is None:
            continue
        is_open = place >= t.seat_count if named is None else not named.is_hidden
        is_kept = view.seat != SPECTATOR and t.cards.keepers[place] & BIT[view.seat] != 0
        pile = in_order(t.cards, place) if is_open or is_kept else [HIDDEN] * len(t.cards.piles[place])
        shape: Shape = "hand" if place < t.seat_count else "pile"
        role = AreaRole.PLAIN
        if named is not None:
            shape, role = named.shape, named.role
        areas.append(Area(area[0], area[1], shape, pile, role=role))
    return Layout(areas, [] if state is None else state.counters(t))


def in_order(cards: Cards, place: int) -> list[int]:
    """As they lie; sorted, where order means nothing."""
    return sorted(cards.piles[place]) if place < cards.unordered else cards.piles[place][:]
