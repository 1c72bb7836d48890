"""The Ruler's six tasks: take, or do not take, a card of a colour."""

from typing import Final

from followsuit.games.takers.cards import BLUE, COLOUR, GREEN, RED


class Task:
    """One task card. Never changed."""

    def __init__(self, name: str, japanese: str, colour: int, is_take: bool, done: int) -> None:
        self.name = name
        self.japanese = japanese
        self.colour = colour
        self.is_take = is_take
        self.done = done  # points for its owner, and with 3 to 5 players for the Ruler


FAILED: Final = -10  # whichever task (TA-GAP-26)

TASKS: Final[list[Task]] = [
    Task("do-not-take-red", "赤を取らない", RED, False, 10),
    Task("do-not-take-blue", "青を取らない", BLUE, False, 10),
    Task("do-not-take-green", "緑を取らない", GREEN, False, 10),
    Task("take-red", "赤を取る", RED, True, 20),
    Task("take-blue", "青を取る", BLUE, True, 20),
    Task("take-green", "緑を取る", GREEN, True, 20),
]


def takes_colour(cards: list[int], colour: int) -> bool:
    """TA-TAKE-04  By what is printed, whatever the card stood for in the trick."""
    for card in cards:
        if COLOUR[card] == colour:
            return True
    return False
