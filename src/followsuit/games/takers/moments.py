"""The moments of a trick and of its end, at which a position of every game of the family can stand."""

from collections.abc import Callable
from typing import Any, Final

from followsuit.core.moment import Moment, NothingLeft
from followsuit.core.position import PositionError
from followsuit.core.step import AnyStep, Ask, Step
from followsuit.games.takers.table import TakersTable
from followsuit.games.takers.trick import EndTrick, PlayTricks
from followsuit.games.takers.turn import (
    AfterPlay,
    EndTurn,
    NextTurn,
    OtherTurn,
    TakeTurn,
    ending_turn,
    taking_turn,
)

PLAY: Final = "play"
AFTER_PLAY: Final = "after play"  # whoever played last may still do something
SCORE: Final = "score"  # the fifth trick is over

# A table may also wait in the middle of one of these. That can be written, but not be set up.
IN_SET_UP: Final = "in setup"
IN_TURN: Final = "in a turn"
IN_SCORING: Final = "in scoring"
GAME_OVER: Final = "game over"
PASSING_MOMENTS: Final[list[str]] = [IN_SET_UP, IN_TURN, IN_SCORING, GAME_OVER]


def trick_moments(
    tricks: int, scores: type[AnyStep], ends: type[AnyStep], end: Callable[[Any], list[AnyStep]]
) -> list[Moment]:
    """From a turn to the end of the game; `end` is what is done when so many tricks are over."""

    def from_trick(t: TakersTable) -> list[AnyStep]:
        return [NextTurn(), EndTrick(), PlayTricks(tricks - t.trick_number), *end(t)]

    return [
        Moment(PLAY, (TakeTurn, OtherTurn), lambda t: [*turn_from(t), *from_trick(t)]),
        Moment(AFTER_PLAY, Step, lambda t: [*rest_of_turn(t), *from_trick(t)], is_after_play),
        Moment(SCORE, scores, end),
        Moment(GAME_OVER, (ends, NothingLeft)),
        Moment(IN_SET_UP, Step, None, lambda t: t.trick_number == 0),
        Moment(IN_SCORING, Step, None, is_scoring),
        Moment(IN_TURN, Step),
    ]


def steps_with(steps: list[AnyStep], kind: type) -> list[AnyStep]:
    """What remains of these steps from the first of that kind on."""
    for i in range(len(steps)):
        if isinstance(steps[i], kind):
            return steps[i:]
    raise AssertionError("there is such a step")


def turn_from(t: TakersTable) -> list[AnyStep]:
    """The turn that is being taken, if the trick is not complete."""
    if not t.waiting or not t.has_turn(t.waiting[0]):
        return []
    seat = t.waiting[0]
    t.waiting = t.waiting[1:]
    return taking_turn(t, seat)


def rest_of_turn(t: TakersTable) -> list[AnyStep]:
    """What whoever played last may still do."""
    acting = [role for role in t.roles_of(t.plays[-1].seat) if role.acts_after_play]
    if not acting:
        raise PositionError("at", "whoever played last has nothing more to do in this turn.")
    return [*[AfterPlay(role) for role in acting], *ending_turn(t, t.plays[-1].seat)]


def is_after_play(t: TakersTable) -> bool:
    """Whether what is asked is the first thing after a play: only the end of that turn waits below it."""
    top = t.todo[-1]
    if t.trick_number == 0 or is_scoring(t):
        return False
    if not isinstance(top, Ask) or not t.plays or t.plays[-1].seat != top.seat:
        return False
    acting = 0
    for role in t.roles_of(top.seat):
        acting += int(role.acts_after_play)
        if role.plays_otherwise or acting > 1:
            return False  # several things follow its play, and it is not said which of them are done
    return isinstance(t.todo[-2], (NextTurn, EndTurn))


def is_scoring(t: TakersTable) -> bool:
    """Whether the tricks are over: none of them waits on the stack any more."""
    for step in t.todo:
        if isinstance(step, (NextTurn, PlayTricks)):
            return False
    return True
