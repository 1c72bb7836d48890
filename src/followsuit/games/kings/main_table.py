"""The table of the main game, for three to five players."""

from typing import TYPE_CHECKING

from followsuit.games.kings.table import KingsTable

if TYPE_CHECKING:
    from followsuit.core.state import State


class MainTable(KingsTable):
    def clone(self) -> "MainTable":
        copy = MainTable(self.rules, self.cards.clone(), self.rng.clone(), self)
        self.copy_to(copy)
        return copy

    def state(self) -> "State":
        from followsuit.games.kings.main_state import STATE

        return STATE
