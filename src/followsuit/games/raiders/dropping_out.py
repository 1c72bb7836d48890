"""Dropping out of the round, of either kind."""

from typing import Final

from followsuit.core.bits import BIT
from followsuit.core.reason import Reason
from followsuit.games.raiders.lives import lose_life
from followsuit.games.raiders.table import DISCARDS, LEADS, RaidersTable

NO_LEAD_CARD: Final = Reason("TR-DROP-01", "Due to lead, but without a lead card.")
NO_HAND_CARD: Final = Reason("TR-DROP-02", "A card from the hand is due, but the hand is empty.")
RUN_OUT: Final = Reason("TR-REND-02", "All cards are played; only the winner of the last trick stays in.")
DROPPED_OUT: Final = Reason("TR-DROP-05", "Dropping out costs a life chip.")


def drop_out(t: RaidersTable, seat: int, why: Reason) -> None:
    """TR-DROP-04 to TR-DROP-07, TR-DROP-15  Out of the round, a life chip paid, the lead cards laid away."""
    t.out |= BIT[seat]
    if t.log is not None:
        t.log.tell("dropped-out", seat=seat, because=[why])
    lose_life(t, seat, RUN_OUT if why is RUN_OUT else DROPPED_OUT)
    t.cards.move_all(LEADS + seat, DISCARDS)


def is_limit_reached(t: RaidersTable) -> bool:
    """TR-DROP-09, TR-DROP-10, TR-DROP-16  So many drop-outs make this trick the last one."""
    return t.out_count() >= t.rules.drop_out_limit
