"""Every worked example of the rules is a scenario, and every scenario holds."""

import re
from pathlib import Path

import pytest

from followsuit.scenarios.reading import read_scenario
from followsuit.scenarios.runner import check_file
from followsuit.scenarios.scenario import Scenario

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.toml"))
RULE_PAGES = {path.stem: path.read_text(encoding="utf-8") for path in HERE.parents[1].glob("docs/rules/*.md")}

# '- **TR-EX-05** … (TR-WIN-05)': the rules an example shows stand in the last brackets of its entry.
EXAMPLE = re.compile(r"^- \*\*([A-Z]+-EX-\d+)\*\*.*?\(([^()]*)\)$(?=\n- |\n\n)", re.DOTALL | re.MULTILINE)
EXAMPLES = [
    (game, example, re.findall(r"[A-Z]+-[A-Z]+-\d+", brackets))
    for game, page in sorted(RULE_PAGES.items())
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
    page = RULE_PAGES[path.parent.name]
    assert [rule for rule in read(path).rules if f"**{rule}**" not in page] == []


def test_all_worked_examples_of_the_pages_are_found() -> None:
    headings = [id for page in RULE_PAGES.values() for id in re.findall(r"\*\*([A-Z]+-EX-\d+)\*\*", page)]
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
