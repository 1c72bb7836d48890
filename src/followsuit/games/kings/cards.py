"""The cards of Kings TrickTakers: those of the draw deck, and those that wait beside it."""

from typing import Final

from followsuit.games.takers.cards import (
    BLACK,
    BLUE,
    COLOUR_LETTERS,
    DRAW_DECK,
    FLAG,
    GREEN,
    NO_COLOUR,
    NUMBER,
    RARE,
    RED,
    Prints,
)

# The colours of sets; white has no number cards, and the family's word for that is no colour.
WHITE: Final[int] = NO_COLOUR
SET_COLOURS: Final[list[int]] = [WHITE, RED, BLUE, GREEN, BLACK]  # as the rules name them
COLOURS: Final[list[int]] = [RED, BLUE, GREEN, BLACK]
NO_SET: Final = -1

WHITE_NUMBER: Final = 5  # kind: the white 11 and 12, without a colour until one is led

PRINTS: Final = Prints()
NAMES: Final[list[str]] = PRINTS.names
KIND: Final[list[int]] = PRINTS.kind
COLOUR: Final[list[int]] = PRINTS.colour
VALUE: Final[list[int]] = PRINTS.value

# What an exclusive card belongs to.
BLACK_TEN: Final = "black ten"
OF_SET: Final = "set"

TENS: Final[list[int]] = [
    PRINTS.add_card(f"{COLOUR_LETTERS[colour]}10", NUMBER, colour, 10, "") for colour in COLOURS
]
BLACK_TENS: Final[list[int]] = [
    PRINTS.add_card(name, NUMBER, BLACK, 10, BLACK_TEN) for name in ("k10x", "k10y")
]


def add_cards_of_sets(value: int) -> list[int]:
    """KT-GAP-51 and chapter 1: one for each set, by its colour; the white one is without colour."""
    found = [
        PRINTS.add_card(f"{COLOUR_LETTERS[colour]}{value}", NUMBER, colour, value, OF_SET)
        for colour in COLOURS
    ]
    found.append(PRINTS.add_card(f"w{value}", WHITE_NUMBER, NO_COLOUR, value, OF_SET))
    return found


# KW-PREP-04, KN-PREP-02  By the colour of the set.
ELEVENS: Final[list[int]] = add_cards_of_sets(11)
TWELVES: Final[list[int]] = add_cards_of_sets(12)

FULL_DECK: Final[list[int]] = [*DRAW_DECK, *TENS]  # the 44 playing cards
SPECIALS: Final[list[int]] = [card for card in FULL_DECK if KIND[card] != NUMBER]  # Rares and White Flags


def is_special(card: int) -> bool:
    """Whether a Rare or a White Flag is printed on it."""
    return KIND[card] == RARE or KIND[card] == FLAG


def is_of_colour(card: int, colour: int) -> bool:
    """KT-DEVC-07, KT-KING-12  For white, Rares and White Flags are meant."""
    return is_special(card) if colour == WHITE else COLOUR[card] == colour
