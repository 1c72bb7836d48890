"""The cards of Little TrickTakers: the draw deck, and those that lie in places of their own."""

from typing import Final

from followsuit.games.takers.cards import (
    BLACK,
    BLUE,
    COLOUR_LETTERS,
    FLAG,
    GREEN,
    NO_COLOUR,
    NUMBER,
    PICTURE,
    RARE,
    RED,
    Prints,
)

PRINTS: Final = Prints()
NAMES: Final[list[str]] = PRINTS.names
KIND: Final[list[int]] = PRINTS.kind
COLOUR: Final[list[int]] = PRINTS.colour
VALUE: Final[list[int]] = PRINTS.value

# The owner of an exclusive card is the code of its character; Enhancement Cards have one of their own.
KING: Final = "01"
BERSERKER: Final = "08"
DEVIL: Final = "10"
ENHANCEMENT: Final = "enhancement"

KINGS_RARE: Final[int] = PRINTS.add_card("RAk", RARE, NO_COLOUR, 0, KING)
MIRIA: Final[int] = PRINTS.add_card("M", PICTURE, NO_COLOUR, 0, BERSERKER)
BERSERKER_DECK: Final[list[int]] = [
    MIRIA,
    PRINTS.add_card("RAm", RARE, NO_COLOUR, 0, BERSERKER),
    PRINTS.add_card("WFm", FLAG, NO_COLOUR, 0, BERSERKER),
    *[
        PRINTS.add_card(f"{COLOUR_LETTERS[colour]}10", NUMBER, colour, 10, BERSERKER)
        for colour in (RED, BLUE, GREEN, BLACK)
    ],
]
PRINTS.never_discarded.append(MIRIA)  # LT-BERS-04, LT-BERS-09
DEVIL_CARDS: Final[list[int]] = [
    PRINTS.add_card(f"{COLOUR_LETTERS[colour]}4d", NUMBER, colour, 4, DEVIL)
    for colour in (RED, BLUE, GREEN, BLACK)
]
# LT-GAP-09  In the order of the numbers' table of prices.
ENHANCEMENT_CARDS: Final[list[int]] = [
    PRINTS.add_card("r1e", NUMBER, RED, 1, ENHANCEMENT),
    PRINTS.add_card("b9e", NUMBER, BLUE, 9, ENHANCEMENT),
    PRINTS.add_card("k7e", NUMBER, BLACK, 7, ENHANCEMENT),
    PRINTS.add_card("WFe", FLAG, NO_COLOUR, 0, ENHANCEMENT),
    PRINTS.add_card("RAe", RARE, NO_COLOUR, 0, ENHANCEMENT),
]


def is_number(card: int) -> bool:
    return KIND[card] == NUMBER


def is_devil_card(card: int) -> bool:
    """LT-DEVIL-05  Alike on both sides: whoever holds one shows it."""
    return PRINTS.owner[card] == DEVIL
