"""The ten items: what they are called, what they cost, what they do (LT-OPT-10, LT-GAP-10 to LT-GAP-12)."""

from typing import Final


class Item:
    """One item card. Never changed."""

    def __init__(self, key: str, name: str, price: int, is_advanced: bool) -> None:
        self.key = key  # as people write it
        self.name = name
        self.price = price
        self.is_advanced = is_advanced  # LT-LIGHT-10  Not in the light game with items


SWORD: Final = 0
MAP: Final = 1
BOOK: Final = 2
AXE: Final = 3
BOOTS: Final = 4
WING: Final = 5
FAN: Final = 6
ELIXIR: Final = 7
GLOVE: Final = 8
CLOCK: Final = 9

ITEMS: Final[list[Item]] = [
    Item(
        "sword",
        "King's Sword",
        10,
        False,
    ),
    Item(
        "map",
        "Map of Destiny",
        10,
        False,
    ),
    Item(
        "book",
        "Hermit's Book of Secrets",
        10,
        False,
    ),
    Item(
        "axe",
        "Berserker's Axe",
        20,
        False,
    ),
    Item(
        "boots",
        "Timid Boots",
        20,
        False,
    ),
    Item(
        "wing",
        "Proactive Wing",
        20,
        False,
    ),
    Item(
        "fan",
        "Strategist's Fan",
        20,
        True,
    ),
    Item(
        "elixir",
        "Alchemist's Elixir",
        20,
        True,
    ),
    Item(
        "glove",
        "Phantom Thief's Glove",
        20,
        True,
    ),
    Item(
        "clock",
        "Time Traveler's Clock",
        30,
        True,
    ),
]
