"""The cards of Trickster: every hero once in each of the eight suits."""

from typing import Any, Final

from mypy_extensions import i64

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
HERO_NAMES: Final[list[str]] = [*BASE, *GRAND_GAMBIT, *LIMITED]  # by number; those of other packages follow

# Stored games know heroes and cards by these numbers, so they never move: the heroes of the three sets come
# first, suit by suit; each further hero, of this package or another, has the next eight cards.
OURS: Final[int] = len(HERO_NAMES)  # so many are of this package
BOX_COUNT: Final = 23
BOX_CARDS: Final = SUIT_COUNT * BOX_COUNT
ROOM_FOR_CARDS: Final = 256  # no game here has more
ROOM_FOR_HEROES: Final = ROOM_FOR_CARDS // SUIT_COUNT

SUIT: Final[list[int]] = [
    card // BOX_COUNT if card < BOX_CARDS else (card - BOX_CARDS) % SUIT_COUNT
    for card in range(ROOM_FOR_CARDS)
]
HERO: Final[list[int]] = [
    card % BOX_COUNT if card < BOX_CARDS else BOX_COUNT + (card - BOX_CARDS) // SUIT_COUNT
    for card in range(ROOM_FOR_CARDS)
]
# A card's suit and hero as two bits: what may not follow is a mask of such bits.
FACE: Final[list[Any]] = [BIT[SUIT[card]] | BIT[SUIT_COUNT + HERO[card]] for card in range(ROOM_FOR_CARDS)]
ALL_SUITS: Final = 2**SUIT_COUNT - 1
HEROES_OF_THE_BOX: Final = (2**BOX_COUNT - 1) * 2**SUIT_COUNT

# By number, of the cards there are; a hero of another package adds its own.
CARD_NAMES: Final[list[str]] = [
    f"{HERO_NAMES[HERO[card]]}/{SUIT_NAMES[SUIT[card]]}" for card in range(SUIT_COUNT * OURS)
]


def card_of(hero: int, suit: int) -> int:
    if hero < BOX_COUNT:
        return suit * BOX_COUNT + hero
    return BOX_CARDS + (hero - BOX_COUNT) * SUIT_COUNT + suit


def add_hero(name: str) -> int:
    """The number of a further hero, whose cards are there from now on."""
    number = len(HERO_NAMES)
    assert number < ROOM_FOR_HEROES
    HERO_NAMES.append(name)
    CARD_NAMES.extend([f"{name}/{suit}" for suit in SUIT_NAMES])
    return number


def hero_named(name: str) -> int:
    """The hero of this name, or -1."""
    wanted = name.strip().lower()
    for hero in range(len(HERO_NAMES)):
        if HERO_NAMES[hero].lower() == wanted:
            return hero
    return -1


class Heroes:
    """The heroes of a game, by number, and all their cards. Never changed."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.cards = sorted([card_of(hero, suit) for hero in numbers for suit in range(SUIT_COUNT)])
        # A table has room for the cards of the box, and as many more as it needs.
        self.room = max([BOX_CARDS, *[card + 1 for card in self.cards]])
        self.faces: i64 = HEROES_OF_THE_BOX  # the bits of all its heroes, and those of the box
        for hero in numbers:
            self.faces |= BIT[SUIT_COUNT + hero]

    def words(self, out: list[int]) -> None:
        out.append(len(self.numbers))
        out += self.numbers
