"""Each of the five games has a table of its own; what they share asks what holds, not which game it is."""

import re
from pathlib import Path

import pytest

from followsuit import Game
from followsuit.games.kings.game import KINGS, NAPOLEON, OMBRE, WHIST
from followsuit.games.kings.main_table import MainTable
from followsuit.games.kings.napoleon.table import NapoleonTable
from followsuit.games.kings.ombre.table import OmbreTable
from followsuit.games.kings.table import KingsTable
from followsuit.games.kings.table_of_two import TableOfTwo
from followsuit.games.kings.whist.table import WhistTable

SHARED = sorted((Path(__file__).parents[3] / "src/followsuit/games/kings").glob("*.py"))
WHICH_GAME = re.compile(r"rules\.game (==|!=|in|not in)")


@pytest.mark.parametrize(
    ("game", "players", "kind"),
    [
        (KINGS, 2, TableOfTwo),
        (KINGS, 3, MainTable),
        (OMBRE, 3, OmbreTable),
        (WHIST, 4, WhistTable),
        (NAPOLEON, 5, NapoleonTable),
    ],
)
def test_a_game_has_its_own_table_and_so_have_its_clones(
    game: Game, players: int, kind: type[KingsTable]
) -> None:
    t = game.new_table(players)
    assert type(t) is kind
    assert type(t.clone()) is kind
    assert type(t.view(0).table) is kind
    assert t.state() is t.clone().state()


def test_nobody_asks_which_game_it_is() -> None:
    """Whoever makes a table looks it up."""
    asked = [path.name for path in SHARED if WHICH_GAME.search(path.read_text(encoding="utf-8"))]
    assert len(SHARED) > 30
    assert WHICH_GAME.search("if t.rules.game == MAIN:")
    assert asked == []
