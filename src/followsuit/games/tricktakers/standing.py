"""What a table is worth to each seat before the game is over: its chance to win, by points and crowns.

The numbers are those of some thousand games: see tests/bots/test_standing.py.
"""

import math
from typing import Final

CROWN_WORTH: Final = 50.0  # in points; a second one wins the game
BLACK_CROWN_WORTH: Final[list[float]] = [0.0, 10.0, 40.0]  # a third one wins the game
HALF: Final = 50.0  # so many points ahead are worth twice the chance
HALF_OF_TWO: Final = 65.0
LOG_OF_TWO: Final = 0.6931471805599453


def standing_of(points: list[int], crowns: list[int], black_crowns: list[int]) -> list[float]:
    half = HALF_OF_TWO if len(points) == 2 else HALF
    worths: list[float] = []
    most = 0.0
    for seat in range(len(points)):
        worth = float(points[seat]) + CROWN_WORTH * float(crowns[seat])
        black = black_crowns[seat]
        if black:
            worth += BLACK_CROWN_WORTH[
                black if black < len(BLACK_CROWN_WORTH) else len(BLACK_CROWN_WORTH) - 1
            ]
        worths.append(worth)
        if worth > most:
            most = worth
    weights: list[float] = []
    total = 0.0
    for worth in worths:
        weight = math.exp((worth - most) / half * LOG_OF_TWO)
        weights.append(weight)
        total += weight
    return [weight / total for weight in weights]
