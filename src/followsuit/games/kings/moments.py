"""The moments of a trick at which a position of each of the five games can stand."""

from typing import Final

from followsuit.core.event import NO_SEAT
from followsuit.core.step import AnyStep
from followsuit.games.kings.table import EndGame, KingsTable
from followsuit.games.kings.turn import LATE_TURN, KingsTurn
from followsuit.games.takers.moments import GAME_OVER, IN_SCORING, IN_TURN, PLAY, SCORE, is_scoring
from followsuit.games.takers.trick import END_TRICK, NEXT_TURN, PLAY_TRICKS
from followsuit.games.takers.turn import taking_turn

LEAD: Final = "lead"  # KT-TURN-06  L: it is open who leads the trick

__all__ = ["LEAD", "PLAY", "SCORE", "has_late_turn", "moment_in_tricks", "tricks_from"]


def tricks_from(t: KingsTable, moment: str, tricks: int) -> list[AnyStep]:
    """What remains of the tricks of a round, of which there are so many in all."""
    if moment == LEAD:
        t.trick_number -= 1  # the trick begins anew, with L
        return [PLAY_TRICKS[tricks - t.trick_number]]
    rest: list[AnyStep] = [END_TRICK, PLAY_TRICKS[tricks - t.trick_number]]
    if t.waiting:
        seat = t.waiting[0]
        t.waiting = t.waiting[1:]
        late: list[AnyStep] = [] if t.late == NO_SEAT else [LATE_TURN[t.late]]
        return [*taking_turn(t, seat), NEXT_TURN, *late, *rest]
    if has_late_turn(t):
        return [t.turns[t.late], NEXT_TURN, *rest]
    return [NEXT_TURN, *rest]


def has_late_turn(t: KingsTable) -> bool:
    """KT-EOT-01  Whether whoever laid the Green Queen has still to play."""
    for play in t.plays:
        if play.seat == t.late:
            return False
    return t.late != NO_SEAT


def moment_in_tricks(t: KingsTable) -> str:
    """The moment at which this table waits for an answer; empty if the tricks have not begun."""
    if not t.todo or isinstance(t.todo[-1], EndGame):
        return GAME_OVER
    if isinstance(t.todo[-1], KingsTurn):
        return PLAY
    if t.trick_number == 0:
        return ""
    if len(t.waiting) == t.seat_count and not t.plays:
        return LEAD
    if is_scoring(t):
        return IN_SCORING
    return IN_TURN
