"""The lesson that docs/guide/add-a-lesson.md writes holds, and what it says of the check is so."""

import re
import tomllib
from pathlib import Path

from followsuit.scenarios.runner import check_text

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "guide" / "add-a-lesson.md"
REFERENCE = ROOT / "docs" / "reference" / "lesson.md"
FIRST_GAME = ROOT / "src" / "followsuit" / "lessons" / "tricktakers" / "01-first-game.toml"


def written() -> tuple[str, str]:
    """The scenario, and the same with the coach."""
    scenario, coach = re.findall(r"```toml\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    head, _, _ = scenario.partition("[[step]]")
    lesson, _, steps = coach.partition("[[step]]")
    return scenario, f"{head}{lesson}[[step]]{steps}"


def test_the_scenario_holds() -> None:
    assert check_text(written()[0], "04-cancel.toml") == []


def test_the_lesson_holds() -> None:
    assert check_text(written()[1], "04-cancel.toml") == []


def test_an_answer_without_words_is_told() -> None:
    wordless = re.sub(r"wrong\.H4.*\n", "", written()[1])
    (fault,) = check_text(wordless, "04-cancel.toml")
    assert "the coach has no words for the answer 'H4'" in fault


def test_the_steps_of_the_reference_are_those_of_a_lesson_in_fewer_words() -> None:
    """They are asked, refused and told the same; the lesson itself is checked where all lessons are."""
    (excerpt,) = re.findall(r"```toml\n(.*?)```", REFERENCE.read_text(encoding="utf-8"), re.DOTALL)
    asked, told = tomllib.loads(excerpt)["step"]
    steps = tomllib.loads(FIRST_GAME.read_text(encoding="utf-8"))["step"]
    at = next(i for i, step in enumerate(steps) if step.get("asked") == asked["asked"])
    assert asked["answers"] in steps[at]["answers"]
    assert set(asked["refused"]) <= set(steps[at]["refused"])
    assert set(asked["coach"]) <= set(steps[at]["coach"])
    assert set(asked["coach"]["wrong"]) <= set(steps[at]["coach"]["wrong"])
    assert (told["answers"], told["told"]) == (steps[at + 1]["answers"], steps[at + 1]["told"])
