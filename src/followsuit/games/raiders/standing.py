"""What a table is worth to each seat before the game is over: its chance to win, by the life chips.

The numbers are those of some thousand games: see tests/bots/test_standing.py.
"""

from typing import Final

# How many times the chance of a seat is that of another with one chip less. The nearer the end, which
# comes when somebody has none, the more a chip ahead is worth: by the fewest chips a seat has.
CHIP_AHEAD: Final[list[float]] = [12.0, 5.5, 3.0]


def standing_of(lives: list[int]) -> list[float]:
    fewest = min(lives)
    ahead = CHIP_AHEAD[min(fewest, len(CHIP_AHEAD) - 1)]
    weights = [float(ahead ** (chips - fewest)) for chips in lives]
    total = sum(weights)
    return [weight / total for weight in weights]
