"""Napoleon, as one of the five games: how it begins."""

from typing import Final

from followsuit.core.step import AnyStep
from followsuit.games.kings.cards import NO_SET
from followsuit.games.kings.mode import Mode
from followsuit.games.kings.napoleon.flow import (
    PlayRound,
)
from followsuit.games.kings.napoleon.sides import activate
from followsuit.games.kings.rules import NAPOLEON
from followsuit.games.kings.table import KingsTable


class NapoleonMode(Mode):
    def activate(self, t: KingsTable) -> None:
        if NO_SET not in t.sets:
            activate(t)

    def first_steps(self) -> list[AnyStep]:
        return [PlayRound()]


MODE: Final[Mode] = NapoleonMode(NAPOLEON)
