"""The 184 cards of Trickster: every hero once in each of the eight suits."""

from typing import Any, Final

from followsuit.core.bits import BIT

SUIT_NAMES: Final[list[str]] = ["red", "orange", "yellow", "green", "blue", "purple", "black", "white"]
SUIT_COUNT: Final = len(SUIT_NAMES)  # their order is the order in which ties are broken (TS-GAME-04)

BASE: Final[list[str]] = [
    "Archivist",
    "Brigand",
    "Doctor",
    "Explorer",
    "Guard",
    "Inventor",
    "Magician",
    "Nomad",
    "Peddler",
    "Revolutionary",
    "Scavenger",
    "Scion",
    "Soldier",
    "Witness",
]
GRAND_GAMBIT: Final[list[str]] = ["General", "Hunter", "Noble", "Saint", "Shaman", "Smuggler", "Vigilante"]
LIMITED: Final[list[str]] = ["Beast", "Maven"]
HERO_NAMES: Final[list[str]] = [*BASE, *GRAND_GAMBIT, *LIMITED]
HERO_COUNT: Final = len(HERO_NAMES)

CARD_COUNT: Final = SUIT_COUNT * HERO_COUNT
CARD_NAMES: Final[list[str]] = [f"{hero}/{suit}" for suit in SUIT_NAMES for hero in HERO_NAMES]
SUIT: Final[list[int]] = [card // HERO_COUNT for card in range(CARD_COUNT)]
HERO: Final[list[int]] = [card % HERO_COUNT for card in range(CARD_COUNT)]

# A card's suit and hero as two bits: what may not follow is a mask of such bits.
FACE: Final[list[Any]] = [
    BIT[card // HERO_COUNT] | BIT[SUIT_COUNT + card % HERO_COUNT] for card in range(CARD_COUNT)
]
ALL_SUITS: Final = 2**SUIT_COUNT - 1
ALL_HEROES: Final = (2**HERO_COUNT - 1) * 2**SUIT_COUNT


def card_of(hero: int, suit: int) -> int:
    return suit * HERO_COUNT + hero


def hero_named(name: str) -> int:
    """The hero of this name, or -1."""
    wanted = name.strip().lower()
    for hero in range(HERO_COUNT):
        if HERO_NAMES[hero].lower() == wanted:
            return hero
    return -1


class Heroes:
    """The heroes of a game, by number, and all their cards. Never changed."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.cards = sorted([card_of(hero, suit) for hero in numbers for suit in range(SUIT_COUNT)])
