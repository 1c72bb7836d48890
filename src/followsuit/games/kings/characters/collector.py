"""Collector: is paid for Rares and White Flags taken (4.8)."""

from typing import ClassVar, Final

from followsuit.core.face import Act
from followsuit.core.reason import Reason
from followsuit.games.kings.backs import count_of_colour
from followsuit.games.kings.cards import WHITE
from followsuit.games.kings.character import FOR_CARDS, KingsCharacter
from followsuit.games.kings.numbers import COLLECTOR
from followsuit.games.kings.tally import Tally

COLLECTED: Final = Reason("KT-COL-01", "Collector, for Rares and White Flags taken.")


class Collector(KingsCharacter):
    code: ClassVar[str] = "08"
    key: ClassVar[str] = "collector"
    name: ClassVar[str] = "Collector"
    points_a_trick: ClassVar[float] = 10.0
    pays_in: ClassVar[int] = FOR_CARDS
    acts: ClassVar[tuple[Act, ...]] = (Act("end", "cards"),)

    def points(self, tally: Tally) -> int:
        """KT-COL-01, KT-COL-02, KT-COL-04  By what is printed."""
        return COLLECTOR[count_of_colour(tally.cards, WHITE)]

    def why_points(self) -> Reason:
        return COLLECTED
