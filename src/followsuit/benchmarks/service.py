"""`followsuit bench --service`: how many tables one server holds, and how soon an answer is there.

The server is a process of its own with a SQLite file of its own, as `followsuit serve` starts it. The
clients are another process. Every seat of every table is a client with a socket of its own, and all of
them are told of every answer; no bot plays. What is measured and how to read it: docs/reference/bench.md.
"""

import asyncio
import contextlib
import http.client
import json
import os
import platform
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypedDict, cast

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from followsuit.build import is_compiled
from followsuit.registry import all_games
from followsuit.service.settings import Limits, Settings

TABLES: Final = (10, 100, 500)
GOAL_TABLES: Final = 500
LONGEST_SILENCE: Final = 60.0  # in seconds; a table that says nothing for so long has come to a stop
GOAL_MILLISECONDS: Final = 100.0
MANY: Final = 10**9
NO_LIMITS: Final = Limits(
    messages_per_second=MANY,
    message_burst=MANY,
    address_messages_per_second=MANY,
    address_message_burst=MANY,
    requests_per_second=MANY,
    request_burst=MANY,
    changes_per_second=MANY,
    change_burst=MANY,
    sockets_per_address=MANY,
    tables_per_guest=MANY,
)


class Level(TypedDict):
    """So many live tables, each with one answer a second."""

    tables: int
    sockets: int
    answers_per_second: float
    stored_ms: dict[str, float]  # from sending an answer to hearing that it is stored
    seen_ms: dict[str, float]  # … to the last of the table's seats seeing it
    server_cpu: float  # of one core
    kilobytes_per_table: float


class ServiceResult(TypedDict):
    python: str
    machine: str
    cores: int
    build: str
    seconds: float
    levels: list[Level]
    most_answers_per_second: float  # of a hundred tables that do not wait


class Question(msgspec.Struct):
    id: str
    options: list[dict[str, Any]]
    is_sealed: bool


class Told(msgspec.Struct):
    """As much of a message as a scripted client looks at."""

    type: str
    n: int = 0
    ref: str = ""
    question: Question | None = None
    outcome: dict[str, Any] | None = None


READ: Final = msgspec.json.Decoder(Told)


@dataclass
class Measured:
    answers: int = 0
    stored: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)


class Table:
    """One table and a socket for each of its seats."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        self.rng = random.Random(seed)
        self.tokens: list[str] = []
        self.id = ""
        self.lines: list[ClientConnection] = []
        self.states: list[Told] = []
        self.changed = asyncio.Event()
        self.sent_at = 0.0
        self.ref = ""
        self.unseen: set[int] = set()
        self.is_stored = True
        self.is_over = False

    def begin(self, port: int) -> None:
        """Over HTTP: one seat for the host, the others by invitation."""
        players = all_games()[self.game].default_players
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
        begun = post(port, "/api/tables", {"game": self.game, "players": players, "seats": seats})
        self.id = begun["table"]
        self.tokens = [begun["token"]]
        for one in begun["invitations"]:
            body = {"invitation": one["path"].rpartition("/")[2], "name": f"P{one['seat']}"}
            self.tokens.append(post(port, f"/api/tables/{self.id}/join", body)["token"])

    async def sit(self, port: int) -> None:
        address = f"ws://127.0.0.1:{port}/api/tables/{self.id}/socket"
        self.states = [Told("state") for _ in self.tokens]
        for token in self.tokens:
            line = await connect(address, compression=None, ping_interval=None, max_size=None)
            await line.send(json.dumps({"type": "hello", "token": token}))
            self.lines.append(line)

    async def listen(self, seat: int, measured: Measured) -> None:
        async for text in self.lines[seat]:
            told = READ.decode(text)
            now = time.perf_counter()
            if told.type == "taken" and told.ref == self.ref:
                measured.stored.append(now - self.sent_at)
                self.is_stored = True
            elif told.type == "state":
                if told.n > self.states[seat].n and seat in self.unseen:
                    self.unseen.discard(seat)
                    if not self.unseen:
                        measured.seen.append(now - self.sent_at)
                self.states[seat] = told
                self.is_over = self.is_over or told.outcome is not None
            elif told.type in ("refused", "error"):
                raise AssertionError(text)
            self.changed.set()

    async def answer(self, measured: Measured) -> bool:
        """One seat that is asked answers, once everyone has seen the answer before."""
        while True:
            if self.is_over:
                return False
            asked = [seat for seat, state in enumerate(self.states) if state.question is not None]
            if asked and self.is_stored and not self.unseen:
                break
            self.changed.clear()
            async with asyncio.timeout(LONGEST_SILENCE):
                await self.changed.wait()
        seat = self.rng.choice(asked)
        question = self.states[seat].question
        assert question is not None
        pick = self.rng.choice(question.options)["pick"]
        self.ref = question.id
        self.is_stored = False
        # What is chosen in secret the others may not notice at all.
        self.unseen = {seat} if question.is_sealed else set(range(len(self.lines)))
        self.sent_at = time.perf_counter()
        message = {"type": "answer", "question": question.id, "pick": pick, "ref": self.ref}
        await self.lines[seat].send(json.dumps(message))
        measured.answers += 1
        return True


def post(port: int, path: str, body: dict[str, Any]) -> dict[str, Any]:
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    try:
        line.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        response = line.getresponse()
        answer: dict[str, Any] = json.load(response)
        assert response.status in (200, 201), answer
        return answer
    finally:
        line.close()


def server_figures(port: int) -> tuple[float, float]:
    """Bytes in memory and seconds of CPU time, as the server itself says."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    line.request("GET", "/metrics")
    text = line.getresponse().read().decode()
    line.close()
    found: dict[str, float] = {}
    for row in text.splitlines():
        name, _, value = row.partition(" ")
        if name in ("process_resident_memory_bytes", "process_cpu_seconds_total"):
            found[name] = float(value)
    return found.get("process_resident_memory_bytes", 0.0), found.get("process_cpu_seconds_total", 0.0)


