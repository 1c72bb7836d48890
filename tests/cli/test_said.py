"""The terminal says what it said: the same messages about the same things, whatever their words."""

from pathlib import Path

import pytest

from cli.said import FOLDER, KINDS
from findings import check_as_before
from followsuit import all_games


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", all_games())
def test_the_terminal_says_what_it_said(game: str, kind: str) -> None:
    what = (
        f"commands about {game} say something else. Look at one, before and after, with "
        f"`python tests/cli/said.py {game} COMMAND`"
    )
    program = Path(__file__).with_name("said.py")
    check_as_before(program, [game, kind], FOLDER / f"{game}-{kind}.txt", what)
