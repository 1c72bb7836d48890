"""What a table is worth to each seat before the game is over: the fewer troubles, the better."""

from typing import Final

HALF: Final = 10.0  # so many trouble points more are worth about half the chance
TABLEAU_CARD: Final = 0.4  # of a point; a sole majority may still make it none


def standing_of(totals: list[int], tableau_sizes: list[int]) -> list[float]:
    weights: list[float] = []
    for seat in range(len(totals)):
        trouble = totals[seat] + TABLEAU_CARD * tableau_sizes[seat]
        weights.append(float(2.0 ** (-trouble / HALF)))
    total = sum(weights)
    return [weight / total for weight in weights]
