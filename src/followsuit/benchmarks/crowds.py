"""`followsuit bench --service --bots` and `--windows`: the server as people use it, for a while.

With bots: at every table one person, who answers at once, and three bots that think. Beside them a few tables
of people, whose answers have to be seen as soon as ever. In windows: five hundred tables of people for five
minutes, each minute on its own. What is measured and how to read it: docs/reference/bench.md.
"""

import asyncio
import json
import os
import platform
import sys
import tempfile
import time
from dataclasses import dataclass, field
from typing import Any, Final, TypedDict, cast

from followsuit.benchmarks.service import (
    GOAL_MILLISECONDS,
    GOAL_TABLES,
    NO_LIMITS,
    Listening,
    Measured,
    OurTable,
    close_tables,
    figures_of,
    free_port,
    more_files,
    percentiles,
    post,
    run_clients,
    start,
    under_load,
)
from followsuit.build import is_compiled
from followsuit.registry import all_games
from followsuit.service.settings import Settings

BOTS: Final = 3
LEVEL: Final = "search"
BOT_TABLES: Final = (16, 100)
BOT_SECONDS: Final = 60.0
GOALS: Final = {16: 2.5, 100: 5.0}  # seconds within which three bots have answered, for 95 % of the times
PEOPLE_TABLES: Final = 4  # beside those with bots
PEOPLE_PAUSE: Final = 0.25  # seconds between two answers there
WINDOWS: Final = 5
WINDOW_SECONDS: Final = 60.0
WARMING: Final = 5.0


class BotLoad(TypedDict):
    """So many tables of one person and three bots."""

    tables: int
    waits: int
    wait_s: dict[str, float]  # of a person, from an answer to the next question
    three_s: dict[str, float]  # the same for as many answers of bots as there are bots
    seen_ms: dict[str, float]  # at the tables of people, from sending an answer to the last seat seeing it
    server_cpu: float  # of one core, with the processes that think
    clients_cpu: float


class Window(TypedDict):
    answers_per_second: float
    seen_ms: dict[str, float]
    server_cpu: float


class CrowdResult(TypedDict):
    python: str
    machine: str
    cores: int
    load_before: float
    build: str
    seconds: float
    bots: list[BotLoad]
    tables: int
    windows: list[Window]


@dataclass
class Waits:
    whole: list[float] = field(default_factory=list)
    for_three: list[float] = field(default_factory=list)


class BotTable(OurTable):
    """One person, and bots in all other seats."""

    def __init__(self, game: str, seed: int, waits: Waits) -> None:
        super().__init__(game, seed)
        self.waits = waits
        self.seen = 0  # answers of bots since the person's own

    def begin(self, port: int) -> None:
        players = all_games()[self.game].players
        count = BOTS + 1 if BOTS + 1 in players else players[-1]
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": LEVEL}] * (count - 1)]
        begun = post(port, "/api/tables", {"game": self.game, "players": count, "seats": seats})
        self.id = begun["table"]
        self.tokens = [begun["token"]]

    def hear(self, seat: int, data: bytes, measured: Measured) -> None:
        before = self.states[0].n
        was_waiting = self.sent_at > 0.0 and not self.unseen
        super().hear(seat, data, measured)
        if self.states[0].n > before and was_waiting:
            self.seen += 1
        if (self.states[0].question is not None or self.is_over) and self.sent_at > 0.0 and self.seen:
            wait = time.perf_counter() - self.sent_at
            self.waits.whole.append(wait)
            self.waits.for_three.append(wait * BOTS / max(BOTS, self.seen))
            self.seen = 0

    async def answer(self, measured: Measured) -> bool:
        self.seen = 0
        return await super().answer(measured)


class Crowd:
    """Tables that go on: where a game is over, another begins."""

    def __init__(self, port: int, measured: Measured) -> None:
        self.port = port
        self.measured = measured
        self.waits = Waits()
        self.seed = 0
        self.tables: list[OurTable] = []
        self.listening: Listening = []
        self.beginning = asyncio.Semaphore(4)

    async def open(self, with_bots: bool) -> OurTable:
        games = list(all_games())
        self.seed += 1
        game = games[self.seed % len(games)]
        table = BotTable(game, self.seed, self.waits) if with_bots else OurTable(game, self.seed)
        async with self.beginning:
            await asyncio.to_thread(table.begin, self.port)
        await table.sit(self.port)
        for seat in range(len(table.lines)):
            self.listening.append(asyncio.create_task(table.listen(seat, self.measured)))
        self.tables.append(table)
        return table

    async def play(self, table: OurTable, end: float, phase: float, pause: float) -> None:
        """An answer every so often; without a pause, as soon as there is something to answer."""
        at = time.perf_counter() + phase
        while (now := time.perf_counter()) < end:
            if pause and now < at:
                await asyncio.sleep(at - now)
            if not await table.answer(self.measured):
                with_bots = isinstance(table, BotTable)
                table = await self.open(with_bots)
            at = max(at + pause, time.perf_counter() - 1.0)

    async def close(self) -> None:
        await close_tables(list(self.tables), self.listening)


