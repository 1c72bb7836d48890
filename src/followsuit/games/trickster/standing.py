"""What a table is worth to each seat before the game is over: its chance to win, by the trouble points.

The numbers are those of some thousand games; a hundred of bots that think ahead (`search:20`) say the same,
by `building.standings`.
"""

from typing import Final

# So many trouble points more are worth half the chance, by the number of rounds that are behind us.
HALF: Final[list[float]] = [3.0, 2.5, 1.6]
OF_TWO: Final = 0.6  # of that, with two players
TABLEAU_CARD: Final = 0.5  # of a point; a sole majority may still make it none


def standing_of(totals: list[int], tableau_sizes: list[int], rounds: int) -> list[float]:
    """After so many rounds; the tableaux are those of one that is being played."""
    half = HALF[min(rounds, len(HALF) - 1)]
    if len(totals) == 2:
        half *= OF_TWO
    troubles = [totals[seat] + TABLEAU_CARD * tableau_sizes[seat] for seat in range(len(totals))]
    fewest = min(troubles)
    weights = [float(2.0 ** ((fewest - trouble) / half)) for trouble in troubles]
    total = sum(weights)
    return [weight / total for weight in weights]
