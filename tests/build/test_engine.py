"""Compiling: what is compiled again after a change, and what is not. A made-up engine of three modules."""

import ast
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from building import engine
from building.kept import Kept

CORE = """
class Step:
    def __init__(self, number: int) -> None:
        self.number = number

    def twice(self) -> int:
        return self.number * 2
"""
GAME = """
from followsuit.core.step import Step

def play() -> list[object]:
    return ["a-game", Step(21).twice()]
"""
OTHER = """
def play() -> list[object]:
    return ["another", 5.5]
"""
REQUIRES = 'requires = [\n    "mypy",\n]\n'


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    if problem := engine.compiler_problem():
        pytest.skip(f"no C compiler works here: {problem}")
    for name, text in (
        ("core/step.py", CORE),
        ("games/a_game/game.py", GAME),
        ("games/another/game.py", OTHER),
        ("service/room.py", ""),
    ):
        path = tmp_path / "src/followsuit" / name
        path.parent.mkdir(parents=True)
        path.write_text(text)
        (path.parent / "__init__.py").touch()
    for package in ("", "games"):
        (tmp_path / "src/followsuit" / package / "__init__.py").touch()
    (tmp_path / "pyproject.toml").write_text(REQUIRES)
    return tmp_path


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    (tmp_path / "kept").mkdir()
    return Kept(tmp_path / "kept")


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The C files that have been compiled, as they are."""
    names: list[str] = []
    really = engine.compile_file

    def noticed(compiler: object, source: Path, include: list[str], *more: str, **how: Path) -> Path:
        if source.suffix == ".c":
            names.append(source.name)
        return really(compiler, source, include, *more, **how)

    monkeypatch.setattr(engine, "compile_file", noticed)
    return names


def in_one(tree: Path, built: Path, into: Path) -> Path:
    """Sources and compiled modules together, as a wheel has them."""
    shutil.copytree(tree / "src", into)
    shutil.copytree(built, into, dirs_exist_ok=True)
    return into


def run(folder: Path) -> str:
    code = (
        "from followsuit.games.a_game import game; from followsuit.games.another import game as other; "
        "print(game.play(), other.play(), game.__file__.endswith('.py'))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=folder, capture_output=True, text=True, check=False, env={}
    )
    return done.stdout.strip() or done.stderr


def test_it_is_compiled_and_runs_and_what_is_kept_is_not_made_again(
    tree: Path, kept: Kept, compiled: list[str], tmp_path: Path
) -> None:
    built = engine.compiled_engine(tree, kept)
    assert run(in_one(tree, built, tmp_path / "first")) == "['a-game', 42] ['another', 5.5] False"
    first = len(compiled)
    assert first > 3

    # Nothing outside the unit is a reason to compile.
    (tree / "src/followsuit/service/room.py").write_text("changed = True\n")
    assert engine.compiled_engine(tree, kept) == built
    assert len(compiled) == first

    # A module's new body, with a literal of its own: this module, the unit's main file, and the shim.
    game = tree / "src/followsuit/games/a_game/game.py"
    game.write_text(GAME.replace('"a-game"', '"the game", "again"'))
    built = engine.compiled_engine(tree, kept)
    assert run(in_one(tree, built, tmp_path / "second")) == "['the game', 'again', 42] ['another', 5.5] False"
    again = sorted(name for name in compiled[first:])
    assert again == ["__native_followsuit.c", "__native_followsuit___games___a_game___game.c", "shim.c"]

    # And back: all of it is kept.
    game.write_text(GAME)
    count = len(compiled)
    engine.compiled_engine(tree, kept)
    assert len(compiled) == count


def test_a_build_that_was_killed_leaves_nothing_half_done(
    tree: Path, kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed(*_: object) -> Path:
        raise KeyboardInterrupt

    monkeypatch.setattr(engine, "link", killed)
    with pytest.raises(KeyboardInterrupt):
        engine.compiled_engine(tree, kept)
    assert engine.kept_engine(tree, kept) is None
    assert not list(kept.folder.glob("tmp*"))
    monkeypatch.undo()
    engine.compiled_engine(tree, kept)
    assert engine.kept_engine(tree, kept) is not None


def test_an_engine_is_known_by_its_compiler_too(
    tree: Path, kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = engine.engine_key(tree)
    monkeypatch.setattr(engine, "OPTIMISED", ("-O0",))
    assert engine.engine_key(tree) != key


def test_a_release_takes_the_time_for_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """gcc is asked for what costs it little; others have no names for that; a release says its own."""
    compiler = engine.new_compiler()
    if compiler.compiler_type != "unix":
        pytest.skip("here levels have other names")
    monkeypatch.setattr(engine, "LEVEL", "")
    monkeypatch.setattr(engine, "is_gcc", lambda command: True)
    assert engine.flags(compiler)[: len(engine.QUICK)] == engine.QUICK
    monkeypatch.setattr(engine, "is_gcc", lambda command: False)
    assert engine.flags(compiler) == ("-O2", *engine.OPTIMISED)
    monkeypatch.setattr(engine, "LEVEL", "3")
    assert engine.flags(compiler) == ("-O3", *engine.OPTIMISED)


def imported_by(path: Path) -> set[str]:
    """The packages that a module names, for its types alone as well."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.partition(".")[0])
    return found


def test_what_compiled_code_imports_is_there_when_it_is_compiled() -> None:
    """pip builds in an environment that has what builds the package, and nothing else."""
    imported = {name for file in engine.unit_files(engine.ROOT) for name in imported_by(engine.ROOT / file)}
    others = imported - set(sys.stdlib_module_names) - {"followsuit"}
    pyproject = tomllib.loads((engine.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = " ".join(pyproject["build-system"]["requires"]).replace("-", "_")
    brought = {"librt": "mypy[mypyc]"}  # by what asks for it
    assert others
    assert [name for name in sorted(others) if brought.get(name, name) not in wanted] == []
