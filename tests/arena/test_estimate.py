"""Intervals over deals: by the tables of Student's distribution, and true as often as they say."""

from random import Random

import pytest

from followsuit.arena.estimate import points_estimate, quantile, share_estimate


@pytest.mark.parametrize(
    ("freedom", "error", "t"),
    [
        (1, 0.05, 12.7062),
        (2, 0.05, 4.3027),
        (5, 0.002, 5.8934),
        (10, 0.05, 2.2281),
        (30, 0.01, 2.7500),
        (120, 0.05, 1.9799),
        (100_000, 0.05, 1.9600),
    ],
)
def test_quantiles_are_those_of_the_tables(freedom: int, error: float, t: float) -> None:
    assert quantile(freedom, error) == pytest.approx(t, abs=1e-4)


def test_the_interval_of_points_is_students() -> None:
    """2.7764 deviations of the mean, with five values."""
    estimate = points_estimate([1.0, 2.0, 3.0, 4.0, 5.0], 0.05)
    assert estimate is not None
    assert estimate.mean == 3.0
    assert (estimate.low, estimate.high) == pytest.approx((3 - 1.9632, 3 + 1.9632), abs=1e-4)


def test_of_one_deal_there_is_no_interval_of_points() -> None:
    assert points_estimate([4.0], 0.05) is None


def test_a_few_deals_that_all_go_one_way_are_no_certainty() -> None:
    estimate = share_estimate([1.0] * 4, 2, 0.05)
    assert (estimate.mean, estimate.high) == (1.0, 1.0)
    assert estimate.low < 0.5
    assert share_estimate([1.0] * 40, 2, 0.05).low > 0.85
    assert share_estimate([0.0] * 40, 2, 0.05).high < 0.15


def test_shares_of_all_bots_have_mirrored_intervals() -> None:
    shares = [0.5, 1.0, 0.5, 0.25, 1.0, 0.0]
    ours, theirs = share_estimate(shares, 2, 0.05), share_estimate([1 - share for share in shares], 2, 0.05)
    assert (ours.low, ours.high) == pytest.approx((1 - theirs.high, 1 - theirs.low))


@pytest.mark.parametrize("deals", [4, 12, 50])
@pytest.mark.parametrize("chance", [0.5, 0.7, 0.95])
def test_at_least_95_of_100_intervals_hold(deals: int, chance: float) -> None:
    """Deals of two games each. With 600 intervals, 93 % is two deviations below 95 %."""
    source = Random(deals)
    held = 0
    for _ in range(600):
        shares = [sum(source.random() < chance for _ in range(2)) / 2 for _ in range(deals)]
        estimate = share_estimate(shares, 2, 0.05)
        held += estimate.low <= chance <= estimate.high
    assert held >= 0.93 * 600
