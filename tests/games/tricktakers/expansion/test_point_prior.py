"""How much the Alchemist's points promise a bot: by the formations they belong to, and how far these are."""

import pytest

from followsuit.core.bits import BIT
from followsuit.games.tricktakers.expansion.alchemist import A_FORGED_CROWN, point_prior
from followsuit.games.tricktakers.powers.magic_circle import FORMATIONS, POINTS


def promised(filled: set[int], point: int) -> int:
    """The same, with sets: of each formation its worth, half of it for the last point that it lacks."""
    total = 20
    for formation in FORMATIONS:
        belong = {other for other in range(len(POINTS)) if formation.points & BIT[other]}
        if point in belong:
            worth = max(formation.worth, A_FORGED_CROWN)
            total += worth * (len(belong & filled) + 1) // (2 * len(belong))
    return min(100, total)


@pytest.mark.parametrize("filled", [set(), {0}, {0, 1, 2}, {3, 5}, {1, 4}, set(range(len(POINTS)))])
def test_a_point_promises_what_its_formations_are_worth(filled: set[int]) -> None:
    mask = sum(BIT[point] for point in filled)
    for point in range(len(POINTS)):
        assert point_prior(mask, point) == promised(filled, point)
