"""Whist, as one of the five games: its teams and its moments."""

from typing import Final

from followsuit.core.step import AnyStep
from followsuit.games.kings.mode import Mode, draw_drafter
from followsuit.games.kings.moments import PLAY, SCORE, moment_in_tricks, tricks_from
from followsuit.games.kings.numbers import WHIST_TRICKS
from followsuit.games.kings.rules import WHIST
from followsuit.games.kings.table import KingsTable
from followsuit.games.kings.whist.drafting import TakeSetOrSpecial, TakeSpecial
from followsuit.games.kings.whist.flow import (
    END_OF_ROUND,
    FIRST_ROUND,
    PlayRound,
    PutAwayLeftSet,
    activate,
    still_to_draft,
    still_to_take_special,
)
from followsuit.games.kings.whist.scoring import ScoreRound
from followsuit.games.takers.moments import steps_with
from followsuit.games.takers.trick import PLAY_TRICKS

DEAL: Final = "deal"
DRAFT: Final = "draft"
SPECIALS: Final = "specials"
BY_SEATS: Final[list[int]] = [0, 1, 0, 1]  # KW-PREP-01  partners sit opposite


class WhistMode(Mode):
    def __init__(self) -> None:
        super().__init__(WHIST, [DEAL, DRAFT, SPECIALS, PLAY, SCORE])

    def begin(self, t: KingsTable) -> None:
        """KW-FLOW-01, KW-PREP-01, KW-DRAFT-01  Teams and seats, and who is first in the draft."""
        if t.rules.has_random_teams:
            seats = list(range(t.seat_count))
            t.rng.shuffle(seats)
            at = seats.index(0)
            t.seating = seats[at:] + seats[:at]
            t.teams = [BY_SEATS[t.seating.index(seat)] for seat in range(t.seat_count)]
        else:
            t.teams = BY_SEATS
        draw_drafter(t)

    def activate(self, t: KingsTable) -> None:
        activate(t)

    def first_steps(self) -> list[AnyStep]:
        return [PlayRound()]

    def steps_from(self, t: KingsTable, moment: str) -> list[AnyStep]:
        if moment == DEAL:
            return [PlayRound()]
        if moment == DRAFT:
            return [*still_to_draft(t), *steps_with(FIRST_ROUND, PutAwayLeftSet)]
        if moment == SPECIALS:
            return [*still_to_take_special(t), PLAY_TRICKS[WHIST_TRICKS], *END_OF_ROUND]
        if moment == SCORE:
            return END_OF_ROUND[:]
        return [*tricks_from(t, moment, WHIST_TRICKS), *END_OF_ROUND]

    def moment_of(self, t: KingsTable) -> str:
        top = t.todo[-1] if t.todo else None
        if isinstance(top, PlayRound):
            return DEAL
        if isinstance(top, TakeSetOrSpecial):
            return DRAFT
        if isinstance(top, TakeSpecial):
            return SPECIALS
        return SCORE if isinstance(top, ScoreRound) else moment_in_tricks(t)


MODE: Final[Mode] = WhistMode()
