"""Whatever rule the table cites, in play, on a card or in a lesson, can be read in Japanese."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from followsuit import Game, all_games
from followsuit.messages import entries
from followsuit.properties.audit import reasons_of
from followsuit.rulebook import ID, all_rules
from followsuit.service import desk
from many import games

SOURCE = Path(__file__).parents[2] / "src" / "followsuit"
GAMES = list(all_games().values())
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
PROMISED = 200


def id_of(game: object) -> str:
    return game.id if isinstance(game, Game) else str(game)


def sent(game: Game) -> dict[str, dict[str, Any]]:
    """The rules as the service sends them to somebody who reads Japanese."""
    book = msgspec.json.decode(desk.rules_of(game.id, "ja", True))
    return {rule["id"]: rule for section in book["sections"] for rule in section["rules"]}


def assert_in_japanese(game: Game, rules: set[str]) -> None:
    book = sent(game)
    for id in sorted(rules):
        assert "lang" not in book[id], f"{id} is in English"
        assert JAPANESE.search(book[id]["text"]), f"{id} has no Japanese letter"


@pytest.mark.parametrize("game", GAMES, ids=id_of)
def test_every_rule_cited_in_random_games(game: Game) -> None:
    """200 games of every id under `make many`, with all numbers of players and options by lot."""
    cited = {one.rule for one in reasons_of(game, max(len(game.players), games(PROMISED)))}
    assert len(cited) > 10
    assert_in_japanese(game, cited)


@pytest.mark.parametrize("game", GAMES, ids=id_of)
def test_every_rule_that_stands_in_the_code(game: Game) -> None:
    """Given as a reason now or only where somebody is very unlucky."""
    known = set(all_rules(game))
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        found |= set(re.findall(rf'"({ID})"', path.read_text(encoding="utf-8"))) & known
    assert len(found) > 50
    assert_in_japanese(game, found)


@pytest.mark.parametrize("game", GAMES, ids=id_of)
def test_every_rule_of_a_card_or_a_lesson(game: Game) -> None:
    known = set(all_rules(game))
    # Which worked example a question is, nobody is told.
    texts = [
        re.sub(r"(?m)^examples = .*$", "", path.read_text(encoding="utf-8"))
        for path in (SOURCE / "lessons").rglob("*.toml")
    ]
    cards = [rule for entry in entries(game.id, "en").values() for rule in entry.rules]
    found = ({id for text in texts for id in re.findall(ID, text)} | set(cards)) & known
    assert len(found) > 20
    assert_in_japanese(game, found)
