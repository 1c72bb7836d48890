"""A worker of a server: all tables it has in memory, and what goes on whether or not anyone asks."""

import asyncio
import os
from collections import Counter
from collections.abc import Callable
from typing import Any

from followsuit.service.limits import Buckets
from followsuit.service.lines import OpenLines
from followsuit.service.memory import Memory
from followsuit.service.metrics import Metrics
from followsuit.service.minds import Minds
from followsuit.service.reviews import Reviews
from followsuit.service.rooms import AT_ONCE as AT_ONCE
from followsuit.service.rooms import Rooms, T
from followsuit.service.settings import Settings
from followsuit.service.store import Store
from followsuit.service.watch import Watch, end_in_time, put_down


class House(Rooms):
    def __init__(self, settings: Settings) -> None:
        super().__init__(settings, Metrics())
        self.watch = Watch(settings)
        self.store = self.keeper = Store(settings, self.worker, self.watch)
        self.minds = self.thinkers = Minds(
            settings.thinkers or minds_of_one(settings.workers), settings.thought
        )
        limits = settings.limits
        self.requests = Buckets(limits.requests_per_second, limits.request_burst)
        self.changes = Buckets(limits.changes_per_second, limits.change_burst)
        self.messages = Buckets(limits.address_messages_per_second, limits.address_message_burst)
        self.work = Buckets(limits.work_per_second, limits.work_burst)
        self.page_files = Buckets(limits.page_files_per_second, limits.page_file_burst)
        self.lines = OpenLines(settings)
        self.sockets: Counter[str] = Counter()  # by address
        self.memory = Memory()
        self.reviews = Reviews(self)

    async def open(self) -> None:
        end_in_time(self.settings.end_within)
        self.watch.begin()
        await self.store.start(self.hear)
        self.watch.keep("tick", self.tick_for_ever)
        self.watch.keep("reviews", self.reviews.work_for_ever)
        if self.settings.warm:
            self.minds.begin()
        self.memory.begin()

    async def close(self) -> None:
        """Each step has its time, so that nothing that hangs keeps the process."""
        await put_down(list(self.tasks), 1.0)
        await asyncio.gather(self.minds.end(), self.reviews.end())
        await self.store.stop(1.0)
        await self.watch.stop(1.2)  # longer than the store's writer takes to drop its connection
        await self.store.dispose(1.0)
        self.memory.end()

    async def troubles(self) -> list[str]:
        """What keeps the server from being ready."""
        found = [f"{name} has ended lately" for name in self.watch.unwell()]
        if not await self.store.is_up():
            found.insert(0, "the store does not answer")
        return found

    def note_passing(self, name: str, fault: BaseException) -> None:
        self.watch.note_passing(name, fault)

    async def apart(self, work: Callable[..., T], *values: Any) -> T:
        """In a thread."""
        return await asyncio.to_thread(work, *values)

    async def look_after_all(self) -> None:
        await super().look_after_all()
        self.memory.look_through(is_quiet=not any(room.listeners for room in self.rooms.values()))


def minds_of_one(workers: int) -> int:
    """How many processes think for one worker, when all of them have the cores between them."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores // workers)
