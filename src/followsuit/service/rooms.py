"""The tables somebody has in memory, whoever that is: a worker of a server, or a browser that plays alone.

There is no web framework and no database in here. What is kept is kept by a `Keeper`, and whoever thinks
are `Thinkers`.
"""

import asyncio
import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

from followsuit.core.rng import Rng, seeded
from followsuit.service.counts import Counts
from followsuit.service.entries import Entry, TableRow
from followsuit.service.keeping import Keeper, StoreDown
from followsuit.service.log import log
from followsuit.service.room import Room
from followsuit.service.settings import Settings
from followsuit.service.slices import Lane
from followsuit.service.story import new_story, telling
from followsuit.service.thoughts import Thinkers

T = TypeVar("T")

TICK: Final = 0.5
AT_ONCE: Final = 500  # entries that are read together


class Rooms(ABC):
    keeper: Keeper
    thinkers: Thinkers

    def __init__(self, settings: Settings, counts: Counts) -> None:
        self.settings = settings
        self.counts = counts
        self.worker = secrets.token_hex(8)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room | None]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.presence_pause = max(TICK, min(5.0, settings.silence * 2))
        self.presence_limit = self.presence_pause * 2.5
        self.presence_at = 0.0
        self.lane = Lane()

    @abstractmethod
    def note_passing(self, name: str, fault: BaseException) -> None:
        """Work that nobody waits for ended by a fault."""

    @abstractmethod
    async def apart(self, work: Callable[..., T], *values: Any) -> T:
        """Something that may take long, where it holds up nobody else."""

    def start(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        """Work that nobody waits for; what goes wrong in it is said."""
        task = asyncio.create_task(work, name=name)
        self.tasks.add(task)
        task.add_done_callback(self.note_done)
        return task

    def note_done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if task.cancelled() or task.exception() is None:
            return
        fault = task.exception()
        if fault is not None and not isinstance(fault, StoreDown):  # the store has said so itself
            self.note_passing(task.get_name(), fault)

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
        row = await self.keeper.table(table_id)
        if row is None:
            return None
        story = new_story(row)
        is_more = True
        while is_more:
            entries = await self.keeper.entries(table_id, story.seq, AT_ONCE)
            await self.lane.run(telling(story, entries))
            is_more = len(entries) == AT_ONCE
        room = Room(self, story, await self.keeper.chats(table_id))
        self.rooms[table_id] = room
        self.start(room.read_on(), "read on")  # what was stored while we read was told to nobody here
        self.counts.rooms(len(self.rooms))
        if self.keeper.is_shared and time.time() - room.story.last_at < self.settings.silence:
            room.wake_later()
        else:
            room.wake()
        return room

    async def create(self, row: TableRow, entries: list[Entry]) -> Room:
        await self.keeper.create(row, entries)
        self.counts.begun(row.game)
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
                self.counts.fault()
                log.fault("looking after a table failed", table=room.id)
        self.tell_all_presence()

    async def look_after(self, room: Room) -> None:
        if room.driver is not None and room.driver.done() and room.driver.exception() is not None:
            room.wake()  # the bots' work ended by a fault; they go on
        if room.listeners or room.watching_here:
            room.count_watchers()
        if room.listeners:
            if room.may_wait_for_somebody():
                await room.look_for_absent()
                await room.look_for_idle()
            return
        is_idle = time.monotonic() - room.used_at > self.settings.keep_rooms
        if is_idle and not room.lock.locked() and (room.driver is None or room.driver.done()):
            self.rooms.pop(room.id, None)
            self.counts.rooms(len(self.rooms))

    def hear(self, message: dict[str, Any]) -> None:
        """What the others tell who keep tables in the same place: which have changed, and who is there."""
        if "all" in message:
            tables = list(self.rooms)
        else:
            tables = [table for table in message.get("tables", []) if table in self.rooms]
        for table in tables:
            self.start(self.rooms[table].read_on(), "read on")
        for table, seat, is_here in message.get("presence", []):
            if table in self.rooms:
                self.rooms[table].heard_presence(seat, str(message.get("worker")), bool(is_here))
        for table, count in message.get("watching", []):
            if table in self.rooms:
                self.rooms[table].heard_watching(str(message.get("worker")), int(count))

    def tell_presence(self, room: Room, seat: int, is_here: bool) -> None:
        self.keeper.tell({"presence": [[room.id, seat, is_here]]})

    def tell_watching(self, counts: list[list[Any]]) -> None:
        """By table, how many watch it here."""
        self.keeper.tell({"watching": counts})

    def tell_all_presence(self) -> None:
        """Every few seconds all who are here, so that somebody who died is noticed."""
        now = time.monotonic()
        if not self.keeper.is_shared or now - self.presence_at < self.presence_pause:
            return
        self.presence_at = now
        here = [
            [room.id, seat, True]
            for room in self.rooms.values()
            for seat in sorted({listener.seat for listener in room.listeners})
            if seat < len(room.story.seats)
        ]
        for first in range(0, len(here), 200):
            self.keeper.tell({"presence": here[first : first + 200]})
        watched: list[list[Any]] = [
            [room.id, room.watching_here] for room in self.rooms.values() if room.watching_here
        ]
        for first in range(0, len(watched), 200):
            self.tell_watching(watched[first : first + 200])

    # Bots.

    def new_rng(self) -> Rng:
        """Nothing to do with any table's seed."""
        return seeded(secrets.randbits(128))
