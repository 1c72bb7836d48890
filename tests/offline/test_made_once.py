"""The bundle of a page that plays alone is made once: the same things give the same folder."""

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from followsuit.site import bundle
from followsuit.site.bundle import LIBRARY, PACKAGES, packed, write_bundle


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """The jobs of those that were made."""
    jobs: list[bytes] = []

    def compiled(node: Path, runtime: Path, job: bytes, files: Any, scratch: Path) -> Iterator[Path]:
        jobs.append(job)
        for name in (LIBRARY, PACKAGES):
            (scratch / name).write_bytes(b"x")
            yield scratch / name

    monkeypatch.setattr(bundle, "compiled", compiled)
    monkeypatch.setattr(bundle, "game_modules", lambda: ["a_game", "other_game"])
    return jobs


def written(
    monkeypatch: pytest.MonkeyPatch, folder: Path, modules: list[str], files: dict[str, bytes]
) -> tuple[Path, Path]:
    entries = [SimpleNamespace(module=module) for module in modules]
    monkeypatch.setattr(bundle, "entry_points", lambda group: entries)
    monkeypatch.setattr(bundle, "sources", lambda _: files)
    return write_bundle(Path("node"), Path("runtime-1"), Path("msgspec"), folder)


def test_in_whatever_order_games_and_files_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, made: list[bytes]
) -> None:
    files = {"a": b"1", "b": b"2"}
    first = written(monkeypatch, tmp_path, ["one", "two"], files)
    again = written(monkeypatch, tmp_path, ["two", "one"], dict(reversed(files.items())))
    assert first == again
    assert [path.name for path in first] == [LIBRARY, PACKAGES]
    assert all(path.read_bytes() == packed(b"x") for path in first)
    assert len(made) == 1
    assert [path.name for path in tmp_path.iterdir()] == [first[0].parent.name], "nothing else is left"


def test_what_is_made_of_something_else_is_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, made: list[bytes]
) -> None:
    files = {"a": b"1", "b": b"2"}
    folders = {
        written(monkeypatch, tmp_path, modules, given)[0].parent
        for modules, given in (
            (["one"], files),
            (["one", "two"], files),
            (["one"], {**files, "a": b"3"}),
            (["one"], {"a": b"1"}),
            (["one"], {"a": b"1", "c": b"2"}),
        )
    }
    assert len(folders) == len(made) == 5
