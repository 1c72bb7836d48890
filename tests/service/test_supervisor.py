"""`followsuit serve --workers 2` over PostgreSQL: one process watches over two, and none is left behind."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import psutil
import pytest

from followsuit.service.settings import Settings
from service import web
from service.nursery import TOKEN, Server, free_port
from service.people import BOT, ME, OPEN, Person
from service.players import Player
from service.postgres import Postgres
from service.test_workers import check_list

SERVE = """\
import sys
from followsuit.service.running import serve
from followsuit.service.settings import Settings
serve(Settings.from_json(sys.argv[1]))
"""
PATIENCE = 200.0  # seconds, for a machine that has much else to do


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it has not come to that"
        time.sleep(0.05)


class Supervised(Server):
    """A server with several workers, started like `followsuit serve`, but without processes that think."""

    def __init__(self, database: str, folder: Path, end_within: float = Settings().end_within) -> None:
        settings = Settings(
            port=free_port(),
            database=database,
            workers=2,
            metrics_token=TOKEN,
            warm=False,
            end_within=end_within,
        )
        log = folder / f"{settings.port}.log"
        command = [sys.executable, "-c", SERVE, settings.to_json()]
        with log.open("w") as file:
            self.process = subprocess.Popen(command, stdout=file, stderr=file)
        super().__init__(self.process.pid, settings, log)
        wait_until(lambda: len(self.serving()) == 2)

    def workers(self) -> list[int]:
        """Their process ids, the oldest first."""
        found = []
        for child in psutil.Process(self.pid).children():
            try:
                if "spawn_main" in " ".join(child.cmdline()):
                    found.append(child.pid)
            except psutil.Error:  # it is just dying
                continue
        return found

    def serving(self) -> set[int]:
        """The workers that took one of twenty connections. These come at once: of workers that have nothing
        to do, the same one could take each that comes alone."""
        with ThreadPoolExecutor(20) as people:
            return {worker for worker in people.map(self.asked, range(20)) if worker is not None}

    def asked(self, _: int) -> int | None:
        """The worker that took one more connection, if it is ready."""
        try:
            with web.Client() as client, client.stream("GET", f"{self.base}/readyz") as response:
                stream = response.extensions["network_stream"]
                taken = self.at(stream.get_extra_info("client_addr")[1])
                return taken if response.status_code == 200 else None
        except httpx.TransportError:
            return None

    def at(self, port: int) -> int | None:
        """The worker with the connection that comes from this port."""
        for pid in self.workers():
            if port in self.ports(pid):
                return pid
        return None

    def ports(self, worker: int) -> list[int]:
        """Where this worker's connections come from."""
        try:
            lines = psutil.Process(worker).net_connections()
        except psutil.Error:
            return []
        return [line.raddr.port for line in lines if line.raddr and line.laddr.port == self.settings.port]

    def metric(self, name: str) -> float:
        rows = self.counters().splitlines()
        return next(float(row.partition(" ")[2]) for row in rows if row.startswith(f"{name} "))


@pytest.fixture
def supervised(postgres: Postgres, tmp_path: Path) -> Iterator[Supervised]:
    server = Supervised(postgres.new_database(), tmp_path)
    yield server
    server.process.kill()
    server.process.wait()


def test_a_worker_is_killed_in_the_middle_of_a_game_and_another_is_there(supervised: Supervised) -> None:
    """Two players, each at a worker of their own; nobody is left counted as connected."""
    mika, noa = Person(supervised), Person(supervised, "Noa")
    begun = mika.begin([ME, OPEN, BOT])
    joined = noa.join(begun["invitations"][0]["path"])
    mika.http.close()
    noa.http.close()
    players = [
        Player(begun["table"], one["token"], lambda: supervised.socket_base, seed)
        for seed, one in enumerate([begun, joined])
    ]
    first, second = supervised.workers()
    wait_until(lambda: not supervised.ports(first) and not supervised.ports(second))

    async def play_apart() -> None:
        async with asyncio.timeout(PATIENCE):
            playing = []
            for player, own, other in ((players[0], first, second), (players[1], second, first)):
                os.kill(other, signal.SIGSTOP)  # it cannot take the connection
                try:
                    playing.append(asyncio.create_task(player.play()))
                    while not supervised.ports(own):
                        await asyncio.sleep(0.01)
                finally:
                    os.kill(other, signal.SIGCONT)
            while len(players[1].taken) < 3:
                await asyncio.sleep(0.005)
            os.kill(second, signal.SIGKILL)
            await asyncio.gather(*playing)
            await check_list(supervised.settings.database, players)

    asyncio.run(play_apart())
    assert players[0].outcome == players[1].outcome
    assert players[1].lost_lines > 0
    wait_until(lambda: len(supervised.serving()) == 2)
    assert second not in supervised.workers()
    wait_until(lambda: supervised.metric("followsuit_sockets") == 0)
    assert f"Child process [{second}] died" in supervised.log.read_text()
    assert supervised.faults() == []

    workers = supervised.workers()
    supervised.process.terminate()
    assert supervised.process.wait(PATIENCE) == 0
    assert not any(psutil.pid_exists(pid) for pid in workers)


def test_workers_do_not_outlive_the_one_who_watches_over_them(supervised: Supervised) -> None:
    workers = supervised.workers()
    supervised.process.kill()
    supervised.process.wait()
    wait_until(lambda: not any(psutil.pid_exists(pid) for pid in workers))