# The process of the clients.


async def open_tables(port: int, count: int, first: int) -> list[Table]:
    games = list(all_games())
    tables = [Table(games[i % len(games)], first + i) for i in range(count)]
    with ThreadPoolExecutor(4) as pool:
        await asyncio.gather(
            *[asyncio.get_running_loop().run_in_executor(pool, table.begin, port) for table in tables]
        )
    for table in tables:
        await table.sit(port)
    return tables


async def measure_level(port: int, count: int, seconds: float) -> Level:
    before, _ = server_figures(port)
    tables = await open_tables(port, count, count)
    warming, measured = Measured(), Measured()
    listening = [
        asyncio.create_task(table.listen(seat, measured))
        for table in tables
        for seat in range(len(table.lines))
    ]
    now = Measured()

    async def pace(table: Table, phase: float, end: float) -> None:
        at = time.perf_counter() + phase
        while at < end:
            await asyncio.sleep(max(0.0, at - time.perf_counter()))
            if not await table.answer(now):
                return
            at += 1.0

    async def all_pace(length: float) -> None:
        end = time.perf_counter() + length
        phases = [i / len(tables) for i in range(len(tables))]
        await asyncio.gather(*[pace(table, phase, end) for table, phase in zip(tables, phases, strict=True)])

    now = warming
    await all_pace(min(3.0, seconds))
    measured.stored.clear()
    measured.seen.clear()
    now = measured
    _, cpu = server_figures(port)
    begun = time.perf_counter()
    await all_pace(seconds)
    passed = time.perf_counter() - begun
    memory, cpu_after = server_figures(port)
    await close_tables(tables, listening)
    return Level(
        tables=count,
        sockets=sum(len(table.tokens) for table in tables),
        answers_per_second=measured.answers / passed,
        stored_ms=percentiles(measured.stored),
        seen_ms=percentiles(measured.seen),
        server_cpu=(cpu_after - cpu) / passed,
        kilobytes_per_table=(memory - before) / count / 1024,
    )


async def measure_most(port: int, count: int, seconds: float) -> float:
    """Tables that answer as soon as they can."""
    tables = await open_tables(port, count, 10_000)
    measured = Measured()
    listening = [
        asyncio.create_task(table.listen(seat, measured))
        for table in tables
        for seat in range(len(table.lines))
    ]
    end = time.perf_counter() + seconds

    async def hurry(table: Table) -> None:
        while time.perf_counter() < end and await table.answer(measured):
            pass

    begun = time.perf_counter()
    await asyncio.gather(*[hurry(table) for table in tables])
    passed = time.perf_counter() - begun
    await close_tables(tables, listening)
    return len(measured.stored) / passed


async def close_tables(tables: list[Table], listening: list[asyncio.Task[None]]) -> None:
    for task in listening:
        if task.done() and task.exception() is not None:
            task.result()
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    await asyncio.gather(*[line.close() for table in tables for line in table.lines], return_exceptions=True)


