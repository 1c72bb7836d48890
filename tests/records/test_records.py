"""Stored games come out the same in both builds and for ever."""

from pathlib import Path

import pytest

from followsuit import all_games, read_record
from stored import RECORDS, stored


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_stored_game_comes_out_as_it_did(path: Path) -> None:
    """Each line of a record carries the fingerprint of its table: reading compares them all."""
    match = read_record(path.read_text())
    assert match.parted == ""
    assert match.record() == path.read_text()
    assert match.table.outcome is not None


@pytest.mark.parametrize("game", all_games())
def test_there_are_stored_games_for_every_number_of_players(game: str) -> None:
    matches = stored(game)
    assert {match.game.id for match in matches} == {game}
    assert sorted({len(match.names) for match in matches}) == all_games()[game].players
