"""What a table is worth to each seat before the game is over: its chance to win, by its points.

The number is that of some hundred games: see tests/bots/test_standing.py.
"""

import math
from typing import Final

HALF: Final = 55.0  # so many points ahead are worth twice the chance
LOG_OF_TWO: Final = 0.6931471805599453


def standing_of(points: list[int]) -> list[float]:
    most = max(points)
    weights: list[float] = []
    total = 0.0
    for number in points:
        weight = math.exp(float(number - most) / HALF * LOG_OF_TWO)
        weights.append(weight)
        total += weight
    return [weight / total for weight in weights]
