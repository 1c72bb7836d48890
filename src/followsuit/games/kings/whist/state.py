"""What a table of Whist consists of: its moments, and what is usual."""

from typing import Final

from followsuit.core.moment import Moment
from followsuit.core.position import PositionError
from followsuit.core.setting import Setting
from followsuit.games.kings.moments import DEAL, trick_moments
from followsuit.games.kings.numbers import WHIST_TRICKS
from followsuit.games.kings.state import KingsState
from followsuit.games.kings.whist.drafting import TakeSetOrSpecial, TakeSpecial
from followsuit.games.kings.whist.flow import (
    END_OF_ROUND,
    FIRST_ROUND,
    PlayRound,
    PutAwayLeftSet,
    still_to_draft,
    still_to_take_special,
)
from followsuit.games.kings.whist.mode import MODE
from followsuit.games.kings.whist.scoring import ScoreRound
from followsuit.games.takers.moments import steps_with
from followsuit.games.takers.trick import PLAY_TRICKS

MOMENTS: Final = [
    Moment(DEAL, PlayRound, lambda t: [PlayRound()]),
    Moment(
        *("draft", TakeSetOrSpecial),
        lambda t: [*still_to_draft(t), *steps_with(FIRST_ROUND, PutAwayLeftSet)],
    ),
    Moment(
        *("specials", TakeSpecial),
        lambda t: [*still_to_take_special(t), PLAY_TRICKS[WHIST_TRICKS], *END_OF_ROUND],
    ),
    *trick_moments(WHIST_TRICKS, ScoreRound, END_OF_ROUND),
]


class WhistState(KingsState):
    tricks = WHIST_TRICKS
    mode = MODE

    def check_own(self, s: Setting) -> None:
        """KW-PREP-01  Two teams, partners opposite."""
        order = [s.t.teams[seat] for seat in s.t.sequence_from(0)]
        if order not in ([0, 1, 0, 1], [1, 0, 1, 0]):
            raise PositionError("teams", "partners sit opposite, in two teams, 0 and 1.")


STATE: Final = WhistState(MOMENTS)
