"""What items do that more than one game has."""

from typing import Final

from followsuit.games.takers.table import TakersTable
from followsuit.games.takers.turn import NextTurn

SWORD_STEP: Final = 5
SWORD_LEAST: Final = 1
SWORD_MOST: Final = 9
AXE_VALUE: Final = 10


def after_sword(value: int, is_more: bool) -> int:
    """TA-ITM-20, LT-ITEM-10, LT-ITEM-13  5 more or 5 less, but never beyond 1 and 9."""
    changed = value + SWORD_STEP if is_more else value - SWORD_STEP
    return min(SWORD_MOST, max(SWORD_LEAST, changed))


def put_off_turn(t: TakersTable, seat: int) -> None:
    """TA-ITM-15 to TA-ITM-18, LT-ITEM-50, LT-ITEM-51  The turn comes when all others have played.

    The rest of it is given up. Put off by whoever was to lead, the lead is the next player's.
    """
    t.unwind(NextTurn)
    if not t.plays:
        t.leader = t.waiting[0]
    t.waiting = [*t.waiting, seat]
