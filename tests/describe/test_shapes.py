"""What is sent is what the structs say: every value is one that its field may have."""

import re
from pathlib import Path

import msgspec
import pytest

from describe import sent
from describe.wire import GAMES, NAMES, TABLES, moments, table_id, whole_game
from followsuit import SPECTATOR, Game
from followsuit.describe import shapes
from followsuit.messages import all_languages

SOURCE = Path(__file__).parents[2] / "src" / "followsuit"
UNTYPED = re.compile(r"\bdict\[str, Any\]")
# What of the service is sent to no client: rows of the store and what workers tell each other, settings of
# libraries, and the description of the interface, whose shape OpenAPI says.
STORED = {"again", "entries", "keeping", "room", "rooms", "store", "tables"}
OF_LIBRARIES = {"answers", "app", "database", "logs", "memory", "running", "watch"}


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=table_id)
def test_whatever_is_sent_in_a_game_has_its_shape(
    game: Game, players: int, options: dict[str, int | str | bool]
) -> None:
    for moment in moments(game, players, options, 7, every=9):
        msgspec.convert(moment.view, shapes.ShownView)
        msgspec.convert(moment.question, shapes.ShownQuestion | None)
        msgspec.convert(moment.news, list[shapes.News])
        msgspec.convert(moment.outcome, shapes.ShownOutcome | None)
    _, log = whole_game(game, players, options, 7)
    msgspec.convert(sent.sheets(game, log.told[SPECTATOR], NAMES[:players], "en"), list[shapes.ScoringSheet])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_whatever_is_said_of_a_game_has_its_shape(game: Game) -> None:
    for language in all_languages():
        msgspec.convert(sent.kit(game, language), shapes.Kit)
        msgspec.convert(sent.form(game, game.default_players, {}, language), shapes.Form)
        msgspec.convert(sent.rules(game, language), shapes.Rulebook)


def test_whatever_is_on_the_shelf_has_its_shape() -> None:
    for language in all_languages():
        msgspec.convert(sent.games(language), list[shapes.GameFacts])
        msgspec.convert(sent.bots(language), list[shapes.BotLevel])


def test_a_value_that_a_field_may_not_have_is_noticed() -> None:
    """So the tests above can fail."""
    view = next(moments(GAMES[0], GAMES[0].players[0], {}, 1)).view
    view["areas"][0]["shape"] = "heap"
    with pytest.raises(msgspec.ValidationError, match="heap"):
        msgspec.convert(view, shapes.ShownView)


def test_nothing_on_the_way_of_what_is_sent_is_a_dict_of_anything() -> None:
    packages = ("describe", "service", "lessons", "puzzles", "review")
    paths = [path for package in packages for path in sorted((SOURCE / package).rglob("*.py"))]
    untyped = {path for path in paths if UNTYPED.search(path.read_text(encoding="utf-8"))}
    assert untyped == {SOURCE / "service" / f"{name}.py" for name in STORED | OF_LIBRARIES}
