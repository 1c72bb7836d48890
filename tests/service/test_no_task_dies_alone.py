"""No task dies alone: a fault put into each is logged, seen at /readyz, and mended or the end of the process.

Nothing that was acknowledged is lost by any of them, and whatever hangs, the server ends when it is told to.
"""

import asyncio
import os
import resource
import signal
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import psutil
import pytest

from followsuit.service.settings import Settings
from followsuit.service.watch import Watch
from service import web
from service.faults import SECRET
from service.nursery import Nursery, Server, is_alive
from service.people import BOT, ME, Person
from service.players import Player
from service.postgres import Postgres
from service.test_workers import check_list

ZOMBIE = psutil.STATUS_ZOMBIE  # dead, and nobody has asked what became of it
NOTICED = 5.0  # seconds
ENDED = 10.0
# As in earnest, but sooner.
QUICK: dict[str, Any] = {"probe": 0.1, "slow": 0.8, "patience": 2.5, "wary": 1.5, "end_within": 4.0}


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> dict[str, str]:
    if request.param == "sqlite":
        return {}
    postgres: Postgres = request.getfixturevalue("postgres")
    return {"database": postgres.new_database()}


def status(server: Server) -> tuple[int, str]:
    response = web.get(f"{server.base}/readyz", timeout=30)
    return response.status_code, response.json().get("error", "")


def within(seconds: float, is_so: Callable[[], bool]) -> None:
    """Looked at three times at least: on a machine with much else to do a look may take that long itself."""
    end = time.monotonic() + seconds
    looks = 0
    while not is_so():
        looks += 1
        assert time.monotonic() < end or looks < 3, "it has not come to that in time"
        time.sleep(0.02)


def is_ready(server: Server) -> bool:
    return status(server)[0] == 200


def ends_when_told(server: Server) -> None:
    begun = time.monotonic()
    server.stop()
    assert time.monotonic() - begun < ENDED


class Game:
    """A person against bots who answers all through a fault, and comes back whenever the line is lost."""

    def __init__(self, server: Server) -> None:
        self.server = server
        mika = Person(server)
        begun = mika.begin([ME, BOT, BOT])
        mika.http.close()
        self.player = Player(begun["table"], begun["token"], lambda: server.socket_base, 1)
        self.thread = threading.Thread(target=lambda: asyncio.run(self.player.play()), daemon=True)

    def begin(self) -> None:
        self.thread.start()
        within(20, lambda: len(self.player.taken) > 1)

    def check(self) -> None:
        """It came to its end, with every answer that was acknowledged, and none twice."""
        self.thread.join(60)
        assert self.player.outcome is not None
        asyncio.run(check_list(self.server.settings.database, [self.player]))


@pytest.mark.parametrize("work", ["store writer", "tick", "bots"])
def test_work_that_ends_is_begun_again(nursery: Nursery, database: dict[str, str], work: str) -> None:
    server = nursery.serve(work, **database, **QUICK)
    game = Game(server)
    assert is_ready(server)
    check_mended(server, game, work)


def test_so_is_the_listener_of_several_workers(nursery: Nursery, postgres: Postgres) -> None:
    server = nursery.serve("store listener", database=postgres.new_database(), **QUICK)
    game = Game(server)
    within(NOTICED, lambda: is_ready(server))
    check_mended(server, game, "store listener")


def check_mended(server: Server, game: Game, work: str) -> None:
    server.fail()
    game.thread.start()
    within(NOTICED, lambda: f"{work} has ended lately" in status(server)[1].lower())
    within(NOTICED, lambda: is_ready(server))
    game.check()
    log = server.log.read_text()
    assert f'"work": "{work}"' in log
    assert SECRET not in log
    assert f'followsuit_ended_tasks_total{{work="{work}"}} 1.0' in server.counters()
    ends_when_told(server)


def test_work_that_ends_again_and_again_ends_the_server(nursery: Nursery, database: dict[str, str]) -> None:
    server = nursery.serve("store writer for ever", **database, **QUICK)
    server.fail()
    within(NOTICED + ENDED, lambda: not is_alive(server.pid))
    assert "work ends again and again, so the server does" in server.log.read_text()


