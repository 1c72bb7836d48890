"""The ten items: what they are called, what they cost, what they do (LT-OPT-10, LT-GAP-10 to LT-GAP-12)."""

from typing import Final


class Item:
    """One item card. Never changed."""

    def __init__(self, key: str, name: str, price: int, is_advanced: bool, text: str) -> None:
        self.key = key  # as people write it
        self.name = name
        self.price = price
        self.is_advanced = is_advanced  # LT-LIGHT-10  Not in the light game with items
        self.text = text


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
        "With a number card: it counts 5 more or 5 less, from 1 to 9.",
    ),
    Item(
        "map",
        "Map of Destiny",
        10,
        False,
        "Before playing: discard one card or more and draw as many.",
    ),
    Item(
        "book",
        "Hermit's Book of Secrets",
        10,
        False,
        "Before playing: draw a card, then discard one.",
    ),
    Item(
        "axe",
        "Berserker's Axe",
        20,
        False,
        "With a number card: it becomes the 10 of its colour, which loses to a 1 of that colour.",
    ),
    Item(
        "boots",
        "Timid Boots",
        20,
        False,
        "Before playing: put your turn off until all others have played.",
    ),
    Item(
        "wing",
        "Proactive Wing",
        20,
        False,
        "With your card: in this trick you win every tie for the strongest card.",
    ),
    Item(
        "fan",
        "Strategist's Fan",
        20,
        True,
        "With your card: you need not follow the lead colour in this turn.",
    ),
    Item(
        "elixir",
        "Alchemist's Elixir",
        20,
        True,
        "Not when leading: draw a card, then play two as one card of the lead colour with the sum of their "
        "numbers.",
    ),
    Item(
        "glove",
        "Phantom Thief's Glove",
        20,
        True,
        "Before playing: take a card unseen from another hand, and give another card for it.",
    ),
    Item(
        "clock",
        "Time Traveler's Clock",
        30,
        True,
        "Before playing: the cards of this trick go back, and it begins again with the leader you name.",
    ),
]
