"""All faults lie in one copy of the code, and one number says which of them is made."""

import builtins
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from mutants.bench import Bench
from mutants.faults import Fault, faults_in
from mutants.started.switch import ASKED, CODE, MADE, NONE, SOURCES, TOLD, Switch
from mutants.switched import code_of, write_code

SOURCE = '''"""A module."""
LIMIT = 3


def found(cards, most=LIMIT):
    total = 0
    for card in sorted(cards):
        if card > LIMIT and total < most:
            total += card
        elif card == 2:
            continue
        while total > 100:
            break
    with open("/dev/null") as file:
        return total, len(sorted([most, total])), 1 + 1
'''
FAULTS = dict(enumerate(faults_in(SOURCE)))


@pytest.fixture
def switch() -> Iterator[Switch]:
    switch = Switch()
    setattr(builtins, ASKED, switch.is_made)
    yield switch
    delattr(builtins, ASKED)


def outcome(code: Any) -> Any:
    names: dict[str, Any] = {}
    exec(code, names)
    called: Callable[[list[int]], object] = names["found"]
    try:
        return names["LIMIT"], called([5, 1, 2, 9])
    except Exception as error:
        return repr(error)


def test_each_fault_does_what_it_does_alone(switch: Switch) -> None:
    """And with none of them made everything is as it was."""
    code, left = code_of(SOURCE, "x", FAULTS)
    assert len(FAULTS) > 15
    assert left == set()
    right = outcome(compile(SOURCE, "x", "exec"))
    assert outcome(code) == right
    differing = set()
    for number, fault in FAULTS.items():
        switch.made = number
        alone = outcome(compile(fault.made_in(SOURCE), "x", "exec"))
        assert outcome(code) == alone, fault
        differing |= {number} if alone != right else set()
    assert len(differing) > 5


def test_what_is_reached_is_noted_and_forgotten_when_asked(switch: Switch) -> None:
    code, _ = code_of(SOURCE, "x", FAULTS)
    lines = {number: fault.line for number, fault in FAULTS.items()}
    names: dict[str, Any] = {}
    exec(code, names)
    assert {lines[number] for number in switch.reached()} == {2}
    switch.anew()
    names["found"]([])
    assert {lines[number] for number in switch.reached()} == {6, 7, 15}


def test_a_fault_without_a_place_for_a_choice_has_its_own_code(tmp_path: Path) -> None:
    source = "def f(a=1):\n    return a\n"
    (tmp_path / "src").mkdir()
    (tmp_path / "src/x.py").write_text(source, encoding="utf-8")
    fault = Fault(1, 8, 9, "2", "1 to one more", ())
    assert write_code(tmp_path / "src", tmp_path / "code", {7: ("x.py", fault)}) == {7}
    assert said_by(tmp_path, NONE) == "1"
    assert said_by(tmp_path, 7) == "2"


def test_processes_that_are_started_have_the_fault_and_write_what_they_reach(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src/x.py").write_text("def f():\n    return 1\n", encoding="utf-8")
    made = {number: ("x.py", fault) for number, fault in enumerate(faults_in("def f():\n    return 1\n"), 5)}
    assert write_code(tmp_path / "src", tmp_path / "code", made) == set()
    assert said_by(tmp_path, NONE) == "1"
    assert said_by(tmp_path, 5) == "2"
    assert {file.read_text(encoding="utf-8") for file in (tmp_path / "told").iterdir()} == {"5\n"}


def test_so_have_those_that_are_started_with_what_a_test_finds_its_modules_by(tmp_path: Path) -> None:
    """As the servers of tests/service are."""
    sources, text = tmp_path / "src/followsuit", "def f():\n    return 1\n"
    sources.mkdir(parents=True)
    for name, said in (("__init__.py", ""), ("x.py", text)):
        (sources / name).write_text(said, encoding="utf-8")
    made = {number: ("x.py", fault) for number, fault in enumerate(faults_in(text), 5)}
    write_code(sources, tmp_path / "code", made)
    child = os.fork()
    if not child:
        status = 70
        try:
            bench = Bench.__new__(Bench)
            bench.folder, bench.scratch = tmp_path, tmp_path / "scratch"
            bench.sources, bench.code = sources, tmp_path / "code"
            bench.settle(5, tmp_path / "said")
            environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
            command = [sys.executable, "-c", "from followsuit import x; print(x.f())"]
            done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
            status = 0 if done.stdout.strip() == "2" else 1
        finally:
            os._exit(status)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def said_by(folder: Path, number: int) -> str:
    """By a process that closes what is open, as one does that becomes a command."""
    started = str(Path(__file__).parent / "started")
    (folder / "told").mkdir(exist_ok=True)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder / "src"), started])}
    environment |= {SOURCES: str(folder / "src"), CODE: str(folder / "code"), MADE: str(number)}
    environment[TOLD] = str(folder / "told")
    command = [sys.executable, "-c", "import os; os.closerange(3, 256); import x; print(x.f())"]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.strip()
