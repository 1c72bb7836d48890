"""What commands come to where nothing can be imported but what some extras bring: `python bare.py cli envs`.

Command lines come in as JSON, and for each its status goes out, what it said and what it complained of.
"""

import contextlib
import importlib.metadata
import io
import json
import re
import shutil
import sys
import traceback
from typing import Any, TypedDict

from packaging.requirements import Requirement


class Outcome(TypedDict):
    status: int
    said: str
    complaint: str


def plain(name: str) -> str:
    """Of a distribution: `fluent.runtime` and `fluent-runtime` are one."""
    return re.sub(r"[-_.]+", "-", name).lower()


def gather(name: str, extras: list[str], found: set[str]) -> None:
    """This distribution and all it stands on, as far as they are installed."""
    found.add(plain(name))
    with contextlib.suppress(importlib.metadata.PackageNotFoundError):
        for line in importlib.metadata.requires(name) or []:
            needed = Requirement(line)
            wished = [{"extra": extra} for extra in extras]
            is_needed = needed.marker is None or any(map(needed.marker.evaluate, wished))
            if is_needed and plain(needed.name) not in found:
                gather(needed.name, ["", *needed.extras], found)


class Absent:
    """What other distributions bring than these is not found."""

    def __init__(self, allowed: set[str]) -> None:
        brought = importlib.metadata.packages_distributions().items()
        self.modules = {module for module, owners in brought if not set(map(plain, owners)) & allowed}

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> None:
        if name.partition(".")[0] in self.modules:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def outcome(words: list[str]) -> Outcome:
    """As of the command in a shell, with nothing to read; a traceback is a complaint of many lines."""
    from followsuit.command import main

    sys.argv, sys.stdin = ["followsuit", *words], io.StringIO()
    status = 0
    with (
        contextlib.redirect_stdout(io.StringIO()) as said,
        contextlib.redirect_stderr(io.StringIO()) as wrong,
    ):
        try:
            main()
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else 0
        except BaseException:
            status = 1
            traceback.print_exc()
    return Outcome(status=status, said=said.getvalue(), complaint=wrong.getvalue())


def main() -> None:
    allowed: set[str] = set()
    gather("followsuit", ["", *sys.argv[1:]], allowed)
    sys.meta_path.insert(0, Absent(allowed))
    shutil.which = lambda *names, **options: None  # Node and npm
    from followsuit.benchmarks import bench
    from followsuit.benchmarks.measuring import Effort

    bench.QUICK = Effort(rounds=1, slice_seconds=0.0005)  # type: ignore[misc]
    print(json.dumps([outcome(words) for words in json.load(sys.stdin)]))


if __name__ == "__main__":
    main()
