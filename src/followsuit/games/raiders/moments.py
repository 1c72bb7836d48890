"""The moments of a round at which a position can stand, and what remains to be done from each."""

from typing import Final

from followsuit.core.step import AnyStep, Step
from followsuit.games.raiders.declaration import Declare
from followsuit.games.raiders.flow import (
    EndRound,
    EndTrick,
    Lead,
    LeadFromHand,
    MayPullBack,
    MaySteal,
    PlayRound,
    PlayTricks,
    RewardBonuses,
    next_turn,
    rest_of_round,
)
from followsuit.games.raiders.special_cards import PullBack, StealLife
from followsuit.games.raiders.table import RaidersTable

DEAL: Final = "deal"
DECLARATION: Final = "declaration"
REVEAL: Final = "reveal"  # all have declared; tokens and the first leader come next
LEAD: Final = "lead"  # the trick is about to begin; whoever is due may still drop out
LEAD_FROM_HAND: Final = "lead from hand"  # whoever was due has dropped out
FOLLOW: Final = "follow"
STEAL: Final = "steal"  # the trick was just won with D5
STEAL_FIRST: Final = "steal, then pull-back"  # and H9a was in it too
PULL_BACK: Final = "pull-back"
ROUND_END: Final = "round end"  # the last trick is over; the bonuses come next
GAME_OVER: Final = "game over"

MOMENTS: Final[list[str]] = [
    DEAL,
    DECLARATION,
    REVEAL,
    LEAD,
    LEAD_FROM_HAND,
    FOLLOW,
    STEAL,
    STEAL_FIRST,
    PULL_BACK,
    ROUND_END,
    GAME_OVER,
]
BEFORE_TRICKS: Final[list[str]] = [DEAL, DECLARATION, REVEAL]
AFTER_TRICKS: Final[list[str]] = [ROUND_END, GAME_OVER]


class NextTurn(Step[RaidersTable]):
    """The trick goes on after this seat's card: how a position in the middle of one begins."""

    def __init__(self, after: int) -> None:
        self.after = after

    def key(self) -> tuple[int, ...]:
        return (self.after,)

    def run(self, t: RaidersTable) -> None:
        next_turn(t, self.after)


def steps_from(t: RaidersTable, moment: str) -> list[AnyStep]:
    """What remains to be done from this moment on."""
    if moment == DEAL:
        return [PlayRound()]
    if moment == DECLARATION:
        return rest_of_round(t)
    if moment == REVEAL:
        return rest_of_round(t)[1:]
    if moment == GAME_OVER:
        return [EndRound()]
    return [*rest_of_trick(t, moment), RewardBonuses(), EndRound()]


def rest_of_trick(t: RaidersTable, moment: str) -> list[AnyStep]:
    if moment == LEAD:
        return [PlayTricks()]
    if moment == LEAD_FROM_HAND:
        return [LeadFromHand(t.leader), EndTrick(), PlayTricks()]
    if moment == FOLLOW:
        last = t.seat_of_play(len(t.trick()) - 1)
        return [NextTurn(last), EndTrick(), PlayTricks()]
    if moment == STEAL:
        return [MaySteal(t.due), PlayTricks()]
    if moment == STEAL_FIRST:
        return [MaySteal(t.due), MayPullBack(t.due), PlayTricks()]
    if moment == PULL_BACK:
        return [MayPullBack(t.due), PlayTricks()]
    return []


def moment_of(t: RaidersTable) -> str:
    """The moment at which this table waits for an answer, or for its deal, or for nothing more."""
    if not t.todo:
        return GAME_OVER
    waiting = t.todo[-1]
    if isinstance(waiting, PlayRound):
        return DEAL
    if isinstance(waiting, Declare):
        return DECLARATION
    if isinstance(waiting, Lead):
        return LEAD
    if isinstance(waiting, LeadFromHand):
        return LEAD_FROM_HAND
    if isinstance(waiting, StealLife):
        return STEAL_FIRST if isinstance(t.todo[-2], MayPullBack) else STEAL
    if isinstance(waiting, PullBack):
        return PULL_BACK
    return FOLLOW
