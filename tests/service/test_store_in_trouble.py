"""A store that fails: what it says of itself, what becomes of whoever waits, and how it is heard again."""

import asyncio
import json
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import asyncpg
import pytest
from msgspec.structs import replace
from sqlalchemy.exc import DataError, IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from followsuit.service import store as storing
from followsuit.service.entries import ANSWER, SIT, Chat, Entry, TableRow
from followsuit.service.log import LOGGER
from followsuit.service.metrics import FAULTS, STORE_FAULTS, STORE_SECONDS
from followsuit.service.settings import Settings
from followsuit.service.store import (
    AGAIN_AFTER,
    CHANNEL,
    MOST_STUCK,
    Append,
    ReadOnly,
    Store,
    StoreDown,
    append_in_thread,
    is_of_a_row,
    look_at,
    notify,
    plain_rows,
)
from followsuit.service.watch import Watch
from service.at_home import new_tables
from service.clockwork import run

TABLE = TableRow("abcdefghijkm", "trick-raiders", 1, 3, {}, 1, "salt", "secret", "host", 1.0)
Said = Callable[[], list[tuple[str, str, dict[str, Any]]]]


@pytest.fixture
def said(caplog: pytest.LogCaptureFixture) -> Said:
    caplog.set_level(logging.INFO, logger=LOGGER.name)
    return lambda: [(one.levelname, one.getMessage(), vars(one)["values"]) for one in caplog.records]


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storing, "AGAIN_AFTER", 0.02)
    monkeypatch.setattr(storing, "PACE", 0.0)


@asynccontextmanager
async def store_in(folder: Path, **values: Any) -> AsyncIterator[Store]:
    file = folder / "x.sqlite3"
    file.write_bytes(await asyncio.to_thread(new_tables))
    settings = Settings(database=f"sqlite:///{file}", **values)
    watch = Watch(settings, lambda: None)
    store = Store(settings, "here", watch)
    await store.start(lambda _: None)
    await store.create(TABLE, [Entry(1, SIT, 0)])
    try:
        yield store
    finally:
        await store.stop(0.2)
        await watch.stop(1.2)
        await store.dispose(1.0)


def answer(number: int) -> Entry:
    return Entry(number, ANSWER, 0, f"b{number}")


async def until(is_so: Callable[[], object]) -> None:
    async with asyncio.timeout(5.0):
        while not is_so():
            await asyncio.sleep(0.005)


def stored(tmp_path: Path, work: Callable[[Store], Coroutine[Any, Any, None]], **values: Any) -> None:
    async def begin() -> None:
        async with store_in(tmp_path, **values) as store:
            await work(store)

    asyncio.run(begin())


# One connection writes.


def test_a_writer_that_fails_says_so_once_and_when_it_is_back(tmp_path: Path, said: Said) -> None:
    async def work(store: Store) -> None:
        connect = store.connect
        tried: list[int] = []

        async def refused() -> Any:
            tried.append(1)
            raise OSError("no way there")

        before = STORE_FAULTS._value.get()
        assert await store.is_up()
        store.connect = refused  # type: ignore[method-assign]
        transact = store.transact

        async def lost(*_: object) -> Any:
            raise OSError("gone")

        store.transact = lost  # type: ignore[method-assign, assignment]
        with pytest.raises(StoreDown, match="OSError: gone"):
            await store.append(TABLE.id, answer(2))
        store.transact = transact  # type: ignore[method-assign]
        assert STORE_FAULTS._value.get() == before + 1
        await until(lambda: len(tried) > 2)
        assert store.trouble == "OSError: no way there"
        assert not await store.is_up()
        with pytest.raises(StoreDown):
            await store.append(TABLE.id, answer(2))
        store.connect = connect  # type: ignore[method-assign]
        await until(lambda: not store.trouble)
        assert await store.append(TABLE.id, answer(2))
        assert await store.is_up()

    stored(tmp_path, work)
    assert said() == [
        ("ERROR", "the store cannot be written to", {"error": "OSError: gone"}),
        ("INFO", "the store can be written to again", {}),
    ]


