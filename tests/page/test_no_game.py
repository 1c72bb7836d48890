"""The pages know no game: what there is to play, and what goes together, they are told."""

import re
from pathlib import Path

import pytest

from followsuit import all_games
from followsuit.core.game import Game
from followsuit.games.trickster.cards import HERO_NAMES

PAGES = Path(__file__).parents[2] / "web" / "src" / "pages"
SOURCES = sorted([*PAGES.rglob("*.ts"), *PAGES.rglob("*.svelte")])


def ours() -> list[Game]:
    return [game for game in all_games().values() if type(game).__module__.startswith("followsuit.")]


def names() -> set[str]:
    """Games, their options, and who or what is in them: characters and heroes, by key and by name."""
    found = {hero.lower() for hero in HERO_NAMES}
    for game in ours():
        found |= {game.id, game.name.lower()}
        found |= {
            known.name for known in game.options if "_" in known.name
        }  # 'style' is said of other things
        for piece in game.pieces.values():
            if piece.kind in ("character", "hero"):
                found |= {piece.key, piece.name.lower()}
    return found


def test_the_names_of_all_games_are_looked_for() -> None:
    assert {"tricktakers", "kings-ombre", "time-traveler", "witness", "cheerleader", "deck_mode"} <= names()
    assert len(names()) > 80
    assert len(SOURCES) > 15


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_no_page_names_a_game_or_what_is_in_it(path: Path) -> None:
    """Not in code, not in a comment."""
    text = path.read_text(encoding="utf-8").lower()
    assert [name for name in names() if re.search(rf"\b{re.escape(name)}s?\b", text)] == []
