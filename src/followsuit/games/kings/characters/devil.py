"""Devil: adds two wins face up, and is paid for the misses of others as a bid (4.9)."""

from typing import ClassVar

from followsuit.games.kings.character import KingsCharacter
from followsuit.games.kings.numbers import DEVIL_WINS


class Devil(KingsCharacter):
    code: ClassVar[str] = "09"
    key: ClassVar[str] = "devil"
    name: ClassVar[str] = "Devil"
    text: ClassVar[str] = (
        "You have 2 wins more; exactly 3 wins cost 20. As bid card: 30 for each other player who missed "
        "the bid."
    )
    added_wins: ClassVar[int] = DEVIL_WINS
