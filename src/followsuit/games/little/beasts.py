"""The eight beasts that two characters side by side can summon: LT-BEAST-01 to LT-BEAST-17."""

from typing import Final

from followsuit.games.little.numbers import GURU, LEFT_MARKS, MARU, NEMU, OKO, RIGHT_MARKS
from followsuit.games.takers.cards import BLACK, BLUE, GREEN, NO_COLOUR, RED


class Beast:
    """One beast card. Never changed."""

    def __init__(self, key: str, name: str, mark: int, colour: int) -> None:
        self.key = key
        self.name = name
        self.mark = mark
        self.colour = colour  # LT-BEAST-10  of the cards it pays for, if it does


FOR_EACH: Final = 10  # LT-BEAST-10
THIRTY: Final = 30  # LT-BEAST-12
GURU_DRAWS: Final = 3  # LT-BEAST-13
MARK_NAMES: Final[list[str]] = ["MARU", "GURU", "NEMU", "OKO"]

MARU_THIRTY: Final = 1
GURU_DRAW: Final = 3
NEMU_TIE: Final = 5
OKO_SHIELD: Final = 7

BEASTS: Final[list[Beast]] = [
    Beast("maru-x10", "MARU ×10", MARU, RED),
    Beast("maru-30", "MARU +30", MARU, NO_COLOUR),
    Beast("guru-x10", "GURU ×10", GURU, BLUE),
    Beast("guru-draw", "GURU draw", GURU, NO_COLOUR),
    Beast("nemu-x10", "NEMU ×10", NEMU, GREEN),
    Beast(
        "nemu-tie",
        "NEMU tie",
        NEMU,
        NO_COLOUR,
    ),
    Beast("oko-x10", "OKO ×10", OKO, BLACK),
    Beast(
        "oko-shield",
        "OKO shield",
        OKO,
        NO_COLOUR,
    ),
]


def completed_marks(left: str, right: str) -> list[int]:
    """LT-BEAST-01  On the right edge of the left card and on the left edge of the right one."""
    return [mark for mark in RIGHT_MARKS[left] if mark in LEFT_MARKS[right]]
