"""Which lines of the sources each test reaches, so that only those that reach a fault are asked about it.

Lines are seen by `sys.monitoring`, which Python has from 3.12 on: a line that was seen once in a test costs
nothing more. On an older Python coverage.py traces them; without it, or where a process that tests started
was killed before it could tell, every test of the file counts as reaching everything. What is reached while
modules are imported, by what several tests share, and by other processes counts for all tests of a file.
"""

import hashlib
import os
import pickle
import signal
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from mutants.started.seen_lines import TOLD_OF, TOLD_WHERE, Lines, Watch, watch_of


@dataclass
class Reached:
    """Of one file of tests: what it was when it was asked, and what its tests reach."""

    text: str  # the hash of the file
    sources: dict[str, str]  # the hashes of the files of the sources that were reached
    shared: Lines = field(default_factory=dict)
    tests: dict[str, Lines] = field(default_factory=dict)  # of those that hold
    seconds: dict[str, float] = field(default_factory=dict)
    fail: list[str] = field(default_factory=list)  # without any fault: they tell nothing
    slow: list[str] = field(default_factory=list)  # these are not asked
    sees_lines: bool = True

    def reaching(self, path: str, lines: range, now: str) -> list[str]:
        """The tests that reach one of these lines; `now` is the hash of their file today."""
        asked = sum(1 << line for line in lines)
        if not self.sees_lines or self.sources.get(path, now) != now:
            return list(self.tests)
        if self.shared.get(path, 0) & asked:
            return list(self.tests)
        return [test for test, reached in self.tests.items() if reached.get(path, 0) & asked]


def read_reached(kept: Path) -> Reached:
    return Reached(**pickle.loads(kept.read_bytes()))


def hash_of(path: Path) -> str:
    return hashlib.sha1(path.read_bytes()).hexdigest()


class Looker:
    """A plugin of pytest: notes of each test whether it holds, how long it takes, and what it reaches."""

    def __init__(self, watch: Watch, reached: Reached, patience: float) -> None:
        self.watch = watch
        self.patience = patience  # seconds of work: a third of them for a test, then no further one is begun
        self.reached = reached
        self.failed: set[str] = set()
        self.begun = spent()
        signal.signal(signal.SIGPROF, self.break_off)

    def break_off(self, *_: object) -> None:
        pytest.skip("It takes too long.")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        if spent() - self.begun > self.patience:
            self.reached.slow.append(item.nodeid)
            pytest.skip("Its file takes too long.")

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        mine: Lines = {}
        shared = self.watch.into(mine)
        begun = spent()
        signal.setitimer(signal.ITIMER_PROF, self.patience / 3)
        result = yield
        signal.setitimer(signal.ITIMER_PROF, 0)
        self.watch.into(shared)
        self.reached.seconds[item.nodeid] = spent() - begun
        if self.reached.seconds[item.nodeid] >= self.patience / 3:
            self.reached.slow.append(item.nodeid)
        if item.nodeid not in self.failed and item.nodeid not in self.reached.slow:
            self.reached.tests[item.nodeid] = mine
        return result

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: Any) -> Iterator[Any]:
        """What several tests share is not the first one's alone."""
        if fixturedef.scope == "function":
            return (yield)
        own = self.watch.into(self.reached.shared)
        result = yield
        self.watch.into(own)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.add(report.nodeid)
            self.reached.tests.pop(report.nodeid, None)


def spent() -> float:
    """Seconds of work, this process's and of those it waited for."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


class Ordered:
    """A plugin of pytest: just these tests, in this order; the one being asked is written down."""

    def __init__(self, tests: list[str], patience: list[float], noticed: Path) -> None:
        self.place = {test: i for i, test in enumerate(tests)}
        self.patience = patience  # seconds of work; whoever takes more is killed
        self.noticed = noticed

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted(
            [item for item in items if item.nodeid in self.place], key=lambda item: self.place[item.nodeid]
        )

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.noticed.write_text(report.nodeid, encoding="utf-8")

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.noticed.write_text(nodeid, encoding="utf-8")  # whoever is killed was asking this one
        signal.setitimer(signal.ITIMER_PROF, self.patience[self.place[nodeid]])


def look(file: str, folder: Path, scratch: Path, kept: Path, patience: float) -> int:
    """In a process of its own: ask one file of tests while everything is sound, and keep what it reaches."""
    told = scratch / "told"
    told.mkdir()
    sources = folder / "src/followsuit"
    os.environ[TOLD_WHERE], os.environ[TOLD_OF] = str(told), str(sources)
    reached = Reached(hash_of(folder / file), {})
    watch = watch_of(str(sources), str(told))
    watch.lines = reached.shared
    reached.sees_lines = watch.begin()
    looker = Looker(watch, reached, patience)
    status = pytest.main(["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--timeout=1800", file], [looker])
    watch.finish()
    reached.sees_lines = reached.sees_lines and watch.are_all_heard()
    for path, bits in watch.of_others().items():
        reached.shared[path] = reached.shared.get(path, 0) | bits
    reached.fail = sorted(looker.failed)
    names = {path for lines in (reached.shared, *reached.tests.values()) for path in lines}
    reached.sources = {path: hash_of(sources / path) for path in sorted(names) if (sources / path).exists()}
    kept.write_bytes(pickle.dumps(vars(reached)))
    return int(status)
