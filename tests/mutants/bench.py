"""The copy of the project in which faults are made, and where tests are asked about them.

One process, the hall, has loaded every test and every module, with all faults in it and none of them made.
Whoever is asked about a fault is asked in a process that the hall becomes, which only turns it on. What is
reached already while modules are loaded would come too late there: then modules and tests are loaded anew, by
a process that has loaded pytest and everything that tests import of others, and nothing of the project.
"""

import contextlib
import gc
import importlib
import json
import os
import resource
import shutil
import signal
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, TextIO

import pytest

from mutants.faults import Fault
from mutants.lines import Looker, Ordered, Reached, hash_of, reached_by_others, write_reached
from mutants.started.switch import CODE, MADE, NONE, SOURCES, TOLD, Switch, install
from mutants.switched import write_code

ROOT = Path(__file__).parents[2]
FOLDERS = ("src", "tests", "docs", "examples", "web", "building")
FILES = (
    "pyproject.toml",
    "Makefile",
    "hatch_build.py",
    "README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "mkdocs.yml",
)
LEFT_OUT = shutil.ignore_patterns("__pycache__", "node_modules", "dist", ".*_cache", ".hypothesis")

# What takes longest to load of what tests import; whoever lacks one of them tests without.
LOADED = (
    *("pytest", "hypothesis", "_pytest.assertion.rewrite", "pytest_timeout", "msgspec", "fluent.runtime"),
    *("fastapi", "sqlalchemy.ext.asyncio", "aiosqlite", "alembic.command", "uvicorn", "websockets", "httpx"),
    *("typer.testing", "rich.console", "prometheus_client", "starlette.testclient", "psutil", "openskill"),
    *("numpy", "gymnasium", "pettingzoo", "asyncpg", "uvloop", "platformdirs"),
)

# Seconds of work that tests may take with a fault, beside several times those they take without.
PATIENCE = 6
TIMES = 4
LOADING = 30  # seconds of work until the first test begins
WAITING = 60  # seconds that one test may wait for something, on a machine that has others to serve too
CROWD = 20
TIMED_OUT = b"Failed: Timeout"  # what pytest-timeout says
MEMORY = 16 << 30


def load_others() -> None:
    """Everything but the project; no library shall start threads of its own, which a fork would lose."""
    os.environ["OPENBLAS_NUM_THREADS"] = os.environ["POLARS_MAX_THREADS"] = "1"
    for name in LOADED:
        with contextlib.suppress(ImportError):
            importlib.import_module(name)


def copy_project(folder: Path) -> None:
    """As it is now; what Python and pytest made of files that are the same is still there."""
    for name in FOLDERS:
        shutil.copytree(
            ROOT / name,
            folder / name,
            ignore=LEFT_OUT,
            symlinks=True,
            dirs_exist_ok=True,
            copy_function=copy_if_other,
        )
    for name in FILES:
        copy_if_other(str(ROOT / name), str(folder / name))
    for path in [path for name in FOLDERS for path in (folder / name).rglob("*")]:
        is_ours = "__pycache__" in path.parts or ".hypothesis" in path.parts
        if not is_ours and not path.is_dir() and not (ROOT / path.relative_to(folder)).exists():
            path.unlink()


def copy_if_other(source: str, copy: str) -> None:
    ours, theirs = Path(source).stat(), Path(copy)
    if not theirs.exists() or (theirs.stat().st_mtime_ns, theirs.stat().st_size) != (
        ours.st_mtime_ns,
        ours.st_size,
    ):
        shutil.copy2(source, copy)


ARGUMENTS = ["-q", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:randomly"]


def status_of(work: Callable[[], int], wall: float) -> int | None:
    """The exit status of a process that does this, or None if it was too slow or was killed."""
    sys.stdout.flush()
    child = os.fork()
    if not child:
        status = 70
        try:
            os.setsid()
            status = work()
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(status)
    end = time.monotonic() + wall
    while True:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            break
        if time.monotonic() > end:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(child, signal.SIGKILL)
            os.waitpid(child, 0)
            return None
        time.sleep(0.02)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)  # servers that a test left behind
    return None if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)


