"""What a table is worth to each seat before the game is over: its chance to win, by its points.

The numbers were fitted to some hundred games of bots (`search:20` and `thumb`) by `building.standings`.
"""

import math
from typing import Final

# By the rounds that are behind us: so many points ahead are worth twice the chance.
HALF: Final[list[float]] = [52.0, 52.0, 42.0]
LOG_OF_TWO: Final = 0.6931471805599453


def standing_of(points: list[int], rounds: int) -> list[float]:
    """After so many rounds."""
    half = HALF[rounds if rounds < len(HALF) else len(HALF) - 1]
    most = max(points)
    weights: list[float] = []
    total = 0.0
    for number in points:
        weight = math.exp(float(number - most) / half * LOG_OF_TWO)
        weights.append(weight)
        total += weight
    return [weight / total for weight in weights]
