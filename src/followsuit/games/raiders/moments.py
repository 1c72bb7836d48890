"""The moments at which a position can stand, and what remains to be done from each."""

from typing import Final

from followsuit.core.moment import Moment, NothingLeft
from followsuit.core.step import AnyStep, Step
from followsuit.games.raiders.declaration import Declare
from followsuit.games.raiders.flow import (
    EndRound,
    EndTrick,
    Follow,
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

BEFORE_TRICKS: Final = (DEAL, DECLARATION, REVEAL)
AFTER_TRICKS: Final = (ROUND_END, GAME_OVER)
END: Final[list[AnyStep]] = [RewardBonuses(), EndRound()]
NEXT: Final[list[AnyStep]] = [PlayTricks(), *END]


class NextTurn(Step[RaidersTable]):
    """The trick goes on after this seat's card: how a position in the middle of one begins."""

    def __init__(self, after: int) -> None:
        self.after = after

    def key(self) -> tuple[int, ...]:
        return (self.after,)

    def run(self, t: RaidersTable) -> None:
        next_turn(t, self.after)


def begin_trick(t: RaidersTable) -> list[AnyStep]:
    t.trick_number -= 1  # the lead begins the trick
    return NEXT


def rest_of_trick(t: RaidersTable) -> list[AnyStep]:
    return [NextTurn(t.seat_of_play(len(t.trick()) - 1)), EndTrick(), *NEXT]


def is_pull_back_next(t: RaidersTable) -> bool:
    return isinstance(t.todo[-2], MayPullBack)


# In the order of a round. Past a reveal and a round's end a table goes on at once.
MOMENTS: Final = [
    Moment(DEAL, PlayRound, lambda t: [PlayRound()]),
    Moment(DECLARATION, Declare, rest_of_round),
    Moment(REVEAL, (), lambda t: rest_of_round(t)[1:]),
    Moment(LEAD, Lead, begin_trick),
    Moment(LEAD_FROM_HAND, LeadFromHand, lambda t: [LeadFromHand(t.leader), EndTrick(), *NEXT]),
    Moment(FOLLOW, (Follow, NextTurn), rest_of_trick),
    Moment(STEAL, StealLife, lambda t: [MaySteal(t.due), *NEXT], when=lambda t: not is_pull_back_next(t)),
    Moment(STEAL_FIRST, StealLife, lambda t: [MaySteal(t.due), MayPullBack(t.due), *NEXT]),
    Moment(PULL_BACK, PullBack, lambda t: [MayPullBack(t.due), *NEXT]),
    Moment(ROUND_END, (), lambda t: END),
    Moment(GAME_OVER, NothingLeft, lambda t: [EndRound()]),
]
