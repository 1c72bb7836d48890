"""Which faults each test reaches, so that only those that reach one are asked about it.

What is reached by what several tests share, and by other processes, counts for all tests of a file.
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

from mutants.started.switch import Switch


@dataclass
class Reached:
    """Of one file of tests: what it was when it was asked, and what its tests reach."""

    text: str  # the hash of the file
    faults: str  # the hash of the faults that were drawn
    shared: set[int] = field(default_factory=set)
    tests: dict[str, set[int]] = field(default_factory=dict)  # of those that hold
    seconds: dict[str, float] = field(default_factory=dict)
    fail: list[str] = field(default_factory=list)  # without any fault: they tell nothing
    slow: list[str] = field(default_factory=list)  # these are not asked

    def reaching(self, number: int) -> list[str]:
        if number in self.shared:
            return list(self.tests)
        return [test for test, reached in self.tests.items() if number in reached]


def read_reached(kept: Path) -> Reached:
    return Reached(**pickle.loads(kept.read_bytes()))


def write_reached(kept: Path, reached: Reached) -> None:
    kept.write_bytes(pickle.dumps(vars(reached)))


def hash_of(path: Path) -> str:
    return hashlib.sha1(path.read_bytes()).hexdigest()


class Looker:
    """A plugin of pytest: notes of each test whether it holds, how long it takes, and what it reaches."""

    def __init__(self, switch: Switch, reached: Reached, patience: float) -> None:
        self.switch = switch
        self.patience = patience  # seconds of work for a test, and for all: then no further one is begun
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
        self.switch.anew()
        begun = spent()
        signal.setitimer(signal.ITIMER_PROF, self.patience)
        result = yield
        signal.setitimer(signal.ITIMER_PROF, 0)
        self.reached.seconds[item.nodeid] = spent() - begun
        if self.reached.seconds[item.nodeid] >= self.patience:
            self.reached.slow.append(item.nodeid)
        if item.nodeid not in self.failed and item.nodeid not in self.reached.slow:
            self.reached.tests[item.nodeid] = self.switch.reached()
        return result

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: Any) -> Iterator[Any]:
        """What several tests share is not the first one's alone."""
        if fixturedef.scope == "function":
            return (yield)
        own = bytes(self.switch.seen)
        self.switch.anew()
        result = yield
        self.reached.shared |= self.switch.reached()
        self.switch.seen[:] = own
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.add(report.nodeid)
            self.reached.tests.pop(report.nodeid, None)


def spent() -> float:
    """Seconds of work, this process's and of those it waited for."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def reached_by_others(told: Path) -> set[int]:
    """What other processes wrote; a number that somebody did not live to end is left out."""
    found: set[int] = set()
    for file in told.iterdir():
        whole = file.read_text(encoding="utf-8").rpartition("\n")[0]
        found |= {int(number) for number in whole.split()}
    return found


class Ordered:
    """A plugin of pytest: just these tests, in this order; the one being asked is written down."""

    def __init__(self, tests: list[str], patience: list[float], noticed: Path) -> None:
        self.place = {test: i for i, test in enumerate(tests)}
        self.patience = patience  # seconds of work; whoever takes more is killed
        self.noticed = noticed
        self.has_failed = False

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

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.has_failed = self.has_failed or report.failed
