"""The state of a game of Trickster."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from followsuit.core.bits import BIT
from followsuit.core.cards import EVERYONE, Cards, new_cards
from followsuit.core.event import NO_SEAT
from followsuit.core.reason import Reason
from followsuit.core.rng import Rng
from followsuit.core.table import Table
from followsuit.games.trickster.cards import Heroes
from followsuit.games.trickster.imagining import make_answerable
from followsuit.games.trickster.rules import Rules
from followsuit.games.trickster.standing import standing_of

if TYPE_CHECKING:
    from followsuit.core.state import State

# Places. A seat's hand is the place of its own number.
MOST_SEATS: Final = 7
TABLEAU: Final = 7  # the tableau of seat s lies at TABLEAU + s
TRASH: Final = 14
BOX: Final = 15  # not in play: heroes nobody drafted, cards that a position does not name
DECK: Final = 16  # its last card is on top
POT: Final = 17
TIMELINE: Final = 18  # its first card is used next
PILE_COUNT: Final = 19
UNORDERED: Final = 16  # in hands, tableaux and the trash order means nothing (TS-GAP-23)

# Patterns.
NO_PATTERN: Final = 0
SAME_SUIT: Final = 1
SAME_HERO: Final = 2
NO_MATCH: Final = 3


# In `laid`, a seat is a digit; the timeline is 0.
LAID: Final = 8


class FinishedTrick:
    """A trick that is over. Never changed once made."""

    def __init__(self, cards: list[int], laid: int, buster: int, because: list[Reason]) -> None:
        self.cards = cards
        self.laid = laid
        self.buster = buster
        self.because = because


class TricksterTable(Table):
    def __init__(
        self, rules: Rules, heroes: Heroes, cards: Cards, rng: Rng, original: Table | None = None
    ) -> None:
        super().__init__(rules.players, cards, rng, original)
        self.rules = rules
        self.heroes = heroes  # of this game; during a draft, those picked so far
        self.totals: list[int] = []  # trouble points by seat; replaced, never changed in place
        self.round = 0
        self.trick_number = 0  # 0 until the first trick of the round begins
        self.first = 0  # whose turn is the first of the trick: the leader, or with a timeline the Trickster
        self.turn = 0  # how many turns of the trick have been taken
        self.trickster = NO_SEAT  # whoever put the second card into the pot (TS-ROLE-09)
        self.pattern = NO_PATTERN
        self.closed: i64 = 0  # the suits and heroes that cannot follow now, as bits of FACE
        self.laid = 0  # who put each card of the pot there: a digit of base LAID for each, the seat + 1
        self.finished: FinishedTrick | None = None  # the last trick of the round, for all to see

    def clone(self) -> "TricksterTable":
        copy = TricksterTable(self.rules, self.heroes, self.cards.clone(), self.rng.clone(), self)
        copy.totals = self.totals
        copy.round = self.round
        copy.trick_number = self.trick_number
        copy.first = self.first
        copy.turn = self.turn
        copy.trickster = self.trickster
        copy.pattern = self.pattern
        copy.closed = self.closed
        copy.laid = self.laid
        copy.finished = self.finished
        return copy

    def state(self) -> "State":
        from followsuit.games.trickster.state import STATE

        return STATE

    def imagine_notes(self, seat: int, rng: Rng) -> None:
        make_answerable(self, seat, rng)

    def hand(self, seat: int) -> list[int]:
        return self.cards.piles[seat]

    def tableau(self, seat: int) -> list[int]:
        return self.cards.piles[TABLEAU + seat]

    def pot(self) -> list[int]:
        """The cards of the trick, in the order they came."""
        return self.cards.piles[POT]

    def seat_of_turn(self) -> int:
        """Whose turn is next; with 2 players the two of them alternate (TS-2P-01)."""
        return (self.first + self.turn) % self.seat_count

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.seat_count

    def part(self) -> int:
        return self.round

    def heading(self) -> str:
        if self.trick_number:
            return f"round {self.round}, trick {self.trick_number}"
        return f"round {self.round}, starting cards" if self.round else "the draft"

    def standing(self) -> list[float]:
        if self.outcome is not None:
            return self.outcome.standing()
        if not self.todo:  # at a search's horizon: what lies in the tableaux has been counted
            return standing_of(self.totals, [0] * self.seat_count, self.round)
        sizes = [len(self.tableau(seat)) for seat in range(self.seat_count)]
        return standing_of(self.totals, sizes, max(0, self.round - 1))


def seats_of(laid: int, count: int) -> list[int]:
    """Who put each of so many cards into the pot; NO_SEAT for the timeline."""
    seats: list[int] = []
    for _ in range(count):
        seats.append(laid % LAID - 1)
        laid //= LAID
    seats.reverse()
    return seats


def new_trickster_table(rules: Rules, heroes: Heroes, rng: Rng) -> TricksterTable:
    room = Heroes(rules.available).room if rules.is_draft else heroes.room
    cards = new_cards(rules.players, PILE_COUNT, UNORDERED, room)
    t = TricksterTable(rules, heroes, cards, rng)
    t.totals = [0] * rules.players
    if rules.is_draft:
        lay_in_box(t, Heroes(rules.available).cards)
    else:
        cards.piles[DECK] = heroes.cards[:]
    return t


def lay_in_box(t: TricksterTable, box: list[int]) -> None:
    """These cards are not in play, and everyone knows it."""
    t.cards.own_pile(BOX).extend(box)
    t.cards.own_knowledge()
    for card in box:
        t.cards.known_by[card] = EVERYONE
        t.cards.possible_places[card] = BIT[BOX]
