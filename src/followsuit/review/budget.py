"""How much is thought about."""

from typing import Final

from msgspec import Struct

WORLDS: Final = 2000  # for each answer, as long as it is not clear; the same everywhere, whatever the machine


class Budget(Struct, frozen=True, kw_only=True):
    """Worlds for each answer of a decision; and a time, where somebody waits.

    With worlds alone the same view is judged the same, byte for byte, on every machine. Seconds are for all
    that is asked for, one decision or a whole game; whichever is spent first ends it.
    """

    worlds: int = WORLDS
    seconds: float = 0.0  # 0 for no limit
