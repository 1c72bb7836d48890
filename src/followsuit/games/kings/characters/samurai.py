"""Samurai: the own red cards fight as black ones (4.5)."""

from typing import ClassVar

from followsuit.core.face import Act
from followsuit.games.kings.character import KingsCharacter
from followsuit.games.kings.order import RED_FIGHTS_AS_BLACK
from followsuit.games.takers.character import Face
from followsuit.games.takers.powers.red_as_black import fight_as_black
from followsuit.games.takers.table import Role, TakersTable


class Samurai(KingsCharacter):
    code: ClassVar[str] = "05"
    key: ClassVar[str] = "samurai"
    name: ClassVar[str] = "Samurai"
    acts: ClassVar[tuple[Act, ...]] = (Act("in-trick", "red"),)

    def resolve(self, t: TakersTable, role: Role, face: Face) -> None:
        """KT-SAM-01, KT-SAM-03, KT-SAM-07  Always; what a Queen has made of a red card is no number."""
        fight_as_black(face, RED_FIGHTS_AS_BLACK)
