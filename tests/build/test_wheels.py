"""The wheels one can install: alone, in an empty environment, where there is no compiler and no Node."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
import venv
from email import message_from_bytes
from importlib.util import find_spec
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
LARGEST = 6_000_000  # bytes of the wheel without compiled code and without the page


def build(into: Path, target: str = "wheel", sources: Path = ROOT, **wishes: str) -> Path:
    """A wheel of our own sources, or these; the page is tested where it is built for real."""
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(into)],
        cwd=sources,
        env={**os.environ, "FOLLOWSUIT_PAGE": "0", **wishes},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = into.iterdir()
    return built


@pytest.fixture(scope="module")
def pure(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("pure"), FOLLOWSUIT_COMPILE="0", FOLLOWSUIT_BESIDE="")


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With the engine that `make` has compiled; without one this machine has no compiler."""
    wheel = build(tmp_path_factory.mktemp("compiled"), FOLLOWSUIT_COMPILE="kept", FOLLOWSUIT_BESIDE="1")
    if wheel.name.endswith("-any.whl"):
        assert os.environ.get("FOLLOWSUIT_EXPECT_COMPILED") != "1", "the engine is installed but not kept"
        pytest.skip("the engine has not been compiled here")
    return wheel


class Empty:
    """An environment with nothing in it but a wheel, and the one package that its engine needs."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        venv.create(folder, symlinks=True, with_pip=False)
        self.python = folder / "bin" / "python"
        (site,) = folder.glob("lib/python*/site-packages")
        needed = find_spec("mypy_extensions")
        assert needed is not None
        assert needed.origin is not None
        shutil.copy(needed.origin, site)
        install = ["install", "--no-index", "--no-deps", "--no-compile", str(wheel)]
        done = subprocess.run(
            [sys.executable, "-m", "pip", "--python", str(self.python), "--quiet", *install],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr

    def run(self, *words: str) -> "subprocess.CompletedProcess[str]":
        return self.call(str(self.python), *words)

    def call(self, *words: str) -> "subprocess.CompletedProcess[str]":
        """With no program on the path: no compiler, no Node."""
        return subprocess.run(
            words,
            cwd=self.folder,
            env={"PATH": "", "HOME": str(self.folder)},
            capture_output=True,
            text=True,
            check=False,
        )


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory, pure: Path) -> Empty:
    return Empty(tmp_path_factory.mktemp("empty") / "environment", pure)


def requirements(wheel: Path) -> list[str]:
    with ZipFile(wheel) as archive:
        (metadata,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return message_from_bytes(archive.read(metadata)).get_all("Requires-Dist") or []


def test_it_is_for_any_machine_and_light(pure: Path) -> None:
    assert pure.name.endswith("-py3-none-any.whl")
    assert pure.stat().st_size < LARGEST


def test_without_extras_it_brings_one_other_package(pure: Path) -> None:
    always = [line for line in requirements(pure) if "extra ==" not in line]
    assert [re.split(r"[<>=!~ ]", line)[0] for line in always] == ["mypy-extensions"]


def test_it_has_types_and_rules_and_nothing_that_measures_others(pure: Path) -> None:
    with ZipFile(pure) as archive:
        names = archive.namelist()
    assert "followsuit/py.typed" in names
    assert "followsuit/rule_pages/tricktakers.md" in names
    assert "followsuit/rule_pages/ja/tricktakers.md" in names
    assert not [name for name in names if "/beside/" in name or name.startswith(("tests/", "building/"))]
    assert not [name for name in names if name.endswith((".so", ".pyd", ".c"))]


def test_the_source_distribution_is_all_that_a_wheel_is_built_from(pure: Path, tmp_path: Path) -> None:
    packed = build(tmp_path / "packed", "sdist", FOLLOWSUIT_BESIDE="")
    shutil.unpack_archive(packed, tmp_path)
    sources = tmp_path / packed.name.removesuffix(".tar.gz")
    assert (sources / "web/package-lock.json").exists()  # of which a build with a page makes it
    again = build(tmp_path / "again", sources=sources, FOLLOWSUIT_COMPILE="0", FOLLOWSUIT_BESIDE="")
    with ZipFile(pure) as ours, ZipFile(again) as theirs:
        assert sorted(theirs.namelist()) == sorted(ours.namelist())


def test_the_version_stands_in_one_place(pure: Path, empty: Empty) -> None:
    said = empty.run("-c", "import followsuit; print(followsuit.__version__)").stdout.strip()
    assert pure.name.split("-")[1] == said
    assert said not in (ROOT / "pyproject.toml").read_text()


def test_the_ten_lines_of_the_readme_run(empty: Empty) -> None:
    done = empty.run(str(ROOT / "examples/ten_lines.py"))
    assert done.returncode == 0, done.stderr
    assert "(KT-TRICK-04)" in done.stdout


def test_bots_play_without_any_extra(empty: Empty) -> None:
    code = """
import followsuit
from followsuit.bots.roster import new_bot
match = followsuit.new_match("tricktakers", players=3, seed=1)
bot = new_bot("search:20", followsuit.seeded(1))
for _ in range(5):
    seat = match.table.next_seat()
    match.answer(seat, bot.answer(match.table.view(seat)))
print(len(match.picks))
"""
    done = empty.run("-c", code)
    assert done.stdout == "5\n", done.stderr


@pytest.mark.parametrize(
    ("words", "name", "extra"),
    [
        ([], "The command line", "cli"),
        (["games"], "`followsuit games`", "cli"),
        (["arena"], "`followsuit arena`", "arena"),
        (["serve"], "`followsuit serve`", "serve"),
    ],
)
def test_a_command_whose_extra_is_missing_says_which(
    empty: Empty, words: list[str], name: str, extra: str
) -> None:
    done = empty.call(str(empty.folder / "bin" / "followsuit"), *words)
    line = f'followsuit: {name} needs typer, which is not installed: pip install "followsuit[{extra}]"\n'
    assert (done.returncode, done.stdout, done.stderr) == (2, "", line)


def test_compiled_wheels_are_built_from_the_lowest_python_on() -> None:
    """By cibuildwheel, whose list is as long as the engine supports."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text())
    builds = config["tool"]["cibuildwheel"]["build"].split()
    minors = [int(found[1]) for one in builds if (found := re.fullmatch(r"cp3(\d+)-\*", one))]
    assert len(minors) == len(builds)
    assert minors == list(range(minors[0], minors[0] + len(minors)))
    assert config["project"]["requires-python"] == f">=3.{minors[0]}"


def test_the_compiled_wheel_runs_compiled(compiled: Path, tmp_path: Path) -> None:
    place = Empty(tmp_path / "environment", compiled)
    said = place.run("-c", "import followsuit; print(followsuit.build_line())")
    assert said.stdout == "The engine is compiled.\n", said.stderr
    done = place.run(str(ROOT / "examples/ten_lines.py"))
    assert done.returncode == 0, done.stderr
    assert "(KT-TRICK-04)" in done.stdout
