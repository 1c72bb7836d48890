"""The cards of the family: four colours, Rare, White Flag, and what characters bring of their own.

A card is an int. What is printed on it stands in the lists below. The forty of the draw deck come
first; exclusive cards are added by the characters that own them, in the order of the roster.
"""

from typing import Final

from followsuit.core.reason import Reason

RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
BLACK: Final = 3
NO_COLOUR: Final = 4
COLOUR_NAMES: Final[list[str]] = ["red", "blue", "green", "black", "no colour"]
COLOUR_LETTERS: Final = "rbgk"

NUMBER: Final = 0
RARE: Final = 1
FLAG: Final = 2
PICTURE: Final = 3  # a card with its owner's picture: above Rare, below every 1
PIECE_CARD: Final = 4  # an item or the like: shuffled and drawn like a card, never played to a trick

NAMES: Final[list[str]] = []
KIND: Final[list[int]] = []
COLOUR: Final[list[int]] = []
VALUE: Final[list[int]] = []
OWNER: Final[list[str]] = []  # the code of the character an exclusive card belongs to, or nothing
MARKS: Final[list[int]] = []  # of order.py: what the card does in any hand
WHY: Final[list[Reason | None]] = []  # what its marks go back to
CARDS_OF_COLOUR: Final[list[list[int]]] = [[], [], [], [], []]
MOST_CARDS: Final = 200


def add_card(
    name: str,
    kind: int,
    colour: int,
    value: int,
    owner: str,
    marks: int = 0,
    why: Reason | None = None,
) -> int:
    card = len(NAMES)
    assert name not in NAMES
    assert card < MOST_CARDS
    NAMES.append(name)
    KIND.append(kind)
    COLOUR.append(colour)
    VALUE.append(value)
    OWNER.append(owner)
    MARKS.append(marks)
    WHY.append(why)
    CARDS_OF_COLOUR[colour].append(card)
    return card


def draw_deck() -> list[int]:
    """TT-GEN  Red, blue, green and black 1 to 9, two Rares, two White Flags."""
    cards = [
        add_card(f"{COLOUR_LETTERS[colour]}{value}", NUMBER, colour, value, "")
        for colour in range(4)
        for value in range(1, 10)
    ]
    cards += [add_card(name, RARE, NO_COLOUR, 0, "") for name in ("RAa", "RAb")]
    cards += [add_card(name, FLAG, NO_COLOUR, 0, "") for name in ("WFa", "WFb")]
    return cards


DRAW_DECK: Final[list[int]] = draw_deck()


def is_number(card: int) -> bool:
    return KIND[card] == NUMBER
