"""The shelf, and the puzzle of the day: the same for everybody, in the terminal and on the page."""

import re
from datetime import date, timedelta
from pathlib import Path

from followsuit import all_games
from followsuit.puzzles.shelf import days, puzzle_after, puzzle_of_the_day, puzzles_of, shelf

ROOT = Path(__file__).parents[2]


def test_every_puzzle_has_its_day_and_none_has_two() -> None:
    every = {f"{game}/{puzzle.id}" for game in all_games() for puzzle in puzzles_of(game)}
    assert len(days()) == len(every) >= 300
    assert set(days()) == every


def test_after_each_puzzle_comes_the_next_and_after_the_last_none() -> None:
    for game in all_games():
        puzzles = puzzles_of(game)
        assert [puzzle_after(game, puzzle.id) for puzzle in puzzles] == [*puzzles[1:], None][: len(puzzles)]


def test_the_day_decides_and_games_take_turns() -> None:
    today = date(2026, 11, 16)
    assert puzzle_of_the_day(today) == puzzle_of_the_day(date(2026, 11, 16))
    week = [puzzle_of_the_day(today + timedelta(days=i)) for i in range(7)]
    assert len(set(week)) == 7
    assert len({game for game, _ in week}) >= 6
    assert puzzle_of_the_day(today + timedelta(days=len(days()))) == puzzle_of_the_day(today)


def test_the_page_counts_from_the_same_day() -> None:
    """`day.ts` adds this to the days since 1970; a test of the page has the same date."""
    code = (ROOT / "web/src/puzzles/day.ts").read_text(encoding="utf-8")
    found = re.search(r"BEFORE_1970 = (\d+);", code)
    assert found is not None
    assert int(found[1]) == date(1970, 1, 1).toordinal()


def test_the_shelf_lists_them_in_both_languages() -> None:
    english, japanese = shelf("en"), shelf("ja")
    assert [game.game for game in english.games] == [game.game for game in japanese.games]
    assert {game.game for game in english.games} == set(all_games())
    assert english.days == japanese.days == days()
    assert "Keep the win" in {puzzle.title for game in english.games for puzzle in game.puzzles}
    assert "勝ちを守る" in {puzzle.title for game in japanese.games for puzzle in game.puzzles}
