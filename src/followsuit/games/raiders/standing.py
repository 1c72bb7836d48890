"""What a table is worth to each seat before the game is over, by its life chips."""

from typing import Final

# A chip ahead is worth about three times the chance: the game ends when somebody has none.
WEIGHT_OF_LIVES: Final[list[float]] = [0.2, 1.0, 3.0, 9.0, 27.0]


def standing_of(lives: list[int]) -> list[float]:
    weights = [WEIGHT_OF_LIVES[min(chips, len(WEIGHT_OF_LIVES) - 1)] for chips in lives]
    total = sum(weights)
    return [weight / total for weight in weights]
