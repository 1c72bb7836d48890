"""A house of one person: the tables of a browser, and nobody else's."""

from collections.abc import Callable
from typing import Any, Final

from followsuit.service.counts import Counts
from followsuit.service.log import log
from followsuit.service.rights import guest_hash
from followsuit.service.rooms import Rooms, T
from followsuit.service.settings import Limits, Settings
from followsuit.service.thoughts import Thinkers
from followsuit.site.keeper import BrowserKeeper

GUEST: Final = guest_hash("here")  # whoever has this browser
SETTINGS: Final = Settings(
    silence=0.5,
    keep_rooms=30.0,
    limits=Limits(undos_per_table=100_000, hints_per_second=2.0, hint_burst=20),
)


class BrowserHouse(Rooms):
    def __init__(self, keeper: BrowserKeeper, thinkers: Thinkers, settings: Settings = SETTINGS) -> None:
        super().__init__(settings, Counts())
        self.keeper = keeper
        self.thinkers = thinkers
        keeper.worker = self.worker

    def note_passing(self, name: str, fault: BaseException) -> None:
        log.fault("work ended by a fault", fault, work=name)

    async def apart(self, work: Callable[..., T], *values: Any) -> T:
        """There is nobody else to be held up: this is a worker, and the page is not in it."""
        return work(*values)
