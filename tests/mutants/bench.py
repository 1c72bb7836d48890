"""The copy of the project in which faults are made, and where tests are asked about them.

Tests run in processes that this one becomes: it has loaded pytest and everything that tests import of others,
and nothing of the project, which each of them loads from the copy.
"""

import contextlib
import importlib
import os
import resource
import shutil
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path

from mutants.faults import Fault
from mutants.lines import Ordered, Reached, look

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
MEMORY = 16 << 30


def load_others() -> None:
    """Everything but the project; no library shall start threads of its own, which a fork would lose."""
    os.environ["OPENBLAS_NUM_THREADS"] = os.environ["POLARS_MAX_THREADS"] = "1"
    for name in LOADED:
        with contextlib.suppress(ImportError):
            importlib.import_module(name)


class Bench:
    def __init__(self, folder: Path, patience: float) -> None:
        self.folder = folder / "project"
        self.patience = patience  # seconds of work for a file of tests that is looked into
        self.scratch = folder / "scratch"
        self.said = folder / "said"  # by the tests that were asked last
        self.noticed = folder / "noticed"  # which test was asked last
        self.was_endless = False  # whether that one worked for so long that it was stopped
        for name in FOLDERS:
            shutil.copytree(ROOT / name, self.folder / name, ignore=LEFT_OUT, symlinks=True)
        for name in FILES:
            shutil.copy2(ROOT / name, self.folder / name)

    def fork(self, work: Callable[[], int], seconds: float, wall: float, is_sound: bool) -> int | None:
        """The exit status of a process that does this, or None if it was too slow.

        What Python and pytest make of a module is kept while everything is sound, and read ever after: a file
        with a fault is newer than that, and what is made of it is not kept.
        """
        sys.stdout.flush()
        shutil.rmtree(self.scratch, ignore_errors=True)
        self.scratch.mkdir()
        child = os.fork()
        if not child:
            status = 70
            try:
                self.settle(seconds, is_sound)
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
            time.sleep(0.05)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(child, signal.SIGKILL)  # servers that a test left behind
        return None if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)

    def settle(self, seconds: float, is_sound: bool) -> None:
        """What the new process does first: it knows the copy only, and ends if it takes too long."""
        os.setsid()
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 5))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        out = os.open(self.said, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(out, 1)
        if not is_sound:
            os.dup2(out, 2)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.chdir(self.folder)
        os.environ["TMPDIR"] = str(self.scratch)
        here = [path for path in sys.path if not Path(path).is_relative_to(ROOT / "tests")]
        here = [path for path in here if path and Path(path) not in (ROOT, ROOT / "src")]
        sys.path[:] = [str(self.folder / "src"), *here]
        elsewhere = os.environ.get("PYTHONPATH", "").split(os.pathsep)
        entry_points = [path for path in elsewhere if Path(path).name == "entry-points"]
        started = [str(Path(__file__).parent / "started")] if is_sound else []
        os.environ["PYTHONPATH"] = os.pathsep.join([str(self.folder / "src"), *entry_points, *started])
        sys.dont_write_bytecode = not is_sound
        os.environ["PYTHONDONTWRITEBYTECODE"] = "" if is_sound else "1"
        for name in [name for name in sys.modules if name.partition(".")[0] == "mutants"]:
            del sys.modules[name]

    def look(self, file: str, kept: Path) -> None:
        """What the tests of this file reach, while everything is sound."""
        limit = 600 + CROWD * self.patience
        self.fork(
            lambda: look(file, self.folder, self.scratch, kept, self.patience), limit, limit, is_sound=True
        )

    def ask(self, tests: list[str], reached: dict[str, Reached]) -> str:
        """The first of these tests that fails, in their order, or nothing; not to end is to fail."""
        import pytest

        files = list(dict.fromkeys(test.partition("::")[0] for test in tests))
        seconds = [reached[test.partition("::")[0]].seconds[test] for test in tests]
        plugin = Ordered(tests, [PATIENCE + TIMES * each for each in seconds], self.noticed)
        limit = WAITING + CROWD * max(seconds)
        arguments = ["-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:randomly"]
        arguments += [f"--timeout={limit:.0f}", *files]
        self.noticed.write_text("", encoding="utf-8")
        status = self.fork(
            lambda: int(pytest.main(arguments, [plugin])),
            LOADING + PATIENCE + TIMES * sum(seconds),
            limit + CROWD * (LOADING + PATIENCE + sum(seconds)),
            is_sound=False,
        )
        self.was_endless = status is None
        if status in (0, 5):
            return ""
        return self.noticed.read_text(encoding="utf-8") or files[0]

    @contextlib.contextmanager
    def with_fault(self, path: str, fault: Fault) -> Iterator[None]:
        """Make it, and mend it again."""
        place = self.folder / "src/followsuit" / path
        sound, written = place.read_text(encoding="utf-8"), place.stat()
        place.write_text(fault.made_in(sound), encoding="utf-8")
        try:
            yield
        finally:
            place.write_text(sound, encoding="utf-8")
            os.utime(place, ns=(written.st_atime_ns, written.st_mtime_ns))
