"""Devil: adds two wins face up, and is paid for the misses of others as a bid (4.9)."""

from typing import ClassVar, Final

from followsuit.core.face import Act
from followsuit.core.reason import Reason
from followsuit.games.kings.character import LOSS, KingsCharacter
from followsuit.games.kings.numbers import DEVIL_A_MISS, DEVIL_COSTLY_WINS, DEVIL_COSTS, DEVIL_WINS
from followsuit.games.kings.tally import Tally

COSTLY_WINS: Final = Reason("KT-DEV-04", "Devil, for exactly 3 wins.")


class Devil(KingsCharacter):
    code: ClassVar[str] = "09"
    key: ClassVar[str] = "devil"
    name: ClassVar[str] = "Devil"
    appeal: ClassVar[int] = 12
    added_wins: ClassVar[int] = DEVIL_WINS
    for_a_miss: ClassVar[int] = DEVIL_A_MISS
    pays_in: ClassVar[int] = LOSS
    acts: ClassVar[tuple[Act, ...]] = (
        Act("always", "wins"),
        Act("end", "three-wins"),
    )

    def points(self, tally: Tally) -> int:
        """KT-DEV-04, KT-DEV-05, KT-GAP-30  The 2 wins it adds are among the 3."""
        return -DEVIL_COSTS if tally.wins == DEVIL_COSTLY_WINS else 0

    def why_points(self) -> Reason:
        return COSTLY_WINS
