"""`followsuit bench --service`: how many tables one server holds, and how soon an answer is there.

The server is a process of its own with a SQLite file of its own, as `followsuit serve` starts it. The
clients are another process. Every seat of every table is a client with a socket of its own, and all of
them are told of every answer; no bot plays. What is measured and how to read it: docs/reference/bench.md.

Another server can be measured beside it, by the same clients: its `Side` says how they speak to it.
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
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypedDict, TypeVar, cast

import msgspec

from followsuit.benchmarks.line import ClientLine, open_line
from followsuit.build import is_compiled
from followsuit.core.errors import FollowSuitError
from followsuit.core.sentence import Sentence
from followsuit.registry import all_games
from followsuit.service.settings import Limits, Settings

T = TypeVar("T")
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
    work_per_second=MANY,
    work_burst=MANY,
    change_burst=MANY,
    lines_per_address=MANY,
    sockets_per_address=MANY,
    tables_per_guest=MANY,
)


class BenchFailed(FollowSuitError):
    """A measurement that came to nothing; whoever failed has said why."""


class WrongBeside(FollowSuitError):
    """A comparison that cannot be made."""


class Level(TypedDict):
    """So many live tables, each with one answer a second."""

    tables: int
    sockets: int
    answers_per_second: float
    stored_ms: dict[str, float] | None  # from sending an answer to hearing that it is stored, if that is told
    seen_ms: dict[str, float]  # … to the last of the table's seats seeing it
    state_bytes: float  # of what a seat is sent after an answer
    server_cpu: float  # of one core
    clients_cpu: float
    kilobytes_per_table: float


class SideResult(TypedDict):
    """What one server did under the load."""

    name: str
    levels: list[Level]
    most_answers_per_second: float  # of a hundred tables that do not wait
    state_bytes: dict[str, float]  # by game, over all levels


class ServiceResult(TypedDict):
    python: str
    machine: str
    cores: int
    load_before: float  # of the machine, over the last minute
    build: str
    seconds: float
    levels: list[Level]
    most_answers_per_second: float
    state_bytes: dict[str, float]
    beside: list[SideResult]


class AskedOfSeat(msgspec.Struct):
    id: str
    options: list[dict[str, Any]]
    is_sealed: bool


class HeardMessage(msgspec.Struct):
    """As much of a message as a scripted client looks at."""

    type: str
    n: int = 0
    ref: str = ""
    question: AskedOfSeat | None = None
    outcome: dict[str, Any] | None = None


READ: Final = msgspec.json.Decoder(HeardMessage)


@dataclass
class Measured:
    answers: int = 0
    stored: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    sizes: dict[str, list[int]] = field(default_factory=dict)  # of states in bytes, by game

    def begin_anew(self) -> None:
        self.stored.clear()
        self.seen.clear()
        self.sizes.clear()


class ServedTable(ABC):
    """One table and a socket for each of its seats, at whichever server."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        self.rng = random.Random(seed)
        self.tokens: list[str] = []
        self.id = ""
        self.lines: list[ClientLine] = []
        self.changed = asyncio.Event()
        self.sent_at = 0.0
        self.unseen: set[int] = set()
        self.is_stored = True
        self.is_over = False
        self.fault: Exception | None = None

    @abstractmethod
    def begin(self, port: int) -> None:
        """Over HTTP: a table, and a seat for everyone."""

    @abstractmethod
    async def sit(self, port: int) -> None:
        """A socket for each seat."""

    @abstractmethod
    def hear(self, seat: int, data: bytes, measured: Measured) -> None:
        """One message."""

    @abstractmethod
    def asked(self) -> list[int]:
        """The seats that may answer now."""

    @abstractmethod
    def answer_of(self, seat: int) -> tuple[str, set[int]]:
        """A message with an answer taken at random, and the seats that will see a change."""

    async def open_line(self, address: str) -> ClientLine:
        line = await open_line(address)
        self.lines.append(line)
        return line

    async def listen(self, seat: int, measured: Measured) -> None:
        def hear(data: bytes) -> None:
            self.hear(seat, data, measured)
            self.changed.set()

        try:
            await self.lines[seat].listen(hear)
        except Exception as fault:
            self.fault = fault
            self.changed.set()

    def see(self, seat: int, data: bytes, measured: Measured) -> None:
        """This seat has the new state."""
        measured.sizes.setdefault(self.game, []).append(len(data))
        if seat in self.unseen:
            self.unseen.discard(seat)
            if not self.unseen:
                measured.seen.append(time.perf_counter() - self.sent_at)

    async def answer(self, measured: Measured) -> bool:
        """One seat that is asked answers, once everyone has seen the answer before."""
        while True:
            if self.fault is not None:
                raise self.fault
            if self.is_over:
                return False
            asked = self.asked()
            if asked and self.is_stored and not self.unseen:
                break
            self.changed.clear()
            async with asyncio.timeout(LONGEST_SILENCE):
                await self.changed.wait()
        seat = self.rng.choice(asked)
        message, self.unseen = self.answer_of(seat)
        self.sent_at = time.perf_counter()
        self.lines[seat].send(message)
        measured.answers += 1
        return True


