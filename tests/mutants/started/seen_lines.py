"""Sees which lines of the sources a process reaches. It stands alone: whatever tests start loads it too."""

import atexit
import fcntl
import importlib
import os
import sys
from pathlib import Path
from types import CodeType
from typing import Any

TOLD_WHERE = "FOLLOWSUIT_LINES_INTO"  # a folder, where every process that tests start writes its lines
TOLD_OF = "FOLLOWSUIT_LINES_OF"  # the folder of the sources

Lines = dict[str, int]  # by file, from that folder on, a bit for each line
FAR = 900
UNHEARD = ".unheard"  # ends the name of a file that says: this process has not written its lines yet


class Watch:
    """Each line is noted once, and costs nothing ever after; the processes it becomes note theirs."""

    def __init__(self, sources: str, told: str) -> None:
        self.prefix = f"{sources}{os.sep}"
        self.told = Path(told)
        self.lines: Lines = {}
        self.out = -1  # the file this process writes to, where it is not the one that tests

    def begin(self) -> bool:
        """Whether this Python can do it."""
        monitoring: Any = getattr(sys, "monitoring", None)
        if monitoring is None:
            return False
        monitoring.use_tool_id(monitoring.COVERAGE_ID, "followsuit")
        monitoring.register_callback(monitoring.COVERAGE_ID, monitoring.events.LINE, self.see)
        monitoring.set_events(monitoring.COVERAGE_ID, monitoring.events.LINE)
        os.register_at_fork(after_in_child=self.write_from_now_on)
        return True

    def end(self) -> None:
        monitoring: Any = getattr(sys, "monitoring", None)
        if monitoring is not None:
            monitoring.set_events(monitoring.COVERAGE_ID, 0)
            monitoring.free_tool_id(monitoring.COVERAGE_ID)

    def see(self, code: CodeType, line: int) -> Any:
        name = code.co_filename
        if name.startswith(self.prefix):
            path = name[len(self.prefix) :]
            if self.out >= 0:
                os.write(self.out, f"{path}:{line}\n".encode())
            else:
                self.lines[path] = self.lines.get(path, 0) | 1 << line
        return sys.monitoring.DISABLE  # type: ignore[attr-defined, unused-ignore]

    def finish(self) -> None:
        """Whatever was seen until now stands where it belongs."""

    def into(self, lines: Lines) -> Lines:
        """From now on lines are noted here, each anew; returns where they were noted until now."""
        before, self.lines = self.lines, lines
        self.anew()
        return before

    def anew(self) -> None:
        monitoring: Any = getattr(sys, "monitoring", None)
        if monitoring is not None:
            monitoring.restart_events()

    def write_from_now_on(self) -> None:
        """Under a number far above those that whoever becomes another program closes."""
        if self.told.is_dir():
            out = os.open(self.told / f"{os.getpid()}", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
            self.out = fcntl.fcntl(out, fcntl.F_DUPFD_CLOEXEC, FAR)
            os.close(out)
            self.anew()

    def of_others(self) -> Lines:
        """What other processes wrote; a line that somebody did not live to end is left out."""
        found: Lines = {}
        for file in self.told.iterdir():
            if file.suffix == UNHEARD:
                continue
            for said in file.read_text(encoding="utf-8").splitlines():
                path, _, line = said.rpartition(":")
                if path and line.isdecimal():
                    found[path] = found.get(path, 0) | 1 << int(line)
        return found

    def are_all_heard(self) -> bool:
        """Whether every other process wrote what it reached."""
        return not any(file.suffix == UNHEARD for file in self.told.iterdir())


class Traced(Watch):
    """Before Python 3.12: coverage.py traces each line, and keeps apart where it is noted.

    Another process writes its lines when it ends. Of one that is killed nobody knows them.
    """

    coverage: Any = None

    def begin(self) -> bool:
        try:
            coverage: Any = importlib.import_module("coverage")
        except ImportError:
            return False
        self.noted: list[Lines] = [self.lines]
        self.coverage = coverage.Coverage(
            data_file=None, include=[f"{self.prefix}*"], config_file=False, messages=False
        )
        self.coverage.start()
        self.coverage.switch_context("0")
        os.register_at_fork(after_in_child=self.write_from_now_on)
        return True

    def end(self) -> None:
        if self.coverage is not None:
            self.coverage.stop()
            self.coverage = None

    def into(self, lines: Lines) -> Lines:
        before, self.lines = self.lines, lines
        if self.coverage is not None:
            known = [i for i, one in enumerate(self.noted) if one is lines]
            self.noted += [] if known else [lines]
            self.coverage.switch_context(str(known[0] if known else len(self.noted) - 1))
        return before

    def finish(self) -> None:
        if self.coverage is None:
            return
        self.coverage.stop()
        data = self.coverage.get_data()
        for name in data.measured_files():
            path = name[len(self.prefix) :]
            for line, contexts in data.contexts_by_lineno(name).items():
                for context in contexts:
                    lines = self.noted[int(context or 0)]
                    lines[path] = lines.get(path, 0) | 1 << line
        self.coverage = None

    def write_from_now_on(self) -> None:
        if self.coverage is None or not self.told.is_dir():
            return
        from multiprocessing.util import Finalize

        (self.told / f"{os.getpid()}{UNHEARD}").touch()
        self.into({})
        atexit.register(self.write_all)
        Finalize(None, self.write_all, exitpriority=0)  # who is forked leaves without the former

    def write_all(self) -> None:
        if self.coverage is None or not self.told.is_dir():
            return
        self.finish()
        said = [
            f"{path}:{line}\n"
            for path, bits in self.lines.items()
            for line in range(bits.bit_length())
            if bits >> line & 1
        ]
        (self.told / f"{os.getpid()}").write_text("".join(said), encoding="utf-8")
        (self.told / f"{os.getpid()}{UNHEARD}").unlink(missing_ok=True)


def watch_of(sources: str, told: str) -> Watch:
    return (Watch if hasattr(sys, "monitoring") else Traced)(sources, told)
