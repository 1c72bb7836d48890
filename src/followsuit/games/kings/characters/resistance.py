"""Resistance: changes the strength of a card with which it is announced (4.3)."""

from typing import ClassVar, Final

from followsuit.core.face import Act
from followsuit.core.reason import Reason
from followsuit.games.kings.character import CHANGES, KingsCharacter
from followsuit.games.kings.copies import is_further_copy
from followsuit.games.kings.marks import CHANGED
from followsuit.games.takers.cards import FLAG, NUMBER, RARE
from followsuit.games.takers.character import Face
from followsuit.games.takers.table import Role, TakersTable

LOWEST: Final = 1
HIGHEST: Final = 10
ONE_CHANGE: Final = Reason("KT-RES-10", "A card is changed once; a second Resistance has nothing to add.")
NOT_TO_BE_CHANGED: Final = Reason("KT-RES-01", "Only a 1, a 10, a Rare or a White Flag can be changed.")


class Resistance(KingsCharacter):
    code: ClassVar[str] = "03"
    key: ClassVar[str] = "resistance"
    name: ClassVar[str] = "Resistance"
    appeal: ClassVar[int] = 12
    power_count: ClassVar[int] = 1
    acts: ClassVar[tuple[Act, ...]] = (Act("with-card", "change"),)

    def part(self, power: int) -> int:
        return CHANGES

    def power_rule(self, t: TakersTable, role: Role, power: int) -> Reason | None:
        """KT-RES-01, KT-RES-10, KT-GAP-27  As often as one likes, but once in a play."""
        return ONE_CHANGE if is_further_copy(t, role) else None

    def power_text(self, power: int) -> str:
        return "Change the strength of your card"

    def fits(self, t: TakersTable, role: Role, power: int, face: Face) -> Reason | None:
        """KT-RES-01, KT-RES-02, KT-RES-11  By what the card fights as: a Queen comes before the change."""
        if face.kind == RARE or face.kind == FLAG:
            return None
        if face.kind == NUMBER and (face.value == LOWEST or face.value == HIGHEST):
            return None
        return NOT_TO_BE_CHANGED

    def resolve_power(self, t: TakersTable, role: Role, face: Face, power: int) -> None:
        """KT-RES-01 to KT-RES-08  Strength alone; the colour and what is printed stay."""
        face.marks |= CHANGED
        if face.kind == RARE:
            face.kind = FLAG
        elif face.kind == FLAG:
            face.kind = RARE
        else:
            face.value = HIGHEST if face.value == LOWEST else LOWEST
