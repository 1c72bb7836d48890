"""What a table is worth to each seat before the game is over: its chance to win, by points and crowns.

The numbers are those of some thousand games: see tests/bots/test_standing.py.
"""

from typing import Final

CROWN_WORTH: Final = 50.0  # in points; a second one wins the game
BLACK_CROWN_WORTH: Final[list[float]] = [0.0, 10.0, 40.0]  # a third one wins the game
HALF: Final = 50.0  # so many points ahead are worth twice the chance
HALF_OF_TWO: Final = 65.0


def standing_of(points: list[int], crowns: list[int], black_crowns: list[int]) -> list[float]:
    half = HALF_OF_TWO if len(points) == 2 else HALF
    worths: list[float] = []
    for seat in range(len(points)):
        black = BLACK_CROWN_WORTH[min(black_crowns[seat], len(BLACK_CROWN_WORTH) - 1)]
        worths.append(points[seat] + CROWN_WORTH * crowns[seat] + black)
    most = max(worths)
    weights = [float(2.0 ** ((worth - most) / half)) for worth in worths]
    total = sum(weights)
    return [weight / total for weight in weights]
