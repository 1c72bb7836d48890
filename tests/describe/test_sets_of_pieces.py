"""How many pieces may be laid at once, as whoever is asked is told: a bid of Kings."""

import pytest

from followsuit.describe.question import question
from kings import Kings
from kings_characters import WITH_CHEERLEADER

PARTIES = [
    "gambler hermit cheerleader",
    "ninja healer devil",
    "samurai collector hermit",
    "ninja healer samurai",
]
NAMES = ["Ann", "Ben", "Cho", "Dan"]


@pytest.mark.parametrize(("seat", "least"), [(0, 0), (1, 1), (2, 1), (3, 1)])
def test_who_need_not_bid_is_told_so(seat: int, least: int) -> None:
    """KT-CHE-02, KT-CHE-25, KT-BID-04  In Round 3 as many as two; who has Cheerleader may lay nothing."""
    g = Kings(4, WITH_CHEERLEADER, 0, at="bid", round=3, party=PARTIES)
    asked = question(g.game, g.t.view(seat), NAMES, "en")
    assert asked is not None
    assert asked.set is not None
    assert (asked.set.least, asked.set.most) == (least, 2)
    assert ("done" in [option.pick for option in asked.options]) == (least == 0)
