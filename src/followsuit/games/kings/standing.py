"""What a table is worth to each seat before the game is over: its chance to win, by its points."""

import math
from typing import Final

HALF: Final = 60.0  # so many points ahead are worth twice the chance
LOG_OF_TWO: Final = 0.6931471805599453


def standing_of(points: list[int], teams: list[int]) -> list[float]:
    """The seats of a team have the same points, and share what the team is worth, as they would a victory."""
    most = max(points)
    weights: list[float] = []
    total = 0.0
    for seat in range(len(points)):
        weight = math.exp(float(points[seat] - most) / HALF * LOG_OF_TWO)
        if teams:
            weight /= float(teams.count(teams[seat]))
        weights.append(weight)
        total += weight
    return [weight / total for weight in weights]
