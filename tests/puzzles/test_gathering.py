"""From what was mined to a file: whatever is taken is in it, and not too much of one kind."""

from collections import Counter
from math import ceil

import pytest
from msgspec import structs

from followsuit import all_games
from followsuit.lessons.script import names_at
from followsuit.puzzles.gathering import MOST_OF_A_LEVEL, Gathering
from followsuit.puzzles.puzzle import AnswerFacts
from followsuit.puzzles.script import at_the_moment
from followsuit.puzzles.shelf import puzzles_of
from followsuit.puzzles.words import ALL, HALF, SOME, PuzzleWords

WITH_PUZZLES = [game for game in all_games() if puzzles_of(game)]


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_what_is_taken_is_in_the_file(game: str) -> None:
    found = puzzles_of(game)
    gathering = Gathering(all_games()[game], 10)
    taken = [puzzle for puzzle in found if gathering.take(structs.replace(puzzle))]
    file = gathering.file()
    assert len(file.puzzles) == len(taken) > 0
    assert sorted(puzzle.seed for puzzle in file.puzzles) == sorted(puzzle.seed for puzzle in taken)
    assert max(Counter(puzzle.level for puzzle in taken).values()) <= ceil(MOST_OF_A_LEVEL * 10)


@pytest.mark.parametrize(
    ("share", "said"),
    [
        (ALL, "trick-yes"),
        (HALF, "trick-mostly"),
        (HALF - 0.01, "trick-seldom"),
        (SOME + 0.001, "trick-seldom"),
    ],
)
def test_how_often_the_trick_is_won_is_said(share: float, said: str) -> None:
    game = all_games()["trick-raiders"]
    puzzle = puzzles_of(game.id)[0]
    names = names_at(puzzle.players, puzzle.seat, "en")
    words = PuzzleWords(game, puzzle, at_the_moment(game, puzzle).t.view(puzzle.seat), names, "en")
    facts: AnswerFacts = structs.replace(puzzle.facts[puzzle.right], trick=share)
    assert words.trick(facts) == [words.own.say(said)]
    assert words.trick(structs.replace(facts, trick=-1.0)) == []
