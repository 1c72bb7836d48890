"""Which tests are asked about a fault, and in which order, follows from what they reach."""

import sys
from pathlib import Path

import pytest

from mutants.faults import Fault
from mutants.lines import Reached, hash_of
from mutants.run import PORTIONS, Known
from mutants.started.seen_lines import Watch

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


def test_the_nearest_and_quickest_are_asked_first(tmp_path: Path) -> None:
    """PORTIONS: few files and few seconds first, in the end all that is left."""
    known = Known(tmp_path)
    near, far = "tests/core/test_rng.py", "tests/core/test_cards.py"
    for file, seconds in ((near, [9.0, 2.0, 1.0]), (far, [0.5, 60.0])):
        tests = [f"{file}::{i}" for i in range(len(seconds))]
        one = Reached(hash_of(ROOT / file), {PATH: NOW}, tests={test: {PATH: 1 << 3} for test in tests})
        one.seconds = dict(zip(tests, seconds, strict=True))
        known.reached[file] = one
    fault = Fault(3, 0, 1, "", "", ())
    portions = list(known.portions([far, near], PATH, fault))
    assert len(portions) == len(PORTIONS)
    assert portions[0] == [f"{near}::2", f"{near}::1", f"{far}::0"]
    assert portions[1:] == [[f"{near}::0"], [f"{far}::1"]]


@pytest.mark.skipif(not hasattr(sys, "monitoring"), reason="Python says which lines it reaches from 3.12 on")
def test_lines_that_are_reached_are_seen_and_each_anew_when_asked(tmp_path: Path) -> None:
    source = "def f(a):\n    if a:\n        return 1\n    return 2\n"
    names: dict[str, object] = {}
    exec(compile(source, str(tmp_path / "x.py"), "exec"), names)
    f = names["f"]
    assert callable(f)
    watch = Watch(str(tmp_path), str(tmp_path / "told"))
    assert watch.begin()
    try:
        f(True)
        assert watch.into({}) == {"x.py": 1 << 2 | 1 << 3}
        f(False)
        assert watch.lines == {"x.py": 1 << 2 | 1 << 4}
    finally:
        watch.end()


def test_what_other_processes_wrote_is_read_but_for_a_line_half_written(tmp_path: Path) -> None:
    (tmp_path / "1").write_text("core/rng.py:3\ncore/rng.py:4\ncore/ca", encoding="utf-8")
    (tmp_path / "2").write_text("core/rng.py:9\n", encoding="utf-8")
    assert Watch("", str(tmp_path)).of_others() == {PATH: 1 << 3 | 1 << 4 | 1 << 9}
