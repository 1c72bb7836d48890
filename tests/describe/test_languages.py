"""Everything that is sent is in the language that was asked for."""

import importlib
import pkgutil
import re
import string
from types import ModuleType

import pytest

from describe.wire import moments, texts, told, without_names_and_rules
from followsuit import SPECTATOR, Game, Reason, core, describe, find_game
from followsuit.describe.wording import wording
from followsuit.games import raiders, takers, tricktakers
from followsuit.messages import tables

LATIN = re.compile(r"[A-Za-z]")
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
RAIDERS = find_game("trick-raiders")
TAKERS = find_game("tricktakers")
ALL_2023: dict[str, int | str | bool] = {
    "characters": "base_box",
    "collector_2023": True,
    "ruler_2023": True,
    "tasks_2023": True,
    "collector_grouping": "by_hand",
    "first_lead": "names",
}
TABLES: list[tuple[Game, int, dict[str, int | str | bool]]] = [
    (RAIDERS, 3, {}),
    (RAIDERS, 4, {}),
    (TAKERS, 2, {}),
    (TAKERS, 2, {"two_player_mode": "drafted"}),
    (TAKERS, 3, ALL_2023),
    (TAKERS, 4, {}),
    (TAKERS, 5, {"characters": "base_box"}),
]
MODULES = {RAIDERS.id: [core, raiders], TAKERS.id: [core, takers, tricktakers]}


def reasons_of(*packages: ModuleType) -> list[Reason]:
    """Every reason that a module of these packages names."""
    found: dict[str, Reason] = {}
    for package in packages:
        for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            for value in vars(importlib.import_module(info.name)).values():
                if isinstance(value, Reason):
                    found[value.sentence] = value
    return list(found.values())


@pytest.mark.parametrize("game", [RAIDERS, TAKERS])
def test_every_reason_has_a_sentence_in_japanese(game: Game) -> None:
    reasons = reasons_of(*MODULES[game.id])
    assert len(reasons) > 30
    for reason in reasons:
        sentence = describe.reason(game, reason, "ja")["sentence"]
        assert sentence != reason.sentence, f"no Japanese for: {reason.sentence}"
        assert sentence.endswith("。")
        assert set(re.findall(r"\d+", reason.sentence)) <= set(re.findall(r"\d+", sentence)), sentence


@pytest.mark.parametrize("game", [RAIDERS, TAKERS])
def test_no_reason_is_translated_that_is_gone(game: Game) -> None:
    known = {reason.sentence for reason in reasons_of(*MODULES[game.id])}
    for group in ("reasons", "refusals", "questions"):
        for language in ("en", "ja"):
            assert set(tables(game.id, language).get(group, {})) <= known


@pytest.mark.parametrize("game", [RAIDERS, TAKERS])
def test_every_kind_of_event_has_a_sentence_in_japanese_about_the_same(game: Game) -> None:
    sentences = {**tables("common", "ja")["events"], **tables(game.id, "ja")["events"]}
    assert set(game.texts) <= set(sentences)
    for kind, english in game.texts.items():
        assert places(sentences[kind]) == places(english), kind
        assert sentences[kind].endswith("。")


def places(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name}


@pytest.mark.parametrize("game", [RAIDERS, TAKERS])
def test_both_languages_have_the_same_texts(game: Game) -> None:
    """English leaves out what the code says already."""
    english, japanese = tables(game.id, "en"), tables(game.id, "ja")
    for group, members in english.items():
        for key, value in members.items():
            if (group, key) == ("game", "minutes"):
                continue
            assert key in japanese[group], f"{group}.{key}"
            if isinstance(value, dict):
                assert set(value) - {"rules"} <= set(japanese[group][key]), f"{group}.{key}"
                for part, text in value.items():
                    if isinstance(text, str):
                        theirs = places(japanese[group][key][part])
                        assert {place.lower() for place in places(text)} == theirs, f"{group}.{key}.{part}"
    for group in set(japanese) - {"reasons", "events"}:
        assert set(japanese[group]) == set(english[group]) - {"minutes"}


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_nothing_that_is_sent_in_japanese_is_english(
    game: Game, players: int, options: dict[str, int | str | bool]
) -> None:
    for seed in range(2):
        for moment in moments(game, players, options, seed, "ja", every=3):
            for text in texts(moment.parts()):
                assert not LATIN.search(without_names_and_rules(text)), text
        log = told(game, players, options, seed)
        names = ["Mika", "Sora", "Juno", "Ren", "Aki"][:players]
        for viewer in (0, SPECTATOR):
            sent = [
                describe.news(game, log.told[viewer], names, "ja"),
                describe.sheets(game, log.told[viewer], names, "ja"),
            ]
            for text in texts(sent):
                assert not LATIN.search(without_names_and_rules(text)), text


@pytest.mark.parametrize("game", [RAIDERS, TAKERS])
def test_nothing_of_a_kit_in_japanese_is_english(game: Game) -> None:
    facts = next(one for one in describe.games("ja") if one["id"] == game.id)
    for sent in (describe.kit(game, "ja"), facts, describe.bots("ja")):
        found = list(texts(sent))
        assert found
        for text in found:
            assert not LATIN.search(text), text
            assert JAPANESE.search(text) or re.fullmatch(r"[\d♠♥♦♣]*", text), text


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_nothing_that_is_sent_in_english_is_japanese_or_half_made(
    game: Game, players: int, options: dict[str, int | str | bool]
) -> None:
    for moment in moments(game, players, options, 1, "en", every=3):
        for text in texts(moment.parts()):
            assert not JAPANESE.search(text)
            assert not re.search(r"[{}\[\]|]|\b1 (points|cards|tricks|chips|leads)\b", text), text


def test_a_language_that_is_not_there_is_english() -> None:
    assert wording(RAIDERS, "la").language == "en"
    assert describe.kit(RAIDERS, "la") == describe.kit(RAIDERS, "en")