class OurTable(ServedTable):
    def __init__(self, game: str, seed: int) -> None:
        super().__init__(game, seed)
        self.states: list[HeardMessage] = []
        self.ref = ""

    def begin(self, port: int) -> None:
        """One seat for the host, the others by invitation."""
        players = all_games()[self.game].default_players
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
        begun = post(port, "/api/tables", {"game": self.game, "players": players, "seats": seats})
        self.id = begun["table"]
        self.tokens = [begun["token"]]
        for one in begun["invitations"]:
            body = {"invitation": one["path"].rpartition("/")[2], "name": f"P{one['seat']}"}
            self.tokens.append(post(port, f"/api/tables/{self.id}/join", body)["token"])

    async def sit(self, port: int) -> None:
        self.states = [HeardMessage("state") for _ in self.tokens]
        for token in self.tokens:
            line = await self.open_line(f"ws://127.0.0.1:{port}/api/tables/{self.id}/socket")
            line.send(json.dumps({"type": "hello", "token": token}))

    def hear(self, seat: int, data: bytes, measured: Measured) -> None:
        told = READ.decode(data)
        if told.type == "taken" and told.ref == self.ref:
            measured.stored.append(time.perf_counter() - self.sent_at)
            self.is_stored = True
        elif told.type == "state":
            if told.n > self.states[seat].n:
                self.see(seat, data, measured)
            self.states[seat] = told
            self.is_over = self.is_over or told.outcome is not None
        elif told.type in ("refused", "error"):
            raise AssertionError(data.decode())

    def asked(self) -> list[int]:
        return [seat for seat, state in enumerate(self.states) if state.question is not None]

    def answer_of(self, seat: int) -> tuple[str, set[int]]:
        question = self.states[seat].question
        assert question is not None
        self.ref = question.id
        self.is_stored = False
        pick = self.rng.choice(question.options)["pick"]
        message = {"type": "answer", "question": question.id, "pick": pick, "ref": self.ref}
        # What is chosen in secret the others may not notice at all.
        noticing = {seat} if question.is_sealed else set(range(len(self.lines)))
        return json.dumps(message), noticing


class Side(ABC):
    """One of the servers: what a table at it is, and what it says about itself."""

    name: str

    @abstractmethod
    def table(self, game: str, seed: int) -> ServedTable: ...

    @abstractmethod
    def figures(self, port: int) -> tuple[float, float]:
        """Bytes in memory and seconds of CPU time."""


class OurSide(Side):
    name = "Follow Suit"

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def table(self, game: str, seed: int) -> ServedTable:
        return OurTable(game, seed)

    def figures(self, port: int) -> tuple[float, float]:
        return figures_of(self.pid)


def figures_of(pid: int) -> tuple[float, float]:
    """Bytes in the memory of a process, and seconds of CPU time with all processes it started.

    As Linux tells them; nothing elsewhere.
    """
    parents: dict[int, int] = {}
    seconds: dict[int, float] = {}
    memory = 0.0
    for file in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it has just ended
            fields = file.read_text().rpartition(")")[2].split()
            one = int(file.parent.name)
            parents[one] = int(fields[1])
            seconds[one] = sum(int(ticks) for ticks in fields[11:15]) / os.sysconf("SC_CLK_TCK")
            if one == pid:
                memory = float(int(fields[21]) * os.sysconf("SC_PAGE_SIZE"))
    found = {pid}
    while more := {one for one, parent in parents.items() if parent in found} - found:
        found |= more
    return memory, sum(seconds.get(one, 0.0) for one in found)


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


def get(port: int, path: str, token: str = "") -> str:
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    try:
        line.request("GET", path, headers={"Authorization": f"Bearer {token}"} if token else {})
        return line.getresponse().read().decode()
    finally:
        line.close()


# The process of the clients.