class Asking:
    """Some tests that are asked about a fault, and how long they may take."""

    def __init__(self, number: int, tests: list[str], seconds: list[float], noticed: Path) -> None:
        self.number = number
        self.tests = tests
        self.seconds = seconds
        self.plugin = Ordered(tests, [PATIENCE + TIMES * each for each in seconds], noticed)

    def work(self) -> float:
        return LOADING + PATIENCE + TIMES * sum(self.seconds)

    def wall(self) -> float:
        return WAITING + CROWD * (LOADING + PATIENCE + sum(self.seconds))


class Bench:
    def __init__(self, folder: Path, patience: float, made: dict[int, tuple[str, Fault]]) -> None:
        self.folder = folder / "project"
        self.patience = patience  # seconds of work for a file of tests that is looked into
        self.scratch = folder / "scratch"
        self.code = folder / "code"
        self.said = folder / "said"  # by the tests that were asked last
        self.noticed = folder / "noticed"  # which test was asked last
        self.was_too_slow = False  # whether that one worked or waited for so long that it was stopped
        copy_project(self.folder)
        self.sources = self.folder / "src/followsuit"
        self.at_once = write_code(self.sources, self.code, made)  # reached while modules are loaded
        self.hall = 0
        self.commands: TextIO | None = None
        self.answers: TextIO | None = None

    # The hall.

    def open(self, files: list[str]) -> list[str]:
        """Load all of these; returns those of which nothing could be loaded."""
        (read, told), (heard, write) = os.pipe(), os.pipe()
        self.hall = os.fork()
        if not self.hall:
            os.close(told)
            os.close(heard)
            self.become_hall(
                files, os.fdopen(read, encoding="utf-8"), os.fdopen(write, "w", encoding="utf-8")
            )
        os.close(read)
        os.close(write)
        self.commands = os.fdopen(told, "w", encoding="utf-8")
        self.answers = os.fdopen(heard, encoding="utf-8")
        ready = self.heard()
        self.at_once |= set(ready["reached"])
        return [file for file in files if file not in ready["files"]]

    def become_hall(self, files: list[str], commands: TextIO, answers: TextIO) -> None:
        status = 70
        try:
            os.setsid()
            switch = self.settle(NONE, self.folder / "loaded")
            status = int(
                pytest.main(
                    [*ARGUMENTS, "--continue-on-collection-errors", *files],
                    [Hall(self, switch, commands, answers)],
                )
            )
        finally:
            os._exit(status)

    def heard(self) -> dict[str, Any]:
        assert self.answers is not None
        line = self.answers.readline()
        if not line:
            raise SystemExit(f"Tests could not be loaded: {(self.folder / 'loaded').read_text()[-3000:]}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def tell(self, **command: object) -> dict[str, Any]:
        assert self.commands is not None
        print(json.dumps(command), file=self.commands, flush=True)
        return self.heard()

    def close(self) -> None:
        if self.commands is not None:
            self.commands.close()
            os.waitpid(self.hall, 0)

    # What is asked.

    def look(self, file: str, kept: Path, faults: str, times: float = 1.0) -> None:
        """What the tests of this file reach, while no fault is made."""
        self.tell(file=file, kept=str(kept), faults=faults, patience=times * self.patience)

    def ask(self, number: int, tests: list[str], reached: dict[str, Reached]) -> str:
        """The first of these tests that fails, in their order, or nothing; not to end is to fail."""
        seconds = [reached[test.partition("::")[0]].seconds[test] for test in tests]
        self.noticed.write_text("", encoding="utf-8")
        if number in self.at_once:
            asking = Asking(number, tests, seconds, self.noticed)
            status = self.in_scratch(lambda: self.load_and_ask(asking), asking.wall())
        else:
            status = self.tell(number=number, tests=tests, seconds=seconds)["status"]
        self.was_too_slow = status is None or (status == 1 and TIMED_OUT in self.said.read_bytes())
        if status in (0, 5):
            return ""
        return self.noticed.read_text(encoding="utf-8") or tests[0].partition("::")[0]

    def load_and_ask(self, asking: Asking) -> int:
        self.settle(asking.number, self.said)
        self.limit(asking.work())
        files = list(dict.fromkeys(test.partition("::")[0] for test in asking.tests))
        return int(pytest.main([*ARGUMENTS, "-x", f"--timeout={WAITING + CROWD}", *files], [asking.plugin]))

    def in_scratch(self, work: Callable[[], int], wall: float) -> int | None:
        shutil.rmtree(self.scratch, ignore_errors=True)
        self.scratch.mkdir()
        return status_of(work, wall)

    def settle(self, number: int, said: Path) -> Switch:
        """What a new process does first: it knows the copy only, with all faults in it."""
        self.speak_into(said)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.chdir(self.folder)
        self.scratch.mkdir(exist_ok=True)
        os.environ["TMPDIR"] = str(self.scratch)
        here = [path for path in sys.path if not Path(path).is_relative_to(ROOT / "tests")]
        here = [path for path in here if path and Path(path) not in (ROOT, ROOT / "src")]
        started = str(Path(__file__).parent / "started")
        # Where tests start processes with what this one finds its modules by, these have the fault as well.
        sys.path[:] = [str(self.folder / "src"), started, *here]  # Debian's Python has a sitecustomize too
        elsewhere = os.environ.get("PYTHONPATH", "").split(os.pathsep)
        entry_points = [path for path in elsewhere if Path(path).name == "entry-points"]
        os.environ["PYTHONPATH"] = os.pathsep.join([str(self.folder / "src"), *entry_points, started])
        os.environ[SOURCES], os.environ[CODE], os.environ[MADE] = (
            str(self.sources),
            str(self.code),
            str(number),
        )
        for name in [name for name in sys.modules if name.partition(".")[0] == "mutants"]:
            del sys.modules[name]
        return install()

    def speak_into(self, said: Path) -> None:
        out = os.open(said, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(out, 1)
        os.dup2(out, 2)
        os.close(out)

    def limit(self, seconds: float) -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 5))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


