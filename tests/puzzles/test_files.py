"""Every puzzle that is shipped: it comes about, has its answers and rules, and words in every language."""

import re

import pytest

from followsuit import all_games, find_game
from followsuit.lessons.script import names_at, said_to
from followsuit.messages.files import all_languages
from followsuit.puzzles.checking import faults_of, judged_again, searched_again
from followsuit.puzzles.puzzle import LEVELS, Puzzle, Puzzles
from followsuit.puzzles.script import at_the_moment, puzzle_script, scenario_of
from followsuit.puzzles.shelf import file_of, puzzles_of, read_puzzles, write_puzzles
from followsuit.puzzles.words import PuzzleWords
from followsuit.rulebook import all_rules
from many import ALL

GAMES = sorted(all_games())
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
EVERY = [(game, puzzle.id) for game in GAMES for puzzle in puzzles_of(game)]
# In `make test` one of each game is searched once more, and shown in full; in `make many` all are.
SOME = EVERY if ALL else [(game, puzzles_of(game)[len(puzzles_of(game)) // 2].id) for game in GAMES]
WORLDS = 8000 if ALL else 400  # of the search that has to find the same answer


def the(game: str, id: str) -> Puzzle:
    return next(puzzle for puzzle in puzzles_of(game) if puzzle.id == id)


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_is_what_its_file_says(game: str) -> None:
    rules = set(all_rules(find_game(game)))
    for puzzle in puzzles_of(game):
        assert faults_of(find_game(game), puzzle) == [], puzzle.id
        assert puzzle.rules, puzzle.id
        assert set(puzzle.rules) <= rules, puzzle.id
        assert {facts.rule for facts in puzzle.facts.values() if facts.rule} <= rules, puzzle.id


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_gets_words_in_every_language(game: str) -> None:
    found = find_game(game)
    for puzzle in puzzles_of(game):
        view = at_the_moment(found, puzzle).t.view(puzzle.seat)
        for language in all_languages():
            names = names_at(puzzle.players, puzzle.seat, language)
            words = PuzzleWords(found, puzzle, view, names, language)
            scenario = scenario_of(puzzle, words)
            wrong = [words.wrong(pick) for pick in puzzle.facts if pick != puzzle.right]
            for text in [words.title(), words.ask(), words.right(), words.proof(), *wrong]:
                plain = said_to(scenario, names, text, [], language).text
                assert "{" not in plain, plain
                assert (JAPANESE.search(plain) is not None) == (language == "ja"), plain


@pytest.mark.parametrize("game", GAMES)
def test_a_file_is_of_the_rules_as_they_are_and_has_some_for_everybody(game: str) -> None:
    file = file_of(game)
    assert file is not None
    assert (file.game, file.rules_version) == (game, find_game(game).rules_version)
    puzzles = file.puzzles
    assert len(puzzles) >= 30
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert len({(puzzle.seed, puzzle.answers) for puzzle in puzzles}) == len(puzzles)
    assert {puzzle.level for puzzle in puzzles} == set(LEVELS)
    assert [puzzle.level for puzzle in puzzles] == sorted(puzzle.level for puzzle in puzzles)


def test_a_file_is_read_as_it_was_written() -> None:
    found = Puzzles(game="kings", rules_version=1, puzzles=puzzles_of("kings"))
    text = write_puzzles(found)
    assert read_puzzles(text) == found
    assert len(text.splitlines()) == len(found.puzzles) + 2


@pytest.mark.parametrize(("game", "id"), SOME)
def test_a_search_of_its_own_finds_the_same_answer(game: str, id: str) -> None:
    assert searched_again(find_game(game), the(game, id), WORLDS) == []


@pytest.mark.parametrize(("game", "id"), SOME)
def test_other_deals_speak_for_the_same_answer(game: str, id: str) -> None:
    assert judged_again(find_game(game), the(game, id), 1000 if ALL else 60) == []


@pytest.mark.parametrize(("game", "id"), SOME)
def test_it_is_sent_as_a_lesson_of_one_question(game: str, id: str) -> None:
    found = find_game(game)
    puzzle = the(game, id)
    for language in all_languages():
        script = puzzle_script(found, puzzle, language)
        asks, tells = script.moments
        assert asks.answer == [puzzle.right]
        assert asks.frames[-1].question is not None
        offered = {option.pick for option in asks.frames[-1].question.options}
        assert offered == {puzzle.right, *asks.wrong}
        assert tells.say is not None
        assert tells.say.rules == puzzle.rules
        assert [chance.pick for chance in script.chances] == list(puzzle.facts)
