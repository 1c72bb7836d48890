"""Healer: is paid for blue and green cards taken (4.7)."""

from typing import ClassVar

from followsuit.games.kings.character import KingsCharacter


class Healer(KingsCharacter):
    code: ClassVar[str] = "07"
    key: ClassVar[str] = "healer"
    name: ClassVar[str] = "Healer"
    text: ClassVar[str] = (
        "10 for each blue or green card you have taken, at most 50. As bid card: 30 for 1 win, 50 for 2."
    )
