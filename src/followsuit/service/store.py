"""The list of every table, in SQLite or PostgreSQL.

Whatever many tables want to append at one moment goes into one transaction, so that the disk is waited
for once and not once for each. An append says what became of it only when the transaction is there.
"""

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import asyncpg
from sqlalchemy import event, func, insert, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from followsuit.service import metrics
from followsuit.service.entries import Chat, Entry, TableRow
from followsuit.service.logs import log
from followsuit.service.schema import CHATS, ENTRIES, TABLES
from followsuit.service.settings import Settings

CHANNEL: Final = "followsuit"
MOST_AT_ONCE: Final = 400  # rows of one transaction
LAST_CHATS: Final = 50
NEVER_MIND: Final = 8000  # PostgreSQL's limit for what a notification carries, in bytes

Hear = Callable[[dict[str, Any]], None]


class StoreDown(Exception):
    """The database cannot be reached or does not answer; nothing was promised."""


@dataclass(frozen=True)
class Append:
    table_id: str
    row: dict[str, Any]
    is_chat: bool
    stored: "asyncio.Future[bool]"


class Store:
    def __init__(self, settings: Settings, worker: str) -> None:
        self.url = settings.database_url()
        self.is_sqlite = settings.is_sqlite()
        self.worker = worker
        self.engine = new_engine(self.url)
        self.waiting: list[Append] = []
        self.wake = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.hear: Hear | None = None
        self.news: asyncio.Queue[str] = asyncio.Queue(10_000)
        self.is_listening = self.is_sqlite

    async def start(self, hear: Hear) -> None:
        self.hear = hear
        self.tasks.append(asyncio.create_task(self.write_for_ever(), name="store writer"))
        if not self.is_sqlite:
            self.tasks.append(asyncio.create_task(self.listen_for_ever(), name="store listener"))

    async def stop(self) -> None:
        while self.waiting:
            await asyncio.sleep(0.01)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (DBAPIError, OSError) as error:
            metrics.STORE_FAULTS.inc()
            raise StoreDown(str(error)) from error

    # Reading.

    async def is_up(self) -> bool:
        try:
            async with self.reading() as connection:
                await connection.execute(text("select 1"))
        except StoreDown:
            return False
        return self.is_listening

    async def table(self, table_id: str) -> TableRow | None:
        async with self.reading() as connection:
            found = await connection.execute(select(TABLES).where(TABLES.c.id == table_id))
            row = found.first()
        return None if row is None else TableRow.of_row(row)

    async def entries(self, table_id: str, after: int = 0, most: int | None = None) -> list[Entry]:
        """What follows a number; of a long list, the first so many."""
        query = select(ENTRIES).where(ENTRIES.c.table_id == table_id, ENTRIES.c.seq > after)
        async with self.reading() as connection:
            found = await connection.execute(query.order_by(ENTRIES.c.seq).limit(most))
            return [Entry.of_row(row) for row in found]

    async def chats(self, table_id: str, after: int = -1) -> list[Chat]:
        """What was said after a number; without one, the last few things."""
        query = select(CHATS).where(CHATS.c.table_id == table_id)
        if after >= 0:
            query = query.where(CHATS.c.number > after).order_by(CHATS.c.number)
        else:
            query = query.order_by(CHATS.c.number.desc()).limit(LAST_CHATS)
        async with self.reading() as connection:
            found = [Chat.of_row(row) for row in await connection.execute(query)]
        return sorted(found, key=lambda chat: chat.number)

    async def tables_begun(self, host: str, since: float) -> int:
        query = select(func.count()).where(TABLES.c.host == host, TABLES.c.begun > since)
        async with self.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    # Writing.

    async def create(self, table: TableRow, entries: list[Entry]) -> None:
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(TABLES), [table.row()])
                await connection.execute(insert(ENTRIES), [entry.row(table.id) for entry in entries])
        except (DBAPIError, OSError) as error:
            metrics.STORE_FAULTS.inc()
            raise StoreDown(str(error)) from error

    async def append(self, table_id: str, entry: Entry) -> bool:
        """True once the entry is stored; False if its number was taken by another."""
        return await self.put(table_id, entry.row(table_id), is_chat=False)

    async def append_chat(self, table_id: str, chat: Chat) -> bool:
        return await self.put(table_id, chat.row(table_id), is_chat=True)

    async def put(self, table_id: str, row: dict[str, Any], is_chat: bool) -> bool:
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append(Append(table_id, row, is_chat, stored))
        self.wake.set()
        begun = time.perf_counter()
        result = await stored
        metrics.APPEND_SECONDS.observe(time.perf_counter() - begun)
        return result

    async def write_for_ever(self) -> None:
        """One connection writes for all tables; whenever it fails, a new one is made."""
        while True:
            try:
                async with self.engine.connect() as connection:
                    while await self.write_next(connection):
                        pass
            except (DBAPIError, OSError) as error:
                log.error("the store cannot be written to", error=str(error))
                self.give_up(self.waiting, error)
                self.waiting = []
                await asyncio.sleep(0.2)

    async def write_next(self, connection: AsyncConnection) -> bool:
        """All that waits, in one transaction; False if the connection should not be used again."""
        while not self.waiting:
            self.wake.clear()
            await self.wake.wait()
        group, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
        try:
            async with connection.begin():
                stored = await insert_new(connection, self.is_sqlite, group)
                if not self.is_sqlite:
                    await notify(connection, self.worker, group, stored)
        except BaseException as error:
            self.give_up(group, error)
            if not isinstance(error, Exception):
                raise
            log.error("the store could not append", error=str(error), rows=len(group))
            await connection.invalidate()
            return False
        metrics.GROUP_ROWS.observe(len(group))
        for append in group:
            if not append.stored.done():
                append.stored.set_result(key_of(append) in stored)
        return True

    def give_up(self, group: list[Append], error: BaseException) -> None:
        """Whoever waits is told that nothing is promised."""
        metrics.STORE_FAULTS.inc()
        for append in group:
            if not append.stored.done():
                append.stored.set_exception(StoreDown(str(error)))

    # Telling the other workers, on PostgreSQL.

    def tell(self, message: dict[str, Any]) -> None:
        """Something that is not stored: who is there. On SQLite there is nobody to tell."""
        if self.is_sqlite:
            return
        payload = json.dumps({**message, "worker": self.worker}, separators=(",", ":"))
        assert len(payload.encode()) < NEVER_MIND
        with contextlib.suppress(asyncio.QueueFull):  # it is said again soon
            self.news.put_nowait(payload)

    async def listen_for_ever(self) -> None:
        """A connection of its own that hears and tells; whenever it is lost, a new one."""
        dsn = make_url(self.url).set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await asyncpg.connect(dsn, timeout=10)
            except (OSError, asyncpg.PostgresError, TimeoutError) as error:
                log.error("the store cannot be listened to", error=str(error))
                await asyncio.sleep(0.5)
                continue
            try:
                await connection.add_listener(CHANNEL, self.heard)
                self.is_listening = True
                self.on_heard({"all": True})  # whatever was missed meanwhile
                while not connection.is_closed():
                    try:
                        payload = await asyncio.wait_for(self.news.get(), 5.0)
                    except TimeoutError:
                        await connection.execute("select 1")
                        continue
                    await connection.execute("select pg_notify($1, $2)", CHANNEL, payload)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
                log.error("the store is no longer heard", error=str(error))
            finally:
                self.is_listening = False
                connection.terminate()

    def heard(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        try:
            message = json.loads(str(payload))
        except ValueError:
            return
        if isinstance(message, dict) and message.get("worker") != self.worker:
            self.on_heard(message)

    def on_heard(self, message: dict[str, Any]) -> None:
        if self.hear is not None:
            self.hear(message)


def key_of(append: Append) -> tuple[str, int, bool]:
    number = append.row["number"] if append.is_chat else append.row["seq"]
    return (append.table_id, number, append.is_chat)


async def insert_new(
    connection: AsyncConnection, is_sqlite: bool, group: Sequence[Append]
) -> set[tuple[str, int, bool]]:
    """Store what has a number of its own, and say which that was."""
    insert_into = sqlite.insert if is_sqlite else postgresql.insert
    stored: set[tuple[str, int, bool]] = set()
    seen: set[tuple[str, int, bool]] = set()
    for is_chat, table, number in ((False, ENTRIES, ENTRIES.c.seq), (True, CHATS, CHATS.c.number)):
        rows: list[dict[str, Any]] = []
        for append in group:
            if append.is_chat == is_chat and key_of(append) not in seen:
                seen.add(key_of(append))
                rows.append(append.row)
        if rows:
            statement = insert_into(table).on_conflict_do_nothing().returning(table.c.table_id, number)
            found = await connection.execute(statement, rows)
            stored |= {(row[0], row[1], is_chat) for row in found}
    return stored


async def notify(
    connection: AsyncConnection, worker: str, group: list[Append], stored: set[tuple[str, int, bool]]
) -> None:
    """Heard by the others when the transaction is there, and not if it never is."""
    changed = sorted({append.table_id for append in group if key_of(append) in stored})
    for first in range(0, len(changed), 300):
        payload = json.dumps(
            {"tables": changed[first : first + 300], "worker": worker}, separators=(",", ":")
        )
        await connection.execute(select(func.pg_notify(CHANNEL, payload)))


def new_engine(url: str) -> AsyncEngine:
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=False, pool_timeout=10)
    engine = create_async_engine(url, connect_args={"timeout": 30})

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        cursor.execute("pragma journal_mode = wal")
        cursor.execute("pragma synchronous = full")  # acknowledged is on the disk
        cursor.execute("pragma foreign_keys = on")
        cursor.close()

    return engine
