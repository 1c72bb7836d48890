"""The list of every table, in SQLite or PostgreSQL.

Whatever many tables want to append at one moment goes into one transaction, so that the disk is waited
for once and not once for each. An append says what became of it only when the transaction is there.

One connection writes and does nothing else, others read, and one more listens: however many wait to read,
what was answered is stored. Nobody waits for the store for ever: what takes too long is given up, and
nothing was promised then.
"""

import asyncio
import contextlib
import json
import sqlite3
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import asyncpg
from sqlalchemy import CursorResult, Executable, Row, func, insert, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from followsuit.service import metrics
from followsuit.service.database import connect_to_postgres, new_engine
from followsuit.service.entries import Chat, Entry, TableRow
from followsuit.service.keeping import StoreDown as StoreDown
from followsuit.service.logs import log, said
from followsuit.service.schema import CHATS, ENTRIES, TABLES
from followsuit.service.settings import Settings
from followsuit.service.watch import Watch, put_down

CHANNEL: Final = "followsuit"
MOST_AT_ONCE: Final = 400  # appends of one transaction
MOST_STUCK: Final = 5  # connections of the writer that hang and cannot be ended
LAST_CHATS: Final = 50
NEVER_MIND: Final = 8000  # PostgreSQL's limit for what a notification carries, in bytes
AGAIN_AFTER: Final = 0.2  # seconds
DROPPED: Final = 1.0  # seconds until a connection that is not wanted any more is left to itself
# From one transaction to the next, in seconds: where many answer, each transaction takes more of them along.
# One costs nearly the same however many are in it.
PACE: Final = 0.01

