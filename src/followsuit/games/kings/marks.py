"""What lies on a card of a trick or is said about it: bits of a play's marks."""

from typing import Final

# The family's marks are below: order.RED_AS_BLACK is 4.
UNDER_WHITE_QUEEN: Final = 64
UNDER_BLUE_QUEEN: Final = 128
WITH_BLACK_QUEEN: Final = 256
CHANGED: Final = 512  # KT-RES-03
UNDER_KING: Final = 1024  # KT-KING-05  and which King it is:
KING_SHIFT: Final = 11  # the colour of its set, from this bit on


def king_mark(colour: int) -> int:
    """The marks of a card on which the King of this colour lies."""
    return UNDER_KING | colour << KING_SHIFT


def king_on(marks: int) -> int:
    """The colour of the King that lies on a card with these marks; only if UNDER_KING is one of them."""
    return marks >> KING_SHIFT
