"""Life chips: the only five ways they change (TR-LIFE-01), each with its reason."""

from followsuit.core.reason import Reason
from followsuit.games.raiders.table import RaidersTable


def lose_life(t: RaidersTable, seat: int, why: Reason) -> None:
    """TR-LIFE-02  Nobody falls below 0; a loss at 0 has no effect."""
    if t.lives[seat] == 0:
        return
    t.lives[seat] -= 1
    if t.log is not None:
        t.log.tell("life-lost", seat=seat, number=t.lives[seat], because=[why])


def gain_life(t: RaidersTable, seat: int, why: Reason) -> None:
    t.lives[seat] += 1
    if t.log is not None:
        t.log.tell("life-gained", seat=seat, number=t.lives[seat], because=[why])
