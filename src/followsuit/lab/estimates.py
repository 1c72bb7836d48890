"""How sure a share or an average is: intervals over deals, and a correction where many are looked at.

What is counted in a deal is `got` of `of`: victories of a character of the times it was played, points of
rounds. A share is the sum of the one by the sum of the other. The games of a deal have the same cards, so it
is deals that were drawn; what a deal adds beyond its due is the deviation from which the interval is made.
"""

from math import sqrt
from statistics import NormalDist, fmean
from typing import Final, NamedTuple

from followsuit.arena.estimate import LIKE_NORMAL, beyond, quantile

ABOVE: Final = "above"
BELOW: Final = "below"
OPEN: Final = "open"
FEWEST: Final = 8  # deals, for an interval


class DealCounts(NamedTuple):
    """By deal, in the order of the deals."""

    got: list[float]
    of: list[float]


class Guess(NamedTuple):
    mean: float
    low: float
    high: float
    chance: float  # of a difference as large where there is none
    seen: float  # so often it was counted
    deals: int  # in so many of them


def share_guess(counts: DealCounts, error: float, even: float) -> Guess | None:
    """Of the victories. As in the arena, some made-up deals are added in which everything is even: so a few
    deals that all went one way do not pass for certainty, and of many deals they change nothing."""
    seen = [(got, of) for got, of in zip(counts.got, counts.of, strict=True) if of]
    if len(seen) < FEWEST or not 0 < even < 1:
        return None
    usual = fmean(of for _, of in seen)
    made_up = max(2, round(1 / even))
    padded = [*seen, (made_up * even * usual, usual), *[(0.0, usual)] * (made_up - 1)]
    middle, spread = ratio_and_spread(padded)
    half = quantile(len(padded) - 1, error) * spread
    mean = sum(got for got, _ in seen) / sum(of for _, of in seen)
    return Guess(
        mean,
        max(0.0, middle - half),
        min(1.0, middle + half),
        chance_of(middle - even, spread, len(padded) - 1),
        sum(of for _, of in seen),
        len(seen),
    )


def mean_guess(counts: DealCounts, error: float, even: float = 0.0) -> Guess | None:
    """Of points, answers and the like."""
    seen = [(got, of) for got, of in zip(counts.got, counts.of, strict=True) if of]
    if len(seen) < FEWEST:
        return None
    mean, spread = ratio_and_spread(seen)
    half = quantile(len(seen) - 1, error) * spread
    chance = chance_of(mean - even, spread, len(seen) - 1)
    return Guess(mean, mean - half, mean + half, chance, sum(of for _, of in seen), len(seen))


def ratio_and_spread(seen: list[tuple[float, float]]) -> tuple[float, float]:
    """The sum of the one by the sum of the other, and its standard deviation."""
    whole = sum(of for _, of in seen)
    ratio = sum(got for got, _ in seen) / whole
    squares = sum((got - ratio * of) ** 2 for got, of in seen)
    return ratio, sqrt(squares * len(seen) / (len(seen) - 1)) / whole


def difference_guess(changed: DealCounts, base: DealCounts, error: float) -> Guess | None:
    """Of the one less the other, on the same deals: what the cards do to both goes out."""
    wholes = sum(changed.of), sum(base.of)
    deals = [
        deal for deal in zip(changed.got, changed.of, base.got, base.of, strict=True) if deal[1] or deal[3]
    ]
    if len(deals) < FEWEST or not all(wholes):
        return None
    one = sum(changed.got) / wholes[0]
    other = sum(base.got) / wholes[1]
    squares = 0.0
    for got, of, base_got, base_of in deals:
        squares += ((got - one * of) / wholes[0] - (base_got - other * base_of) / wholes[1]) ** 2
    spread = sqrt(squares * len(deals) / (len(deals) - 1))
    half = quantile(len(deals) - 1, error) * spread
    chance = chance_of(one - other, spread, len(deals) - 1)
    return Guess(one - other, one - other - half, one - other + half, chance, wholes[0], len(deals))


def chance_of(distance: float, spread: float, freedom: int) -> float:
    """How often something as far away is seen where there is nothing; by Student's distribution."""
    if spread <= 0:
        return 1.0 if abs(distance) < 1e-12 else 0.0
    t = abs(distance) / spread
    if freedom >= LIKE_NORMAL:
        return 2 * (1 - NormalDist().cdf(t))
    return min(1.0, 2 * beyond(t, freedom))


def corrected(chances: list[float]) -> list[float]:
    """Holm's correction: the chance that any of so many looks like this where there is nothing."""
    found = [1.0] * len(chances)
    most = 0.0
    for place, at in enumerate(sorted(range(len(chances)), key=lambda at: (chances[at], at))):
        most = max(most, min(1.0, (len(chances) - place) * chances[at]))
        found[at] = most
    return found


def verdicts(guesses: list[Guess], evens: list[float], error: float) -> list[str]:
    """Of each whether it is above even, below, or open, after the correction for all of them."""
    found: list[str] = []
    for guess, even, chance in zip(guesses, evens, corrected([one.chance for one in guesses]), strict=True):
        found.append(OPEN if chance >= error else ABOVE if guess.mean > even else BELOW)
    return found
