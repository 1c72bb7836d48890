"""What a table of Ombre consists of: its moments, and what is usual."""

from typing import Final

from followsuit.core.event import NO_SEAT
from followsuit.core.moment import Moment
from followsuit.core.position import PositionError
from followsuit.core.setting import Setting
from followsuit.core.step import AnyStep
from followsuit.games.kings.cards import NO_SET
from followsuit.games.kings.drafting import TakeSet
from followsuit.games.kings.moments import DEAL, trick_moments
from followsuit.games.kings.numbers import OMBRE_HAND, OMBRE_TRICKS
from followsuit.games.kings.ombre.auction import Declare, HoldAuction
from followsuit.games.kings.ombre.flow import THE_ROUND, PlayRound
from followsuit.games.kings.ombre.mode import MODE
from followsuit.games.kings.ombre.scoring import END_OF_ROUND
from followsuit.games.kings.ombre.sets import SeatCourts, taking_sets
from followsuit.games.kings.ombre.taking_up import DISCARD as DISCARD_BY_KING_PLAYER
from followsuit.games.kings.ombre.taking_up import (
    DISCARD_AS_RIVAL,
    DiscardToNine,
    KingPlayerTakesUp,
    RivalsTakeUp,
)
from followsuit.games.kings.places import AUCTION as AUCTION_PLACE
from followsuit.games.kings.places import FRONT
from followsuit.games.kings.state import BEFORE_SETS, KingsState
from followsuit.games.kings.table import KingsTable
from followsuit.games.takers.cards import NO_COLOUR
from followsuit.games.takers.moments import steps_with
from followsuit.games.takers.trick import PlayTricks

AUCTION: Final = "auction"  # somebody is to declare or to pass
TAKE_UP: Final = "take up"  # the auction is over
SETS: Final = "sets"  # the King player's cards are discarded, and the Rivals have taken up theirs
DISCARD: Final = "discard"  # the King player before the sets are taken, or the Rivals after it


def auctioning(t: KingsTable) -> list[AnyStep]:
    if t.declarer == NO_SEAT:
        t.declarer = t.drafter  # KO-AUC-02
    return steps_with(THE_ROUND, HoldAuction)


def discarding(t: KingsTable) -> list[AnyStep]:
    """KO-XCH-04  The King player discards before there are sets, the Rivals when all have one."""
    seats = [seat for seat in t.clockwise_from(t.king_player) if len(t.hand(seat)) > OMBRE_HAND]
    is_first = t.sets[t.king_player] == NO_SET
    rest = steps_with(THE_ROUND, RivalsTakeUp if is_first else PlayTricks)
    if not seats:
        return rest
    why = DISCARD_BY_KING_PLAYER if is_first else DISCARD_AS_RIVAL
    return [DiscardToNine(tuple(seats), len(t.hand(seats[0])) - OMBRE_HAND, why), *rest]


MOMENTS: Final = [
    Moment(DEAL, PlayRound, lambda t: [PlayRound()]),
    Moment(AUCTION, (Declare, HoldAuction), auctioning),
    Moment(TAKE_UP, KingPlayerTakesUp, lambda t: steps_with(THE_ROUND, KingPlayerTakesUp)),
    Moment(SETS, TakeSet, lambda t: [*taking_sets(t), *steps_with(THE_ROUND, SeatCourts)]),
    Moment(DISCARD, DiscardToNine, discarding),
    *trick_moments(OMBRE_TRICKS, (), [*END_OF_ROUND, PlayRound()]),
]


class OmbreState(KingsState):
    tricks = OMBRE_TRICKS
    mode = MODE
    otherwise = DEAL

    def has_sets(self, s: Setting) -> bool:
        """All sets are laid out anew in each round."""
        return s.moment not in BEFORE_SETS

    def check_sets(self, s: Setting) -> None:
        """The King player discards before there are any."""
        if s.moment != DISCARD:
            super().check_sets(s)

    def usual_king_player(self, s: Setting) -> int:
        leader: int = s.get("leader")
        return NO_SEAT if s.moment in (DEAL, AUCTION) else leader

    def usual_trump(self, s: Setting) -> int:
        """KO-SET-01, KO-SET-03  The King player's colour; white is none."""
        colour = NO_SET if s.get("king_player") == NO_SEAT else s.get("sets")[s.t.king_player]
        return NO_COLOUR if colour == NO_SET else int(colour)

    def own_hidden_places(self, t: KingsTable) -> list[int]:
        """KO-DEAL-02  Where auction cards lie."""
        places = [first + seat for first in (AUCTION_PLACE, FRONT) for seat in range(t.seat_count)]
        return [place for place in places if t.cards.piles[place]]

    def check_own(self, s: Setting) -> None:
        """KO-AUC-09"""
        if s.moment not in (DEAL, AUCTION) and s.t.king_player == NO_SEAT:
            raise PositionError("king_player", f"there is a King player at {s.moment!r}.")


STATE: Final = OmbreState(MOMENTS)
