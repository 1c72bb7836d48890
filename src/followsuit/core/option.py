"""An answer is one int: a verb and its argument. Every game uses the same verbs."""

from typing import Any, Final

WORD: Final = 0
CARD: Final = 1
SEAT: Final = 2
NUMBER: Final = 3
POWER: Final = 4
PLACE: Final = 5  # a point, a side, a hand's cards that cannot be told apart
COLOUR: Final = 6
PIECE: Final = 7  # a character, an item, a task, a court: laid out, and no playing card


def option(verb: int, argument: int) -> int:
    """The answer that has this verb and this argument, from 0 to 255: `option(CARD, 12)`."""
    assert 0 <= argument < 256
    return verb << 8 | argument


def verb_of(pick: int) -> int:
    """What kind of answer it is: WORD, CARD, SEAT and so on."""
    return pick >> 8


def argument_of(pick: int) -> int:
    """Which one: the card, the seat, the number."""
    return pick & 0xFF


# The answers that name a piece, made once: compiled code makes a number anew each time it stores one.
PIECES: Final[list[Any]] = [PIECE << 8 | piece for piece in range(256)]

NO: Final = option(WORD, 0)
YES: Final = option(WORD, 1)
DONE: Final = option(WORD, 2)
WORDS: Final[list[str]] = ["no", "yes", "done"]  # by argument
