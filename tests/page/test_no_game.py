"""The page and what is below the games know no game: what there is, and what it means, they are told."""

import re
from pathlib import Path

import pytest

from followsuit import all_games
from followsuit.core.game import Game
from followsuit.games.trickster.cards import HERO_NAMES

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src"
PICTURES = [PAGE / "cards" / "Cover.svelte"]  # one of each game; symbols.svg has the others
KINDS = ("*.ts", "*.svelte", "*.css", "*.ftl")
BELOW = [ROOT / "src" / "followsuit" / part for part in ("core", "tricks", "search", "describe", "service")]
SOURCES = sorted(
    [
        *[path for kind in KINDS for path in PAGE.rglob(kind) if path not in PICTURES],
        *[path for part in BELOW for path in part.rglob("*.py")],
    ]
)


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


NAMES = sorted(names())


def test_the_names_of_all_games_are_looked_for() -> None:
    assert {"tricktakers", "kings-ombre", "time-traveler", "witness", "cheerleader", "deck_mode"} <= names()
    assert len(names()) > 80
    assert len(SOURCES) > 170
    assert {"model.svelte.ts", "Mat.svelte", "cards.css", "table.en.ftl", "game.py", "wire.py"} <= {
        path.name for path in SOURCES
    }


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_source_names_a_game_or_what_is_in_it(path: Path) -> None:
    """Not in code, not in a comment."""
    text = path.read_text(encoding="utf-8").lower()
    assert named_in(text) == []


def named_in(text: str) -> list[str]:
    return [name for name in NAMES if re.search(rf"\b{re.escape(name)}s?\b", text)]


def test_a_name_is_found_where_there_is_one() -> None:
    """So that the test above can fail."""
    assert named_in("drawn as the king of hearts") == ["king"]
    assert named_in('class="c-hermit"') == ["hermit"]
    assert named_in("thinking of nothing") == []
