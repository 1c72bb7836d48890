"""2  Gambler: may exchange cards, bids how many tricks to win, and may bet points on it (4.2)."""

from typing import ClassVar, Final

from followsuit.core.face import Act
from followsuit.core.reason import Reason
from followsuit.core.step import AnyStep
from followsuit.games.little import numbers
from followsuit.games.little.exchanging import exchange
from followsuit.games.little.table import little_table
from followsuit.games.takers.awards import Award
from followsuit.games.takers.powers.bidding import NO_BID, Bidder, Bidding, BidWins, StakePoints, bid_of
from followsuit.games.takers.role_steps import RoleStep
from followsuit.games.takers.table import Role, TakersTable

EXCHANGE: Final = Reason("LT-GAMB-01", "Discard any cards and draw as many, or none.")
BID: Final = Reason("LT-GAMB-02", "Bid how many tricks you will win.")
NO_SUCH_BID: Final = Reason("LT-GAMB-03", "That is no bid you can make.")
NO_SUCH_BID_OF_TWO: Final = Reason("LT-2P-26", NO_SUCH_BID.sentence)
BET: Final = Reason("LT-GAMB-05", "Bet points on your bid, or none.")
TOO_MUCH: Final = Reason("LT-GAMB-05", "A bet is in tens, up to 30, and no more than you have.")
STAKED: Final = Reason("LT-GAMB-06", "The bet lies beside the die until the round is scored.")
BID_MADE: Final = Reason("LT-GAMB-08", "The bid was made.")
BID_MADE_OF_TWO: Final = Reason("LT-2P-03", BID_MADE.sentence)
BET_WON: Final = Reason("LT-GAMB-08", "The bet is won, twice as much as was staked.")
BET_BACK: Final = Reason("LT-GAMB-08", "The stake comes back.")
BID_MISSED: Final = Reason("LT-GAMB-09", "The bid was missed.")
STAKE_LOST: Final = Reason("LT-GAMB-09", "The bid was missed; the stake is lost.")
BID_MISSED_SAFELY: Final = Reason("LT-GAMB-12", "The bid was missed, but the shield gives the stake back.")
FIVE_WINS: Final = Reason("LT-GAMB-13", "The Gambler has won all five tricks.")
BIDDING: Final = Bidding(numbers.MOST_BET, numbers.MOST_BET, BID, NO_SUCH_BID, BET, TOO_MUCH, STAKED)
BIDDING_OF_TWO: Final = Bidding(
    numbers.MOST_BET, numbers.MOST_BET, BID, NO_SUCH_BID_OF_TWO, BET, TOO_MUCH, STAKED
)


SOME_BID: Final[list[int]] = [40, 60, 100, 120, 120, 300]


class Gambler(Bidder):
    code: ClassVar[str] = "02"
    name: ClassVar[str] = "Gambler"
    set_up_names: ClassVar[tuple[str, ...]] = ("exchange cards", "bid", "bet")
    acts: ClassVar[tuple[Act, ...]] = (
        Act("setup", "exchange"),
        Act("setup", "bid"),
        Act("end", "bet"),
    )

    def most_staked(self) -> int:
        return numbers.MOST_BET

    def set_up(self, t: TakersTable, role: Role) -> list[AnyStep]:
        """LT-GAMB-01 to LT-GAMB-07, LT-2P-26  Three tasks; others may come between them."""
        bidding = BIDDING_OF_TWO if t.seat_count == 2 else BIDDING
        return [MayExchange(role), BidWins(role, bidding), StakePoints(role, bidding)]

    def wins_game(self, t: TakersTable, role: Role) -> Reason | None:
        """LT-GAMB-13  Whatever was bid."""
        return FIVE_WINS if t.wins[role.seat] == numbers.ALL_WINS else None

    def points_by_bid(self, is_of_two: bool) -> list[int]:
        """LT-GAMB-03, LT-2P-26"""
        return list(numbers.GAMBLER_OF_TWO if is_of_two else numbers.GAMBLER)

    def score(self, t: TakersTable, role: Role) -> list[Award]:
        """LT-GAMB-08 to LT-GAMB-12, LT-2P-03  Exactly as many wins as bid; the stake lies apart."""
        sheet = bid_of(t, role)
        if t.wins[role.seat] != sheet.bid:
            if sheet.stake and little_table(t).is_shielded(role.seat):
                return [Award(role.seat, sheet.stake, BID_MISSED_SAFELY)]
            return [Award(role.seat, 0, STAKE_LOST if sheet.stake else BID_MISSED)]
        table = numbers.GAMBLER_OF_TWO if t.seat_count == 2 else numbers.GAMBLER
        why = BID_MADE_OF_TWO if t.seat_count == 2 else BID_MADE
        awards = [Award(role.seat, table[sheet.bid], why)]
        if sheet.stake:
            awards.append(Award(role.seat, numbers.BET_GAIN * sheet.stake, BET_WON))
            awards.append(Award(role.seat, sheet.stake, BET_BACK))
        return awards

    # What bots think.

    def points_by_wins(self, is_of_two: bool) -> list[int]:
        """Before anything is bid."""
        return SOME_BID[:]

    def worth_of_wins(self, t: TakersTable, role: Role) -> list[int]:
        """Just what was bid, and the more so with a stake."""
        sheet = bid_of(t, role)
        if sheet.bid == NO_BID:
            return SOME_BID
        made = 80 + 3 * sheet.stake
        return [made if wins == sheet.bid else 0 for wins in range(numbers.TRICKS + 1)]


class MayExchange(RoleStep[TakersTable]):
    """LT-GAMB-01, LT-DEC-09  Any cards but MIRIA, none included; as many are drawn."""

    asks: ClassVar[Reason] = EXCHANGE

    def run(self, t: TakersTable) -> None:
        t.then([exchange(t, self.role.seat, 0, EXCHANGE)])
