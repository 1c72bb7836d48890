"""Everything that is sent is in the language that was asked for."""

import importlib
import pkgutil
import re
from types import ModuleType

import pytest

from describe import sent as describe
from describe.wire import GAMES, NAMES, TABLES, moments, table_id, texts, told, without_names_and_rules
from followsuit import SPECTATOR, Game, Reason, core, find_game
from followsuit.describe.wording import wording
from followsuit.games import takers
from followsuit.games.trickster.moving import MoveCard
from followsuit.messages.files import messages_of, slug

LATIN = re.compile(r"[A-Za-z]")
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
RAIDERS = find_game("trick-raiders")
# What a game uses beside its own package. Little TrickTakers words what it takes from there itself.
SHARED = {"tricktakers": [takers], "little-tricktakers": [takers]}


def reasons_of(game: Game) -> list[Reason]:
    """Every reason of the game's rules that a module names: alone, in a list, or as part of a hero."""
    own = importlib.import_module(type(game).__module__.rpartition(".")[0])
    prefixes = ("FS", *game.rule_prefixes)
    found: dict[str, Reason] = {}
    for package in (core, own, *SHARED.get(game.id, [])):
        for module in modules_of(package):
            for value in vars(module).values():
                reasons = [reason for reason in reasons_in(value) if reason.rule.startswith(prefixes)]
                found.update({reason.sentence: reason for reason in reasons})
    return list(found.values())


def modules_of(package: ModuleType) -> list[ModuleType]:
    infos = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    return [importlib.import_module(info.name) for info in infos]


def reasons_in(value: object) -> list[Reason]:
    if isinstance(value, Reason):
        return [value]
    if isinstance(value, dict):
        return [one for one in value.values() if isinstance(one, Reason)]
    if not isinstance(value, list):
        return []
    found: list[Reason] = []
    for one in value:
        if isinstance(one, Reason):
            found.append(one)
        elif type(one).__module__.startswith("followsuit."):
            parts = [getattr(one, name, None) for name in dir(one)]
            found += [part for part in parts if isinstance(part, Reason) and not is_never_said(one, part)]
    return found


def is_never_said(hero: object, reason: Reason) -> bool:
    """A hero whose card goes to no enemy asks for none."""
    return isinstance(hero, MoveCard) and reason is hero.first_why and not hero.goes_to_enemy


@pytest.mark.parametrize("game", GAMES, ids=table_id)
def test_every_reason_has_a_sentence_in_japanese(game: Game) -> None:
    reasons = reasons_of(game)
    assert len(reasons) > 30
    for reason in reasons:
        sentence = describe.reason(game, reason, "ja")["sentence"]
        assert sentence != reason.sentence, f"no Japanese for: {reason.sentence}"
        assert sentence.endswith("。")
        assert set(re.findall(r"\d+", reason.sentence)) <= set(re.findall(r"\d+", sentence)), sentence


@pytest.mark.parametrize("game", GAMES, ids=table_id)
def test_no_reason_is_translated_that_is_gone(game: Game) -> None:
    known = {slug(reason.sentence) for reason in reasons_of(game)}
    for language in ("en", "ja"):
        for id in messages_of(game.id, language):
            group, _, key = id.partition("-")
            assert group not in ("reasons", "refusals", "questions") or key in known, id


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=table_id)
def test_nothing_that_is_sent_in_japanese_is_english(
    game: Game, players: int, options: dict[str, int | str | bool]
) -> None:
    for seed in range(2):
        said = {
            text
            for moment in moments(game, players, options, seed, "ja", every=3)
            for text in texts(moment.parts())
        }
        for text in said:
            assert not LATIN.search(without_names_and_rules(text)), text
        log = told(game, players, options, seed)
        names = NAMES[:players]
        for viewer in (0, SPECTATOR):
            sent = [
                describe.news(game, log.told[viewer], names, "ja"),
                describe.sheets(game, log.told[viewer], names, "ja"),
            ]
            for text in texts(sent):
                assert not LATIN.search(without_names_and_rules(text)), text


@pytest.mark.parametrize("game", GAMES, ids=table_id)
def test_nothing_of_a_kit_in_japanese_is_english(game: Game) -> None:
    facts = next(one for one in describe.games("ja") if one["id"] == game.id)
    for sent in (describe.kit(game, "ja"), facts, describe.bots("ja")):
        found = list(texts(sent))
        assert found
        for text in found:
            assert not LATIN.search(text), text
            assert JAPANESE.search(text) or re.fullmatch(r"[\d♠♥♦♣]*", text), text


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=table_id)
def test_nothing_that_is_sent_in_english_is_japanese_or_half_made(
    game: Game, players: int, options: dict[str, int | str | bool]
) -> None:
    said = {
        text for moment in moments(game, players, options, 1, "en", every=3) for text in texts(moment.parts())
    }
    for text in said:
        assert not JAPANESE.search(text)
        assert not re.search(r"[{}\[\]|]|\b1 (points|cards|tricks|chips|leads)\b", text), text


def test_a_language_that_is_not_there_is_english() -> None:
    assert wording(RAIDERS, "la").language == "en"
    assert describe.kit(RAIDERS, "la") == describe.kit(RAIDERS, "en")