def test_a_store_that_takes_long_says_so_before_it_is_given_up(tmp_path: Path, said: Said) -> None:
    async def work(store: Store) -> None:
        release = asyncio.Event()
        transact = store.transact

        async def slow(*given: Any) -> Any:
            await release.wait()
            return await transact(*given)

        store.transact = slow  # type: ignore[method-assign, assignment]
        patient = store.settings
        # Only now: on a busy machine whatever was done before may have taken as long.
        store.settings = replace(patient, slow=0.05)
        waits = asyncio.create_task(store.append(TABLE.id, answer(2)))
        await until(lambda: store.trouble)
        assert store.trouble == "late"
        assert not await store.is_up()
        store.settings = patient
        release.set()
        assert await waits
        assert store.trouble == ""

    stored(tmp_path, work)
    assert said() == [("WARNING", "the store takes long to answer", {})]


def test_what_takes_too_long_is_given_up_and_left_behind(tmp_path: Path, said: Said) -> None:
    async def work(store: Store) -> None:
        async def never(*_: object) -> Any:
            await asyncio.sleep(1000)

        transact = store.transact
        store.transact = never  # type: ignore[method-assign, assignment]
        with pytest.raises(StoreDown, match="TimeoutError"):
            await store.append(TABLE.id, answer(2))
        store.transact = transact  # type: ignore[method-assign]
        await until(lambda: not store.trouble)
        assert store.stuck == set(), "it could be ended"

    stored(tmp_path, work, slow=0.02, patience=0.1)


def test_connections_that_hang_and_cannot_be_ended_end_the_server(tmp_path: Path, said: Said) -> None:
    async def work(store: Store) -> None:
        ended: list[int] = []
        store.watch.end = lambda: ended.append(len(store.stuck))
        hanging = [asyncio.create_task(asyncio.sleep(1000)) for _ in range(MOST_STUCK + 1)]

        async def lost(*_: object) -> Any:
            raise OSError("gone")

        transact = store.transact
        for stuck, ends in ((hanging[1:], []), (hanging, [MOST_STUCK + 1])):
            store.stuck = set(stuck)
            store.transact = lost  # type: ignore[method-assign, assignment]
            with pytest.raises(StoreDown):
                await store.append(TABLE.id, answer(2))
            store.transact = transact  # type: ignore[method-assign]
            await until(lambda: not store.trouble)
            assert ended == ends
        for one in hanging:
            one.cancel()

    stored(tmp_path, work)
    assert said()[-2][1] == "connections to the store hang and cannot be ended, so the server ends"


