"""Environments show and pay what they did, step by step."""

import pytest

from envs.rolled import hashes_of, kept
from followsuit import all_games


@pytest.mark.parametrize("game", all_games())
def test_an_environment_shows_what_it_showed(game: str) -> None:
    found = hashes_of(game)
    changed = [kind for kind, hash in found.items() if kept()[game].get(kind) != hash]
    assert changed == [], (
        f"Something else is shown or paid. Look at it, before and after, with "
        f"`python tests/envs/rolled.py {game} KIND`; if all is well, run it without words."
    )
