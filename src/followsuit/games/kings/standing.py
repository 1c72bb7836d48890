"""What a table is worth to each seat before the game is over: its chance to win, by its points.

The numbers were fitted to some hundred games of each by bots that think ahead (`search:20`), by
`building.standings`.
"""

import math
from typing import Final

# By the rounds that are behind us: so many points ahead are worth twice the chance.
HALF: Final[list[float]] = [52.0, 52.0, 42.0]
HALF_OF_OMBRE: Final[list[float]] = [92.0, 92.0, 68.0]
HALF_OF_TEAMS: Final[list[float]] = [60.0]
LOG_OF_TWO: Final = 0.6931471805599453


def standing_of(points: list[int], teams: list[int], is_ombre: bool, rounds: int) -> list[float]:
    """The seats of a team have the same points, and share what the team is worth, as they would a victory."""
    halves = HALF_OF_TEAMS if teams else HALF_OF_OMBRE if is_ombre else HALF
    half = halves[rounds if rounds < len(halves) else len(halves) - 1]
    most = max(points)
    weights: list[float] = []
    total = 0.0
    for seat in range(len(points)):
        weight = math.exp(float(points[seat] - most) / half * LOG_OF_TWO)
        if teams:
            weight /= float(teams.count(teams[seat]))
        weights.append(weight)
        total += weight
    return [weight / total for weight in weights]
