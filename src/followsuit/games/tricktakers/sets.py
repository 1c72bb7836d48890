"""The Collector's tables: which sets there are, and for how many points (TA-COL-22, TA-COL-26, TA-VAR-01)."""

from typing import Final

from followsuit.games.takers.powers.combinations import FLUSH, OF_A_KIND, STRAIGHT, STRAIGHT_FLUSH, SetKind

# Each list is in the order of the weights, the greatest first.
SETS: Final[list[SetKind]] = [
    SetKind(STRAIGHT_FLUSH, 5, 100),
    SetKind(OF_A_KIND, 4, 80),
    SetKind(STRAIGHT_FLUSH, 3, 50),
    SetKind(OF_A_KIND, 3, 40),
    SetKind(STRAIGHT, 3, 30),
    SetKind(FLUSH, 3, 20),
]
SETS_OF_TWO: Final[list[SetKind]] = [SetKind(STRAIGHT_FLUSH, 9, 200), *SETS]  # TA-GAP-22
SETS_2023_OF_THREE: Final[list[SetKind]] = [  # TA-VAR-01
    SetKind(STRAIGHT, 5, 100),
    SetKind(FLUSH, 5, 90),
    SetKind(OF_A_KIND, 4, 80),
    SetKind(STRAIGHT, 4, 60),
    SetKind(FLUSH, 4, 50),
    SetKind(OF_A_KIND, 3, 40),
    SetKind(STRAIGHT, 3, 30),
    SetKind(FLUSH, 3, 20),
]
SETS_2023: Final[list[SetKind]] = [SetKind(STRAIGHT_FLUSH, 5, 120), *SETS_2023_OF_THREE]  # TA-VAR-02
