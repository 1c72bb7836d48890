"""Packages of somebody else: built and laid where an installation would, or made up on the spot."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def python(folders: list[Path], *arguments: str, input: str = "") -> subprocess.CompletedProcess[str]:
    """With these folders before everything else, and the same engine as this process."""
    path = [*map(str, folders), *filter(None, [os.environ.get("PYTHONPATH", "")])]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path), "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        encoding="utf-8",
        env=env,
        check=False,
        input=input,
        timeout=300,
    )


def installed(example: Path, factory: pytest.TempPathFactory) -> Path:
    """A folder that holds this package as an installation would."""
    built = factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(built)],
        cwd=example,
        check=True,
        capture_output=True,
    )
    folder = factory.mktemp("installed")
    zipfile.ZipFile(next(built.glob("*.whl"))).extractall(folder)
    return folder


def known(folder: Path, package: str, source: str, group: str, lines: list[str]) -> Path:
    """A folder with this module, as if it were installed with these entry points."""
    (folder / f"{package}.py").write_text(source)
    metadata = folder / f"{package}-0.1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 0.1\n")
    (metadata / "entry_points.txt").write_text("\n".join([f"[{group}]", *lines]))
    return folder


def own_test(folders: list[Path], example: Path) -> str:
    """What pytest says of the test that lies beside an example; only the package itself is at hand."""
    options = ["-q", "-p", "no:cacheprovider", "--rootdir", str(example)]
    done = python(folders, "-m", "pytest", *options, *map(str, example.glob("test_*.py")))
    return done.stdout + done.stderr
