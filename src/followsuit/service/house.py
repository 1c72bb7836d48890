"""All tables a worker has in memory, and what goes on whether or not anyone asks."""

import asyncio
import os
import secrets
import time
from collections import Counter
from collections.abc import Coroutine
from typing import Any, Final

from followsuit.core.rng import Rng, seeded
from followsuit.service import metrics
from followsuit.service.entries import Entry, TableRow
from followsuit.service.limits import Buckets
from followsuit.service.lines import Lines
from followsuit.service.logs import log
from followsuit.service.memory import Memory
from followsuit.service.minds import Minds
from followsuit.service.room import Room
from followsuit.service.settings import Settings
from followsuit.service.slices import Lane
from followsuit.service.store import Store, StoreDown
from followsuit.service.story import new_story, telling
from followsuit.service.watch import Watch, end_in_time, put_down

TICK: Final = 0.5
AT_ONCE: Final = 500  # entries that are read together


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = secrets.token_hex(8)
        self.watch = Watch(settings)
        self.store = Store(settings, self.worker, self.watch)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room | None]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.presence_pause = max(TICK, min(5.0, settings.silence * 2))
        self.presence_limit = self.presence_pause * 2.5
        self.presence_at = 0.0
        self.minds = Minds(settings.thinkers or minds_of_one(settings.workers), settings.thought)
        limits = settings.limits
        self.requests = Buckets(limits.requests_per_second, limits.request_burst)
        self.changes = Buckets(limits.changes_per_second, limits.change_burst)
        self.messages = Buckets(limits.address_messages_per_second, limits.address_message_burst)
        self.work = Buckets(limits.work_per_second, limits.work_burst)
        self.page_files = Buckets(limits.page_files_per_second, limits.page_file_burst)
        self.lines = Lines(settings)
        self.sockets: Counter[str] = Counter()  # by address
        self.lane = Lane()
        self.memory = Memory()

    async def open(self) -> None:
        end_in_time(self.settings.end_within)
        self.watch.begin()
        await self.store.start(self.hear)
        self.watch.keep("tick", self.tick_for_ever)
        if self.settings.warm:
            self.minds.begin()
        self.memory.begin()

    async def close(self) -> None:
        """Each step has its time, so that nothing that hangs keeps the process."""
        await put_down(list(self.tasks), 1.0)
        await self.minds.end()
        await self.store.stop(1.0)
        await self.watch.stop(0.5)
        await self.store.dispose(0.5)
        self.memory.end()

    async def troubles(self) -> list[str]:
        """What keeps the server from being ready."""
        found = [f"{name} has ended lately" for name in self.watch.unwell()]
        if not await self.store.is_up():
            found.insert(0, "the store does not answer")
        return found

    def start(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        """Work that nobody waits for; what goes wrong in it is said."""
        task = asyncio.create_task(work, name=name)
        self.tasks.add(task)
        task.add_done_callback(self.is_done)
        return task

    def is_done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if task.cancelled() or task.exception() is None:
            return
        fault = task.exception()
        if fault is not None and not isinstance(fault, StoreDown):  # the store has said so itself
            self.watch.note_passing(task.get_name(), fault)

    # Rooms.

    async def room(self, table_id: str) -> Room | None:
        """The table, from memory or rebuilt from its list; None if there is none."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.used_at = time.monotonic()
            return room
        task = self.loading.get(table_id)
        if task is None:
            task = self.loading[table_id] = asyncio.create_task(self.load(table_id))
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def load(self, table_id: str) -> Room | None:
        row = await self.store.table(table_id)
        if row is None:
            return None
        story = new_story(row)
        is_more = True
        while is_more:
            entries = await self.store.entries(table_id, story.seq, AT_ONCE)
            await self.lane.run(telling(story, entries))
            is_more = len(entries) == AT_ONCE
        room = Room(self, story, await self.store.chats(table_id))
        self.rooms[table_id] = room
        self.start(room.read_on(), "read on")  # what was stored while we read was told to nobody here
        metrics.ROOMS.set(len(self.rooms))
        if not self.store.is_sqlite and time.time() - room.story.last_at < self.settings.silence:
            room.wake_later()
        else:
            room.wake()
        return room

    async def create(self, row: TableRow, entries: list[Entry]) -> Room:
        await self.store.create(row, entries)
        metrics.TABLES_BEGUN.labels(row.game).inc()
        room = await self.room(row.id)
        assert room is not None
        room.wake()
        log.info("table begun", table=row.id, game=row.game, players=row.players)
        return room

    # What goes on by itself.

    async def tick_for_ever(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            await self.look_after_all()

    async def look_after_all(self) -> None:
        for room in list(self.rooms.values()):
            try:
                await self.look_after(room)
            except StoreDown:
                break
            except Exception:
                metrics.FAULTS.inc()
                log.fault("looking after a table failed", table=room.id)
        self.tell_all_presence()
        self.memory.look_through(is_quiet=not any(room.listeners for room in self.rooms.values()))

    async def look_after(self, room: Room) -> None:
        if room.driver is not None and room.driver.done() and room.driver.exception() is not None:
            room.wake()  # the bots' work ended by a fault; they go on
        if room.listeners:
            await room.look_for_absent()
            await room.look_for_idle()
            return
        is_idle = time.monotonic() - room.used_at > self.settings.keep_rooms
        if is_idle and not room.lock.locked() and (room.driver is None or room.driver.done()):
            self.rooms.pop(room.id, None)
            metrics.ROOMS.set(len(self.rooms))

    def hear(self, message: dict[str, Any]) -> None:
        """What the other workers tell: which tables have changed, and who is there."""
        if "all" in message:
            tables = list(self.rooms)
        else:
            tables = [table for table in message.get("tables", []) if table in self.rooms]
        for table in tables:
            self.start(self.rooms[table].read_on(), "read on")
        for table, seat, is_here in message.get("presence", []):
            if table in self.rooms:
                self.rooms[table].heard_presence(seat, str(message.get("worker")), bool(is_here))

    def tell_presence(self, room: Room, seat: int, is_here: bool) -> None:
        self.store.tell({"presence": [[room.id, seat, is_here]]})

    def tell_all_presence(self) -> None:
        """Every few seconds all who are here, so that a worker that died is noticed."""
        now = time.monotonic()
        if self.store.is_sqlite or now - self.presence_at < self.presence_pause:
            return
        self.presence_at = now
        here = [
            [room.id, seat, True]
            for room in self.rooms.values()
            for seat in sorted({listener.seat for listener in room.listeners})
            if seat < len(room.story.seats)
        ]
        for first in range(0, len(here), 200):
            self.store.tell({"presence": here[first : first + 200]})

    # Bots.

    def new_rng(self) -> Rng:
        """Nothing to do with any table's seed."""
        return seeded(secrets.randbits(128))


def minds_of_one(workers: int) -> int:
    """How many processes think for one worker, when all of them have the cores between them."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores // workers)
