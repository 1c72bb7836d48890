"""The table of Whist."""

from typing import TYPE_CHECKING

from followsuit.games.kings.table import DOWN, LAID, TURNED, KingsTable
from followsuit.games.takers.table import CLOCKWISE

if TYPE_CHECKING:
    from followsuit.core.state import State


class WhistTable(KingsTable):
    def clone(self) -> "WhistTable":
        copy = WhistTable(self.rules, self.cards.clone(), self.rng.clone(), self)
        self.copy_to(copy)
        return copy

    def state(self) -> "State":
        from followsuit.games.kings.whist.state import STATE

        return STATE

    def sequence_from(self, leader: int) -> list[int]:
        """KW-PREP-01  Clockwise, which with teams by lot is not by ascending seat."""
        if not self.seating:
            return CLOCKWISE[self.seat_count][leader]
        at = self.seating.index(leader)
        return self.seating[at:] + self.seating[:at]

    def turn_green_queen(self, seat: int) -> None:
        """KW-PLAY-12  She can be used twice: the first time she is turned by 90 degrees."""
        self.set_queen(seat, TURNED if self.queens[seat] == LAID else DOWN)