def test_a_writer_that_hangs_is_noticed_and_does_not_keep_the_server(
    nursery: Nursery, database: dict[str, str]
) -> None:
    """Answers are refused, not swallowed; when the store answers again, they are taken."""
    server = nursery.serve("store writer hangs", **database, **QUICK)
    game = Game(server)
    server.fail()
    game.thread.start()
    within(NOTICED, lambda: status(server)[0] == 503)
    within(NOTICED, lambda: game.player.lost_lines > 0)
    assert "the store takes long to answer" in server.log.read_text()
    ends_when_told(server)
    again = nursery.again(server)
    game.check()
    ends_when_told(again)


def answers(server: Server) -> bool:
    try:
        return web.get(f"{server.base}/healthz", timeout=0.5).status_code == 200
    except httpx.TimeoutException:
        return False


def test_a_server_that_stands_still_ends(nursery: Nursery) -> None:
    server = nursery.serve("stands still", **{**QUICK, "end_within": 1.5})
    Person(server).begin([ME, BOT, BOT])
    server.fail()
    within(NOTICED, lambda: not answers(server))
    ends_when_told(server)

    server = nursery.serve("stands still", **{**QUICK, "stillness": 2.5})
    Person(server).begin([ME, BOT, BOT])
    server.fail()
    within(ENDED + 5.0, lambda: not is_alive(server.pid))
    assert "the server has stood still for too long" in server.log.read_text()


# Databases that fail.


def file_of(server: Server) -> str:
    return server.settings.database.removeprefix("sqlite:///")


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """No file of this process may grow any more."""
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, before[1]))
    try:
        yield
    finally:
        with suppress(ProcessLookupError):
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def locked_file(server: Server) -> Iterator[None]:
    """Another program holds the file."""
    other = sqlite3.connect(file_of(server), isolation_level=None)
    other.execute("begin immediate")
    try:
        yield
    finally:
        other.execute("rollback")
        other.close()


def run(server: Server, *queries: str) -> None:
    async def execute() -> None:
        line = await asyncpg.connect(server.settings.database)
        for query in queries:
            await line.execute(query)
        await line.close()

    asyncio.run(execute())


def name_of(server: Server) -> str:
    return server.settings.database.partition("@/")[2].partition("?")[0]


OTHERS = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = "


@contextmanager
def read_only(server: Server) -> Iterator[None]:
    """As after a switch to a standby: connections are lost, and new ones may only read."""
    name = name_of(server)
    run(server, f"alter database {name} set default_transaction_read_only = on", f"{OTHERS}'{name}'")
    try:
        yield
    finally:
        again = f"alter database {name} reset default_transaction_read_only"
        run(server, "set transaction_read_only = off", "begin", "set transaction read write", again, "commit")


@contextmanager
def stopped(server: Server) -> Iterator[None]:
    """PostgreSQL's processes for this server do not answer, and keep their connections."""
    name = name_of(server)
    found = [
        process
        for process in psutil.process_iter(["cmdline"])
        if f"postgres {name} " in " ".join(process.info["cmdline"] or [])
    ]
    assert found
    for process in found:
        process.suspend()
    try:
        yield
    finally:
        for process in found:
            process.resume()


@pytest.mark.parametrize(
    ("kind", "failing"),
    [
        ("sqlite", full_disk),
        ("sqlite", locked_file),
        ("postgresql", read_only),
        ("postgresql", stopped),
    ],
)
@pytest.mark.parametrize("is_stopped_meanwhile", [False, True])
def test_a_database_that_fails_for_a_while(
    nursery: Nursery,
    request: pytest.FixtureRequest,
    kind: str,
    failing: Callable[[Server], Any],
    is_stopped_meanwhile: bool,
) -> None:
    values = {}
    if kind == "postgresql":
        values["database"] = request.getfixturevalue("postgres").new_database()
    server = nursery.serve(**values, **QUICK)
    game = Game(server)
    game.begin()
    with failing(server):
        within(NOTICED, lambda: status(server)[0] == 503)
        within(NOTICED, lambda: "the store" in server.log.read_text())
        assert web.get(f"{server.base}/healthz").status_code == 200
        if is_stopped_meanwhile:
            ends_when_told(server)
    if is_stopped_meanwhile:
        server = nursery.again(server)
    within(NOTICED, lambda: is_ready(server))
    game.check()
    ends_when_told(server)