def run_clients(work: Coroutine[Any, Any, T]) -> T:
    """On the same event loop as the server's, where there is one: what clients take, the server lacks."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


Listening = list[asyncio.Task[None]]


async def open_tables(
    side: Side, port: int, count: int, first: int, measured: Measured
) -> tuple[list[ServedTable], Listening]:
    games = list(all_games())
    tables = [side.table(games[i % len(games)], first + i) for i in range(count)]
    with ThreadPoolExecutor(4) as pool:
        await asyncio.gather(
            *[asyncio.get_running_loop().run_in_executor(pool, table.begin, port) for table in tables]
        )
    listening: Listening = []
    for table in tables:
        await table.sit(port)
        # At once: a server may hang up on those who are silent while the others sit down.
        listening += [asyncio.create_task(table.listen(seat, measured)) for seat in range(len(table.lines))]
    return tables, listening


async def measure_level(
    side: Side, port: int, count: int, seconds: float, sizes: dict[str, list[int]]
) -> Level:
    before, _ = side.figures(port)
    warming, measured = Measured(), Measured()
    tables, listening = await open_tables(side, port, count, count, measured)
    now = warming

    async def pace(table: ServedTable, phase: float, end: float) -> None:
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

    await all_pace(min(3.0, seconds))
    measured.begin_anew()
    now = measured
    _, cpu = side.figures(port)
    begun, own_cpu = time.perf_counter(), time.process_time()
    await all_pace(seconds)
    passed, own_cpu = time.perf_counter() - begun, time.process_time() - own_cpu
    memory, cpu_after = side.figures(port)
    await close_tables(tables, listening)
    for game, found in measured.sizes.items():
        sizes.setdefault(game, []).extend(found)
    return Level(
        tables=count,
        sockets=sum(len(table.tokens) for table in tables),
        answers_per_second=measured.answers / passed,
        stored_ms=percentiles(measured.stored) if measured.stored else None,
        seen_ms=percentiles(measured.seen),
        state_bytes=mean([size for found in measured.sizes.values() for size in found]),
        server_cpu=(cpu_after - cpu) / passed,
        clients_cpu=own_cpu / passed,
        kilobytes_per_table=(memory - before) / count / 1024,
    )


async def measure_most(side: Side, port: int, count: int, seconds: float) -> float:
    """Tables that answer as soon as they can."""
    measured = Measured()
    tables, listening = await open_tables(side, port, count, 10_000, measured)
    end = time.perf_counter() + seconds

    async def hurry(table: ServedTable) -> None:
        while time.perf_counter() < end and await table.answer(measured):
            pass

    begun = time.perf_counter()
    await asyncio.gather(*[hurry(table) for table in tables])
    passed = time.perf_counter() - begun
    await close_tables(tables, listening)
    return len(measured.seen) / passed


async def close_tables(tables: list[ServedTable], listening: Listening) -> None:
    for task in listening:
        task.cancel()
    for table in tables:
        if table.fault is not None:
            raise table.fault
    await asyncio.gather(*listening, return_exceptions=True)
    for table in tables:
        for line in table.lines:
            line.close()


def percentiles(times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    if not ordered:
        return {"50": 0.0, "99": 0.0, "most": 0.0}
    at = {"50": len(ordered) // 2, "99": min(len(ordered) - 1, len(ordered) * 99 // 100), "most": -1}
    return {name: 1000 * ordered[index] for name, index in at.items()}


def mean(values: list[int]) -> float:
    return sum(values) / len(values) if values else 0.0


async def measure_all(side: Side, port: int, seconds: float, counts: list[int]) -> SideResult:
    sizes: dict[str, list[int]] = {}
    levels = [await measure_level(side, port, count, seconds, sizes) for count in counts]
    most = await measure_most(side, port, min(100, max(counts)), seconds)
    state_bytes = {game: mean(found) for game, found in sizes.items()}
    return SideResult(name=side.name, levels=levels, most_answers_per_second=most, state_bytes=state_bytes)


# The process that starts both.


def run(quick: bool, beside: str | None = None) -> dict[str, object]:
    return run_with(TABLES, 4.0 if quick else 20.0, beside)


def run_with(counts: tuple[int, ...], seconds: float, beside: str | None = None) -> dict[str, object]:
    more_files()
    compare = comparison(beside)
    load_before = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        settings = Settings(port=port, database=f"sqlite:///{folder}/bench.sqlite3", limits=NO_LIMITS)
        server = start(__name__, "server", settings.to_json())
        ours: SideResult = under_load(server, port, __name__, [port, seconds, list(counts), server.pid])
    result = ServiceResult(
        python=platform.python_version(),
        machine=f"{platform.system()} {platform.machine()}",
        cores=os.cpu_count() or 1,
        load_before=load_before,
        build="compiled" if is_compiled() else "interpreted",
        seconds=seconds,
        levels=ours["levels"],
        most_answers_per_second=ours["most_answers_per_second"],
        state_bytes=ours["state_bytes"],
        beside=compare(counts, seconds, ours["state_bytes"]),
    )
    return cast(dict[str, object], result)


Compare = Callable[[tuple[int, ...], float, dict[str, float]], list[SideResult]]


def comparison(beside: str | None) -> Compare:
    """What measures the other server; all it needs is fetched before anything is measured."""
    if beside is None:
        return lambda counts, seconds, state_bytes: []
    try:
        from followsuit.benchmarks.beside import boardgame
    except ModuleNotFoundError as error:
        if error.name != "followsuit.benchmarks.beside":
            raise
        pattern = "What measures other servers beside ours is only in the sources, not in this package."
        raise WrongBeside(Sentence(pattern)) from None
    if beside != boardgame.NAME:
        raise WrongBeside(f"What can be measured beside our server is {boardgame.NAME}, not {beside}.")
    return boardgame.prepared()


def under_load(server: "subprocess.Popen[str]", port: int, module: str, argument: list[object]) -> Any:
    """What the clients measure at this server; then it is stopped."""
    try:
        wait_for(port, server)
        clients = start(module, "clients", json.dumps(argument))
        out, _ = clients.communicate()
        if clients.returncode:
            raise BenchFailed("The clients of the benchmark failed.")
    finally:
        server.terminate()
        server.wait()
    return json.loads(out)


def start(module: str, part: str, argument: str) -> "subprocess.Popen[str]":
    path = os.pathsep.join([str(Path(__file__).parents[2]), *sys.path])
    return subprocess.Popen(
        [sys.executable, "-m", module, part, argument],
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
    raise BenchFailed("The server of the benchmark did not start.")


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
        f"Python {r['python']}, {r['machine']}, {r['cores']} cores, load before {r['load_before']:.1f}.",
        f"One answer per table and second for {r['seconds']:g} s; SQLite; a client for every seat.",
        "",
        *table_of(r["levels"], r["most_answers_per_second"]),
    ]
    for level in r["levels"]:
        if level["tables"] == GOAL_TABLES:
            is_held = (
                level["seen_ms"]["99"] < GOAL_MILLISECONDS
                and level["answers_per_second"] > 0.95 * GOAL_TABLES
            )
            word = "held" if is_held else "MISSED"
            lines.append(f"Goal: {GOAL_TABLES} tables, 99 % under {GOAL_MILLISECONDS:g} ms: {word}.")
    for side in r["beside"]:
        lines += ["", f"{side['name']}.", "", *table_of(side["levels"], side["most_answers_per_second"])]
    return "\n".join(lines) + "\n"


def table_of(levels: list[Level], most: float) -> list[str]:
    lines = [
        f"{'tables':>8}{'sockets':>9}{'answers/s':>11}{'stored, ms':>20}{'seen by all, ms':>20}"
        f"{'kB/state':>10}{'server':>9}{'clients':>9}{'kB/table':>10}",
        f"{'':28}{'median':>10}{'99 %':>10}{'median':>10}{'99 %':>10}{'':10}{'CPU':>9}{'CPU':>9}",
    ]
    for level in levels:
        stored = level["stored_ms"]
        told = f"{stored['50']:>10.1f}{stored['99']:>10.1f}" if stored else f"{'-':>10}{'-':>10}"
        lines.append(
            f"{level['tables']:>8}{level['sockets']:>9}{level['answers_per_second']:>11.1f}{told}"
            f"{level['seen_ms']['50']:>10.1f}{level['seen_ms']['99']:>10.1f}"
            f"{level['state_bytes'] / 1000:>10.1f}"
            f"{100 * level['server_cpu']:>7.0f} %{100 * level['clients_cpu']:>7.0f} %"
            f"{level['kilobytes_per_table']:>10.0f}"
        )
    return [*lines, "", f"Tables that do not wait: {most:,.0f} answers a second."]


def main() -> None:
    part, argument = sys.argv[1:]
    more_files()
    if part == "server":
        from followsuit.service.running import serve

        serve(Settings.from_json(argument))
    else:
        port, seconds, counts, pid = json.loads(argument)
        print(json.dumps(run_clients(measure_all(OurSide(pid), port, seconds, counts))))


if __name__ == "__main__":
    main()
