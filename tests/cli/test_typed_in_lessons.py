"""What is typed in a lesson of the terminal: the numbers of choices, and sets of cards."""

import re
from itertools import permutations

import pytest

from cli.command import said
from followsuit import all_games
from followsuit.cli.learn import without_end
from followsuit.core.option import CARD, DONE, option
from followsuit.lessons.shelf import lessons_of
from followsuit.scenarios.coach import in_language


def asking_at_once(game: str) -> list[tuple[str, list[str]]]:
    """The lessons that begin with choices, and what these say."""
    found = []
    for lesson in lessons_of(game):
        coaches = [
            step.coach for step in lesson.steps if step.coach is not None and step.coach.ask is not None
        ]
        if coaches and coaches[0].choices:
            texts = [in_language(choice.text, "en") for choice in coaches[0].choices]
            found.append((lesson.id, texts))
    return found


@pytest.mark.parametrize("game", [game for game in all_games() if asking_at_once(game)])
def test_choices_are_listed_from_one_on(game: str) -> None:
    for lesson, texts in asking_at_once(game)[:2]:
        shown = said("learn", game, lesson, "--language", "en", input="quit")
        numbers = re.findall(r"^  (\d+): ", shown, re.MULTILINE)
        assert numbers == [str(number) for number in range(1, len(texts) + 1)]


def test_a_set_is_the_same_in_any_order_and_however_its_end_is_said() -> None:
    cards = [option(CARD, 3), option(CARD, 5), option(CARD, 8)]
    for typed in permutations([*cards, DONE]):
        assert without_end(list(typed)) == cards
    assert without_end(cards[::-1]) == cards


def test_to_end_without_any_is_an_answer_too() -> None:
    assert without_end([DONE]) == [DONE]
