"""A great many random games, and some of them written and read back."""

import pytest

from followsuit import find_game, is_compiled
from followsuit.core.rng import seeded
from many import games
from stored import check_it_is_read_back

RAIDERS = find_game("trick-raiders")
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


def test_a_sample_of_games_is_written_and_read_back() -> None:
    for seed in range(40 if is_compiled() else 8):
        check_it_is_read_back("trick-raiders", 3 + seed % 2, {"starting_lives": 2 + seed % 3 // 2}, seed)
