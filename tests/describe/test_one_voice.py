"""Terminal and page speak with one voice; and no sentence of a game stands in two places."""

import ast
from pathlib import Path

import pytest

from describe.wire import GAMES, NAMES, TABLES, table_id, told
from followsuit import Event, Game, describe
from followsuit.cli.speaker import Speaker
from followsuit.cli.story import TerminalStory
from followsuit.core.event import NO_SEAT
from followsuit.core.reason import NOT_OFFERED
from followsuit.describe.wording import wording
from followsuit.messages.files import messages_of
from followsuit.messages.voice import speech
from followsuit.scenarios.notation import kinds_of

SOURCES = Path(describe.__file__).parents[1]
NAMES_OF = ("game-name", "teams-")
SENTENCE = 25  # letters of what is surely no name or key


def an_event(game: Game, kind: str) -> Event:
    """One of this kind that has everything a sentence may speak of."""
    has_piece = "$piece" in kinds_of(game)[kind]
    number = next(iter(game.pieces)) if has_piece else 2
    return Event(kind, 0, [0, 1], 1, number, [NOT_OFFERED], next(iter(game.powers), ""))


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("game", GAMES, ids=table_id)
def test_terminal_and_page_say_the_same_of_every_kind_of_event(game: Game, language: str) -> None:
    names = NAMES[:2]
    speaker = Speaker(game, names, language)
    assert len(kinds_of(game)) > 20
    for kind in kinds_of(game):
        event = an_event(game, kind)
        item = describe.news(game, [event], names, language)[0]
        why = speaker.reason(NOT_OFFERED)
        assert speaker.event(event) == item.text + speaker.words.phrase("between-sentences") + why
        assert not {"{", "}", "$"} & set(item.text), kind


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(("game", "players", "options"), TABLES[:4], ids=table_id)
def test_a_whole_story_has_the_sentences_of_the_page(
    game: Game, players: int, options: dict[str, int | str | bool], language: str
) -> None:
    names = NAMES[:players]
    events = [event for event in told(game, players, options, 1).told[0] if event.kind != "sealed"]
    story = TerminalStory(Speaker(game, names, language))
    lines = [line.text for line in story.add(events, "")]
    for item in describe.news(game, events, names, language):
        role = game.sheet.get(item.kind, "").partition(" ")[0]
        if role not in ("plus", "minus"):  # these may be lines of what somebody has then
            assert any(line.startswith(item.text) for line in lines), item.text


def texts_of(path: Path) -> set[str]:
    """Every text in a file of code that is not its documentation."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    documented = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documented
    }


def test_no_sentence_of_a_game_stands_in_code_and_in_the_english_file() -> None:
    """Names do: as long as there is no file, a game is told by them."""
    in_code: set[str] = set()
    for path in SOURCES.glob("games/**/*.py"):
        in_code |= {text for text in texts_of(path) if len(text) >= SENTENCE and " " in text}
    assert len(in_code) > 500
    said: set[str] = set()
    for name in {path.parent.name for path in SOURCES.glob("messages/*/en.ftl")}:
        for id in [id for id in messages_of(name, "en") if not id.startswith(NAMES_OF)]:
            sayings = speech(name, "en").sayings(id)
            said |= {sayings[part].plain for part in sayings if part != "name" and not sayings[part].places}
    assert len(said) > 500
    assert sorted(in_code & said) == []


def test_a_game_without_files_says_what_its_code_says() -> None:
    game = Game("bare", "Bare", [2], ["1", "2"], texts={"shown": "{seat} shows {cards}."})
    event = Event("shown", 0, [1], NO_SEAT, 0, [])
    assert Speaker(game, ["Ann", "Ben"], "ja").event(event) == "Ann shows 2."
    assert wording(game, "ja").phrase("yes") == "はい"
