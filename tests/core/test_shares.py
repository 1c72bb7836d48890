"""What share of the victory each seat may hope for."""

import pytest

from followsuit.core.outcome import shares_of


def test_so_many_more_are_worth_twice_the_share() -> None:
    assert shares_of([10.0, 10.0], 5.0) == pytest.approx([0.5, 0.5])
    assert shares_of([15.0, 10.0], 5.0) == pytest.approx([2 / 3, 1 / 3])
    assert shares_of([0.0, 10.0, -10.0], 10.0) == pytest.approx([2 / 7, 4 / 7, 1 / 7])


@pytest.mark.parametrize("most", [5_000.0, -5_000.0, 10.0**9])
def test_only_how_far_apart_they_are_counts_however_much_they_have(most: float) -> None:
    assert shares_of([most, most - 5.0], 5.0) == pytest.approx([2 / 3, 1 / 3])