class Hall:
    """A plugin of pytest: instead of running tests it waits for what it is told."""

    def __init__(self, bench: Bench, switch: Switch, commands: TextIO, answers: TextIO) -> None:
        self.bench = bench
        self.switch = switch
        self.commands = commands
        self.answers = answers

    def say(self, **answer: object) -> None:
        print(json.dumps(answer), file=self.answers, flush=True)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        gc.collect()
        gc.freeze()  # what is there is shared with every process that this one becomes
        files = sorted({name.partition("::")[0] for name in items})
        self.say(reached=sorted(self.switch.reached()), files=files)
        for line in self.commands:
            told = json.loads(line)
            if "file" in told:
                self.look(
                    session,
                    [one for name, one in items.items() if name.startswith(told["file"] + "::")],
                    told,
                )
            else:
                self.ask(session, [items[name] for name in told["tests"]], told)
        return True

    def look(self, session: pytest.Session, items: list[pytest.Item], told: dict[str, Any]) -> None:
        patience = told["patience"]

        def work() -> int:
            self.bench.speak_into(self.bench.said)
            seen = self.bench.scratch / "seen"
            seen.mkdir()
            os.environ[TOLD] = str(seen)
            reached = Reached(hash_of(self.bench.folder / told["file"]), told["faults"])
            looker = Looker(self.switch, reached, patience)
            session.config.pluginmanager.register(looker)
            run_all(items)
            reached.shared |= reached_by_others(seen)
            reached.fail = sorted(looker.failed)
            write_reached(Path(told["kept"]), reached)
            return 0

        self.say(status=self.bench.in_scratch(work, 600 + CROWD * patience))

    def ask(self, session: pytest.Session, items: list[pytest.Item], told: dict[str, Any]) -> None:
        asking = Asking(told["number"], told["tests"], told["seconds"], self.bench.noticed)

        def work() -> int:
            self.bench.speak_into(self.bench.said)
            self.bench.limit(asking.work())
            self.switch.made = asking.number
            os.environ[MADE] = str(asking.number)
            session.config.pluginmanager.register(asking.plugin)
            return run_all(items, lambda: asking.plugin.has_failed)

        self.say(status=self.bench.in_scratch(work, asking.wall()))


def run_all(items: list[pytest.Item], is_enough: Callable[[], bool] = lambda: False) -> int:
    """Whether one of them failed."""
    for i, item in enumerate(items):
        following = items[i + 1] if i + 1 < len(items) else None
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if is_enough():
            return 1
    return 0
