"""The lesson that docs/guide/add-a-lesson.md writes holds, and what it says of the check is so."""

import re
from pathlib import Path

from followsuit.scenarios.runner import check_text

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "add-a-lesson.md"


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
