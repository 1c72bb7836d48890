"""The state of a game of Trick Raiders."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from followsuit.core.bits import BIT
from followsuit.core.cards import Cards, new_cards
from followsuit.core.event import NO_SEAT
from followsuit.core.reason import Reason
from followsuit.core.rng import Rng
from followsuit.core.table import Table
from followsuit.games.raiders.cards import CARD_COUNT, SPADES
from followsuit.games.raiders.rules import BY_PLAYERS, Rules
from followsuit.games.raiders.standing import standing_of

if TYPE_CHECKING:
    from followsuit.core.state import State

# Places. A seat's hand is the place of its own number.
MOST_SEATS: Final = 4
LEADS: Final = 4  # the lead cards of seat s lie at LEADS + s
DECK: Final = 8  # with 3 players one card stays here, unseen (TR-DECL-06)
TRICK: Final = 9
DISCARDS: Final = 10
PILE_COUNT: Final = 11
UNORDERED: Final = 8  # hands and lead cards (TR-DECL-18)

SEATS_IN: Final[list[int]] = [mask.bit_count() for mask in range(2**MOST_SEATS)]  # how many, by their mask


@mypyc_attr(acyclic=True, free_list_len=1)
class FinishedTrick:
    """How the last trick was played and won, for those who look at it. Never changed once made."""

    def __init__(self, leader: int, out: int, winner: int, because: list[Reason]) -> None:
        self.leader = leader
        self.out = out  # a mask of the seats that played no card to it
        self.winner = winner
        self.because = because


@mypyc_attr(free_list_len=1)
class RaidersTable(Table):
    def __init__(
        self, rules: Rules, cards: Cards, rng: Rng, lives: list[int], original: Table | None = None
    ) -> None:
        super().__init__(len(lives), cards, rng, original)
        self.rules = rules  # one of the rows of BY_PLAYERS, shared
        self.lives = lives
        self.lists_played_cards = True  # whether clients show what has been played (TR-GAP-20)
        self.round = 0
        self.trick_number = 0  # 0 until the first trick of the round begins
        self.trump = SPADES
        self.out = 0  # a mask of the seats that have dropped out of the round
        self.aggressive = NO_SEAT  # who holds the token
        self.passive = NO_SEAT
        self.due = NO_SEAT  # who is to lead the next trick
        self.leader = NO_SEAT  # who leads this trick
        self.is_last_trick = False
        self.last_trick: list[int] = []  # the finished one, for all to see; replaced, never changed in place
        self.finished: FinishedTrick | None = None  # the same one

    def clone(self) -> "RaidersTable":
        copy = RaidersTable(self.rules, self.cards.clone(), self.rng.clone(), self.lives[:], self)
        copy.lists_played_cards = self.lists_played_cards
        copy.round = self.round
        copy.trick_number = self.trick_number
        copy.trump = self.trump
        copy.out = self.out
        copy.aggressive = self.aggressive
        copy.passive = self.passive
        copy.due = self.due
        copy.leader = self.leader
        copy.is_last_trick = self.is_last_trick
        copy.last_trick = self.last_trick
        copy.finished = self.finished
        return copy

    def state(self) -> "State":
        from followsuit.games.raiders.state import STATE

        return STATE

    def hand(self, seat: int) -> list[int]:
        return self.cards.piles[seat]

    def leads(self, seat: int) -> list[int]:
        return self.cards.piles[LEADS + seat]

    def trick(self) -> list[int]:
        """The cards of the trick, in the order they were played."""
        return self.cards.piles[TRICK]

    def seat_of_play(self, index: int) -> int:
        """Who played this card of the trick: a seat that has dropped out since it began has played none."""
        seat = self.leader
        for _ in range(index):
            seat = self.next_in_round(seat)
        return seat

    def is_out(self, seat: int) -> bool:
        return self.out & BIT[seat] != 0

    def out_count(self) -> int:
        return SEATS_IN[self.out]

    def next_in_round(self, seat: int) -> int:
        """The next seat clockwise that has not dropped out, or NO_SEAT (TR-GAP-36)."""
        for _ in range(self.seat_count):
            seat += 1
            if seat == self.seat_count:
                seat = 0
            if not self.is_out(seat):
                return seat
        return NO_SEAT

    def part(self) -> int:
        return self.round

    def heading(self) -> str:
        if self.trick_number == 0:
            return f"round {self.round}, declaration"
        return f"round {self.round}, trick {self.trick_number}"

    def standing(self) -> list[float]:
        return standing_of(self.lives) if self.outcome is None else self.outcome.standing()


def new_raiders_table(players: int, lives: int, rng: Rng) -> RaidersTable:
    """TR-SETUP-07  Seats, the deck for their number, life chips, tokens in the centre."""
    rules = BY_PLAYERS[players]
    cards = new_cards(players, PILE_COUNT, UNORDERED, CARD_COUNT)
    cards.piles[DECK] = rules.deck[:]
    return RaidersTable(rules, cards, rng, [lives] * players)
