"""Rows are what they were: each byte where it was, and as large."""

import pytest

from encoding.rows import read_rows, rows_of
from followsuit import all_games


@pytest.mark.parametrize("game", all_games())
def test_a_row_says_what_it_said(game: str) -> None:
    players = all_games()[game].default_players
    assert rows_of(all_games()[game], players) == read_rows()[f"{game} {players}"], (
        "Rows have changed, and whoever has trained something has trained it for these: see encoding/rows.py."
    )