def percentiles(times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    if not ordered:
        return {"50": 0.0, "99": 0.0, "most": 0.0}
    at = {"50": len(ordered) // 2, "99": min(len(ordered) - 1, len(ordered) * 99 // 100), "most": -1}
    return {name: 1000 * ordered[index] for name, index in at.items()}


async def measure_all(port: int, seconds: float, counts: list[int]) -> dict[str, Any]:
    levels = [await measure_level(port, count, seconds) for count in counts]
    most = await measure_most(port, min(100, max(counts)), seconds)
    return {"levels": levels, "most_answers_per_second": most}


# The process that starts both.


def run(quick: bool) -> dict[str, object]:
    return run_with(TABLES, 4.0 if quick else 20.0)


def run_with(counts: tuple[int, ...], seconds: float) -> dict[str, object]:
    more_files()
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        settings = Settings(port=port, database=f"sqlite:///{folder}/bench.sqlite3", limits=NO_LIMITS)
        server = start("server", settings.to_json())
        try:
            wait_for(port, server)
            clients = start("clients", json.dumps([port, seconds, list(counts)]))
            out, _ = clients.communicate()
            if clients.returncode:
                raise RuntimeError("the clients of the benchmark failed.")
        finally:
            server.terminate()
            server.wait()
    found = json.loads(out)
    result = ServiceResult(
        python=platform.python_version(),
        machine=f"{platform.system()} {platform.machine()}",
        cores=os.cpu_count() or 1,
        build="compiled" if is_compiled() else "interpreted",
        seconds=seconds,
        levels=found["levels"],
        most_answers_per_second=found["most_answers_per_second"],
    )
    return cast(dict[str, object], result)


def start(part: str, argument: str) -> "subprocess.Popen[str]":
    path = os.pathsep.join([str(Path(__file__).parents[2]), *sys.path])
    return subprocess.Popen(
        [sys.executable, "-m", __name__, part, argument],
        stdout=subprocess.PIPE if part == "clients" else subprocess.DEVNULL,
        stderr=None if part == "clients" else subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": path},
        text=True,
    )


def wait_for(port: int, server: "subprocess.Popen[str]") -> None:
    for _ in range(600):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        if server.poll() is not None:
            break
        time.sleep(0.05)
    raise RuntimeError("the server of the benchmark did not start.")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def more_files() -> None:
    """Two thousand sockets are more files than a process may have by default."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 8192 if hard == resource.RLIM_INFINITY else min(8192, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def report(result: dict[str, object]) -> str:
    """The result as a page of plain text."""
    r = cast(ServiceResult, result)
    lines = [
        f"Follow Suit's service, engine {r['build']}. "
        f"Python {r['python']}, {r['machine']}, {r['cores']} cores.",
        f"One answer per table and second for {r['seconds']:g} s; SQLite; a client for every seat.",
        "",
        f"{'tables':>8}{'sockets':>9}{'answers/s':>11}{'stored, ms':>22}{'seen by all, ms':>22}"
        f"{'server':>9}{'kB/table':>10}",
        f"{'':28}{'median':>11}{'99 %':>11}{'median':>11}{'99 %':>11}{'CPU':>9}",
    ]
    for level in r["levels"]:
        lines.append(
            f"{level['tables']:>8}{level['sockets']:>9}{level['answers_per_second']:>11.1f}"
            f"{level['stored_ms']['50']:>11.1f}{level['stored_ms']['99']:>11.1f}"
            f"{level['seen_ms']['50']:>11.1f}{level['seen_ms']['99']:>11.1f}"
            f"{100 * level['server_cpu']:>7.0f} %{level['kilobytes_per_table']:>10.0f}"
        )
    most = r["most_answers_per_second"]
    lines += ["", f"Tables that do not wait: {most:,.0f} answers a second."]
    for level in r["levels"]:
        if level["tables"] == GOAL_TABLES:
            is_held = (
                level["seen_ms"]["99"] < GOAL_MILLISECONDS
                and level["answers_per_second"] > 0.95 * GOAL_TABLES
            )
            word = "held" if is_held else "MISSED"
            lines.append(f"Goal: {GOAL_TABLES} tables, 99 % under {GOAL_MILLISECONDS:g} ms: {word}.")
    return "\n".join(lines) + "\n"


def main() -> None:
    part, argument = sys.argv[1:]
    more_files()
    if part == "server":
        from followsuit.service.running import serve

        serve(Settings.from_json(argument))
    else:
        port, seconds, counts = json.loads(argument)
        print(json.dumps(asyncio.run(measure_all(port, seconds, counts))))


if __name__ == "__main__":
    main()
