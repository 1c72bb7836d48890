"""The build hook: what it compiles, how it finds a compiler, and what it does without one.

That the engine itself compiles is seen by `make test`, which installs it that way.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]

STEP = """
class Step:
    def __init__(self, number: int) -> None:
        self.number = number
"""

GAME = """
from followsuit.core.step import Step

class Game(Step):
    pass

GAME = Game({argument})
"""


def load_hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


hook = load_hook()


def write(path: Path, text: str = "") -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A made-up engine of two modules, under our own build configuration."""
    for name in ("pyproject.toml", "hatch_build.py", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    write(tmp_path / "README.md")
    write(tmp_path / "docs/rules/a-game.md", "# A game\n")
    for package in ("", "core", "games", "games/a_game", "cli"):
        write(tmp_path / "src/followsuit" / package / "__init__.py")
    write(tmp_path / "src/followsuit/core/step.py", STEP)
    write(tmp_path / "src/followsuit/games/a_game/game.py", GAME.format(argument="1"))
    write(tmp_path / "src/followsuit/cli/main.py", "import typer\n")
    return tmp_path


def build_wheel(tree: Path, **environment: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel"],
        cwd=tree,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def names_in_wheel(tree: Path) -> tuple[str, list[str]]:
    (wheel,) = (tree / "dist").iterdir()
    with ZipFile(wheel) as archive:
        return wheel.name, archive.namelist()


def test_unit_is_the_engine_without_package_markers(tree: Path) -> None:
    assert hook.unit_files(tree) == [
        "src/followsuit/core/step.py",
        "src/followsuit/games/a_game/game.py",
    ]


def test_unit_takes_in_the_search_and_one_benchmark_when_present(tree: Path) -> None:
    write(tree / "src/followsuit/search/tree.py")
    write(tree / "src/followsuit/benchmarks/hearts.py")
    write(tree / "src/followsuit/benchmarks/report.py")
    assert hook.unit_files(tree) == [
        "src/followsuit/benchmarks/hearts.py",
        "src/followsuit/core/step.py",
        "src/followsuit/games/a_game/game.py",
        "src/followsuit/search/tree.py",
    ]


def test_every_module_of_our_own_engine_is_in_the_unit() -> None:
    package = ROOT / "src/followsuit"
    engine = [path for part in ("core", "tricks", "games") for path in (package / part).rglob("*.py")]
    expected = {path.relative_to(ROOT).as_posix() for path in engine if path.name != "__init__.py"}
    assert expected
    assert expected <= set(hook.unit_files(ROOT))


def test_a_compiler_that_is_not_there_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "/nonexistent")
    assert "/nonexistent" in hook.compiler_problem()


def test_a_compiler_that_does_nothing_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "false")
    assert hook.compiler_problem()


def test_without_a_compiler_the_wheel_is_pure_and_says_why(tree: Path) -> None:
    result = build_wheel(tree, FOLLOWSUIT_COMPILE="auto", CC="/nonexistent")
    assert result.returncode == 0, result.stderr
    assert result.stderr.startswith(
        "followsuit: the engine will run interpreted, because no C compiler works"
    )
    assert "/nonexistent" in result.stderr
    name, files = names_in_wheel(tree)
    assert name.endswith("-py3-none-any.whl")
    assert "followsuit/core/step.py" in files
    assert "followsuit/rule_pages/a-game.md" in files


def test_a_demanded_compilation_fails_without_a_compiler(tree: Path) -> None:
    result = build_wheel(tree, FOLLOWSUIT_COMPILE="1", CC="/nonexistent")
    assert result.returncode != 0
    assert result.stderr.startswith("followsuit: the engine cannot be compiled, because no C compiler works")


def test_an_unknown_wish_is_refused(tree: Path) -> None:
    result = build_wheel(tree, FOLLOWSUIT_COMPILE="perhaps")
    assert result.returncode != 0
    assert result.stderr == "followsuit: FOLLOWSUIT_COMPILE is 'perhaps'; it can be 0, 1 or auto.\n"


def test_a_type_error_is_never_hidden_by_falling_back(tree: Path) -> None:
    if problem := hook.compiler_problem():
        pytest.skip(f"no C compiler works here: {problem}")
    write(tree / "src/followsuit/games/a_game/game.py", GAME.format(argument="'one'"))
    result = build_wheel(tree, FOLLOWSUIT_COMPILE="auto")
    assert result.returncode != 0
    assert 'src/followsuit/games/a_game/game.py:7: error: Argument 1 to "Game"' in result.stdout


def test_with_a_compiler_the_modules_lie_next_to_their_sources(tree: Path) -> None:
    if problem := hook.compiler_problem():
        pytest.skip(f"no C compiler works here: {problem}")
    before = sorted(tree.rglob("*"))
    result = build_wheel(tree, FOLLOWSUIT_COMPILE="1")
    assert result.returncode == 0, result.stdout + result.stderr
    name, files = names_in_wheel(tree)
    assert not name.endswith("-any.whl")
    stems = [file.split(".")[0] for file in files if file.endswith((".so", ".pyd"))]
    assert sorted(stems) == ["followsuit/core/step", "followsuit/games/a_game/game", "followsuit__mypyc"]
    assert [path for path in sorted(tree.rglob("*")) if tree / "dist" not in (path, *path.parents)] == before