# How databases fail, and how their drivers say so.
DOWN: Final = (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
T = TypeVar("T")
Hear = Callable[[dict[str, Any]], None]
EntryKey = tuple[str, int, bool]


# Into a file, entries go by a statement that is the same for all of them.
COLUMNS: Final = [column.name for column in ENTRIES.columns]
PLAIN: Final = (
    f"insert into {ENTRIES.name} ({', '.join(COLUMNS)}) "
    f"values ({', '.join(f':{name}' for name in COLUMNS)}) on conflict do nothing"
)


class ReadOnly(OSError):
    """The database takes nothing new."""


@dataclass(frozen=True)
class Append:
    table_id: str
    rows: list[dict[str, Any]]
    is_chat: bool
    stored: "asyncio.Future[bool]"
    begun: dict[str, Any] | None = None  # the table itself, where it is new


@dataclass(frozen=True)
class Change:
    """Something beside the lists that is written with them: a review."""

    statement: Executable
    stored: "asyncio.Future[bool]"


class Store:
    def __init__(self, settings: Settings, worker: str, watch: Watch) -> None:
        self.settings = settings
        self.is_sqlite = settings.is_sqlite()
        self.worker = worker
        self.watch = watch
        self.reads = new_engine(settings)
        self.writes = new_engine(settings, is_shared=False)
        self.waiting: list[Append | Change] = []
        self.wake = asyncio.Event()
        self.trouble = ""  # why nothing can be written, if so
        self.left_behind: set[asyncio.Task[Any]] = set()  # what took too long, and has not ended yet
        self.stuck: set[asyncio.Task[Any]] = set()  # the writer's among them
        self.hear: Hear | None = None
        self.news: asyncio.Queue[str] = asyncio.Queue(10_000)
        self.is_listening = self.is_sqlite
        self.is_closed = False
        self.written_at = 0.0  # when the last transaction began

    @property
    def is_shared(self) -> bool:
        """There may be other workers, unless the tables are in a file."""
        return not self.is_sqlite

    async def start(self, hear: Hear) -> None:
        self.hear = hear
        self.watch.keep("store writer", self.write_for_ever)
        if not self.is_sqlite:
            self.watch.keep("store listener", self.listen_for_ever)

    async def stop(self, seconds: float) -> None:
        """What waits is written, if that can be; then nothing more is."""
        end = time.monotonic() + seconds
        while self.waiting and not self.trouble and time.monotonic() < end:
            await asyncio.sleep(0.01)
        self.is_closed = True
        self.give_up(self.waiting, "closed")
        self.waiting = []

    async def dispose(self, seconds: float) -> None:
        """Close all connections. One that is just being closed is waited for: aiosqlite waits for ever for a
        thread that was told to end while it was told so the first time."""
        closing = [asyncio.create_task(engine.dispose()) for engine in (self.reads, self.writes)]
        await asyncio.wait({*closing, *self.left_behind, *self.stuck}, timeout=seconds)
        await put_down(closing, 0.1)

    # Waiting, but not for ever.

    async def within(self, work: Coroutine[Any, Any, T], seconds: float, is_writing: bool = False) -> T:
        """The same, or TimeoutError. Work that cannot be ended (a disk may hang) is left behind."""
        task = asyncio.create_task(work)
        try:
            await asyncio.wait({task}, timeout=seconds)
        finally:
            if not task.done():
                task.cancel()
                kept = self.stuck if is_writing else self.left_behind
                kept.add(task)
                task.add_done_callback(kept.discard)
                task.add_done_callback(forget)
        if not task.done():
            raise TimeoutError
        return task.result()

    # Reading.

    async def rows(self, query: Executable) -> Sequence[Row[Any]]:
        try:
            return await self.within(self.read(query), self.settings.patience / 2)
        except DOWN as error:
            metrics.STORE_FAULTS.inc()
            raise StoreDown(said(error)) from error

    async def read(self, query: Executable) -> Sequence[Row[Any]]:
        async with self.reads.connect() as connection:
            return (await connection.execute(query)).all()

    async def is_up(self) -> bool:
        """Whether everything can be read, written and heard."""
        if self.trouble or not self.is_listening:
            return False
        try:
            await self.within(self.read(text("select 1")), self.settings.slow)
        except DOWN:
            return False
        return True

    async def table(self, table_id: str) -> TableRow | None:
        found = await self.rows(select(TABLES).where(TABLES.c.id == table_id))
        return TableRow.of_row(found[0]) if found else None

    async def entries(self, table_id: str, after: int = 0, most: int | None = None) -> list[Entry]:
        """What follows a number; of a long list, the first so many."""
        query = select(ENTRIES).where(ENTRIES.c.table_id == table_id, ENTRIES.c.seq > after)
        found = await self.rows(query.order_by(ENTRIES.c.seq).limit(most))
        return [Entry.of_row(row) for row in found]

    async def chats(self, table_id: str, after: int = -1) -> list[Chat]:
        """What was said after a number; without one, the last few things."""
        query = select(CHATS).where(CHATS.c.table_id == table_id)
        if after >= 0:
            query = query.where(CHATS.c.number > after).order_by(CHATS.c.number)
        else:
            query = query.order_by(CHATS.c.number.desc()).limit(LAST_CHATS)
        found = [Chat.of_row(row) for row in await self.rows(query)]
        return sorted(found, key=lambda chat: chat.number)

    async def tables_begun(self, host: str, since: float) -> int:
        query = select(func.count()).where(TABLES.c.host == host, TABLES.c.begun > since)
        return int((await self.rows(query))[0][0])

    # Writing.

    async def create(self, table: TableRow, entries: list[Entry]) -> None:
        await self.put(table.id, [entry.row(table.id) for entry in entries], begun=table.row())

    async def append(self, table_id: str, entry: Entry) -> bool:
        """True once the entry is stored; False if its number was taken by another."""
        return await self.put(table_id, [entry.row(table_id)])

    async def append_chat(self, table_id: str, chat: Chat) -> bool:
        return await self.put(table_id, [chat.row(table_id)], is_chat=True)

    async def put(
        self,
        table_id: str,
        rows: list[dict[str, Any]],
        is_chat: bool = False,
        begun: dict[str, Any] | None = None,
    ) -> bool:
        return await self.written(Append(table_id, rows, is_chat, self.new_future(), begun))

    async def change(self, statement: Executable) -> bool:
        """Whether it has changed a row."""
        return await self.written(Change(statement, self.new_future()))

    def new_future(self) -> "asyncio.Future[bool]":
        return asyncio.get_running_loop().create_future()

    async def written(self, one: Append | Change) -> bool:
        if self.is_closed:
            raise StoreDown("closed")
        self.waiting.append(one)
        self.wake.set()
        return await one.stored

    async def write_for_ever(self) -> None:
        """One connection writes for all tables; whenever it fails, a new one is made."""
        try:
            while True:
                await self.write_on_one_line()
                await asyncio.sleep(AGAIN_AFTER)
        finally:  # it will be begun again, but whoever waits now should not have to
            self.give_up(self.waiting, "ended")
            self.waiting = []

    async def write_on_one_line(self) -> None:
        """Until it fails."""
        connection: AsyncConnection | None = None
        try:
            connection = await self.timed(self.connect())
            if self.trouble:
                await self.timed(touch(connection))
                log.info("the store can be written to again")
            self.trouble = ""
            while True:
                await self.write_next(connection)
        except DOWN as error:
            if not self.trouble:
                log.error("the store cannot be written to", error=said(error))
            self.trouble = said(error)
            self.give_up(self.waiting, self.trouble)
            self.waiting = []
        finally:
            if connection is not None:
                with contextlib.suppress(Exception):
                    await self.within(drop(connection), DROPPED)
        if len(self.stuck) > MOST_STUCK:
            log.error("connections to the store hang and cannot be ended, so the server ends")
            self.watch.end()

    async def connect(self) -> AsyncConnection:
        return await self.writes.connect()

    async def timed(self, work: Coroutine[Any, Any, T]) -> T:
        """Said to be in trouble when it takes long, and given up when it takes too long."""
        late = asyncio.get_running_loop().call_later(self.settings.slow, self.note_late)
        try:
            return await self.within(work, self.settings.patience, is_writing=True)
        finally:
            late.cancel()

    def note_late(self) -> None:
        if not self.trouble:
            log.warning("the store takes long to answer")
            self.trouble = "late"

    async def write_next(self, connection: AsyncConnection) -> None:
        """All that waits, in one transaction."""
        await self.something_waits(connection)
        early = self.written_at + PACE - time.monotonic()
        if early > 0:
            await asyncio.sleep(early)
        self.written_at = time.monotonic()
        group, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
        try:
            stored = await self.timed(self.transact(connection, group))
        except BaseException as error:
            if not is_of_a_row(error):
                self.give_up(group, said(error))
                raise
            log.error("the store could not append", error=said(error), rows=len(group))
            await self.write_one_by_one(connection, group)
            return
        self.trouble = ""
        answer(group, stored)

    async def write_one_by_one(self, connection: AsyncConnection, group: list[Append | Change]) -> None:
        """One of them cannot be stored; the others are not to suffer for it."""
        for number, append in enumerate(group):
            try:
                answer([append], await self.timed(self.transact(connection, [append])))
            except BaseException as error:
                if not is_of_a_row(error):
                    self.give_up(group[number:], said(error))
                    raise
                self.give_up([append], said(error))

    async def transact(self, connection: AsyncConnection, group: list[Append | Change]) -> list[bool]:
        rows = plain_rows(group) if self.is_sqlite else []
        if rows and await append_plainly(connection, rows):
            return [True] * len(group)
        async with connection.begin():
            appends = [one for one in group if isinstance(one, Append)]
            stored = await insert_new(connection, self.is_sqlite, appends)
            changed = [
                await execute(connection, one.statement) if isinstance(one, Change) else key_of(one) in stored
                for one in group
            ]
            if not self.is_sqlite:
                await notify(connection, self.worker, appends, stored)
        return changed

    async def something_waits(self, connection: AsyncConnection) -> None:
        """While nothing does, the connection is looked at now and then: it may have been lost."""
        while not self.waiting:
            self.wake.clear()
            try:
                await asyncio.wait_for(self.wake.wait(), self.settings.probe)
            except TimeoutError:
                await self.look_at_it(connection)

    async def look_at_it(self, connection: AsyncConnection) -> None:
        begun = time.perf_counter()
        await self.timed(look_at(connection, self.is_sqlite))
        self.trouble = ""
        metrics.STORE_SECONDS.observe(time.perf_counter() - begun)

    def give_up(self, group: Sequence[Append | Change], why: str) -> None:
        """Whoever waits is told that nothing is promised."""
        if group:
            metrics.STORE_FAULTS.inc()
        for append in group:
            if not append.stored.done():
                append.stored.set_exception(StoreDown(why))

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
        is_said = False
        while True:
            try:
                connection = await connect_to_postgres(self.settings.database_url())
            except DOWN as error:
                if not is_said:
                    log.error("the store cannot be listened to", error=said(error))
                is_said = True
                await asyncio.sleep(AGAIN_AFTER)
                continue
            try:
                await self.listen(connection)
            except DOWN as error:
                log.error("the store is no longer heard", error=said(error))
                is_said = True
            finally:
                self.is_listening = False
                connection.terminate()

    async def listen(self, connection: "asyncpg.Connection[asyncpg.Record]") -> None:
        async with asyncio.timeout(self.settings.slow):
            await connection.add_listener(CHANNEL, self.heard)
        self.is_listening = True
        self.on_heard({"all": True})  # whatever was missed meanwhile
        while not connection.is_closed():
            await self.tell_next(connection)

    async def tell_next(self, connection: "asyncpg.Connection[asyncpg.Record]") -> None:
        """What is to be told; while nothing is, whether the connection is still there."""
        seconds = self.settings.slow
        try:
            payload = await asyncio.wait_for(self.news.get(), self.settings.probe)
        except TimeoutError:
            await connection.execute("select 1", timeout=seconds)
            return
        await connection.execute("select pg_notify($1, $2)", CHANNEL, payload, timeout=seconds)

    def heard(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        """Whoever may use the database may say anything here; what is no message of ours is not heard."""
        try:
            message = json.loads(str(payload))
            if isinstance(message, dict) and message.get("worker") != self.worker:
                self.on_heard(message)
        except Exception:
            metrics.FAULTS.inc()
            log.fault("something was heard that is not understood")

    def on_heard(self, message: dict[str, Any]) -> None:
        if self.hear is not None:
            self.hear(message)


def is_of_a_row(error: BaseException) -> bool:
    """Whether one row has brought this about, so that the others of its transaction can be stored."""
    if isinstance(error, DBAPIError):
        cause = error.orig.__cause__ if error.orig is not None else None
        return isinstance(error, DataError | IntegrityError) or isinstance(cause, asyncpg.DataError)
    return isinstance(error, ValueError | TypeError)


def forget(task: asyncio.Task[Any]) -> None:
    """Nobody asks any more what became of it."""
    if not task.cancelled():
        task.exception()


def key_of(append: Append) -> EntryKey:
    number = append.rows[0]["number" if append.is_chat else "seq"]
    return (append.table_id, number, append.is_chat)


def answer(group: list[Append | Change], stored: list[bool]) -> None:
    for one, is_stored in zip(group, stored, strict=True):
        if not one.stored.done():
            one.stored.set_result(is_stored)


def plain_rows(group: Sequence[Append | Change]) -> list[dict[str, Any]]:
    """Those of a group in which there are only entries of tables that are there; else none."""
    rows: list[dict[str, Any]] = []
    for one in group:
        if not isinstance(one, Append) or one.is_chat or one.begun is not None:
            return []
        rows += one.rows
    return rows


async def append_plainly(connection: AsyncConnection, rows: list[dict[str, Any]]) -> bool:
    """Append entries to a file without SQLAlchemy: one turn of the thread that writes, less to prepare.

    False: a number was taken, or something is wrong. Then nothing is stored, and the long way finds out what.
    """
    line = (await connection.get_raw_connection()).driver_connection
    assert line is not None
    try:
        # By aiosqlite's own way to its thread, once: the statement, its cursor and the commit would each be
        # a turn of that thread, and a turn costs more than what it does.
        return bool(await line._execute(append_in_thread, line._conn, rows))
    except (sqlite3.Error, ValueError) as error:
        raise OSError(said(error)) from error


def append_in_thread(line: sqlite3.Connection, rows: list[dict[str, Any]]) -> bool:
    try:
        if line.executemany(PLAIN, rows).rowcount == len(rows):
            line.commit()
            return True
    except (sqlite3.Error, ValueError, TypeError, OverflowError):
        pass
    line.rollback()
    return False


async def execute(connection: AsyncConnection, statement: Executable) -> bool:
    result = await connection.execute(statement)
    return isinstance(result, CursorResult) and result.rowcount > 0


async def drop(connection: AsyncConnection) -> None:
    await connection.invalidate()
    await connection.close()


async def look_at(connection: AsyncConnection, is_sqlite: bool) -> None:
    """Whether it could be written to, as far as that can be seen without writing."""
    async with connection.begin():
        if is_sqlite:
            await connection.execute(text("select version_num from alembic_version"))
            return
        found = await connection.execute(text("select current_setting('transaction_read_only')"))
        if found.scalar() == "on":
            raise ReadOnly("the database is read-only")


async def touch(connection: AsyncConnection) -> None:
    """Write something that changes nothing."""
    async with connection.begin():
        await connection.execute(text("update alembic_version set version_num = version_num"))


async def insert_new(connection: AsyncConnection, is_sqlite: bool, group: Sequence[Append]) -> set[EntryKey]:
    """Store what has a number of its own, and say which that was."""
    insert_into = sqlite.insert if is_sqlite else postgresql.insert
    stored: set[EntryKey] = set()
    seen: set[EntryKey] = set()
    tables = [append.begun for append in group if append.begun is not None]
    if tables:
        await connection.execute(insert(TABLES), tables)
    for is_chat, table, number in ((False, ENTRIES, ENTRIES.c.seq), (True, CHATS, CHATS.c.number)):
        rows: list[dict[str, Any]] = []
        for append in group:
            if append.is_chat == is_chat and key_of(append) not in seen:
                seen.add(key_of(append))
                rows += append.rows
        if rows:
            statement = insert_into(table).on_conflict_do_nothing().returning(table.c.table_id, number)
            found = await connection.execute(statement, rows)
            stored |= {(row[0], row[1], is_chat) for row in found}
    return stored


async def notify(
    connection: AsyncConnection, worker: str, group: list[Append], stored: set[EntryKey]
) -> None:
    """Heard by the others when the transaction is there, and not if it never is."""
    changed = sorted({append.table_id for append in group if key_of(append) in stored})
    for first in range(0, len(changed), 300):
        payload = json.dumps(
            {"tables": changed[first : first + 300], "worker": worker}, separators=(",", ":")
        )
        await connection.execute(select(func.pg_notify(CHANNEL, payload)))
