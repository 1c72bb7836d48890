"""Ombre as one of the five games: how it begins, and the moments of a round."""

from typing import Final

from followsuit.core.event import NO_SEAT
from followsuit.core.step import AnyStep
from followsuit.games.kings.cards import NO_SET
from followsuit.games.kings.drafting import TakeSet
from followsuit.games.kings.mode import Mode, draw_drafter
from followsuit.games.kings.moments import PLAY, SCORE, moment_in_tricks, tricks_from
from followsuit.games.kings.numbers import OMBRE_HAND, OMBRE_TRICKS
from followsuit.games.kings.ombre.auction import Declare, HoldAuction
from followsuit.games.kings.ombre.flow import THE_ROUND, PlayRound
from followsuit.games.kings.ombre.scoring import END_OF_ROUND
from followsuit.games.kings.ombre.sets import SeatCourts, seat_courts, taking_sets, turn_down
from followsuit.games.kings.ombre.taking_up import DISCARD as DISCARD_BY_KING_PLAYER
from followsuit.games.kings.ombre.taking_up import (
    DISCARD_AS_RIVAL,
    DiscardToNine,
    KingPlayerTakesUp,
    RivalsTakeUp,
    rivals_of,
)
from followsuit.games.kings.rules import OMBRE
from followsuit.games.kings.table import KingsTable
from followsuit.games.takers.moments import steps_with
from followsuit.games.takers.trick import PlayTricks

DEAL: Final = "deal"
AUCTION: Final = "auction"  # somebody is to declare or to pass
TAKE_UP: Final = "take up"  # the auction is over
SETS: Final = "sets"  # the King player's cards are discarded, and the Rivals have taken up theirs
DISCARD: Final = "discard"  # the King player before the sets are taken, or the Rivals after it

MOMENTS: Final[list[str]] = [DEAL, AUCTION, TAKE_UP, SETS, DISCARD, PLAY, SCORE]


class OmbreMode(Mode):
    def begin(self, t: KingsTable) -> None:
        """KO-FLOW-01, KO-AUC-01  Who starts the first auction is drawn by lot, or an option."""
        draw_drafter(t)

    def first_steps(self) -> list[AnyStep]:
        return [PlayRound()]

    def activate(self, t: KingsTable) -> None:
        """KO-SET-06  When all have a set: a Rival's King and Jack lie face down."""
        if NO_SET in t.sets:
            return
        for seat in rivals_of(t):
            turn_down(t, seat, t.sets[seat])
        seat_courts(t)

    def steps_from(self, t: KingsTable, moment: str) -> list[AnyStep]:
        if moment == DEAL:
            return [PlayRound()]
        if moment == AUCTION:
            if t.declarer == NO_SEAT:
                t.declarer = t.drafter  # KO-AUC-02
            return steps_with(THE_ROUND, HoldAuction)
        if moment == TAKE_UP:
            return steps_with(THE_ROUND, KingPlayerTakesUp)
        if moment == SETS:
            return [*taking_sets(t), *steps_with(THE_ROUND, SeatCourts)]
        if moment == DISCARD:
            return discarding(t)
        rest: list[AnyStep] = [*END_OF_ROUND, PlayRound()]
        return rest if moment == SCORE else [*tricks_from(t, moment, OMBRE_TRICKS), *rest]

    def moment_of(self, t: KingsTable) -> str:
        found = moment_in_tricks(t)
        if found:
            return found
        top = t.todo[-1]
        if isinstance(top, (Declare, HoldAuction)):
            return AUCTION
        if isinstance(top, KingPlayerTakesUp):
            return TAKE_UP
        if isinstance(top, TakeSet):
            return SETS
        return DISCARD if isinstance(top, DiscardToNine) else DEAL


def discarding(t: KingsTable) -> list[AnyStep]:
    """KO-XCH-04  The King player discards before there are sets, the Rivals when all have one."""
    seats = [seat for seat in t.clockwise_from(t.king_player) if len(t.hand(seat)) > OMBRE_HAND]
    is_first = t.sets[t.king_player] == NO_SET
    rest = steps_with(THE_ROUND, RivalsTakeUp if is_first else PlayTricks)
    if not seats:
        return rest
    why = DISCARD_BY_KING_PLAYER if is_first else DISCARD_AS_RIVAL
    return [DiscardToNine(tuple(seats), len(t.hand(seats[0])) - OMBRE_HAND, why), *rest]


MODE: Final[Mode] = OmbreMode(OMBRE, MOMENTS)
