"""The table of Napoleon."""

from typing import TYPE_CHECKING

from followsuit.games.kings.table import KingsTable

if TYPE_CHECKING:
    from followsuit.core.state import State


class NapoleonTable(KingsTable):
    def clone(self) -> "NapoleonTable":
        copy = NapoleonTable(self.rules, self.cards.clone(), self.rng.clone(), self)
        self.copy_to(copy)
        return copy

    def state(self) -> "State":
        from followsuit.games.kings.napoleon.state import STATE

        return STATE
