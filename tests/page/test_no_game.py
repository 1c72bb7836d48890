"""The page and what is below the games know no game: what there is, and what it means, they are told."""

import re
from pathlib import Path

import pytest

from followsuit import all_games
from followsuit.core.game import Game
from followsuit.describe.wording import wording
from followsuit.games.trickster.cards import HERO_NAMES
from followsuit.messages import all_languages

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src"
PICTURES = [
    PAGE / "cards" / "Cover.svelte",
    PAGE / "cards" / "symbols.svg",
]  # of each game, and what is in it
BELOW = [ROOT / "src" / "followsuit" / part for part in ("core", "tricks", "search", "describe", "service")]
SOURCES = sorted(
    [
        *[path for path in PAGE.rglob("*") if path.is_file() and path not in PICTURES],
        *[path for part in BELOW for path in part.rglob("*.py")],
    ]
)
HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def ours() -> list[Game]:
    return [game for game in all_games().values() if type(game).__module__.startswith("followsuit.")]


def slug(text: str) -> str:
    """'time-traveler' for 'Time Traveler', 'time_traveler' and 'timeTraveler'."""
    return re.sub(r"\W+|_+", "-", HUMP.sub("-", text.replace("'", "")).lower())


def names() -> set[str]:
    """Games, and who is in them: characters and heroes, by key and by every name."""
    found = {*HERO_NAMES}
    for game in ours():
        found |= {game.id, game.name}
        for number, piece in game.pieces.items():
            if piece.kind in ("character", "hero"):
                found |= {piece.key, piece.name}
                found |= {wording(game, language).pieces[number].name for language in all_languages()}
        found |= {wording(game, language).text("game", "name", game.name) for language in all_languages()}
        found |= {*game.id.split("-")} - {"kings", "little", "trick"}  # 'whist' of 'kings-whist'
    return {slug(name) for name in found}


NAMES = sorted(names())
# 'style' is said of other things.
OPTIONS = sorted({known.name for game in ours() for known in game.options if "_" in known.name})
LIBRARY = re.compile("CollectorRegistry|MultiProcessCollector")  # of the counters of the service


def test_the_names_of_all_games_are_looked_for() -> None:
    assert {"tricktakers", "kings-ombre", "time-traveler", "witness", "cheerleader"} <= names()
    assert {"deck_mode", "starting_lives"} <= set(OPTIONS)
    assert {"トリックレイダーズ", "キング"} <= names()
    assert len(names()) > 120
    assert len(SOURCES) > 170
    assert {"model.svelte.ts", "Mat.svelte", "cards.css", "table.en.ftl", "game.py", "wire.py"} <= {
        path.name for path in SOURCES
    }


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_source_names_a_game_or_what_is_in_it(path: Path) -> None:
    """Not in code, not as part of a name there, not in a comment."""
    assert named_in(path.read_text(encoding="utf-8")) == []


def named_in(text: str) -> list[str]:
    """Those that stand there as words of their own; Japanese has no blanks between its words."""
    words = f"-{slug(LIBRARY.sub('', text))}-"
    found = [name for name in NAMES if name.isascii() and (f"-{name}-" in words or f"-{name}s-" in words)]
    found += [name for name in NAMES if not name.isascii() and name in text]
    return found + [name for name in OPTIONS if re.search(rf"\b{name}\b", text)]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("drawn as the king of hearts", "king"),
        ('class="c-hermit"', "hermit"),
        ("const isTimeTraveler = false", "time-traveler"),
        ("TIME_TRAVELER: Final = 3", "time-traveler"),
        ("トリックレイダーズの卓", "トリックレイダーズ"),
        ("options.deck_mode", "deck_mode"),
        ("registry: CollectorRegistry", ""),
        ("thinking of nothing", ""),
    ],
)
def test_a_name_is_found_where_there_is_one(text: str, found: str) -> None:
    """So that the test above can fail."""
    assert named_in(text) == ([found] if found else [])
