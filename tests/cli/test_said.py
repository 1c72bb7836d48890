"""The terminal says what it said: the same messages about the same things, whatever their words."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cli.said import FOLDER, KINDS
from followsuit import all_games

SAID = Path(__file__).with_name("said.py")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", all_games())
def test_the_terminal_says_what_it_said(game: str, kind: str) -> None:
    """In a process of its own, in which messages say their names instead of their words."""
    tests = str(Path(__file__).parents[1])
    path = os.pathsep.join([tests, *filter(None, [os.environ.get("PYTHONPATH", "")])])
    done = subprocess.run(
        [sys.executable, str(SAID), game, kind],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    kept = (FOLDER / f"{game}-{kind}.txt").read_text(encoding="utf-8").splitlines()
    changed = [line for line in done.stdout.splitlines() if line not in kept]
    assert changed == [], (
        f"{len(changed)} commands about {game} say something else. Look at one, before and after, with "
        f"`python tests/cli/said.py {game} COMMAND`; if all is well, run it without words."
    )
    assert done.stdout.splitlines() == kept