async def measure_bots(port: int, pid: int, count: int, seconds: float) -> BotLoad:
    thinking, people = Crowd(port, Measured()), Crowd(port, Measured())
    with_bots = [await thinking.open(with_bots=True) for _ in range(count)]
    beside = [await people.open(with_bots=False) for _ in range(PEOPLE_TABLES)]
    warming = min(WARMING, seconds)
    end = time.perf_counter() + warming + seconds
    playing = [
        asyncio.create_task(thinking.play(table, end, i / count, 0.0)) for i, table in enumerate(with_bots)
    ]
    playing += [
        asyncio.create_task(people.play(table, end, i * PEOPLE_PAUSE / len(beside), PEOPLE_PAUSE))
        for i, table in enumerate(beside)
    ]
    await asyncio.sleep(warming)
    people.measured.begin_anew()
    thinking.waits.whole.clear()
    thinking.waits.for_three.clear()
    cpu, own_cpu = figures_of(pid)[1], time.process_time()
    await asyncio.sleep(seconds)
    cpu, own_cpu = figures_of(pid)[1] - cpu, time.process_time() - own_cpu
    level = BotLoad(
        tables=count,
        waits=len(thinking.waits.whole),
        wait_s=shares(thinking.waits.whole),
        three_s=shares(thinking.waits.for_three),
        seen_ms=percentiles(people.measured.seen),
        server_cpu=cpu / seconds,
        clients_cpu=own_cpu / seconds,
    )
    await asyncio.gather(*playing)
    await thinking.close()
    await people.close()
    return level


async def measure_windows(port: int, pid: int, count: int, seconds: float) -> list[Window]:
    crowd = Crowd(port, Measured())
    tables = [await crowd.open(with_bots=False) for _ in range(count)]
    warming = min(WARMING, seconds)
    end = time.perf_counter() + warming + WINDOWS * seconds
    playing = [asyncio.create_task(crowd.play(table, end, i / count, 1.0)) for i, table in enumerate(tables)]
    await asyncio.sleep(warming)
    windows: list[Window] = []
    for _ in range(WINDOWS):
        crowd.measured.begin_anew()
        answers, cpu = crowd.measured.answers, figures_of(pid)[1]
        begun = time.perf_counter()
        await asyncio.sleep(seconds)
        passed = time.perf_counter() - begun
        window = Window(
            answers_per_second=(crowd.measured.answers - answers) / passed,
            seen_ms=percentiles(crowd.measured.seen),
            server_cpu=(figures_of(pid)[1] - cpu) / passed,
        )
        windows.append(window)
    await asyncio.gather(*playing)
    await crowd.close()
    return windows


