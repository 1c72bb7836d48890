"""Stored games are told as they were told: the same messages about the same things, whatever their words."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from describe.told import FOLDER, hash_of
from findings import check_as_before
from followsuit import all_games

TOLD = Path(__file__).with_name("told.py")


@pytest.mark.parametrize("game", all_games())
def test_stored_games_are_told_as_they_were(game: str) -> None:
    what = (
        f"moments of {game} are told in another way. Look at one, before and after, with "
        f"`python tests/describe/told.py {game} RECORD ANSWERS`"
    )
    check_as_before(TOLD, [game], FOLDER / f"{game}.txt", what)


def test_a_moment_is_shown_as_it_was_when_its_hashes_were_made() -> None:
    """In the middle of a game, not at its end; also one of which no hash is kept."""
    tests = str(Path(__file__).parents[1])
    path = os.pathsep.join([tests, *filter(None, [os.environ.get("PYTHONPATH", "")])])
    kept = (FOLDER / "trick-raiders.txt").read_text(encoding="utf-8").splitlines()
    (line,) = [one for one in kept if one.startswith("3-players-2-lives-0 13 ")]
    for answers, hashes in ((13, line.split()[2:]), (14, None)):
        done = subprocess.run(
            [sys.executable, str(TOLD), "trick-raiders", "3-players-2-lives-0", str(answers)],
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
            check=True,
        )
        said = json.loads(done.stdout)
        assert [one["outcome"] for one in said.values()] == [None] * len(said)
        assert hashes is None or sorted(map(hash_of, said.values())) == sorted(hashes)
