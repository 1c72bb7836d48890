"""What a table is worth to each seat before the game is over: its chance to win, by points and crowns.

The numbers were fitted to some thousand games of bots that think ahead (`search:20`) by `building.standings`.
Among those a lead is worth half of what it is among bots that go by rules of thumb: they catch up.
"""

import math
from typing import Final

# By the rounds that are behind us: so many points ahead are worth twice the chance.
HALF: Final[list[float]] = [105.0, 105.0, 80.0]
HALF_OF_TWO: Final[list[float]] = [145.0, 145.0, 66.0, 52.0, 35.0]
CROWN_WORTH: Final[list[float]] = [60.0, 60.0, 25.0]  # in points; a second one wins the game
# The first, and two of them; a third one wins the game.
ONE_BLACK_CROWN: Final[list[float]] = [30.0, 30.0, 0.0]
TWO_BLACK_CROWNS: Final[list[float]] = [60.0, 60.0, 65.0]
LOG_OF_TWO: Final = 0.6931471805599453


def standing_of(points: list[int], crowns: list[int], black_crowns: list[int], rounds: int) -> list[float]:
    """After so many rounds."""
    halves = HALF_OF_TWO if len(points) == 2 else HALF
    half = halves[rounds if rounds < len(halves) else len(halves) - 1]
    at = rounds if rounds < len(CROWN_WORTH) else len(CROWN_WORTH) - 1
    worths: list[float] = []
    most = 0.0
    for seat in range(len(points)):
        worth = float(points[seat]) + CROWN_WORTH[at] * float(crowns[seat])
        black = black_crowns[seat]
        if black:
            worth += ONE_BLACK_CROWN[at] if black == 1 else TWO_BLACK_CROWNS[at]
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
