"""A bid of how many tricks will be won, openly on a die, and points staked on it."""

from typing import Final

from mypy_extensions import mypyc_attr

from followsuit.core.game import Game
from followsuit.core.layout import Counter
from followsuit.core.option import NUMBER, argument_of, option, verb_of
from followsuit.core.position import Position
from followsuit.core.reason import Reason
from followsuit.core.roles import CounterRole
from followsuit.core.strip import BY_BID, Cell, Occasion, Strip
from followsuit.games.takers.character import Character
from followsuit.games.takers.role_steps import AskRole
from followsuit.games.takers.table import Role, Sheet, TakersTable

NO_BID: Final = -1
HIGHEST_BID: Final = 4
HIGHEST_BID_OF_TWO: Final = 5  # TT-2P-25, LT-2P-26
TEN: Final = 10


class Bidding:
    """What one game says about bids and stakes. Never changed."""

    def __init__(
        self,
        most: int,
        most_in_last_round: int,
        bid: Reason,
        no_such_bid: Reason,
        stake: Reason,
        too_much: Reason,
        staked: Reason,
        no_such_bid_of_two: Reason | None = None,
        above_cap: Reason | None = None,
    ) -> None:
        self.most = most  # that may be staked
        self.most_in_last_round = most_in_last_round
        self.bid = bid
        self.no_such_bid = no_such_bid
        self.stake = stake
        self.too_much = too_much
        self.staked = staked
        # Where a game has rules of their own for it: bids of two players, more than may be staked.
        self.no_such_bid_of_two = no_such_bid if no_such_bid_of_two is None else no_such_bid_of_two
        self.above_cap = too_much if above_cap is None else above_cap


@mypyc_attr(allow_interpreted_subclasses=True)
class Bidder(Character):
    """A character that bids; what follows from the bid, each says for itself."""

    def sheet(self) -> Sheet:
        return BidSheet()

    def read_position(self, t: TakersTable, role: Role, position: Position, game: Game) -> None:
        sheet = bid_of(t, role)
        sheet.bid = position.number("bid", NO_BID, NO_BID, HIGHEST_BID_OF_TWO)
        sheet.stake = position.number("stake", 0, 0, self.most_staked())

    def most_staked(self) -> int:
        """In any round."""
        raise NotImplementedError

    def stake(self, t: TakersTable, role: Role) -> int:
        return bid_of(t, role).stake

    def write_position(self, t: TakersTable, role: Role, written: dict[str, object], game: Game) -> None:
        sheet = bid_of(t, role)
        written["bid"] = sheet.bid
        written["stake"] = sheet.stake

    def points_by_bid(self, is_of_two: bool) -> list[int]:
        """What every bid that may be made pays, if it is."""
        raise NotImplementedError

    def bid_of_game(self) -> int:
        """The bid that wins the game if it is made, with three players or more; or NO_BID."""
        return NO_BID

    def strip(self, at: Occasion) -> Strip | None:
        """By the bid, and not by the tricks won."""
        points = self.points_by_bid(at.players == 2)
        game = self.bid_of_game() if at.players > 2 else NO_BID
        cells = [
            Cell(f"bid {bid}", 0, "win") if bid == game else Cell(f"bid {bid}", points[bid])
            for bid in range(len(points))
        ]
        return Strip(BY_BID, cells)

    def lit_cell(self, t: TakersTable, role: Role) -> int:
        """What was bid: that is played for."""
        return bid_of(t, role).bid

    def notes(self, t: TakersTable, role: Role) -> list[Counter]:
        sheet = bid_of(t, role)
        bid = Counter("bid", role.seat, str(sheet.bid), role=CounterRole.BID)
        stake = Counter("stake", role.seat, str(sheet.stake), role=CounterRole.STAKE)
        return ([bid] if sheet.bid != NO_BID else []) + ([stake] if sheet.stake else [])


class BidSheet(Sheet):
    def __init__(self) -> None:
        self.bid = NO_BID
        self.stake = 0

    def clone(self) -> Sheet:
        copy = BidSheet()
        copy.bid = self.bid
        copy.stake = self.stake
        return copy

    def words(self, out: list[int]) -> None:
        out += [self.bid, self.stake]


def bid_of(t: TakersTable, role: Role) -> BidSheet:
    sheet = t.sheets[role.index]
    assert isinstance(sheet, BidSheet)
    return sheet


class BidWins(AskRole[TakersTable]):
    """TT-GAM-06 to TT-GAM-08, TT-2P-25, LT-GAMB-02 to LT-GAMB-04, LT-2P-26  0 to 4; 5 with two players."""

    def __init__(self, role: Role, bidding: Bidding) -> None:
        super().__init__(role)
        self.bidding = bidding

    def about(self) -> Reason:
        return self.bidding.bid

    def options(self, t: TakersTable) -> list[int]:
        highest = HIGHEST_BID_OF_TWO if t.seat_count == 2 else HIGHEST_BID
        return [option(NUMBER, wins) for wins in range(highest + 1)]

    def why_not(self, t: TakersTable, pick: int) -> Reason | None:
        if pick in self.options(t):
            return None
        return self.bidding.no_such_bid_of_two if t.seat_count == 2 else self.bidding.no_such_bid

    def picked(self, t: TakersTable, pick: int) -> None:
        bid_of(t, self.role).bid = argument_of(pick)
        if t.log is not None:
            t.log.tell("bid", seat=self.seat, number=argument_of(pick))


class StakePoints(AskRole[TakersTable]):
    """TT-GAM-09 to TT-GAM-12, LT-GAMB-05, LT-GAMB-06  Points, by tens; no more than one has."""

    def __init__(self, role: Role, bidding: Bidding) -> None:
        super().__init__(role)
        self.bidding = bidding

    def about(self) -> Reason:
        return self.bidding.stake

    def options(self, t: TakersTable) -> list[int]:
        most = min(self.cap(t), t.points[self.seat])
        return [option(NUMBER, points) for points in range(0, most + 1, TEN)]

    def cap(self, t: TakersTable) -> int:
        """What may be staked, whatever one has."""
        return self.bidding.most_in_last_round if t.is_last_round() else self.bidding.most

    def why_not(self, t: TakersTable, pick: int) -> Reason | None:
        if pick in self.options(t):
            return None
        stake = argument_of(pick)
        is_possible = verb_of(pick) == NUMBER and stake % TEN == 0 and stake <= t.points[self.seat]
        return self.bidding.above_cap if is_possible else self.bidding.too_much

    def picked(self, t: TakersTable, pick: int) -> None:
        stake = argument_of(pick)
        bid_of(t, self.role).stake = stake
        if stake:
            t.gain(self.seat, -stake, self.bidding.staked)
        elif t.log is not None:
            t.log.tell("no-stake", seat=self.seat)
