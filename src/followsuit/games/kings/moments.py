"""The moments of a trick at which a position of each of the five games can stand."""

from collections.abc import Callable
from typing import Final

from followsuit.core.event import NO_SEAT
from followsuit.core.moment import Moment, NothingLeft
from followsuit.core.step import AnyStep, Step
from followsuit.games.kings.table import EndGame, KingsTable
from followsuit.games.kings.turn import LATE_TURN, KingsTurn
from followsuit.games.takers.moments import GAME_OVER, IN_SCORING, IN_TURN, PLAY, SCORE, is_scoring, turn_from
from followsuit.games.takers.trick import END_TRICK, NEXT_TURN, PLAY_TRICKS

DEAL: Final = "deal"
LEAD: Final = "lead"  # KT-TURN-06  L: it is open who leads the trick
IN_TRICKS: Final = (LEAD, PLAY, SCORE)

Steps = Callable[[KingsTable], list[AnyStep]]


def trick_moments(
    tricks: int, scores: type[AnyStep] | tuple[type[AnyStep], ...], end: list[AnyStep], has_lead: bool = False
) -> list[Moment]:
    """From the lead to the end of the game, where a round has so many tricks, and then this is done."""

    def from_lead(t: KingsTable) -> list[AnyStep]:
        t.trick_number -= 1  # the trick begins anew, with L
        return [PLAY_TRICKS[tricks - t.trick_number], *end]

    def from_turn(t: KingsTable) -> list[AnyStep]:
        rest: list[AnyStep] = [END_TRICK, PLAY_TRICKS[tricks - t.trick_number], *end]
        if t.waiting:
            late: list[AnyStep] = [] if t.late == NO_SEAT else [LATE_TURN[t.late]]
            return [*turn_from(t), NEXT_TURN, *late, *rest]
        return [*([t.turns[t.late]] if has_late_turn(t) else []), NEXT_TURN, *rest]

    return [
        Moment(LEAD, Step, from_lead if has_lead else None, is_open_who_leads),
        Moment(PLAY, KingsTurn, from_turn),
        Moment(SCORE, scores, lambda t: end[:]),
        Moment(GAME_OVER, (EndGame, NothingLeft)),
        Moment(IN_SCORING, Step, None, lambda t: t.trick_number > 0 and is_scoring(t)),
        Moment(IN_TURN, Step, None, lambda t: t.trick_number > 0),
    ]


def is_open_who_leads(t: KingsTable) -> bool:
    is_turn = isinstance(t.todo[-1], KingsTurn)
    return not is_turn and t.trick_number > 0 and len(t.waiting) == t.seat_count and not t.plays


def has_late_turn(t: KingsTable) -> bool:
    """KT-EOT-01  Whether whoever laid the Green Queen has still to play."""
    return t.late != NO_SEAT and t.late not in [play.seat for play in t.plays]
