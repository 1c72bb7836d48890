"""Who is on whose side: Emperor and Partner, and the other three (KN-PREP-05)."""

from typing import Final

from followsuit.games.kings.cards import WHITE
from followsuit.games.kings.napoleon.court import COURTS
from followsuit.games.kings.table import KingsTable
from followsuit.games.takers.cards import BLACK

EMPERORS_TEAM: Final = 0
OTHER_TEAM: Final = 1
TEAMS: Final = 2


def activate(t: KingsTable) -> None:
    """Sets are taken: Kings lie on the table, and the teams are known."""
    t.teams = [EMPERORS_TEAM if colour in (WHITE, BLACK) else OTHER_TEAM for colour in t.sets]
    t.set_active(COURTS)


def owner_of(t: KingsTable, colour: int) -> int:
    """Who has the set of this colour; everybody has one, and every set is somebody's."""
    return t.sets.index(colour)


def emperor_of(t: KingsTable) -> int:
    return owner_of(t, WHITE)
