"""Whist, as one of the five games: its teams."""

from typing import Final

from followsuit.core.step import AnyStep
from followsuit.games.kings.mode import Mode, draw_drafter
from followsuit.games.kings.rules import WHIST
from followsuit.games.kings.table import KingsTable
from followsuit.games.kings.whist.flow import (
    PlayRound,
    activate,
)

BY_SEATS: Final[list[int]] = [0, 1, 0, 1]  # KW-PREP-01  partners sit opposite


class WhistMode(Mode):
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


MODE: Final[Mode] = WhistMode(WHIST)
