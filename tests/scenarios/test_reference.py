"""docs/reference/scenario.md: its example holds, and its lists are whole."""

import re
from pathlib import Path

import pytest

from followsuit.core.position import Position
from followsuit.core.rng import seeded
from followsuit.core.step import Question
from followsuit.games.raiders import declaration, flow, special_cards
from followsuit.games.raiders.game import GAME
from followsuit.games.raiders.moments import MOMENTS
from followsuit.scenarios.notation import read_happening
from followsuit.scenarios.reading import OUTCOME_KEYS, SCENARIO_KEYS, STEP_KEYS
from followsuit.scenarios.runner import check_text

PAGE = (Path(__file__).parents[2] / "docs/reference/scenario.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    """The fenced parts of the page in this language, or in none."""
    fenced = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    return [text for said, text in fenced if said == language]


def rows(heading: str) -> list[str]:
    """The first column of the first table below a heading."""
    table = PAGE.partition(f"\n{heading}\n")[2].partition("\n|---")[2].partition("\n\n")[0]
    return re.findall(r"^\| `([^`]*)` \|", table, re.MULTILINE)


def position_keys() -> list[str]:
    """What Trick Raiders asks of a position."""
    position = Position({})
    GAME.read_position(position, GAME.start(4, GAME.checked_options(4, {}, 0), seeded(0)))
    return position.asked


def test_the_example_holds() -> None:
    (example,) = blocks("toml")
    assert check_text(example, "my-question.toml") == []


def test_the_message_is_what_it_would_be() -> None:
    """The example, changed as the page says, gives the message that the page shows."""
    (example,) = blocks("toml")
    (changed,) = re.findall(r"said\s+`(told = .*?)`", PAGE)
    wrong, count = re.subn(r"^told = .*$", changed, example, flags=re.MULTILINE)
    assert count == 1
    assert [said + "\n" for said in check_text(wrong, "my-question.toml")] == [
        block for block in blocks("") if "my-question.toml:" in block
    ]


def test_the_events_of_the_notation_can_be_read() -> None:
    (events,) = [block for block in blocks("") if "stolen: 0 -> 2" in block]
    read = [read_happening(GAME, 4, line) for line in events.splitlines()]
    assert [event.kind for event in read] == ["won", "stolen", "life-lost", "hearts-trump"]
    assert (read[1].seat, read[1].other, read[2].number) == (0, 2, 1)
    assert read[0].rules == ["TR-WIN-02", "TR-WIN-06"]


@pytest.mark.parametrize(
    ("heading", "names"),
    [
        ("## The file", SCENARIO_KEYS),
        ("## A step", STEP_KEYS),
        ("### Outcome", OUTCOME_KEYS),
        ("### Position", position_keys()),
        ("### Events", list(GAME.texts)),
    ],
)
def test_every_name_is_listed_once(heading: str, names: list[str]) -> None:
    assert sorted(rows(heading)) == sorted(names)


def test_the_moments_are_listed_in_the_order_of_a_round() -> None:
    assert rows("### Moments") == MOMENTS


def test_every_question_is_listed() -> None:
    questions = {
        name
        for module in (declaration, flow, special_cards)
        for name, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, Question) and value.__module__ == module.__name__
    }
    line = PAGE.partition("### Questions\n")[2].partition("###")[0]
    assert set(re.findall(r"`(\w+)`", line)) == questions
