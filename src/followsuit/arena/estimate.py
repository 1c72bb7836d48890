"""How sure an average over deals is."""

from functools import lru_cache
from math import atan, cos, exp, lgamma, log1p, pi, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final, NamedTuple

ERROR: Final = 0.05  # how often an interval may miss the truth
MOST_STEPS: Final = 60
LIKE_NORMAL: Final = 400  # from so many deals on, Student's distribution is the normal one


class Estimate(NamedTuple):
    mean: float
    low: float
    high: float


def share_estimate(shares: list[float], bots: int, error: float) -> Estimate:
    """Of the victories, from a bot's share in each deal.

    Deals are what was drawn, not games: those of a deal have the same cards. To the deals played we add as
    many made-up ones as there are bots, in each of which another bot takes everything. So a few deals that
    all went one way do not pass for certainty; of many deals they change nothing.
    """
    mean, half = mean_and_half([*shares, 1.0, *[0.0] * (bots - 1)], error)
    return Estimate(fmean(shares), max(0.0, mean - half), min(1.0, mean + half))


def points_estimate(points: list[float], error: float) -> Estimate | None:
    """Nothing can be said of the spread of a single deal."""
    if len(points) < 2:
        return None
    mean, half = mean_and_half(points, error)
    return Estimate(mean, mean - half, mean + half)


def mean_and_half(values: list[float], error: float) -> tuple[float, float]:
    """Student's interval: its middle, and how far it reaches to either side."""
    return fmean(values), quantile(len(values) - 1, error) * stdev(values) / sqrt(len(values))


@lru_cache(4096)
def quantile(freedom: int, error: float) -> float:
    """A variable with Student's distribution is further from 0 than this so often."""
    if freedom >= LIKE_NORMAL:
        return NormalDist().inv_cdf(1 - error / 2)
    # Newton's steps from the normal quantile, which is smaller; the tail bends one way, so they only go up.
    t = NormalDist().inv_cdf(1 - error / 2)
    for _ in range(MOST_STEPS):
        step = (beyond(t, freedom) - error / 2) / density(t, freedom)
        t += step
        if abs(step) < 1e-9 * t:
            break
    return t


def density(t: float, freedom: int) -> float:
    scale = exp(lgamma((freedom + 1) / 2) - lgamma(freedom / 2)) / sqrt(pi * freedom)
    return scale * exp(-(freedom + 1) / 2 * log1p(t * t / freedom))


def beyond(t: float, freedom: int) -> float:
    """How often the variable is more than t: with t = √freedom · tan θ, an integral of powers of cos θ."""
    first = atan(t / sqrt(freedom))
    steps = 400
    width = (pi / 2 - first) / steps
    total = 0.0
    for step in range(1, steps, 2):  # Simpson's rule; at π/2 itself the power is 0, or 1 of one degree
        total += 4 * power(first + step * width, freedom) + 2 * power(first + (step + 1) * width, freedom)
    total += power(first, freedom) - power(pi / 2, freedom)
    whole = sqrt(pi) * exp(lgamma(freedom / 2) - lgamma((freedom + 1) / 2))
    return total * width / 3 / whole


def power(angle: float, freedom: int) -> float:
    return max(cos(angle), 0.0) ** (freedom - 1)
