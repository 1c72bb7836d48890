"""What a table is worth to each seat before the game is over: its chance to win, by the life chips.

The numbers were fitted to some thousand games of bots that think ahead (`search:20`) by `building.standings`.
"""

from typing import Final

# How many times the chance of a seat is that of another with one chip less. The nearer the end, which
# comes when somebody has none, the more a chip ahead is worth: by the fewest chips a seat has.
CHIP_AHEAD: Final[list[float]] = [12.0, 3.6, 3.0]
OF_THREE: Final[list[float]] = [12.0, 5.0, 3.4]


def standing_of(lives: list[int]) -> list[float]:
    fewest = lives[0]
    for chips in lives:
        if chips < fewest:
            fewest = chips
    table = OF_THREE if len(lives) == 3 else CHIP_AHEAD
    ahead = table[fewest if fewest < len(table) else len(table) - 1]
    weights: list[float] = []
    total = 0.0
    for chips in lives:
        weight = 1.0
        for _ in range(chips - fewest):
            weight *= ahead
        weights.append(weight)
        total += weight
    return [weight / total for weight in weights]
