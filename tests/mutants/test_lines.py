"""Which tests are asked about a fault, and in which order, follows from what they reach."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from mutants.faults import Fault
from mutants.lines import Reached, hash_of
from mutants.run import PORTIONS, Known
from mutants.started.seen_lines import TOLD_OF, TOLD_WHERE, Lines, Watch, watch_of

ROOT = Path(__file__).parents[2]
PATH = "core/rng.py"
NOW = hash_of(ROOT / "src/followsuit" / PATH)


def reached(text: str = "", **tests: int) -> Reached:
    """By the name of a test the lines of one file that it reaches, as bits; each takes a second more."""
    lines = {name: {PATH: bits} for name, bits in tests.items()}
    return Reached(text, {PATH: NOW}, tests=lines, seconds={name: 1.0 + i for i, name in enumerate(tests)})


def test_only_tests_that_reach_a_line_are_asked_about_it() -> None:
    file = reached(one=1 << 3, other=1 << 4, both=1 << 3 | 1 << 4, none=0)
    assert file.reaching(PATH, range(3, 4), NOW) == ["one", "both"]
    assert file.reaching(PATH, range(3, 5), NOW) == ["one", "other", "both"]
    assert file.reaching("core/cards.py", range(3, 4), NOW) == []


def test_what_all_of_them_share_or_what_has_changed_is_asked_of_all() -> None:
    file = reached(one=1 << 3, other=0)
    assert file.reaching(PATH, range(3, 4), "changed since") == ["one", "other"]
    file.shared[PATH] = 1 << 7
    assert file.reaching(PATH, range(7, 8), NOW) == ["one", "other"]
    file.sees_lines = False
    assert file.reaching("core/cards.py", range(9, 10), NOW) == ["one", "other"]


NEAR, FAR = "tests/core/test_rng.py", "tests/core/test_cards.py"


def known_of(folder: Path, near: list[float], far: list[float]) -> Known:
    """Two files whose tests all reach one line, with their seconds."""
    known = Known(folder)
    for file, seconds in ((NEAR, near), (FAR, far)):
        tests = [f"{file}::{i}" for i in range(len(seconds))]
        one = Reached(hash_of(ROOT / file), {PATH: NOW}, tests={test: {PATH: 1 << 3} for test in tests})
        one.seconds = dict(zip(tests, seconds, strict=True))
        known.reached[file] = one
    return known


def test_the_nearest_and_quickest_are_asked_first(tmp_path: Path) -> None:
    """PORTIONS: few files and few seconds first, in the end all that is left."""
    known = known_of(tmp_path, [14.0, 2.0, 1.0], [0.5, 20.0])
    portions = list(known.portions([FAR, NEAR], PATH, Fault(3, 0, 1, "", "", ())))
    assert len(portions) == len(PORTIONS)
    assert portions[0] == [f"{NEAR}::2", f"{NEAR}::1", f"{FAR}::0"]
    assert portions[1:] == [[f"{NEAR}::0"], [f"{FAR}::1"]]


def test_lines_that_are_reached_are_seen_and_each_anew_when_asked(tmp_path: Path) -> None:
    f = function_of(tmp_path / "x.py")
    first: Lines = {}
    then: Lines = {}
    watch = watch_of(str(tmp_path), str(tmp_path / "told"))
    watch.lines = first
    assert watch.begin()
    try:
        f(True)
        assert watch.into(then) is first
        f(False)
        assert watch.into(first) is then
        watch.finish()
    finally:
        watch.end()
    assert first == {"x.py": 1 << 2 | 1 << 3}
    assert then == {"x.py": 1 << 2 | 1 << 4}


def function_of(place: Path) -> Callable[[bool], object]:
    """One with a line for each answer."""
    source = "def f(a):\n    if a:\n        return 1\n    return 2\n"
    place.write_text(source, encoding="utf-8")
    names: dict[str, Callable[[bool], object]] = {}
    exec(compile(source, str(place), "exec"), names)
    return names["f"]


@pytest.mark.parametrize("is_killed", [False, True])
def test_processes_that_are_started_write_their_lines_unless_they_are_killed(
    tmp_path: Path, is_killed: bool
) -> None:
    """Whoever is killed wrote what it reached so far, or says that nobody knows it."""
    source = tmp_path / "x.py"
    source.write_text(
        "import os\nif os.environ.get('KILLED'):\n    os.kill(os.getpid(), 9)\n", encoding="utf-8"
    )
    told = tmp_path / "told"
    told.mkdir()
    here = os.pathsep.join([str(ROOT / "tests/mutants/started"), *sys.path])
    environment = {**os.environ, "PYTHONPATH": here, TOLD_WHERE: str(told), TOLD_OF: str(tmp_path)}
    environment["KILLED"] = "yes" if is_killed else ""
    ended = subprocess.run([sys.executable, source], env=environment, check=False, timeout=60)
    assert (ended.returncode != 0) == is_killed
    watch = watch_of(str(tmp_path), str(told))
    reached = {"x.py": 1 << 1 | 1 << 2 | is_killed << 3}
    assert watch.of_others() == reached if watch.are_all_heard() else is_killed


def test_what_other_processes_wrote_is_read_but_for_a_line_half_written(tmp_path: Path) -> None:
    (tmp_path / "1").write_text("core/rng.py:3\ncore/rng.py:4\ncore/ca", encoding="utf-8")
    (tmp_path / "2").write_text("core/rng.py:9\n", encoding="utf-8")
    assert Watch("", str(tmp_path)).of_others() == {PATH: 1 << 3 | 1 << 4 | 1 << 9}
