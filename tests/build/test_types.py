"""What mypy remembers goes along to another clone; it is never mypy itself that is left out."""

import subprocess
from pathlib import Path
from typing import Any

import pytest

from building import types
from building.kept import Kept


class Checker:
    """Stands in for mypy: it remembers that it was there, and finds a fault if it is told to."""

    def __init__(self) -> None:
        self.status = 0
        self.found: list[list[str]] = []  # what lay in its folder, each time it was called

    def __call__(self, command: list[str], cwd: Path, check: bool) -> subprocess.CompletedProcess[str]:
        folder = cwd / ".mypy_cache"
        folder.mkdir(exist_ok=True)
        self.found.append(sorted(path.name for path in folder.iterdir()))
        (folder / f"{len(self.found)}.db").write_text(" ".join(command[3:]))
        return subprocess.CompletedProcess(command, self.status)


@pytest.fixture
def checker(monkeypatch: pytest.MonkeyPatch) -> Checker:
    checker = Checker()
    monkeypatch.setattr("building.types.subprocess.run", checker)
    return checker


def clone(tmp_path: Path, name: str, **config: Any) -> Path:
    root = tmp_path / name
    root.mkdir()
    (root / "pyproject.toml").write_text(f"[tool.mypy]\n{config}")
    return root


def test_another_clone_begins_with_what_was_found(tmp_path: Path, checker: Checker) -> None:
    kept = Kept(tmp_path)
    for name in ("one", "two"):
        assert types.check_types(clone(tmp_path, name), kept, ["src"]) == 0
    assert checker.found == [[], ["1.db"]]
    assert (tmp_path / "two" / ".mypy_cache" / "1.db").read_text() == "src"
    assert {path.name for path in (tmp_path / "two").iterdir()} == {"pyproject.toml", ".mypy_cache"}


def test_a_clone_with_findings_of_its_own_keeps_to_them(tmp_path: Path, checker: Checker) -> None:
    kept = Kept(tmp_path)
    root = clone(tmp_path, "one")
    types.check_types(root, kept, [])
    (root / ".mypy_cache" / "1.db").unlink()
    types.check_types(root, kept, [])
    assert checker.found == [[], []]


def test_what_is_not_right_is_not_kept(tmp_path: Path, checker: Checker) -> None:
    kept = Kept(tmp_path)
    checker.status = 1
    assert types.check_types(clone(tmp_path, "one"), kept, []) == 1
    assert not list(tmp_path.glob("types/*/*"))


def test_other_wishes_begin_anew(tmp_path: Path, checker: Checker) -> None:
    kept = Kept(tmp_path)
    types.check_types(clone(tmp_path, "one"), kept, [])
    types.check_types(clone(tmp_path, "two", strict=True), kept, [])
    assert checker.found == [[], []]
