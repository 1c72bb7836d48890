"""Every worked example of the rules is a question of some lesson: what happens now?"""

import re
from typing import Final

import pytest

from followsuit import all_games, find_game
from followsuit.lessons.shelf import lessons_of
from followsuit.rulebook import all_rules

OURS = [game.id for game in all_games().values() if game.shelf < 1000]
EXAMPLE = re.compile(r"[A-Z0-9]+-EX-[0-9]+")
# What cannot be asked of one table, and why.
UNASKED: Final[dict[str, str]] = {}


def examples_of(game: str) -> set[str]:
    return {rule for rule in all_rules(find_game(game)) if EXAMPLE.fullmatch(rule)}


def asked_in(game: str) -> list[str]:
    coaches = [step.coach for lesson in lessons_of(game) for step in lesson.steps]
    return [example for coach in coaches if coach is not None for example in coach.examples]


ASKED = {example for game in OURS for example in asked_in(game)}
THERE = sorted({example for game in OURS for example in examples_of(game)})


@pytest.mark.parametrize("example", THERE)
def test_it_is_asked_or_there_is_a_reason(example: str) -> None:
    assert (example in ASKED) != (example in UNASKED)


def test_no_question_is_about_an_example_that_is_not_there() -> None:
    assert set(THERE) >= ASKED | set(UNASKED)
