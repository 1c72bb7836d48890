"""The cards of TrickTakers: the draw deck, and those that the characters bring.

Exclusive cards are added by the characters that own them; `stored` says with which numbers.
"""

from typing import Final

from followsuit.core.reason import Reason
from followsuit.games.takers.cards import NUMBER, Prints
from followsuit.games.tricktakers.stored import CARD_COUNT, FIRST_CARDS

PRINTS: Final = Prints()
PRINTS.reserve(FIRST_CARDS, CARD_COUNT)
NAMES: Final[list[str]] = PRINTS.names
KIND: Final[list[int]] = PRINTS.kind
COLOUR: Final[list[int]] = PRINTS.colour
VALUE: Final[list[int]] = PRINTS.value
OWNER: Final[list[str]] = PRINTS.owner
CARDS_OF_COLOUR: Final[list[list[int]]] = PRINTS.of_colour


def add_card(
    name: str,
    kind: int,
    colour: int,
    value: int,
    owner: str,
    marks: int = 0,
    why: Reason | None = None,
) -> int:
    """A card of the character with this code."""
    return PRINTS.add_card(name, kind, colour, value, owner, marks, why)


def is_number(card: int) -> bool:
    return KIND[card] == NUMBER