def test_those_who_read_cannot_starve_the_one_who_writes(nursery: Nursery, postgres: Postgres) -> None:
    """The tables are locked, many ask for some that are in nobody's memory, and the writer's line is cut:
    each of them is told so in time, and when the lock is gone everything is as before."""
    server = nursery.serve(database=postgres.new_database(), **QUICK)
    game = Game(server)
    game.begin()
    name = name_of(server)

    async def lock_and_cut(release: threading.Event, locked: threading.Event) -> None:
        line = await asyncpg.connect(server.settings.database)
        async with line.transaction():
            await line.execute("lock table tables in access exclusive mode")
            locked.set()
            await asyncio.to_thread(release.wait)
            await line.execute(f"{OTHERS}'{name}'")

    release, locked = threading.Event(), threading.Event()
    locking = threading.Thread(target=lambda: asyncio.run(lock_and_cut(release, locked)))
    locking.start()
    locked.wait(10)
    with ThreadPoolExecutor(60) as pool:
        asked = [
            pool.submit(web.get, f"{server.base}/api/tables/nosuchtab{number:03}", timeout=10)
            for number in range(60)
        ]
        told = [one.result() for one in asked]
    assert {one.status_code for one in told} == {503}
    assert {one.json()["error"] for one in told} == {"Something went wrong on our side; nothing was changed."}
    release.set()
    locking.join(10)
    within(NOTICED, lambda: is_ready(server))
    game.check()
    assert Person(server).begin([ME, BOT, BOT])
    ends_when_told(server)


def test_a_row_that_cannot_be_stored_costs_others_nothing(database: dict[str, str], tmp_path: Path) -> None:
    """Whatever waits goes into one transaction; one guest's row is not to undo another's answer."""
    from followsuit.service.entries import ANSWER, SIT, Entry, TableRow
    from followsuit.service.migrating import migrate
    from followsuit.service.store import Store, StoreDown

    values = database or {"database": f"sqlite:///{tmp_path}/x.sqlite3"}
    settings = Settings(**values)  # type: ignore[arg-type]
    migrate(settings)

    async def store_all() -> list[object]:
        watch = Watch(settings, lambda: None)
        store = Store(settings, "here", watch)
        row = TableRow("abcdefghijkm", "trick-raiders", 1, 3, {}, 1, "salt", "secret", "host", 1.0)
        await store.start(lambda _: None)
        await store.create(row, [Entry(1, SIT, 0)])
        rows = [
            store.append(row.id, Entry(2, ANSWER, 0, "b6")),
            store.append(row.id, Entry(3, ANSWER, 0, "\udfff")),
            store.append("nosuchtable1", Entry(1, ANSWER, 0, "b6")),
            store.append(row.id, Entry(4, ANSWER, 0, "b7")),
        ]
        told = await asyncio.gather(*rows, return_exceptions=True)
        stored = [entry.seq for entry in await store.entries(row.id)]
        await store.stop(1.0)
        await watch.stop(1.0)
        await store.dispose(1.0)
        return [*[type(one) if isinstance(one, Exception) else one for one in told], stored]

    assert asyncio.run(store_all()) == [True, StoreDown, StoreDown, True, [1, 2, 4]]


def test_a_worker_that_does_not_answer_does_not_keep_the_others(postgres: Postgres, tmp_path: Path) -> None:
    """One of two workers is stopped; the one who watches over them ends in time all the same."""
    from service.test_supervisor import Supervised

    server = Supervised(postgres.new_database(), tmp_path, end_within=2.0)
    stuck = server.workers()[0]
    os.kill(stuck, signal.SIGSTOP)
    begun = time.monotonic()
    server.process.terminate()
    server.process.wait(60)
    assert time.monotonic() - begun < ENDED
    within(ENDED, lambda: not psutil.pid_exists(stuck) or psutil.Process(stuck).status() == ZOMBIE)
