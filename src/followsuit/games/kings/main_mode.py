"""The main game and the game of two: how they begin."""

from typing import Final

from followsuit.core.step import AnyStep
from followsuit.games.kings.bidding import activate
from followsuit.games.kings.flow import (
    PLAY_ROUND,
)
from followsuit.games.kings.mode import Mode, draw_drafter
from followsuit.games.kings.rules import BY_LOT, MAIN, TWO_PLAYER
from followsuit.games.kings.table import KingsTable
from followsuit.games.kings.two_players import (
    GIVE_SETS,
    LAY_KINGS_DECK,
    PLAY_ROUND_OF_TWO,
    deal_sets,
)
from followsuit.games.takers.table import DECK


class MainMode(Mode):
    """KT-FLOW-01  Three to five players."""

    def begin(self, t: KingsTable) -> None:
        """KT-DRAFT-02, KT-GAP-49, KT-GAP-61  Who is first in the draft; with parties by lot nobody is."""
        if t.rules.initial_parties != BY_LOT:
            draw_drafter(t)

    def first_steps(self) -> list[AnyStep]:
        return [PLAY_ROUND]

    def activate(self, t: KingsTable) -> None:
        activate(t)


class ModeOfTwo(Mode):
    """KT2-FLOW-01  Two players."""

    def begin(self, t: KingsTable) -> None:
        """KT2-PREP-02, KT2-PREP-04  The sets and the King's deck by lot; or who chooses first."""
        if t.rules.set_assignment == BY_LOT:
            deal_sets(t)
        else:
            draw_drafter(t)
            t.cards.shuffle(DECK, t.rng)  # it lies there while sets are chosen, and nobody sees it

    def first_steps(self) -> list[AnyStep]:
        return [GIVE_SETS, LAY_KINGS_DECK, PLAY_ROUND_OF_TWO]

    def activate(self, t: KingsTable) -> None:
        activate(t)


MODE: Final[Mode] = MainMode(MAIN)
MODE_OF_TWO: Final[Mode] = ModeOfTwo(TWO_PLAYER)
