"""Entries go into a file by one plain statement; where not all of them can be stored so, none is."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from followsuit.service import store as storing
from followsuit.service.entries import ANSWER, SIT, Entry, TableRow
from followsuit.service.migrating import migrate
from followsuit.service.settings import Settings
from followsuit.service.store import PACE, Store
from followsuit.service.watch import Watch

TABLE = TableRow("abcdefghijkm", "trick-raiders", 1, 3, {}, 1, "salt", "secret", "host", 1.0)


def with_store(tmp_path: Path, work: Callable[[Store], Awaitable[Any]]) -> Any:
    settings = Settings(database=f"sqlite:///{tmp_path}/x.sqlite3")
    migrate(settings)

    async def run() -> Any:
        watch = Watch(settings, lambda: None)
        store = Store(settings, "here", watch)
        await store.start(lambda _: None)
        await store.create(TABLE, [Entry(1, SIT, 0)])
        try:
            return await work(store)
        finally:
            await store.stop(1.0)
            await watch.stop(1.0)
            await store.dispose(1.0)

    return asyncio.run(run())


def answers(store: Store, *numbers: int) -> "asyncio.Future[list[bool]]":
    """At once, so that they go into one transaction."""
    return asyncio.gather(*[store.append(TABLE.id, Entry(each, ANSWER, 0, f"b{each}")) for each in numbers])


@pytest.fixture
def plainly(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """What became of each attempt to store plainly."""
    told: list[bool] = []
    append = storing.append_plainly

    async def noted(*given: Any) -> bool:
        told.append(await append(*given))
        return told[-1]

    monkeypatch.setattr(storing, "append_plainly", noted)
    return told


def test_all_that_was_told_stored_is_in_the_file(tmp_path: Path, plainly: list[bool]) -> None:
    assert with_store(tmp_path, lambda store: answers(store, 2, 3, 4)) == [True, True, True]
    assert plainly == [True]
    with sqlite3.connect(tmp_path / "x.sqlite3") as file:
        found = file.execute("select seq, kind, seat, pick, data, worker, at from entries order by seq")
        assert found.fetchall()[1:] == [(each, ANSWER, 0, f"b{each}", "{}", "", 0.0) for each in (2, 3, 4)]


def test_a_number_that_is_taken_is_told_and_the_others_are_stored(
    tmp_path: Path, plainly: list[bool]
) -> None:
    async def work(store: Store) -> list[object]:
        first = await answers(store, 2)
        again = await answers(store, 3, 2, 4)
        return [*first, *again, [entry.seq for entry in await store.entries(TABLE.id)]]

    assert with_store(tmp_path, work) == [True, True, False, True, [1, 2, 3, 4]]
    assert plainly == [True, False]


def test_many_answers_share_a_transaction(tmp_path: Path, plainly: list[bool]) -> None:
    """One that comes while another is stored waits for the next, and those that come soon go with it."""

    async def work(store: Store) -> list[bool]:
        first = asyncio.ensure_future(answers(store, 2))
        told: list[asyncio.Future[list[bool]]] = [first]
        await asyncio.sleep(0)
        for number in range(3, 9):
            await asyncio.sleep(PACE / 50)
            told.append(answers(store, number))
        return [one for each in await asyncio.gather(*told) for one in each]

    assert with_store(tmp_path, work) == [True] * 7
    assert len(plainly) < 7
