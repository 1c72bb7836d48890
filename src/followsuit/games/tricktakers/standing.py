"""What a table is worth to each seat before the game is over: points, and how near the crowns are."""

from typing import Final

CROWN_WORTH: Final = 120.0  # a second one wins the game
BLACK_CROWN_WORTH: Final = 40.0
HALF: Final = 90.0  # so many points ahead are worth about twice the chance


def standing_of(points: list[int], crowns: list[int], black_crowns: list[int]) -> list[float]:
    weights: list[float] = []
    for seat in range(len(points)):
        worth = points[seat] + CROWN_WORTH * crowns[seat] + BLACK_CROWN_WORTH * black_crowns[seat]
        weights.append(float(2.0 ** (worth / HALF)))
    total = sum(weights)
    return [weight / total for weight in weights]
