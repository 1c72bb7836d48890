"""Healer: is paid for blue and green cards taken (4.7)."""

from typing import ClassVar, Final

from followsuit.core.face import Act
from followsuit.core.reason import Reason
from followsuit.games.kings.backs import count_of_colour
from followsuit.games.kings.character import FOR_CARDS, KingsCharacter
from followsuit.games.kings.numbers import HEALER_A_CARD, HEALER_MOST
from followsuit.games.kings.tally import Tally
from followsuit.games.takers.cards import BLUE, GREEN

HEALED: Final = Reason("KT-HEA-01", "Healer, for blue and green cards taken.")


class Healer(KingsCharacter):
    code: ClassVar[str] = "07"
    key: ClassVar[str] = "healer"
    name: ClassVar[str] = "Healer"
    appeal: ClassVar[int] = 14
    points_a_trick: ClassVar[float] = 9.0
    pays_in: ClassVar[int] = FOR_CARDS
    acts: ClassVar[tuple[Act, ...]] = (Act("end", "cards"),)

    def points(self, tally: Tally) -> int:
        """KT-HEA-01, KT-HEA-02  Never more than 50 for each Healer."""
        count = count_of_colour(tally.cards, BLUE) + count_of_colour(tally.cards, GREEN)
        return min(HEALER_MOST, HEALER_A_CARD * count)

    def why_points(self) -> Reason:
        return HEALED