def shares(times: list[float]) -> dict[str, float]:
    """In seconds, within which so many of a hundred were."""
    ordered = sorted(times) or [0.0]
    return {
        share: ordered[min(len(ordered) - 1, len(ordered) * int(share) // 100)]
        for share in ("50", "95", "99")
    }


# The process that starts the others.


def run_bots(quick: bool) -> dict[str, object]:
    return run_with(BOT_TABLES, 0, 10.0 if quick else BOT_SECONDS)


def run_windows(quick: bool) -> dict[str, object]:
    return run_with((), GOAL_TABLES, 5.0 if quick else WINDOW_SECONDS)


def run_with(bot_tables: tuple[int, ...], people_tables: int, seconds: float) -> dict[str, object]:
    more_files()
    load_before = os.getloadavg()[0]
    found: dict[str, Any] = {"bots": [], "windows": []}
    with tempfile.TemporaryDirectory() as folder:
        for count in (*bot_tables, people_tables):
            if not count:
                continue
            port = free_port()
            database = f"sqlite:///{folder}/{port}.sqlite3"
            settings = Settings(port=port, database=database, limits=NO_LIMITS)
            server = start("followsuit.benchmarks.service", "server", settings.to_json())
            kind = "windows" if count == people_tables else "bots"
            argument: list[object] = [kind, port, server.pid, count, seconds]
            found[kind] += under_load(server, port, __name__, argument)
    result = CrowdResult(
        python=platform.python_version(),
        machine=f"{platform.system()} {platform.machine()}",
        cores=os.cpu_count() or 1,
        load_before=load_before,
        build="compiled" if is_compiled() else "interpreted",
        seconds=seconds,
        bots=found["bots"],
        tables=people_tables,
        windows=found["windows"],
    )
    return cast(dict[str, object], result)


def report(result: dict[str, object]) -> str:
    """The result as a page of plain text."""
    r = cast(CrowdResult, result)
    lines = [
        f"Follow Suit's service, engine {r['build']}. "
        f"Python {r['python']}, {r['machine']}, {r['cores']} cores, load before {r['load_before']:.1f}.",
    ]
    if r["bots"]:
        lines += bots_report(r["bots"], r["seconds"])
    if r["windows"]:
        lines += windows_report(r["windows"], r["tables"], r["seconds"])
    return "\n".join(lines) + "\n"


def bots_report(levels: list[BotLoad], seconds: float) -> list[str]:
    lines = [
        f"One person and {BOTS} bots ({LEVEL}) a table for {seconds:g} s; "
        f"{PEOPLE_TABLES} tables of people beside.",
        "",
        f"{'tables':>8}{'waits':>8}{'a wait, s':>18}{'for three bots, s':>20}{'people see, ms':>18}"
        f"{'server':>10}{'clients':>9}",
        f"{'':16}{'median':>9}{'95 %':>9}{'median':>11}{'95 %':>9}{'median':>9}{'99 %':>9}"
        f"{'CPU':>10}{'CPU':>9}",
    ]
    for level in levels:
        lines.append(
            f"{level['tables']:>8}{level['waits']:>8}"
            f"{level['wait_s']['50']:>9.2f}{level['wait_s']['95']:>9.2f}"
            f"{level['three_s']['50']:>11.2f}{level['three_s']['95']:>9.2f}"
            f"{level['seen_ms']['50']:>9.1f}{level['seen_ms']['99']:>9.1f}"
            f"{100 * level['server_cpu']:>8.0f} %{100 * level['clients_cpu']:>7.0f} %"
        )
    for level in levels:
        goal = GOALS.get(level["tables"])
        if goal is not None:
            is_held = level["three_s"]["95"] <= goal and level["seen_ms"]["99"] <= GOAL_MILLISECONDS
            lines.append(
                f"Goal: {level['tables']} tables, three bots within {goal:g} s at 95 %, "
                f"people see within {GOAL_MILLISECONDS:g} ms at 99 %: {'held' if is_held else 'MISSED'}."
            )
    return lines


def windows_report(windows: list[Window], tables: int, seconds: float) -> list[str]:
    lines = [
        f"{tables} tables of people, one answer per table and second, {len(windows)} times {seconds:g} s.",
        "",
        f"{'answers/s':>12}{'seen by all, ms':>22}{'server':>10}",
        f"{'':12}{'median':>11}{'99 %':>11}{'CPU':>10}",
    ]
    for window in windows:
        lines.append(
            f"{window['answers_per_second']:>12.1f}{window['seen_ms']['50']:>11.1f}{window['seen_ms']['99']:>11.1f}"
            f"{100 * window['server_cpu']:>8.0f} %"
        )
    is_held = all(
        window["seen_ms"]["99"] < GOAL_MILLISECONDS and window["answers_per_second"] > 0.95 * tables
        for window in windows
    )
    word = "held" if is_held else "MISSED"
    lines.append(f"Goal: {tables} tables, 99 % under {GOAL_MILLISECONDS:g} ms in each: {word}.")
    return lines


def main() -> None:
    part, argument = sys.argv[1:]
    assert part == "clients"
    more_files()
    kind, port, pid, count, seconds = json.loads(argument)
    found: list[Any]
    if kind == "bots":
        found = [run_clients(measure_bots(port, pid, count, seconds))]
    else:
        found = run_clients(measure_windows(port, pid, count, seconds))
    print(json.dumps(found))


if __name__ == "__main__":
    main()
