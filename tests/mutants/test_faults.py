"""Faults are found where they can be made, and each changes just one thing."""

import ast
from pathlib import Path

from mutants.faults import Fault, faults_in, statement_around
from mutants.packages import TESTS, files_asked, nearest_first, package_of, sources
from mutants.run import (
    BY_STORED,
    CHANGES_NOTHING,
    EVERY_PACKAGE,
    TOO_SLOW,
    drawn,
    equivalents,
    line_of,
    report_of,
)

ROOT = Path(__file__).parents[2]
SOURCE = '''"""A module; 1 == 2."""

from typing import Final

LIMIT: Final = 3  # 4
WHY: Final = Reason("TT-KING-09", "The King.")


def found(cards: list[int], seat: int = -1) -> list[int]:
    """TT-DEAL-01, TT-DEAL-02  Whatever == does here."""
    assert cards != []
    if not cards and seat >= LIMIT:
        return
    "ä".join([]); total = 0
    total += len(cards) - seat
    show(cards)
    return sorted([card for card in cards if card is not None])
'''


def made(what: str) -> list[str]:
    """The line that each fault of this kind leaves behind."""
    lines = []
    for fault in faults_in(SOURCE):
        if fault.what == what:
            lines.append(fault.made_in(SOURCE).splitlines()[fault.line - 1].strip())
    return lines


def test_each_fault_changes_one_small_thing() -> None:
    assert made(">= to >") == ["if not cards and seat > LIMIT:"]
    assert made("and to or") == ["if not cards or seat >= LIMIT:"]
    assert made("not removed") == ["if cards and seat >= LIMIT:"]
    assert made("- to +") == ["total += len(cards) + seat"]
    assert made("is not to is") == ["return sorted([card for card in cards if card is None])"]
    assert made("sorted removed") == ["return list([card for card in cards if card is not None])"]
    assert made("return removed") == ["pass"]
    assert made("show(cards) removed") == ["pass"]
    assert made("total += len(cards) - seat removed") == ["pass"]
    assert made("3 to one more") == ["LIMIT: Final = 4  # 4"]
    assert made("0 to one more") == ['"ä".join([]); total = 1']
    assert made('TT-KING-09 to "TT-KING-10"') == ['WHY: Final = Reason("TT-KING-10", "The King.")']


def test_docstrings_assertions_and_signatures_are_left_alone() -> None:
    lines = {SOURCE.splitlines()[fault.line - 1].strip() for fault in faults_in(SOURCE)}
    assert not [line for line in lines if line.startswith(('"""', "assert", "def "))]


def test_a_fault_knows_the_rules_around_it() -> None:
    (fault,) = [fault for fault in faults_in(SOURCE) if fault.what == ">= to >"]
    assert fault.rules == ("TT-DEAL-01", "TT-DEAL-02")


def test_a_line_belongs_to_its_statement_and_a_body_does_not() -> None:
    tree = ast.parse("if (a and\n    b):\n    c = [\n        1,\n    ]\nd = 2\n")
    lines = [list(statement_around(tree, line)) for line in range(1, 7)]
    assert lines == [[1, 2], [1, 2], [3, 4, 5], [3, 4, 5], [3, 4, 5], [6]]


def test_whatever_imports_something_of_a_package_is_asked_about_it() -> None:
    assert "tests/cli/test_draw.py" in files_asked(ROOT, "describe")
    assert "tests/cli/test_draw.py" not in files_asked(ROOT, "lab")


def test_every_file_has_tests_that_are_asked() -> None:
    paths = sources(ROOT)
    assert {package_of(path) for path in paths} == set(TESTS)
    assert not [path for path in paths if path.startswith("benchmarks/") or path.endswith("/policy.py")]
    for package in TESTS:
        assert files_asked(ROOT, package)
        for file in files_asked(ROOT, package):
            assert (ROOT / file).is_file(), file


def test_the_tests_of_the_same_rules_are_asked_first() -> None:
    files = files_asked(ROOT, "games/raiders")
    near, others = nearest_first(ROOT, files, "games/raiders/winning.py", ("TR-WIN-05",))
    assert "tests/games/raiders/test_winning.py" in near
    assert sorted(near + others) == sorted(files)
    assert len(near) < len(others)


def test_the_same_seed_draws_the_same_faults_from_every_package() -> None:
    assert {package_of(path) for path, _ in drawn(20, 7, EVERY_PACKAGE)} == set(TESTS)
    chosen = drawn(9, 7, "describe")
    assert (len(chosen), {package_of(path) for path, _ in chosen}) == (9, {"describe"})
    assert chosen == drawn(9, 7, "describe")
    assert chosen != drawn(9, 8, "describe")


def test_what_changes_nothing_is_still_a_fault_that_can_be_made() -> None:
    """Whoever changes such a line looks at it again."""
    for (path, line, what), why in equivalents().items():
        text = (ROOT / "src/followsuit" / path).read_text(encoding="utf-8")
        fitting = [f for f in faults_in(text) if f.what == what and line_of(path, f) == line]
        assert fitting, f"{path} has no {what} in: {line}"
        assert why.endswith(".")


def test_the_report_names_what_was_not_noticed() -> None:
    entry = {"package": "core", "line": "a == b", "fault": "== to !=", "why": ""}
    states = ("noticed", "unnoticed", BY_STORED, CHANGES_NOTHING)
    found = [{**entry, "place": f"core/rng.py:{3 + i}", "found": state} for i, state in enumerate(states)]
    page = report_of(found, 1)
    assert "| core | 4 | 1 | 1 | 1 | 0 | 1 |" in page
    assert "Of 3 faults that change something 2 were noticed (66.7 %)." in page
    unnoticed, by_stored, nothing = page.split("\n## ")[1:]
    assert unnoticed == "Unnoticed\n\n- `core/rng.py:4` == to !=: `a == b`\n"
    assert "core/rng.py:5" in by_stored
    assert "core/rng.py:6" in nothing
    assert "core/rng.py:3" not in page


def test_that_tests_took_too_long_is_not_to_notice() -> None:
    entry = {"package": "core", "line": "a == b", "fault": "== to !=", "why": "", "place": "core/rng.py:3"}
    page = report_of([{**entry, "found": "noticed"}, {**entry, "found": TOO_SLOW}], 1)
    assert "| core | 2 | 0 | 1 | 0 | 0 | 1 |" in page
    assert "Of 2 faults that change something 1 were noticed (50.0 %)." in page
    assert "## Tests only took too long" in page


def test_a_fault_is_made_between_two_places() -> None:
    assert Fault(1, 1, 2, "X", "", ()).made_in("abc") == "aXc"
