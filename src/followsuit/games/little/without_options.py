"""Tables without options, and so without items: why nothing of that kind can be had or used there."""

from typing import Final

from followsuit.core.reason import Reason
from followsuit.games.little.table import LittleTable

WITHOUT_OPTIONS: Final = Reason("LT-LIGHT-09", "This game is played without options.")
WITHOUT_OPTIONS_LIGHT_1: Final = Reason("LT-LIGHT-01", WITHOUT_OPTIONS.sentence)
WITHOUT_OPTIONS_OF_TWO: Final = Reason("LT-2P-02", WITHOUT_OPTIONS.sentence)


def why_without_options(t: LittleTable) -> Reason:
    """LT-2P-02, LT-LIGHT-01, LT-LIGHT-09  By the way this table plays."""
    if t.seat_count == 2:
        return WITHOUT_OPTIONS_OF_TWO
    return WITHOUT_OPTIONS_LIGHT_1 if t.rules.is_light_1 else WITHOUT_OPTIONS
