"""What lies openly beside each other is the same in whichever order a position names it."""

import pytest

from followsuit.games.little.state import BEAST_KEYS, ITEM_KEYS
from little import Little


@pytest.mark.parametrize(
    ("key", "names"),
    [
        ("display", ITEM_KEYS[:3]),
        ("item_deck", ITEM_KEYS),
        ("beast_display", BEAST_KEYS[:3]),
        ("asleep", BEAST_KEYS[:3]),
    ],
)
def test_a_position_is_the_same_in_any_order(key: str, names: list[str]) -> None:
    named = [Little(3, None, 0, at="select", **{key: " ".join(order)}) for order in (names, names[::-1])]
    assert named[0].t.fingerprint() == named[1].t.fingerprint()
    assert named[0].now(key) == named[1].now(key) == " ".join(names)
