"""Stored games are told as they were told: the same messages about the same things, whatever their words."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from describe.told import FOLDER
from followsuit import all_games

TOLD = Path(__file__).with_name("told.py")


@pytest.mark.parametrize("game", all_games())
def test_stored_games_are_told_as_they_were(game: str) -> None:
    """In a process of its own, in which messages say their names instead of their words."""
    tests = str(Path(__file__).parents[1])
    path = os.pathsep.join([tests, *filter(None, [os.environ.get("PYTHONPATH", "")])])
    done = subprocess.run(
        [sys.executable, str(TOLD), game],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    kept = (FOLDER / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    changed = [line for line in done.stdout.splitlines() if line not in kept]
    assert changed == [], (
        f"{len(changed)} moments of {game} are told in another way. Look at one, before and after, with "
        f"`python tests/describe/told.py {game} RECORD ANSWERS`; if all is well, run it without words."
    )
    assert done.stdout.splitlines() == kept
