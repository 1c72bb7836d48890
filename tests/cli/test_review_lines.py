"""What `followsuit review` writes beside an answer, and what it refuses to count."""

from typing import Any

import pytest

from cli.command import complaint
from followsuit import Match, find_game
from followsuit.cli.review import BAR, Showing
from followsuit.cli.screen import Screen
from followsuit.describe import shapes
from followsuit.review.shapes import ReviewOption

RAIDERS = find_game("trick-raiders")


def line_of(chance: int, is_best: bool, is_as_good: bool, is_chosen: bool) -> str:
    match = Match(RAIDERS, 3, {}, 5)
    unread: Any = None  # an answer is written without looking at the rest
    showing = Showing(match, unread, unread, Screen(), "en")
    option = shapes.Option(pick="H9", verb="card", argument="H9", label="Hearts 9")
    return showing.option_line(
        ReviewOption(
            option=option,
            same=[],
            chance=chance,
            error=1,
            is_best=is_best,
            is_as_good=is_as_good,
            is_chosen=is_chosen,
            sentence="",
        )
    )


@pytest.mark.parametrize(
    ("is_best", "is_as_good", "is_chosen", "notes"),
    [
        (True, True, False, " (best)"),
        (True, True, True, " (best, was answered)"),
        (False, True, False, " (as good)"),
        (False, True, True, " (as good, was answered)"),
        (False, False, True, " (was answered)"),
        (False, False, False, ""),
    ],
)
def test_an_answer_is_the_best_or_as_good_or_neither(
    is_best: bool, is_as_good: bool, is_chosen: bool, notes: str
) -> None:
    assert line_of(40, is_best, is_as_good, is_chosen).partition("Hearts 9")[2] == notes


def test_the_bar_is_as_long_as_the_chance() -> None:
    for chance, filled in ((0, 0), (50, BAR // 2), (100, BAR)):
        line = line_of(chance, False, False, False)
        assert (line.count("█"), line.count("░")) == (filled, BAR - filled)


@pytest.mark.parametrize(("name", "least"), [("games", 1), ("decisions", 0)])
def test_fewer_than_that_cannot_be_looked_at(name: str, least: int) -> None:
    said = complaint("review", "--calibrate", "trick-raiders", f"--{name}", str(least - 1))
    assert said == f"--{name} is {least} or more, not {least - 1}."
