"""The table of Ombre."""

from typing import TYPE_CHECKING

from followsuit.core.event import NO_SEAT
from followsuit.games.kings.cards import NO_SET
from followsuit.games.kings.table import KingsTable

if TYPE_CHECKING:
    from followsuit.core.state import State


class OmbreTable(KingsTable):
    def clone(self) -> "OmbreTable":
        copy = OmbreTable(self.rules, self.cards.clone(), self.rng.clone(), self)
        self.copy_to(copy)
        return copy

    def state(self) -> "State":
        from followsuit.games.kings.ombre.state import STATE

        return STATE

    def has_trump(self) -> bool:
        """KO-SET-01  The King player's colour, once there is one."""
        return self.king_player != NO_SEAT and self.sets[self.king_player] != NO_SET

    def is_auction(self) -> bool:
        """KO-AUC-01  Nobody is the King player yet."""
        return self.king_player == NO_SEAT and self.trick_number == 0
