"""The Devil's contract: which King lies by its card in which round."""

from typing import Final

from followsuit.core.step import Step
from followsuit.games.kings.cards import NO_SET, SET_COLOURS
from followsuit.games.kings.new_round import begin_round
from followsuit.games.kings.numbers import CONTRACT_A_CARD
from followsuit.games.kings.pieces import FIRST_KING_PIECE
from followsuit.games.kings.table import KingsTable
from followsuit.games.takers.table import EMPTY


class LayContract(Step[KingsTable]):
    """KT-FLOW-02, KT-FLOW-03, KT-DEVC-09, KT2-RND-02, KT2-FLOW-02  Step 1: all know it before the deal."""

    def run(self, t: KingsTable) -> None:
        begin_round(t)
        if t.log is not None and t.contracts[t.round] != NO_SET:
            t.log.tell("contract", number=FIRST_KING_PIECE + t.contracts[t.round])
            t.log.tell("contract-costs", number=CONTRACT_A_CARD[t.round])


class FindContracts(Step[KingsTable]):
    """KT-DRAFT-09, KT-DEVC-04, KT-DEVC-05, KT-DEVC-08, KT-GAP-45, KT-GAP-46  By the sets that are left.

    They leave the game, but for their Kings: one for two rounds, or of two the one with the lower
    King Number first.
    """

    def run(self, t: KingsTable) -> None:
        if t.rules.has_contract:
            left = [colour for colour in SET_COLOURS if colour in t.set_row]  # by ascending King Number
            t.contracts = [NO_SET, NO_SET, left[0], left[-1]]
        t.set_row = EMPTY


LAY_CONTRACT: Final = LayContract()
FIND_CONTRACTS: Final = FindContracts()
