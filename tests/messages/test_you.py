"""Whoever reads is spoken to: 'You win', never 'You wins'. Over all lessons, puzzles, hints and reviews."""

import re
from collections.abc import Iterator

import msgspec
import pytest

from followsuit import Game
from followsuit.core.event import Log
from followsuit.describe.news import news
from followsuit.describe.question import QuestionText
from followsuit.describe.told import told_by_plays
from followsuit.describe.wording import wording
from followsuit.lessons.primer import has_primer, primer
from followsuit.lessons.script import names_at, script
from followsuit.lessons.shelf import lessons_of
from followsuit.messages.files import event_kinds, messages_of
from followsuit.puzzles.script import puzzle_script
from followsuit.puzzles.shelf import puzzles_of
from followsuit.review import Budget, described, described_decision, review
from many import tries
from moments import GAMES, name_of, size_of
from review.games import played

THIRD = re.compile(r"\byou (?:has|is|was|does|goes|[a-z]+(?<!s)s)\b", re.IGNORECASE)
NO_VERBS = {"as", "always", "plus", "towards", "afterwards", "sometimes", "others", "points"}
ABOUT_ANOTHER = re.compile(r"\b(?:one of|for|to|before|after) you \w+", re.IGNORECASE)  # 'one of you becomes'
FIRST_WORDS = re.compile(r"=\s*\{ \$seat \} (\w+s|has|is)\b")
READER = 0


def faults(text: str) -> list[str]:
    found = [match.group() for match in THIRD.finditer(ABOUT_ANOTHER.sub("", text))]
    return [f"{one!r} in {text!r}" for one in found if one.split()[1].lower() not in NO_VERBS]


def texts(value: object) -> Iterator[str]:
    """Every text in what is sent; keys are none."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from texts(one)
    elif isinstance(value, list):
        for one in value:
            yield from texts(one)


def faults_in(sent: object) -> list[str]:
    return [fault for text in texts(msgspec.to_builtins(sent)) for fault in faults(text)]


def test_what_is_looked_for() -> None:
    assert faults("You scores 30 points.") == ["'You scores' in 'You scores 30 points.'"]
    assert faults("Then you has none; you is out.")
    assert faults("You score 30 points. You pass. You always win, and you as well.") == []


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_every_lesson_speaks_to_whoever_learns(game: Game) -> None:
    for lesson in lessons_of(game.id):
        assert faults_in(script(lesson, "en")) == []
    assert not has_primer(game.id) or faults_in(primer(game, "en")) == []


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_every_puzzle_speaks_to_whoever_solves_it(game: Game) -> None:
    puzzles = puzzles_of(game.id)
    for puzzle in puzzles[:: tries(1, 4)]:
        assert faults_in(puzzle_script(game, puzzle, "en")) == []


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_reviews_and_hints_speak_to_whoever_reads(game: Game) -> None:
    """Games at random; the reader is called 'You', so that a sentence that only fills in a name is found."""
    players = size_of(game)
    for seed in range(tries(5, 1)):
        match = played(game, players, 40 + seed)
        match.names = names_at(players, READER, "en")
        found = review(match, Budget(worlds=2))
        told = described(match, found, "en", reader=READER)
        assert faults_in(told) == []
        for number in range(0, len(told.moves), 3):
            assert faults_in(described_decision(match, found, number, "en", reader=READER)) == []
            decision = found.decisions[number]
            view = match.at(decision.at).view(decision.seat)
            asked = QuestionText(wording(game, "en"), view, match.names)
            assert [fault for text in told_by_plays(asked, is_over=False) for fault in faults(text)] == []


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_the_log_speaks_to_whoever_reads(game: Game) -> None:
    players = size_of(game)
    match = played(game, players, 3)
    log = Log()
    match.at(len(match.picks), log)
    lines = news(game, log.told[READER], names_at(players, READER, "en"), "en", READER)
    assert faults_in(lines) == []


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_every_sentence_that_begins_with_a_player_has_one_for_the_reader(game: Game) -> None:
    """An event 'Mika takes…' is told to Mika as 'You take…', by the message's own attribute."""
    messages = messages_of(game.id, "en")
    for kind, text in event_kinds(game.id).items():
        if FIRST_WORDS.search(text.partition("\n")[0]):
            assert ".seat =" in messages.get(f"events-{kind}", text), kind
