"""Sees which lines of the sources a process reaches. It stands alone: whatever tests start loads it too."""

import os
import sys
from pathlib import Path
from types import CodeType
from typing import Any

TOLD_WHERE = "FOLLOWSUIT_LINES_INTO"  # a folder, where every process that tests start writes its lines
TOLD_OF = "FOLLOWSUIT_LINES_OF"  # the folder of the sources

Lines = dict[str, int]  # by file, from that folder on, a bit for each line


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
        if self.told.is_dir():
            self.out = os.open(self.told / f"{os.getpid()}", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
            self.anew()

    def of_others(self) -> Lines:
        """What other processes wrote; a line that somebody did not live to end is left out."""
        found: Lines = {}
        for file in self.told.iterdir():
            for said in file.read_text(encoding="utf-8").splitlines():
                path, _, line = said.rpartition(":")
                if path and line.isdecimal():
                    found[path] = found.get(path, 0) | 1 << int(line)
        return found
