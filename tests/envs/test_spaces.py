"""Actions are drawn from those that may be chosen, unless somebody says from which."""

import numpy as np
import pytest

pytest.importorskip("gymnasium")

from followsuit.envs.playing import Playing
from followsuit.envs.spaces import Actions


def test_without_a_table_every_action_is_drawn_from() -> None:
    playing = Playing("trick-raiders", 3)
    for actions in (Actions(3), Actions(3, playing)):
        assert {int(actions.sample()) for _ in range(60)} == {0, 1, 2}


def test_at_a_table_one_is_drawn_that_may_be_chosen_unless_a_mask_or_chances_say_otherwise() -> None:
    playing = Playing("trick-raiders", 3)
    table = playing.reset(1)
    seat = table.next_seat()
    mask = playing.mask(seat)
    actions = Actions(len(mask), playing, seat)
    assert {bool(mask[actions.sample()]) for _ in range(20)} == {True}
    forbidden = int(np.flatnonzero(mask == 0)[0])
    only = np.zeros(len(mask), np.int8)
    only[forbidden] = 1
    assert actions.sample(only) == forbidden
    assert actions.sample(probability=only.astype(np.float64)) == forbidden
