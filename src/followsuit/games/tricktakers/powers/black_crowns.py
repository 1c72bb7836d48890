"""Black Crowns in hand: when one may be spent to renew the hand, and when not."""

from typing import TYPE_CHECKING, Final, cast

from followsuit.core.reason import Reason
from followsuit.games.takers.table import TakersTable

if TYPE_CHECKING:
    from followsuit.games.tricktakers.table import TrickTakersTable

NOT_WITHIN_A_STEP: Final = Reason("TT-REN-08", "No renewal before the discard is made.")


def can_renew(t: "TrickTakersTable", seat: int) -> bool:
    """TT-REN-01, TT-2P-29  In the last round of 3 to 5 players, with a Black Crown."""
    return t.seat_count > 2 and t.is_last_round() and t.black_crowns[seat] > 0


def no_renewal_now(t: TakersTable, seat: int) -> Reason | None:
    """TT-REN-08, TT-OWN-05  Who owes a discard and could renew has to discard first."""
    return NOT_WITHIN_A_STEP if can_renew(cast("TrickTakersTable", t), seat) else None
