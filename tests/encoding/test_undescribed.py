"""An answer for which an encoding has no action is said, and marks nothing."""

import pytest

from encoding.cases import Case, cases, label
from followsuit.core.option import SEAT, option
from followsuit.encoding.encoding import Undescribed
from followsuit.envs.encodings import encoding_of


@pytest.mark.parametrize("case", cases(), ids=label)
def test_what_nobody_can_answer_has_no_action(case: Case) -> None:
    game, players = case
    encoding = encoding_of(game, players)
    pick = option(SEAT, 9)
    encoding.offers.clear()
    encoding.offers.begin(0)
    with pytest.raises(Undescribed, match=f"^{game.id} has no action for "):
        encoding.mark([pick], 0, 0)
