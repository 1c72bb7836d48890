"""The numbers of what can be picked and is no playing card: characters, sets, Jacks and Kings."""

from typing import Final

from followsuit.games.kings.numbers import COPIES
from followsuit.games.kings.set_names import SET_NAMES

# KT-GAP-01, KT-GAP-41  Every character card is a piece of its own: which copy one had is what is barred.
KEYS: Final[list[str]] = list(COPIES)  # in the order of the rules
KEY_OF: Final[list[str]] = [key for key in KEYS for _ in range(COPIES[key][5])]  # by character card
CHARACTER_OF: Final[list[int]] = [KEYS.index(key) for key in KEY_OF]  # by card, its place in KEYS
CHARACTER_CARDS: Final[int] = len(KEY_OF)  # 20
CARDS_OF: Final[dict[str, list[int]]] = {
    key: [card for card in range(CHARACTER_CARDS) if KEY_OF[card] == key] for key in KEYS
}

# By the colour of the set: red, blue, green, black, white.
FIRST_SET_PIECE: Final = 20
FIRST_JACK_PIECE: Final = 30
FIRST_KING_PIECE: Final = 40


def is_character(piece: int) -> bool:
    return piece < CHARACTER_CARDS


def is_set(piece: int) -> bool:
    return FIRST_SET_PIECE <= piece < FIRST_SET_PIECE + 5


def is_jack(piece: int) -> bool:
    return FIRST_JACK_PIECE <= piece < FIRST_JACK_PIECE + 5


def key_of_card(card: int) -> str:
    """A character card as people write it; with its number, where there are several."""
    copies = CARDS_OF[KEY_OF[card]]
    return KEY_OF[card] if len(copies) == 1 else f"{KEY_OF[card]}-{copies.index(card) + 1}"


def key_of_jack(colour: int) -> str:
    return f"{SET_NAMES[colour]}-jack"


def key_of_bid(piece: int) -> str:
    """A character card, or a Jack."""
    return key_of_card(piece) if is_character(piece) else key_of_jack(piece - FIRST_JACK_PIECE)