def test_work_that_will_not_end_is_kept_in_mind_until_it_does(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        is_over = asyncio.Event()

        async def stubborn() -> None:
            while not is_over.is_set():
                try:
                    await is_over.wait()
                except asyncio.CancelledError:
                    continue

        for is_writing, kept, others in (
            (True, store.stuck, store.left_behind),
            (False, store.left_behind, store.stuck),
        ):
            is_over.clear()
            with pytest.raises(TimeoutError):
                await store.within(stubborn(), 0.01, is_writing)
            assert (len(kept), len(others)) == (1, 0)
            is_over.set()
            await asyncio.sleep(0.01)
            assert (len(kept), len(others)) == (0, 0)

    stored(tmp_path, work)


def test_one_that_nobody_waits_for_any_more_is_nobodys_fault(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        waits = asyncio.create_task(store.append(TABLE.id, answer(2)))
        await asyncio.sleep(0)
        waits.cancel()
        assert await store.append(TABLE.id, answer(3))

    stored(tmp_path, work)


def test_a_row_that_cannot_be_stored_is_said_and_the_others_are(tmp_path: Path, said: Said) -> None:
    async def work(store: Store) -> None:
        rows = [answer(2), Entry(3, ANSWER, 0, "\udfff"), answer(4)]
        told = await asyncio.gather(*[store.append(TABLE.id, row) for row in rows], return_exceptions=True)
        assert [type(one) for one in told] == [bool, StoreDown, bool]
        assert store.trouble == ""

    stored(tmp_path, work)
    ((level, words, values),) = said()
    assert (level, words, values["rows"]) == ("ERROR", "the store could not append", 3)


def test_a_store_that_fails_while_rows_are_tried_one_by_one_gives_up_the_rest(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        transact = store.transact
        calls: list[int] = []

        async def failing(connection: Any, group: Any) -> Any:
            calls.append(len(group))
            if len(group) > 1:
                raise ValueError("a row")
            if len(calls) == 3:
                raise OSError("gone")
            return await transact(connection, group)

        store.transact = failing  # type: ignore[method-assign]
        told = await asyncio.gather(
            *[store.append(TABLE.id, answer(number)) for number in range(2, 5)], return_exceptions=True
        )
        assert told[0] is True
        assert [str(one) for one in told[1:]] == ["OSError: gone"] * 2
        assert calls == [3, 1, 1]
        await until(lambda: not store.trouble)

    stored(tmp_path, work)


def test_while_nothing_is_written_the_connection_is_looked_at(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        before = STORE_SECONDS._sum.get()
        store.trouble = "late"
        await until(lambda: STORE_SECONDS._sum.get() != before)
        assert store.trouble == ""
        assert 0 < STORE_SECONDS._sum.get() - before < 60.0

    stored(tmp_path, work, probe=0.02)


def test_when_it_is_closed_nothing_more_is_taken(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        waits = [asyncio.create_task(store.append(TABLE.id, answer(number))) for number in (2, 3)]
        await asyncio.sleep(0)
        await store.stop(1.0)
        assert [await one for one in waits] == [True, True], "what waited was written"
        with pytest.raises(StoreDown, match="closed"):
            await store.append(TABLE.id, answer(4))

    stored(tmp_path, work)


def test_a_connection_that_is_just_being_closed_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that was told twice to end would never say that it has, and the process would wait for it."""
    drop = storing.drop
    dropped: list[int] = []

    async def slowly(connection: AsyncConnection) -> None:
        try:
            await asyncio.sleep(1000)
        finally:
            await asyncio.sleep(0.05)
            await drop(connection)
            dropped.append(1)

    async def work(store: Store) -> None:
        assert await store.append(TABLE.id, answer(2))

    monkeypatch.setattr(storing, "drop", slowly)
    monkeypatch.setattr(storing, "DROPPED", 0.02)
    stored(tmp_path, work)
    assert dropped == [1]


def test_what_waits_longer_than_the_end_may_take_is_given_up(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        async def never(*_: object) -> None:
            await asyncio.sleep(1000)

        store.write_next = never  # type: ignore[method-assign, assignment]
        await store.append(TABLE.id, answer(2))
        waits = asyncio.create_task(store.append(TABLE.id, answer(3)))
        await asyncio.sleep(0)
        begun = asyncio.get_running_loop().time()
        await store.stop(0.05)
        assert asyncio.get_running_loop().time() - begun < 2.0
        with pytest.raises(StoreDown, match="closed"):
            await waits
        assert store.waiting == []

    stored(tmp_path, work)


def test_reading_that_takes_too_long_is_given_up_and_counted(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        async def never(_: object) -> Any:
            await asyncio.sleep(1000)

        before = STORE_FAULTS._value.get()
        store.read = never  # type: ignore[method-assign, assignment]
        begun = asyncio.get_running_loop().time()
        with pytest.raises(StoreDown, match="TimeoutError"):
            await store.table(TABLE.id)
        assert 0.05 <= asyncio.get_running_loop().time() - begun < 3.0
        assert STORE_FAULTS._value.get() == before + 1
        assert not await store.is_up()

    stored(tmp_path, work, patience=0.1, slow=0.05)


# What is read.


def test_the_last_things_that_were_said_or_those_after_a_number(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        for number in range(1, 53):
            assert await store.append_chat(TABLE.id, Chat(number, 0, "Mika", str(number), 1.0))
        assert not await store.append_chat(TABLE.id, Chat(52, 1, "Noa", "late", 1.0))
        assert [one.number for one in await store.chats(TABLE.id)] == [*range(3, 53)]
        assert [one.number for one in await store.chats(TABLE.id, 0)] == [*range(1, 53)]
        assert [one.number for one in await store.chats(TABLE.id, 50)] == [51, 52]

    stored(tmp_path, work)


def test_of_a_long_list_what_follows_a_number_and_so_many(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        for number in range(2, 7):
            await store.append(TABLE.id, answer(number))
        assert [one.seq for one in await store.entries(TABLE.id)] == [1, 2, 3, 4, 5, 6]
        assert [one.seq for one in await store.entries(TABLE.id, 2)] == [3, 4, 5, 6]
        assert [one.seq for one in await store.entries(TABLE.id, 2, 3)] == [3, 4, 5]
        assert (await store.table(TABLE.id), await store.table("nothing")) == (TABLE, None)
        assert await store.tables_begun("host", 0.5) == 1
        assert await store.tables_begun("host", 1.0) == 0
        assert await store.tables_begun("another", 0.5) == 0

    stored(tmp_path, work)


# How databases say what is wrong.


def test_what_one_row_has_brought_about() -> None:
    """And what has nothing to do with any row: the line, the disk, the lock."""
    wrapped = OperationalError("x", {}, Exception())
    assert wrapped.orig is not None
    wrapped.orig.__cause__ = asyncpg.DataError("x")
    for error in (
        DataError("x", {}, Exception()),
        IntegrityError("x", {}, Exception()),
        wrapped,
        ValueError("x"),
        TypeError("x"),
    ):
        assert is_of_a_row(error)
    others = (OperationalError("x", {}, Exception()), OSError("x"), TimeoutError("x"))
    assert not any(is_of_a_row(error) for error in (*others, asyncio.CancelledError()))


def test_only_entries_of_tables_that_are_there_go_the_short_way() -> None:
    made: Any = None
    plain = Append("t", [{"seq": 1}], False, made)
    more = Append("t", [{"seq": 2}], False, made)
    assert plain_rows([plain, more]) == [{"seq": 1}, {"seq": 2}]
    for other in (
        Append("t", [{"number": 1}], True, made),
        Append("t", [{"seq": 1}], False, made, {"id": "t"}),
        storing.Change(made, made),
    ):
        assert plain_rows([plain, other]) == []


def test_entries_that_cannot_all_be_stored_leave_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "x.sqlite3").write_bytes(new_tables())
    line = sqlite3.connect(tmp_path / "x.sqlite3")
    values = list(TABLE.row().values())
    line.execute(f"insert into tables values ({', '.join('?' * len(values))})", values)
    line.commit()

    def stored_then(*entries: Entry) -> tuple[bool, int]:
        is_stored = append_in_thread(line, [entry.row(TABLE.id) for entry in entries])
        line.rollback()
        return is_stored, line.execute("select count(*) from entries").fetchone()[0]

    assert stored_then(answer(1), answer(2)) == (True, 2)
    assert stored_then(answer(3), answer(2)) == (False, 2)
    assert stored_then(answer(3), Entry(4, ANSWER, 0, "\udfff")) == (False, 2)
    assert not line.in_transaction
    line.close()


# PostgreSQL: what is asked of it, and what is heard.


class Answers:
    """A connection that keeps what it is asked, and says one thing."""

    def __init__(self, answer: str = "off") -> None:
        self.answer = answer
        self.asked: list[str] = []

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[None]:
        yield

    async def execute(self, statement: Any, *_: object) -> Any:
        told = statement.compile().params if hasattr(statement, "compile") else {}
        self.asked.append(str([*told.values(), statement][min(1, len(told))]))
        return SimpleNamespace(scalar=lambda: self.answer)


def test_a_database_that_takes_nothing_new_is_noticed() -> None:
    connection: Any = Answers("off")
    asyncio.run(look_at(connection, is_sqlite=False))
    assert connection.asked == ["select current_setting('transaction_read_only')"]
    connection = Answers("on")
    with pytest.raises(ReadOnly):
        asyncio.run(look_at(connection, is_sqlite=False))
    asyncio.run(look_at(connection, is_sqlite=True))
    assert connection.asked[1:] == ["select version_num from alembic_version"]


def test_the_others_are_told_of_what_was_stored_and_of_nothing_else() -> None:
    connection: Any = Answers()
    made: Any = None
    group = [Append(f"t{number:03}", [{"seq": 5}], False, made) for number in range(602)]
    kept = {(one.table_id, 5, False) for one in group[1:]}
    asyncio.run(notify(connection, "here", [*group, group[1]], kept))
    told = [json.loads(one) for one in connection.asked]
    assert [len(one["tables"]) for one in told] == [300, 300, 1]
    assert [table for one in told for table in one["tables"]] == sorted(table for table, *_ in kept)
    assert {one["worker"] for one in told} == {"here"}
    assert max(len(one) for one in connection.asked) < 8000


class Listening:
    """PostgreSQL's end of the line that hears and tells."""

    def __init__(self) -> None:
        self.executed: list[tuple[object, ...]] = []
        self.listener: Any = None
        self.is_lost = False
        self.is_terminated = False

    async def add_listener(self, channel: str, heard: Any) -> None:
        assert channel == CHANNEL
        self.listener = heard

    def is_closed(self) -> bool:
        return self.is_lost

    async def execute(self, *given: object, timeout: float) -> None:
        assert timeout == 3.0
        if self.is_lost:
            raise OSError("gone")
        self.executed.append(given)

    def terminate(self) -> None:
        self.is_terminated = True


def heard_by(work: Callable[[Store, list[Listening], list[Any]], Coroutine[Any, Any, None]]) -> None:
    """A store of several workers, its lines, and what it heard of the others; by a clock that is quick."""
    lines: list[Listening] = []
    heard: list[Any] = []

    async def connect(_: str) -> Any:
        if lines and isinstance(lines[-1], str):
            raise OSError("no way there")
        lines.append(Listening())
        return lines[-1]

    async def begin() -> None:
        settings = Settings(database="postgresql://me@x/y")
        store = Store(settings, "here", Watch(settings, lambda: None))
        store.hear = heard.append
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(storing, "connect_to_postgres", connect)
            listening = asyncio.create_task(store.listen_for_ever())
            await asyncio.sleep(0.5)
            await work(store, lines, heard)
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
            assert not store.is_listening

    run(begin())


def test_what_the_others_say_is_heard_and_what_is_no_message_is_not(said: Said) -> None:
    async def work(store: Store, lines: list[Listening], heard: list[Any]) -> None:
        assert heard == [{"all": True}], "whatever was missed before"
        assert store.is_listening
        listener = lines[0].listener
        before = FAULTS._value.get()
        listener(None, 1, CHANNEL, json.dumps({"tables": ["t"], "worker": "there"}))
        for nothing in (json.dumps({"tables": ["t"], "worker": "here"}), "[]", '"x"'):
            listener(None, 1, CHANNEL, nothing)
        assert heard[1:] == [{"tables": ["t"], "worker": "there"}]
        assert FAULTS._value.get() == before
        listener(None, 1, CHANNEL, "{")
        assert FAULTS._value.get() == before + 1
        store.hear = None
        listener(None, 1, CHANNEL, json.dumps({"worker": "there"}))

    heard_by(work)
    assert [words for _, words, _ in said()] == ["something was heard that is not understood"]


def test_what_is_told_goes_out_and_in_between_the_line_is_looked_at() -> None:
    async def work(store: Store, lines: list[Listening], heard: list[Any]) -> None:
        store.tell({"presence": []})
        await asyncio.sleep(0.1)
        assert lines[0].executed == [("select pg_notify($1, $2)", CHANNEL, '{"presence":[],"worker":"here"}')]
        await asyncio.sleep(1.6)
        assert lines[0].executed[1:] == [("select 1",)]

    heard_by(work)


def test_a_line_that_is_lost_is_made_anew_and_said_once(said: Said) -> None:
    async def work(store: Store, lines: list[Any], heard: list[Any]) -> None:
        lines[0].is_lost = True
        lines.append("closed")
        await asyncio.sleep(2.0)
        assert bool(store.is_listening) is False
        assert lines[0].is_terminated
        lines.pop()
        await asyncio.sleep(AGAIN_AFTER + 0.1)
        assert bool(store.is_listening)
        assert len(lines) == 2
        assert heard == [{"all": True}] * 2
        lines.append("closed")
        lines[1].is_lost = True
        await asyncio.sleep(2.0)

    heard_by(work)
    assert [(level, words) for level, words, _ in said()] == [
        ("ERROR", "the store is no longer heard"),
        ("ERROR", "the store is no longer heard"),
    ]


def test_one_that_cannot_be_made_at_all_is_said_once(said: Said) -> None:
    async def work(store: Store, lines: list[Any], heard: list[Any]) -> None: ...

    async def refused(_: str) -> Any:
        raise OSError("no way there")

    async def begin() -> None:
        settings = Settings(database="postgresql://me@x/y")
        store = Store(settings, "here", Watch(settings, lambda: None))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(storing, "connect_to_postgres", refused)
            listening = asyncio.create_task(store.listen_for_ever())
            await asyncio.sleep(5.0)
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)

    run(begin())
    assert said() == [
        ("ERROR", "the store cannot be listened to", {"error": "OSError: no way there"}),
    ]
