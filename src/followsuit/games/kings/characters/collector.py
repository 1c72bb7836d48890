"""Collector: is paid for Rares and White Flags taken (4.8)."""

from typing import ClassVar

from followsuit.games.kings.character import KingsCharacter


class Collector(KingsCharacter):
    code: ClassVar[str] = "08"
    key: ClassVar[str] = "collector"
    name: ClassVar[str] = "Collector"
    text: ClassVar[str] = (
        "For Rares and White Flags you have taken: 20 for one, 50 for two, 80 for more. "
        "As bid card: 30 for 0 wins, 30 for 1."
    )
