"""A great many random games, and records that come out the same in both builds and for ever."""

from pathlib import Path

import pytest

from followsuit import find_game, is_compiled, new_match, read_record
from followsuit.core.rng import seeded
from many import games

RAIDERS = find_game("trick-raiders")
RECORDS = sorted((Path(__file__).parents[2] / "records" / "trick-raiders").glob("*.txt"))
GAMES = games(100_000)
PARTS = 10


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_end_without_an_error(players: int, part: int) -> None:
    """TR-REND-17  At most 5 rounds with 4 players and 4 with 3; lives are never below 0."""
    most_rounds = {3: 4, 4: 5}[players]
    rng = seeded(part)
    for number in range(GAMES // PARTS):
        t = RAIDERS.new_table(players, None, part * GAMES + number)
        while (seat := t.next_seat()) >= 0:
            options = t.options(seat)
            t.apply(seat, options[rng.below(len(options))])
        assert t.outcome is not None
        assert min(t.outcome.scores) == 0
        assert max(t.outcome.scores) <= 2 * players
        assert int(t.heading().split()[1].rstrip(",")) <= most_rounds


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_stored_games_come_out_as_they_did(path: Path) -> None:
    """Each line of a record carries the fingerprint of its table: reading compares them all."""
    match = read_record(path.read_text())
    assert match.parted == ""
    assert match.record() == path.read_text()
    assert match.table.outcome is not None


def test_there_are_stored_games_for_both_numbers_of_players() -> None:
    players = {len(read_record(path.read_text()).names) for path in RECORDS}
    assert players == {3, 4}
    assert len(RECORDS) >= 8


def test_a_sample_of_games_is_written_and_read_back() -> None:
    for seed in range(40 if is_compiled() else 8):
        match = new_match("trick-raiders", 3 + seed % 2, {"starting_lives": 2 + seed % 3 // 2}, seed)
        rng = seeded(seed)
        while (seat := match.table.next_seat()) >= 0:
            options = match.table.options(seat)
            match.answer(seat, options[rng.below(len(options))])
        assert read_record(match.record()).table.fingerprint() == match.table.fingerprint()
