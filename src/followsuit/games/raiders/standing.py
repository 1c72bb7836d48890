"""What a table is worth to each seat before the game is over: its chance to win, by the life chips.

The numbers are those of some thousand games: see tests/bots/test_standing.py.
"""

from typing import Final

# How many times the chance of a seat is that of another with one chip less. The nearer the end, which
# comes when somebody has none, the more a chip ahead is worth: by the fewest chips a seat has.
CHIP_AHEAD: Final[list[float]] = [12.0, 5.5, 3.0]


def standing_of(lives: list[int]) -> list[float]:
    fewest = lives[0]
    for chips in lives:
        if chips < fewest:
            fewest = chips
    ahead = CHIP_AHEAD[fewest if fewest < len(CHIP_AHEAD) else len(CHIP_AHEAD) - 1]
    weights: list[float] = []
    total = 0.0
    for chips in lives:
        weight = 1.0
        for _ in range(chips - fewest):
            weight *= ahead
        weights.append(weight)
        total += weight
    return [weight / total for weight in weights]
