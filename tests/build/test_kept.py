"""What builds keep: whole or not at all, found again by what it was made from, and not for ever."""

import os
import time
from pathlib import Path

import pytest

from building import kept
from building.kept import Kept, kept_beside, key_of, key_of_files


def made(folder: Path, text: str = "made") -> Path:
    path = folder / "made"
    path.write_text(text)
    return path


def test_what_was_put_is_found(tmp_path: Path) -> None:
    store = Kept(tmp_path / "kept")
    (tmp_path / "kept").mkdir()
    assert not store.has("objects", "abc")
    store.put("objects", "abc", made(tmp_path))
    assert store.has("objects", "abc")
    assert store.file("objects", "abc").read_text() == "made"
    assert not store.has("engines", "abc")


def test_a_folder_that_somebody_else_was_quicker_to_put_stays(tmp_path: Path) -> None:
    store = Kept(tmp_path)
    for text in ("first", "second"):
        folder = tmp_path / f"of {text}"
        folder.mkdir()
        (folder / "file").write_text(text)
        store.put("engines", "abc", folder)
    assert (store.file("engines", "abc") / "file").read_text() == "first"
    assert [path.name for path in tmp_path.iterdir()] == ["engines"]


def test_where_one_text_ends_and_the_next_begins_counts() -> None:
    assert key_of("ab", "c") != key_of("a", "bc")


def test_names_and_contents_of_files_count(tmp_path: Path) -> None:
    keys = set()
    for name, text in (("a.py", "1"), ("b.py", "1"), ("a.py", "2")):
        folder = tmp_path / f"{name}{text}"
        folder.mkdir()
        (folder / name).write_text(text)
        keys.add(key_of_files(folder, folder.iterdir()))
    assert len(keys) == 3


def test_what_was_not_used_for_long_is_removed(tmp_path: Path) -> None:
    store = Kept(tmp_path)
    for key in ("old", "new"):
        store.put("objects", key, made(tmp_path))
    long_ago = time.time() - (kept.KEPT_DAYS + 1) * 86_400
    os.utime(store.file("objects", "old"), (long_ago, long_ago))
    store.tidy()
    assert not store.has("objects", "old")
    assert store.has("objects", "new")


def test_use_keeps_it(tmp_path: Path) -> None:
    store = Kept(tmp_path)
    store.put("objects", "old", made(tmp_path))
    long_ago = time.time() - (kept.KEPT_DAYS + 1) * 86_400
    os.utime(store.file("objects", "old"), (long_ago, long_ago))
    assert store.has("objects", "old")
    store.tidy()
    assert store.has("objects", "old")


def test_the_oldest_goes_when_there_is_too_much(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "MOST_BYTES", 25)
    store = Kept(tmp_path)
    for age, key in enumerate(("newest", "middle", "oldest")):
        store.put("objects", key, made(tmp_path, "ten bytes."))
        when = time.time() - age * 60
        os.utime(store.file("objects", key), (when, when))
    store.tidy()
    assert [key for key in ("newest", "middle", "oldest") if store.has("objects", key)] == [
        "newest",
        "middle",
    ]


def test_the_folder_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOLLOWSUIT_CACHE", str(tmp_path / "here"))
    assert kept_beside(tmp_path).folder == tmp_path / "here"


def test_where_the_usual_folder_cannot_be_written_it_lies_beside_the_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a-file").touch()
    monkeypatch.setenv("FOLLOWSUIT_CACHE", str(tmp_path / "a-file" / "here"))
    assert kept_beside(tmp_path).folder == tmp_path / "build" / "kept"
