"""2A  Gambler: exchanges like a poker player, bids how many tricks to win, and stakes points on it."""

from typing import ClassVar, Final

from followsuit.core.face import Act
from followsuit.core.reason import Reason
from followsuit.core.step import AnyStep
from followsuit.games.takers.awards import Award
from followsuit.games.takers.powers.bidding import (
    HIGHEST_BID,
    HIGHEST_BID_OF_TWO,
    NO_BID,
    Bidder,
    Bidding,
    BidWins,
    StakePoints,
    bid_of,
)
from followsuit.games.takers.powers.exchange import ExchangeCards, never_discarded
from followsuit.games.takers.role_steps import RoleStep
from followsuit.games.takers.table import Role, TakersTable
from followsuit.games.tricktakers.game_form import by_last_round, game_form
from followsuit.games.tricktakers.rules import TRICKS

SET_UP_GAIN: Final = 20
MOST_STAKED: Final = 50
MOST_STAKED_LAST: Final = 100
TWENTY: Final = Reason("TT-GAM-01", "The Gambler begins with 20 points.")
BID: Final = Reason("TT-GAM-06", "Bid how many tricks you will win.")
STAKE: Final = Reason("TT-GAM-09", "Stake points on your bid, or none.")
TOO_MUCH: Final = Reason("TT-GAM-10", "A stake is in tens, and no more than you have and may.")
ABOVE_CAP: Final[list[Reason]] = by_last_round("TT-GAM-09", TOO_MUCH.sentence)
NO_SUCH_BID: Final = Reason("TT-GAM-08", "That is no bid you can make.")
NO_SUCH_BID_OF_TWO: Final = Reason("TT-2P-25", "That is no bid you can make.")
BID_MADE: Final = Reason("TT-GAM-14", "The bid was made.")
BID_MADE_OF_TWO: Final = Reason("TT-2P-22", BID_MADE.sentence)
STAKE_WON: Final = Reason("TT-GAM-14", "The stake is won once again.")
STAKE_BACK: Final = Reason("TT-GAM-14", "The stake comes back.")
BID_MISSED: Final = Reason("TT-GAM-15", "The bid was missed; the stake is lost.")
STAKED: Final = Reason("TT-GAM-11", "The stake lies apart until the round is scored.")
FOUR_BID_AND_MADE: Final = Reason("TT-GAM-16", "The Gambler bid four and won four.")
FIVE_WINS: Final = Reason("TT-GAM-17", "The Gambler has won all five tricks.")
EXCHANGE: Final = Reason("TT-GAM-03", "Discard any cards and draw as many, or stop.")
BIDDING: Final[list[Bidding]] = [  # by the form of the game
    Bidding(
        MOST_STAKED, MOST_STAKED_LAST, BID, NO_SUCH_BID, STAKE, TOO_MUCH, STAKED, NO_SUCH_BID_OF_TWO, above
    )
    for above in ABOVE_CAP
]


# What wins are worth, by what was bid, from none at all on.
OF_BID: Final[list[list[int]]] = [
    [100 if wins == bid else 0 for wins in range(TRICKS + 1)] for bid in range(NO_BID, HIGHEST_BID_OF_TWO + 1)
]


class Gambler(Bidder):
    code: ClassVar[str] = "2A"
    name: ClassVar[str] = "Gambler"
    appeal: ClassVar[int] = 66
    points_for_bid: ClassVar[tuple[int, ...]] = (30, 60, 90, 150, 0, 0)
    game_for_bid: ClassVar[int] = 4
    game_for_wins: ClassVar[tuple[int, ...]] = (5,)
    points_of_two: ClassVar[tuple[int, ...]] = (100, 60, 50, 60, 100, 150)
    acts: ClassVar[tuple[Act, ...]] = (
        Act("setup", "twenty"),
        Act("setup", "exchange"),
        Act("setup", "bid"),
        Act("end", "stake"),
    )

    def set_up(self, t: TakersTable, role: Role) -> list[AnyStep]:
        """TT-GAM-01, TT-GAM-02  20 points."""
        return [GainTwenty(role)]

    def set_up_choices(self, t: TakersTable, role: Role) -> list[AnyStep]:
        """TT-GAM-03 to TT-GAM-12, TT-2P-28, TA-2P-31, TX-2P-29  Up to two exchanges, the bid, the stake."""
        bidding = BIDDING[game_form(t)]
        return [MayExchange(role), BidWins(role, bidding), StakePoints(role, bidding)]

    def most_staked(self) -> int:
        return MOST_STAKED_LAST

    def wins_game(self, t: TakersTable, role: Role) -> Reason | None:
        wins = t.wins[role.seat]
        if wins in self.game_for_wins:
            return FIVE_WINS
        is_made = wins == self.game_for_bid and bid_of(t, role).bid == self.game_for_bid
        return FOUR_BID_AND_MADE if is_made else None

    def points_by_bid(self, is_of_two: bool) -> list[int]:
        """TT-GAM-08, TT-2P-25  0 to 4; 5 with two players."""
        return list(self.points_of_two if is_of_two else self.points_for_bid[: HIGHEST_BID + 1])

    def bid_of_game(self) -> int:
        """TT-GAM-16"""
        return self.game_for_bid

    def worth_of_wins(self, t: TakersTable, role: Role) -> list[int]:
        """Just what was bid."""
        return OF_BID[bid_of(t, role).bid - NO_BID]

    def score(self, t: TakersTable, role: Role) -> list[Award]:
        """TT-GAM-13 to TT-GAM-18, TT-2P-22  A made bid pays its value and the stake; a missed one nothing."""
        sheet = bid_of(t, role)
        if t.wins[role.seat] != sheet.bid:
            return [Award(role.seat, 0, BID_MISSED)]
        table = self.points_of_two if t.seat_count == 2 else self.points_for_bid
        why = BID_MADE_OF_TWO if t.seat_count == 2 else BID_MADE
        awards = [Award(role.seat, table[sheet.bid], why)]
        if sheet.stake:
            awards.append(Award(role.seat, sheet.stake, STAKE_WON))
            awards.append(Award(role.seat, sheet.stake, STAKE_BACK))
        return awards


class GainTwenty(RoleStep[TakersTable]):
    """TT-GAM-01, TT-GAM-02  20 points at once, kept whatever happens."""

    def run(self, t: TakersTable) -> None:
        t.gain(self.role.seat, SET_UP_GAIN, TWENTY)


class MayExchange(RoleStep[TakersTable]):
    """TT-GAM-03 to TT-GAM-05  Up to two exchanges, the second after seeing the first."""

    def run(self, t: TakersTable) -> None:
        t.then([poker_exchange(t, self.role.seat, 1)])


def poker_exchange(t: TakersTable, seat: int, left: int) -> "PokerExchange":
    barred = 1 if never_discarded(t, seat) in t.hand(seat) else 0
    return PokerExchange((seat,), 0, len(t.hand(seat)) - barred, left)


class PokerExchange(ExchangeCards):
    """TT-GAM-04, TT-VIS-11  It may be declined, which is told; whoever declines the first has no second."""

    def __init__(self, seats: tuple[int, ...], least: int, most: int, left: int) -> None:
        super().__init__(seats, least, most, EXCHANGE)
        self.left = left

    def key(self) -> tuple[int, ...]:
        return (self.left, self.least, self.most, *self.seats)

    def exchange(self, t: TakersTable, seat: int, cards: list[int]) -> None:
        super().exchange(t, seat, cards)
        if cards and self.left:
            t.then([poker_exchange(t, seat, self.left - 1)])
