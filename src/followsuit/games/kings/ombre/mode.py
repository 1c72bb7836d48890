"""Ombre as one of the five games: how it begins."""

from typing import Final

from followsuit.core.step import AnyStep
from followsuit.games.kings.cards import NO_SET
from followsuit.games.kings.mode import Mode, draw_drafter
from followsuit.games.kings.ombre.flow import PlayRound
from followsuit.games.kings.ombre.sets import seat_courts, turn_down
from followsuit.games.kings.ombre.taking_up import (
    rivals_of,
)
from followsuit.games.kings.rules import OMBRE
from followsuit.games.kings.table import KingsTable


class OmbreMode(Mode):
    def begin(self, t: KingsTable) -> None:
        """KO-FLOW-01, KO-AUC-01  Who starts the first auction is drawn by lot, or an option."""
        draw_drafter(t)

    def first_steps(self) -> list[AnyStep]:
        return [PlayRound()]

    def activate(self, t: KingsTable) -> None:
        """KO-SET-06  When all have a set: a Rival's King and Jack lie face down."""
        if NO_SET in t.sets:
            return
        for seat in rivals_of(t):
            turn_down(t, seat, t.sets[seat])
        seat_courts(t)


MODE: Final[Mode] = OmbreMode(OMBRE)
