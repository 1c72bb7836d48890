"""Which tests are asked about a fault, and in which order, follows from what they reach."""

from pathlib import Path
from typing import cast

from mutants.bench import Bench
from mutants.faults import Fault
from mutants.lines import Reached, hash_of, reached_by_others, read_reached, write_reached
from mutants.run import PORTIONS, Known, Search, Share

ROOT = Path(__file__).parents[2]
MADE = ("core/rng.py", Fault(3, 0, 1, "", "", ()))
ONE, OTHER = 3, 4  # numbers of faults


def test_only_tests_that_reach_a_fault_are_asked_about_it() -> None:
    file = Reached("", "", tests={"one": {ONE}, "other": {OTHER}, "both": {ONE, OTHER}, "none": set()})
    assert file.reaching(ONE) == ["one", "both"]
    assert file.reaching(OTHER) == ["other", "both"]
    assert file.reaching(5) == []


def test_what_all_of_them_share_is_asked_of_all() -> None:
    file = Reached("", "", shared={OTHER}, tests={"one": {ONE}, "none": set()})
    assert file.reaching(OTHER) == ["one", "none"]


def test_what_was_found_is_read_back(tmp_path: Path) -> None:
    file = Reached("text", "faults", {ONE}, {"one": {OTHER}}, {"one": 2.0}, ["fails"], ["slow"])
    write_reached(tmp_path / "kept", file)
    assert read_reached(tmp_path / "kept") == file


NEAR, FAR = "tests/core/test_rng.py", "tests/core/test_cards.py"


def known_of(folder: Path, near: list[float], far: list[float]) -> Known:
    """Two files whose tests all reach one fault, with their seconds."""
    known = Known(folder, [MADE])
    for file, seconds in ((NEAR, near), (FAR, far)):
        tests = [f"{file}::{i}" for i in range(len(seconds))]
        one = Reached(hash_of(ROOT / file), known.faults, tests={test: {0} for test in tests})
        one.seconds = dict(zip(tests, seconds, strict=True))
        known.reached[file] = one
    return known


def test_the_nearest_and_quickest_are_asked_first(tmp_path: Path) -> None:
    """PORTIONS: few files and few seconds first, in the end all that is left."""
    known = known_of(tmp_path, [14.0, 2.0, 1.0], [0.5, 20.0])
    portions = list(known.portions([FAR, NEAR], MADE))
    assert len(portions) == len(PORTIONS)
    assert portions[0] == [f"{NEAR}::2", f"{NEAR}::1", f"{FAR}::0"]
    assert portions[1:] == [[f"{NEAR}::0"], [f"{FAR}::1"]]
    assert list(known.portions([FAR, NEAR], MADE, but=portions[0], most=1)) == []


def test_what_is_reached_while_modules_are_loaded_is_asked_of_all(tmp_path: Path) -> None:
    known = known_of(tmp_path, [1.0], [])
    known.reached[NEAR].tests = {f"{NEAR}::0": set()}
    assert known.reaching([NEAR], MADE) == {}
    known.at_once = {0}
    assert known.reaching([NEAR], MADE) == {NEAR: [f"{NEAR}::0"]}


def test_what_is_known_of_another_text_or_of_other_faults_is_not_known(tmp_path: Path) -> None:
    known = known_of(tmp_path, [1.0], [1.0])
    assert known.has(NEAR)
    known.reached[NEAR].text = "changed since"
    known.reached[FAR].faults = "of another seed"
    assert not known.has(NEAR)
    assert not known.has(FAR)


def test_what_other_processes_wrote_is_read_but_for_a_number_half_written(tmp_path: Path) -> None:
    (tmp_path / "1").write_text("3\n4\n12", encoding="utf-8")
    (tmp_path / "2").write_text("9\n", encoding="utf-8")
    (tmp_path / "3").write_text("", encoding="utf-8")
    assert reached_by_others(tmp_path) == {3, 4, 9}


class Slow:
    """In place of a bench: these tests take too long, and these fail."""

    def __init__(self, slow: set[str], failing: set[str]) -> None:
        self.slow = slow
        self.failing = failing
        self.was_too_slow = False

    def ask(self, number: int, tests: list[str], reached: dict[str, Reached]) -> str:
        noticed = next((test for test in tests if test in self.slow | self.failing), "")
        self.was_too_slow = noticed in self.slow
        return noticed


def test_whoever_takes_too_long_has_not_noticed_and_others_are_asked(tmp_path: Path) -> None:
    known = known_of(tmp_path, [0.1, 0.2], [1.0])
    tests = [f"{NEAR}::0", f"{NEAR}::1", f"{FAR}::0"]
    for failing, noticed in ((set(tests[2:]), tests[2]), (set[str](), "")):
        search = Search(cast(Bench, Slow(set(tests[:2]), failing)), known, MADE)
        assert search.among([NEAR, FAR]) == noticed
        assert search.slow == tests[:2]


def test_runs_side_by_side_have_a_share_each() -> None:
    shares = [Share(f"{number}/3").of(range(7)) for number in (1, 2, 3)]
    assert shares == [[0, 3, 6], [1, 4], [2, 5]]
