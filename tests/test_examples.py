"""Every program in examples/ and every example in the documents runs as it stands."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import followsuit

ROOT = Path(__file__).parents[1]
PROGRAMS = sorted((ROOT / "examples").glob("*.py"))
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCKS = [
    (page, number, block)
    for page in PAGES
    for number, block in enumerate(re.findall(r"^```python\n(.*?)^```", page.read_text(), re.M | re.S))
]


def run(*arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments], capture_output=True, text=True, env=os.environ, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: path.name)
def test_the_example_runs(program: Path) -> None:
    assert run(str(program))


@pytest.mark.parametrize(("page", "number", "block"), BLOCKS, ids=lambda part: getattr(part, "name", None))
def test_python_in_the_documents_runs(page: Path, number: int, block: str) -> None:
    run("-c", block)


def test_the_readme_shows_the_ten_lines() -> None:
    program = (ROOT / "examples" / "ten_lines.py").read_text()
    code = program.split('"""\n\n', 1)[1]
    assert code in (ROOT / "README.md").read_text()


def test_the_record_in_the_documents_is_one() -> None:
    page = (ROOT / "docs/reference/record.md").read_text()
    record = re.findall(r"^```\n(Follow Suit record.*?)^```", page, re.M | re.S)
    assert followsuit.read_record(record[0]).record() == record[0]
