"""2A  Gambler: exchanges like a poker player, bids how many tricks to win, and stakes points on it."""

from typing import ClassVar, Final

from followsuit.core.game import Game
from followsuit.core.layout import Counter
from followsuit.core.option import NUMBER, argument_of, option
from followsuit.core.position import Position
from followsuit.core.reason import Reason
from followsuit.core.step import AnyStep
from followsuit.games.takers.awards import Award
from followsuit.games.takers.character import Character
from followsuit.games.takers.powers.exchange import ExchangeCards, never_discarded
from followsuit.games.takers.role_steps import AskRole, RoleStep
from followsuit.games.takers.table import Role, Sheet, TakersTable

SET_UP_GAIN: Final = 20
MOST_STAKED: Final = 50
MOST_STAKED_LAST: Final = 100
TWENTY: Final = Reason("TT-GAM-01", "The Gambler begins with 20 points.")
BID: Final = Reason("TT-GAM-06", "Bid how many tricks you will win.")
STAKE: Final = Reason("TT-GAM-09", "Stake points on your bid, or none.")
TOO_MUCH: Final = Reason("TT-GAM-10", "A stake is in tens, and no more than you have and may.")
NO_SUCH_BID: Final = Reason("TT-GAM-08", "That is no bid you can make.")
BID_MADE: Final = Reason("TT-GAM-14", "The bid was made.")
STAKE_WON: Final = Reason("TT-GAM-14", "The stake is won once again.")
STAKE_BACK: Final = Reason("TT-GAM-14", "The stake comes back.")
BID_MISSED: Final = Reason("TT-GAM-15", "The bid was missed; the stake is lost.")
STAKED: Final = Reason("TT-GAM-11", "The stake lies apart until the round is scored.")
FOUR_BID_AND_MADE: Final = Reason("TT-GAM-16", "The Gambler bid four and won four.")
FIVE_WINS: Final = Reason("TT-GAM-17", "The Gambler has won all five tricks.")
EXCHANGE: Final = Reason("TT-GAM-03", "Discard any cards and draw as many, or stop.")


class Gambler(Character):
    code: ClassVar[str] = "2A"
    name: ClassVar[str] = "Gambler"
    text: ClassVar[str] = (
        "Gains 20 points, may exchange cards twice, then bids how many tricks to win and may stake points "
        "on it. A bid of four that is made wins the game, and so do five wins."
    )
    points_for_bid: ClassVar[tuple[int, ...]] = (30, 60, 90, 150, 0, 0)
    points_of_two: ClassVar[tuple[int, ...]] = (100, 60, 50, 60, 100, 150)

    def sheet(self) -> Sheet:
        return GamblerSheet()

    def set_up(self, t: TakersTable, role: Role) -> list[AnyStep]:
        """TT-GAM-01, TT-GAM-02  20 points."""
        return [GainTwenty(role)]

    def set_up_choices(self, t: TakersTable, role: Role) -> list[AnyStep]:
        """TT-GAM-03 to TT-GAM-12  Up to two exchanges, the bid, the stake."""
        return [MayExchange(role), BidWins(role), StakePoints(role)]

    def read_position(self, t: TakersTable, role: Role, position: Position, game: Game) -> None:
        sheet = sheet_of(t, role)
        sheet.bid = position.number("bid", -1, -1, 5)
        sheet.stake = position.number("stake", 0, 0, MOST_STAKED_LAST)

    def write_position(self, t: TakersTable, role: Role, written: dict[str, object], game: Game) -> None:
        sheet = sheet_of(t, role)
        written["bid"] = sheet.bid
        written["stake"] = sheet.stake

    def notes(self, t: TakersTable, role: Role) -> list[Counter]:
        sheet = sheet_of(t, role)
        bid = [Counter("bid", role.seat, str(sheet.bid))] if sheet.bid >= 0 else []
        return [*bid, Counter("stake", role.seat, str(sheet.stake))] if sheet.stake else bid

    def wins_game(self, t: TakersTable, role: Role) -> Reason | None:
        wins = t.wins[role.seat]
        if wins == 5:
            return FIVE_WINS
        return FOUR_BID_AND_MADE if wins == 4 and sheet_of(t, role).bid == 4 else None

    def score(self, t: TakersTable, role: Role) -> list[Award]:
        """TT-GAM-13 to TT-GAM-18  A made bid pays its value and the stake; a missed one nothing."""
        sheet = sheet_of(t, role)
        if t.wins[role.seat] != sheet.bid:
            return [Award(role.seat, 0, BID_MISSED)]
        table = self.points_of_two if t.seat_count == 2 else self.points_for_bid
        awards = [Award(role.seat, table[sheet.bid], BID_MADE)]
        if sheet.stake:
            awards.append(Award(role.seat, sheet.stake, STAKE_WON))
            awards.append(Award(role.seat, sheet.stake, STAKE_BACK))
        return awards


class GamblerSheet(Sheet):
    def __init__(self) -> None:
        self.bid = -1
        self.stake = 0

    def clone(self) -> Sheet:
        copy = GamblerSheet()
        copy.bid = self.bid
        copy.stake = self.stake
        return copy

    def words(self, out: list[int]) -> None:
        out += [self.bid, self.stake]


def sheet_of(t: TakersTable, role: Role) -> GamblerSheet:
    sheet = t.sheets[role.index]
    assert isinstance(sheet, GamblerSheet)
    return sheet


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
    """TT-GAM-04  An exchange that may be declined; whoever declines the first has no second."""

    def __init__(self, seats: tuple[int, ...], least: int, most: int, left: int) -> None:
        super().__init__(seats, least, most)
        self.left = left

    def key(self) -> tuple[int, ...]:
        return (self.left, self.least, self.most, *self.seats)

    def about(self) -> Reason:
        return EXCHANGE

    def exchange(self, t: TakersTable, seat: int, cards: list[int]) -> None:
        if not cards:
            return
        super().exchange(t, seat, cards)
        if self.left:
            t.then([poker_exchange(t, seat, self.left - 1)])


class BidWins(AskRole[TakersTable]):
    """TT-GAM-06 to TT-GAM-08, TT-2P-25  0 to 4, and with two players 5; openly, on the die."""

    def about(self) -> Reason:
        return BID

    def options(self, t: TakersTable) -> list[int]:
        return [option(NUMBER, wins) for wins in range(6 if t.seat_count == 2 else 5)]

    def why_not(self, t: TakersTable, pick: int) -> Reason | None:
        return None if pick in self.options(t) else NO_SUCH_BID

    def picked(self, t: TakersTable, pick: int) -> None:
        sheet_of(t, self.role).bid = argument_of(pick)
        if t.log is not None:
            t.log.tell("bid", seat=self.seat, number=argument_of(pick))


class StakePoints(AskRole[TakersTable]):
    """TT-GAM-09 to TT-GAM-12  Up to 50 points, 100 in the last round; answered in points, by tens."""

    def about(self) -> Reason:
        return STAKE

    def options(self, t: TakersTable) -> list[int]:
        most = min(MOST_STAKED_LAST if t.is_last_round() else MOST_STAKED, t.points[self.seat])
        return [option(NUMBER, points) for points in range(0, most + 1, 10)]

    def why_not(self, t: TakersTable, pick: int) -> Reason | None:
        return None if pick in self.options(t) else TOO_MUCH

    def picked(self, t: TakersTable, pick: int) -> None:
        stake = argument_of(pick)
        sheet_of(t, self.role).stake = stake
        if stake:
            t.gain(self.seat, -stake, STAKED)
        elif t.log is not None:
            t.log.tell("no-stake", seat=self.seat)
