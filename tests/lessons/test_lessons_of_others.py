"""Lessons and primers of another package lie in its folder, and are found by its entry point."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints
from importlib.resources import files
from pathlib import Path

import pytest

from followsuit import find_game
from followsuit.lessons import primer, shelf

CACHED = (shelf.folders, shelf.texts_of, shelf.read_lesson, shelf.names_of, primer.primer_text)
OURS = files("followsuit.lessons")
A_LESSON = "trick-raiders/02-special-cards.toml"


@pytest.fixture
def theirs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "their_lessons"
    (folder / "trick-raiders").mkdir(parents=True)
    (folder / "primers").mkdir()
    monkeypatch.syspath_prepend(tmp_path)
    entries = EntryPoints([EntryPoint("theirs", "their_lessons", shelf.GROUP)])
    monkeypatch.setattr(shelf, "entry_points", lambda **chosen: entries.select(**chosen))
    forget()
    yield folder
    forget()


def forget() -> None:
    for cached in CACHED:
        cached.cache_clear()


def test_a_lesson_of_theirs_stands_among_ours(theirs: Path) -> None:
    text = (OURS / A_LESSON).read_text(encoding="utf-8").replace('id = "special-cards"', 'id = "other"', 1)
    (theirs / "trick-raiders" / "79-other.toml").write_text(text, encoding="utf-8")
    game = find_game("trick-raiders")
    assert shelf.find_lesson(game, "other").id == "other"
    assert [scenario.id for scenario in shelf.lessons_of(game.id)][:4] == [
        "first-game",
        "special-cards",
        "declaration",
        "other",
    ]


def test_of_two_lessons_of_one_name_ours_is_taken(theirs: Path) -> None:
    (theirs / A_LESSON).write_text("nothing", encoding="utf-8")
    assert shelf.texts_of("trick-raiders")["02-special-cards.toml"] != "nothing"


def test_a_primer_of_theirs_is_found(theirs: Path) -> None:
    assert not primer.has_primer("their-game")
    forget()
    (theirs / "primers" / "their-game.toml").write_text("theirs", encoding="utf-8")
    assert primer.primer_text("their-game") == "theirs"
