"""Every lesson holds like a scenario, can be played to its end, and speaks all languages."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from followsuit import all_games, find_game
from followsuit.core.game import Game
from followsuit.describe.wording import wording
from followsuit.lessons.script import script
from followsuit.lessons.shapes import LessonMoment, LessonScript, ShownRemark
from followsuit.lessons.shelf import head_of, lessons_of, shelf, texts_of
from followsuit.messages.files import ENGLISH, all_languages
from followsuit.rulebook import all_rules
from followsuit.scenarios.coach import ByLanguage, Coach
from followsuit.scenarios.reading import read_scenario
from followsuit.scenarios.runner import check_text
from followsuit.scenarios.scenario import Scenario

FOLDER = Path(str(files("followsuit.lessons")))
EVERY = [(game, name) for game in sorted(all_games()) for name in texts_of(game)]
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")


@cache
def lesson(game: str, name: str) -> Scenario:
    return read_scenario(texts_of(game)[name])


@cache
def rule_ids(game: str) -> frozenset[str]:
    return frozenset(all_rules(find_game(game)))


def coaches(scenario: Scenario) -> list[Coach]:
    return [step.coach for step in scenario.steps if step.coach is not None]


def all_words(scenario: Scenario) -> Iterator[ByLanguage]:
    head = head_of(scenario)
    yield from (head.title, head.about)
    for coach in coaches(scenario):
        yield from [words for words in (coach.say, coach.ask) if words is not None]
        yield from coach.wrong.values()
        for choice in coach.choices:
            yield from (choice.text, choice.why)


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_it_holds(game: str, name: str) -> None:
    assert check_text(texts_of(game)[name], name) == []


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_it_is_written_in_every_language(game: str, name: str) -> None:
    for words in all_words(lesson(game, name)):
        assert set(words) == set(all_languages()), words[ENGLISH]
        for language, text in words.items():
            is_japanese = JAPANESE.search(re.sub(r"\{[^}]*\}", "", text)) is not None
            has_letters = re.search(r"[^\W\d]", re.sub(r"\{[^}]*\}", "", text)) is not None
            assert not has_letters or is_japanese == (language == "ja"), text


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_its_rules_are_in_the_rulebook(game: str, name: str) -> None:
    scenario = lesson(game, name)
    named = [*scenario.rules, *[rule for coach in coaches(scenario) for rule in coach.rules]]
    assert set(named) <= rule_ids(game)


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_it_asks_something_and_every_question_names_its_rule(game: str, name: str) -> None:
    asking = [coach for coach in coaches(lesson(game, name)) if coach.ask is not None]
    assert asking
    assert all(coach.rules for coach in asking)


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_a_wrong_try_is_told_why(game: str, name: str) -> None:
    """To name the right answer is no reason: there are more words than that."""
    for coach in coaches(lesson(game, name)):
        for answer, words in coach.wrong.items():
            beside = re.findall(r"\w+", re.sub(r"\{[^}]*\}", " ", words[ENGLISH]))
            assert len(beside) > 4, (answer, words[ENGLISH])


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_its_file_is_called_after_it(game: str, name: str) -> None:
    assert lesson(game, name).game.id == game
    assert re.fullmatch(rf"\d\d-{re.escape(lesson(game, name).id)}\.toml", name)


@pytest.mark.parametrize("game", sorted(all_games()))
def test_no_two_lessons_of_a_game_have_one_id(game: str) -> None:
    ids = [scenario.id for scenario in lessons_of(game)]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("game", [game.id for game in all_games().values() if game.shelf < 1000])
def test_every_game_of_ours_begins_with_a_first_game(game: str) -> None:
    assert head_of(lessons_of(game)[0]).part == "first"


FIRST = [(game, name) for game, name in EVERY if head_of(lesson(game, name)).part == "first"]


@pytest.mark.parametrize(("game", "name"), FIRST)
def test_a_first_game_is_one_whole_round(game: str, name: str) -> None:
    """Of one deal, to its sheet or the end of the game, and with twelve decisions at most."""
    scenario = lesson(game, name)
    assert [step.position for step in scenario.steps if step.position is not None] == []
    moments = script(scenario, ENGLISH).moments
    ended = [any(frame.sheet or frame.outcome for frame in moment.frames) for moment in moments]
    assert ended.count(True) == 1
    assert not any(moment.answer for moment in moments[ended.index(True) :])
    assert sum(bool(moment.answer) for moment in moments) <= 12


@pytest.mark.parametrize("language", all_languages())
@pytest.mark.parametrize(("game", "name"), EVERY)
def test_its_script_leads_to_the_end_by_right_answers(game: str, name: str, language: str) -> None:
    """As a page plays it: every right answer is offered, and every other one has its words."""
    scenario = lesson(game, name)
    written = script(scenario, language)
    for moment in written.moments:
        assert moment.frames
        assert moment.say or moment.ask
        if moment.choices:
            assert [choice.right for choice in moment.choices].count(True) == 1
            assert not moment.answer
        elif moment.ask is not None:
            follow(written, moment)
    assert written.moments[-1].answer == []


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_the_coach_speaks_before_anything_lies_over_the_table(game: str, name: str) -> None:
    """A sheet that nobody has said a word about is no beginning."""
    first = script(lesson(game, name), ENGLISH).moments[0]
    assert not [frame for frame in first.frames if frame.sheet or frame.outcome]


def follow(written: LessonScript, moment: LessonMoment) -> None:
    question = moment.frames[-1].question
    assert question is not None
    assert moment.answer
    offered = {option.pick for option in question.options}
    offered |= set(question.set.cards or []) | {"done"} if question.set else set()
    assert set(moment.answer) <= offered, (written.facts.id, moment.answer)
    for pick in offered - set(moment.answer) - {"done"}:
        assert pick in moment.wrong or "else" in moment.wrong, (written.facts.id, pick)
    for refused in question.refused:
        assert refused.sentence


def test_words_name_cards_players_and_pieces() -> None:
    first = script(lesson("tricktakers", "01-first-game.toml"), ENGLISH)
    asked = next(moment for moment in first.moments if moment.answer == ["b8"])
    said = asked.wrong["k8"]
    assert isinstance(said, ShownRemark)
    assert [part.card for part in said.parts if not isinstance(part, str)] == ["b8"]
    assert "blue 8" in said.text


def test_a_card_that_may_not_be_played_can_be_tried() -> None:
    """The coach answers then, instead of the rule alone."""
    first = script(lesson("tricktakers", "01-first-game.toml"), ENGLISH)
    asked = next(moment for moment in first.moments if moment.answer == ["b8"])
    question = asked.frames[-1].question
    assert question is not None
    assert {"k8", "k2", "r9"} <= {option.pick for option in question.options}
    assert not question.refused


def test_what_happens_to_others_is_seen_answer_by_answer() -> None:
    first = script(lesson("tricktakers", "01-first-game.toml"), ENGLISH)
    asked = next(moment for moment in first.moments if moment.answer == ["b8"])
    laid = [
        len(next(area for area in frame.view.areas if area.shape == "trick").cards) for frame in asked.frames
    ]
    assert laid[-4:] == [0, 1, 2, 3]


def test_the_sheet_of_a_round_is_in_the_script() -> None:
    first = script(lesson("tricktakers", "01-first-game.toml"), ENGLISH)
    sheets = [frame.sheet for moment in first.moments for frame in moment.frames if frame.sheet]
    assert [[seat.after for seat in sheet.seats] for sheet in sheets] == [[150, 80, 30, 110]]


def test_the_shelf_has_every_lesson_of_every_game() -> None:
    for language in all_languages():
        games = shelf(language).games
        assert {one.game for one in games} >= {game for game, _ in EVERY}
        assert sum(len(one.lessons) for one in games) == len(EVERY)


def test_whoever_sits_with_the_learner_is_called_as_in_their_language() -> None:
    assert script(lesson("tricktakers", "01-first-game.toml"), "ja").names == [
        "あなた",
        "ソラ",
        "ミオ",
        "レン",
    ]


def pieces_of(game: Game) -> set[str]:
    return {piece.key for piece in game.pieces.values()}


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_its_piece_is_one_of_the_game(game: str, name: str) -> None:
    scenario = lesson(game, name)
    piece = head_of(scenario).piece
    assert not piece or piece in pieces_of(scenario.game)


# What a lesson is about that has no name of its own: a group of items is shown by one of them.
GROUPS = ("more",)


@pytest.mark.parametrize("language", all_languages())
@pytest.mark.parametrize(("game", "name"), EVERY)
def test_a_lesson_about_somebody_is_called_as_the_table_calls_them(
    game: str, name: str, language: str
) -> None:
    scenario = lesson(game, name)
    head = head_of(scenario)
    if head.piece and head.part not in GROUPS:
        number = next(number for number, piece in scenario.game.pieces.items() if piece.key == head.piece)
        assert head.title[language] == wording(scenario.game, language).pieces[number].name


@pytest.mark.parametrize("game", ["tricktakers", "little-tricktakers", "kings", "trickster"])
def test_every_character_and_every_hero_has_a_lesson(game: str) -> None:
    """Kings has several cards of one character; a lesson is about one of them."""
    known = find_game(game)
    words = wording(known, ENGLISH)
    somebody = {
        words.pieces[number].name
        for number, piece in known.pieces.items()
        if piece.kind in ("character", "hero")
    }
    taught = {head.title[ENGLISH] for head in map(head_of, lessons_of(game)) if head.part == "characters"}
    assert taught == somebody


@pytest.mark.parametrize("game", [game.id for game in all_games().values() if game.shelf < 1000])
def test_every_game_has_its_worked_examples_as_questions(game: str) -> None:
    asked = [
        coach
        for scenario in lessons_of(game)
        if head_of(scenario).part == "examples"
        for coach in coaches(scenario)
        if coach.choices
    ]
    assert asked


@pytest.mark.parametrize("game", ["kings-ombre", "kings-whist", "kings-napoleon", "kings"])
def test_every_game_of_kings_has_a_lesson_on_how_one_bids_or_drafts(game: str) -> None:
    """KO-AUC-03, KW-DRAFT-01, KN-R1-02, KT-BID-01  The learner answers that very question in one of them."""
    groups = {
        "kings-ombre": "KO-AUC",
        "kings-whist": "KW-DRAFT",
        "kings-napoleon": "KN-R1",
        "kings": "KT-BID",
    }
    named = {
        rule
        for scenario in lessons_of(game)
        for coach in coaches(scenario)
        if coach.ask
        for rule in coach.rules
    }
    assert [rule for rule in named if rule.startswith(groups[game])]


def pieces_with(game: Game, kind: str) -> set[str]:
    return {piece.key for piece in game.pieces.values() if piece.kind == kind}


def test_every_item_of_little_is_used_or_decided_about() -> None:
    """It lies before the learner, who uses it or is asked something about it by its name."""
    game = find_game("little-tricktakers")
    assert met_in(lessons_of(game.id)) >= pieces_with(game, "item")


def met_in(lessons: list[Scenario]) -> set[str]:
    """The items that lie before the learner of a lesson, and are used there or named in a question."""
    met: set[str] = set()
    for scenario in lessons:
        owned = items_before(scenario)
        questions = " ".join([coach.ask[ENGLISH] for coach in coaches(scenario) if coach.ask])
        met |= {item for item in owned if f"{{{item}}}" in questions}
        met |= owned & used_in(scenario)
    return met


def items_before(scenario: Scenario) -> set[str]:
    """What lies before the learner when a position is laid, by the keys of the pieces."""
    positions = [scenario.position, *[step.position for step in scenario.steps]]
    items: set[str] = set()
    for position in positions:
        by_seat = (position or {}).get("items")
        items |= set(by_seat[head_of(scenario).seat].split()) if isinstance(by_seat, list) else set()
    return items


def used_in(scenario: Scenario) -> set[str]:
    """The pieces whose powers are right answers."""
    moments = script(scenario, ENGLISH).moments
    used: set[str] = set()
    for moment in moments:
        question = moment.frames[-1].question
        options = question.options if question else []
        right = [option.piece for option in options if option.pick in moment.answer]
        used |= {piece for piece in right if isinstance(piece, str)}
    return used


def test_every_beast_of_little_is_asked_about() -> None:
    game = find_game("little-tricktakers")
    asked = [coach.ask[ENGLISH] for one in lessons_of(game.id) for coach in coaches(one) if coach.ask]
    assert {beast for beast in pieces_with(game, "beast") if f"{{{beast}}}" not in " ".join(asked)} == set()


def test_every_item_of_tricktakers_is_met_in_lessons() -> None:
    """In groups, each by its name in the words or as something that lies there."""
    game = find_game("tricktakers")
    texts = "\n".join(texts_of(game.id).values())
    words = wording(game, ENGLISH)
    for number, piece in game.pieces.items():
        if piece.kind == "item":
            assert piece.key in texts or words.pieces[number].name in texts, piece.key
