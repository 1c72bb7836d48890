"""Which fault is made, and which are reached. It stands alone: whatever tests start loads it too.

Modules hold every fault that was drawn, each beside what it replaces; one number says which of them is made.
So a process that has loaded everything need not load it again to try the next one.
"""

import builtins
import marshal
import os
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType

SOURCES = "FOLLOWSUIT_FAULTS_OF"  # the folder of the sources
CODE = "FOLLOWSUIT_FAULTS_IN"  # a folder with the code of every module that faults are made in
MADE = "FOLLOWSUIT_FAULT"  # the number of the fault that is made, if one is
TOLD = "FOLLOWSUIT_FAULTS_SEEN"  # a folder, where every process that tests start writes what it reaches

ASKED = "__is_fault_made__"  # what modules call it
NONE = -1


def place_of(folder: str | Path, path: str) -> Path:
    """Where the code of a module lies, which is given from the sources on."""
    return Path(folder) / path.replace("/", "-")


def alone(place: Path, number: int) -> Path:
    """Where its code lies with a fault that has no place beside the others."""
    return place.with_name(f"{place.name}@{number}")


class Switch:
    def __init__(self) -> None:
        self.made = NONE
        self.seen = bytearray(1 << 14)
        self.out = ""  # the file this process writes to, where it is not the one that tests

    def is_made(self, number: int) -> bool:
        if not self.seen[number]:
            self.seen[number] = 1
            if self.out:
                self.write(number)
        return number == self.made

    def write(self, number: int) -> None:
        """Opened each time, which is seldom: whoever becomes a command closes what is open."""
        out = os.open(self.out, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.write(out, f"{number}\n".encode())
        os.close(out)

    def anew(self) -> None:
        """Whatever was reached until now is forgotten."""
        self.seen[:] = bytes(len(self.seen))

    def reached(self) -> set[int]:
        return {number for number in range(len(self.seen)) if self.seen[number]}

    def write_from_now_on(self) -> None:
        told = os.environ.get(TOLD, "")
        if told and Path(told).is_dir():
            self.out = str(Path(told) / str(os.getpid()))
            self.anew()


def install() -> Switch:
    """From now on every module that faults are made in is loaded with all of them."""
    switch = Switch()
    switch.made = int(os.environ.get(MADE) or NONE)
    setattr(builtins, ASKED, switch.is_made)
    prefix, folder = os.environ[SOURCES] + os.sep, os.environ[CODE]
    get_code = SourceFileLoader.get_code

    def with_faults(self: SourceFileLoader, fullname: str) -> CodeType | None:
        if self.path.startswith(prefix):
            place = place_of(folder, self.path[len(prefix) :])
            for one in (alone(place, switch.made), place):
                if one.exists():
                    code: CodeType = marshal.loads(one.read_bytes())
                    return code
        return get_code(self, fullname)

    SourceFileLoader.get_code = with_faults  # type: ignore[assignment, method-assign]
    os.register_at_fork(after_in_child=switch.write_from_now_on)
    return switch
