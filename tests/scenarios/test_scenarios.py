"""Every worked example of the rules is a scenario, and every scenario holds."""

import re
from pathlib import Path

import pytest

from followsuit import all_games
from followsuit.scenarios.reading import read_scenario
from followsuit.scenarios.runner import check_file
from followsuit.scenarios.scenario import Scenario

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.toml"))
PAGES = [path.read_text(encoding="utf-8") for path in sorted(HERE.parents[1].glob("docs/rules/*.md"))]
PREFIXES = {id: game.rule_prefixes for id, game in all_games().items()}
ID = r"[A-Z][A-Z0-9]*-[A-Z0-9]+-\d+"
# '- **TR-EX-05** … (TR-WIN-05)': the rules an example shows stand in the last brackets of its entry.
EXAMPLE = re.compile(r"^- \*\*([A-Z0-9]+-EX-\d+)\*\*.*?\(([^()]*)\)$(?=\n- |\n\n)", re.DOTALL | re.MULTILINE)
DEFINED = {id for page in PAGES for id in re.findall(rf"^- \*\*({ID})\*\*", page, re.MULTILINE)}


def named_rules(brackets: str) -> list[str]:
    """Every rule that these words name, 'TA-ADV-50 to TA-ADV-54' included; not those that no page has."""
    named: list[str] = []
    for first, last in re.findall(rf"({ID})(?: to ({ID}))?", " ".join(brackets.split())):
        group, _, low = first.rpartition("-")
        high = last.rpartition("-")[2] or low
        named += [f"{group}-{number:02}" for number in range(int(low), int(high) + 1)]
    return [rule for rule in named if rule in DEFINED]


def game_of(rule: str) -> str:
    """Of several games on one page, the one that has the rule's prefix further in front."""
    prefix = rule.partition("-")[0]
    return min((prefixes.index(prefix), id) for id, prefixes in PREFIXES.items() if prefix in prefixes)[1]


EXAMPLES = [
    (game_of(example), example, named_rules(brackets))
    for page in PAGES
    for example, brackets in EXAMPLE.findall(page)
]


def read(path: Path) -> Scenario:
    return read_scenario(path.read_text(encoding="utf-8"))


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_it_holds(path: Path) -> None:
    assert check_file(path) == []


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_it_lies_under_its_game_and_its_id(path: Path) -> None:
    """A second scenario for one example has a letter: TR-EX-04-b.toml."""
    scenario = read(path)
    assert scenario.game.id == path.parent.name
    assert re.fullmatch(rf"{scenario.id}(-[b-z])?", path.stem)
    assert scenario.title


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_the_rules_it_names_exist(path: Path) -> None:
    assert [rule for rule in read(path).rules if rule not in DEFINED] == []
    assert {rule.partition("-")[0] for rule in read(path).rules} <= set(PREFIXES[path.parent.name])


def test_all_worked_examples_of_the_pages_are_found() -> None:
    headings = [id for page in PAGES for id in re.findall(r"\*\*([A-Z0-9]+-EX-\d+)\*\*", page)]
    assert sorted(headings) == sorted(example for _, example, _ in EXAMPLES)
    assert len(headings) >= 22


@pytest.mark.parametrize(("game", "example", "rules"), EXAMPLES, ids=[entry[1] for entry in EXAMPLES])
def test_a_worked_example_is_a_scenario_that_shows_its_rules(
    game: str, example: str, rules: list[str]
) -> None:
    shown: list[str] = []
    for path in [HERE / game / f"{example}.toml", *HERE.glob(f"{game}/{example}-?.toml")]:
        shown += read(path).rules
    assert rules
    assert [rule for rule in rules if rule not in shown] == []
