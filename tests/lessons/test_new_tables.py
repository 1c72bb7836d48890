"""Whoever follows a lesson is told when the table is another one than before."""

import pytest

from followsuit import all_games
from followsuit.lessons.script import script
from followsuit.lessons.shelf import lessons_of


@pytest.mark.parametrize("game", all_games())
def test_a_lesson_begins_at_a_new_table(game: str) -> None:
    """Also where it is dealt and not laid out; then there is a new one for each that is laid."""
    laid = [lesson for lesson in lessons_of(game) if lesson.steps[0].position is not None]
    dealt = [lesson for lesson in lessons_of(game) if lesson.steps[0].position is None]
    for lesson in [*laid[:2], *dealt[:3]]:
        moments = script(lesson, "en").moments
        assert moments[0].is_new
        tables = len([step for step in lesson.steps[1:] if step.position is not None]) + 1
        assert len([moment for moment in moments if moment.is_new]) == tables
