"""Every message stands in every language we ship, is Fluent, and speaks of the same."""

from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from followsuit.messages.files import COMMON, MESSAGE, all_languages, found, messages_of, slug
from followsuit.messages.voice import Saying, Speech, all_of, said_in_code, speech, voice
from followsuit.registry import all_games

FOLDER = Path(__file__).parents[2] / "src/followsuit/messages"
FILES = sorted(FOLDER.glob("*/*.ftl"))
NAMES = sorted({path.parent.name for path in FILES})
OTHERS = sorted({path.stem for path in FILES} - {"en"})
# What stands in the English file, once for all languages.
ONCE = {"rules", "game-minutes"}
IN_CODE = ("reasons-", "errors-")  # whose English stands in the code


def patterns(name: str, language: str) -> dict[str, Any]:
    """Every pattern of a file by its id, 'suits-red.name' for an attribute."""
    found: dict[str, Any] = {}
    for entry in FluentParser().parse((FOLDER / name / f"{language}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
    return found


def shown(pattern: Any) -> set[str]:
    """What it says, besides what it only chooses its words by: other languages choose by other things."""
    chosen = [one.selector for one in all_of(pattern, "SelectExpression")]
    names = [one.id.name for one in all_of(pattern, "VariableReference")]
    for selector in chosen:
        for one in all_of(selector, "VariableReference"):
            names.remove(one.id.name)
    return set(names)


def is_said_once(id: str) -> bool:
    last = id.rpartition(".")[2]
    return id in ONCE or last in ONCE or (last != id and last.endswith("-rule"))


def is_to_reader(id: str) -> bool:
    """'You play' beside 'Ada plays': a matter of languages whose verbs change."""
    is_event = id.startswith("events-") and id.endswith((".seat", ".other"))
    return is_event or (id.startswith("awards-") and id.endswith(".title-seat"))


def is_of_hero(id: str) -> bool:
    return id.startswith("heroes-") and id.endswith(".text")


def test_there_are_files() -> None:
    assert OTHERS == ["ja"]
    assert {"common", "server", "tricktakers"} <= set(NAMES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_file_is_fluent_and_is_cut_where_fluent_cuts_it(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert [message.group(1) for message in MESSAGE.finditer(text)] == ids
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_with_the_same_places(name: str, language: str) -> None:
    """But for reasons, whose English stands beside the number of the rule, in the code: so do a hero's, and
    what is said of something wrong."""
    english, other = patterns(name, "en"), patterns(name, language)
    reasons = {id for id in other if id.startswith(IN_CODE) or is_of_hero(id)}
    assert set(other) - reasons == {id for id in english if not is_said_once(id) and not is_to_reader(id)}
    assert not [id for id in english if id.startswith(IN_CODE) or is_of_hero(id)]
    for id in set(other) - reasons:
        assert shown(other[id]) == shown(english[id]), id


def test_what_is_not_there_is_english() -> None:
    assert voice("tricktakers", "la").language == "en"
    assert voice("bridge", "ja").say("phrases-yes") == "はい"
    assert voice("bridge", "ja").say("no-such-thing") == "no-such-thing"


def test_a_sentence_is_chosen_by_the_number_and_a_place_nobody_knows_shows_its_name() -> None:
    points = voice("tricktakers", "en")
    assert points.say("events-gained", seat="Ada", number=1) == "Ada gains 1 point."
    assert points.say("events-gained", seat="Ada", number=1200) == "Ada gains 1200 points."
    assert points.say("events-gained", number=2) == "{seat} gains 2 points."


def test_a_sentence_of_code_has_its_places_in_braces() -> None:
    said = said_in_code("{seat} shows {cards}.")
    assert said.places == ["seat", "cards"]
    assert said.say({"seat": "Ada", "cards": "H7"}) == "Ada shows H7."


def test_a_file_that_extends_another_has_its_messages_too() -> None:
    assert "extends" not in messages_of("kings-whist", "en")
    assert messages_of("kings-whist", "en")["events-won"] == messages_of("takers", "en")["events-won"]
    assert messages_of("kings-whist", "en")["game-name"] != messages_of("kings", "en")["game-name"]


def test_keys_are_written_as_fluent_allows_it() -> None:
    assert slug("King's deck") == "kings-deck"
    assert (
        slug("You hold the lead suit, so you must play it.") == "you-hold-the-lead-suit-so-you-must-play-it"
    )


def test_languages_are_found_by_looking() -> None:
    assert all_languages()[:2] == ["en", "ja"]
    assert set(NAMES) <= set(found())
    assert speech("nobody", "en").sayings("game-name") == {}


def said(saying: Saying) -> tuple[object, ...]:
    """How it is worded where nothing decides about it, and what it has places for."""
    worded = saying.worded(())
    return saying.places, saying.chosen_by, worded.words, worded.template, saying.plain


def test_plain_text_is_read_as_fluent_reads_it() -> None:
    """Words and places are read without Fluent, and come out the same; it is nearly all of what is said."""
    plain, all_of_them = 0, 0
    for language in all_languages():
        for name in [*all_games(), COMMON]:
            messages = messages_of(name, language)
            quick, whole = Speech(messages, language), Speech(messages, language)
            for id in messages:
                if id.startswith("-"):
                    continue
                all_of_them += 1
                found = quick.plain(id)
                if not found:
                    continue
                plain += 1
                parsed = whole.parsed(id)
                assert {name: said(one) for name, one in found.items()} == {
                    name: said(one) for name, one in parsed.items()
                }
            assert quick.bundle is None
    assert plain > all_of_them * 0.95


def test_what_is_no_plain_text_is_left_to_fluent() -> None:
    """Text over several lines, with a choice in braces, or that is no Fluent; and a message in another."""
    speech = Speech(
        {
            "long": "long =\n    one\n    two",
            "place": "place = { NUMBER($seat) } passes",
            "text": 'text = { "" } passes',
            "empty": "empty = text\n    .more =",
            "short": "short = a card",
            "other": "other = { short } of { $seat }",
        },
        "en",
    )
    assert not [id for id in ("long", "place", "text", "empty", "other") if speech.plain(id)]
    assert speech.sayings("long")[""].plain == "one\ntwo"
    assert speech.sayings("text")[""].plain == " passes"
    assert speech.sayings("short")[""].plain == "a card"
    assert speech.sayings("other")[""].say({"seat": "Ren"}) == "a card of Ren"
