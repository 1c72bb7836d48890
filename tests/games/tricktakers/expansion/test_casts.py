"""The eleven properties over casts of all fifteen characters, and a great many random games with them."""

import pytest

from followsuit.core.rng import Rng, seeded
from followsuit.games.takers.table import DECK
from followsuit.games.tricktakers.cards import OWNER
from followsuit.games.tricktakers.game import GAME, trick_table
from followsuit.properties import PROPERTIES
from many import games, tries
from takers_casts import EXPANSION, MODES, NAMES, Options, drawn

CASTS = tries(24, 5)
GAMES = games(50_000)
PARTS = 10
FIFTEEN = 15


def test_all_fifteen_and_every_way_of_selecting_are_drawn() -> None:
    """TX-GEN-03, TX-SEL-01"""
    assert (len(NAMES), len(EXPANSION)) == (FIFTEEN, 7)
    for players in (3, 4, 5):
        options = [drawn(players, seed) for seed in range(24)]
        assert {one["selection_mode"] for one in options} == set(MODES)
        assert {name for one in options for name in str(one["characters"]).split(",")} == set(NAMES)


@pytest.mark.parametrize("seed", range(CASTS))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_property_holds_for_every_cast(players: int, seed: int) -> None:
    for check in PROPERTIES.values():
        check(GAME, players, drawn(players, seed), seed)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_end_with_one_winner(players: int, part: int) -> None:
    """TX-GEN-06, TX-GEN-09, TT-GEN-06  Points are tens of 0 or more; no exclusive card gets into the deck."""
    rng = seeded(part)
    for number in range(GAMES // PARTS):
        play_out(players, drawn(players, part * GAMES + number), part * GAMES + number, rng)


def play_out(players: int, options: Options, seed: int, rng: Rng) -> None:
    t = trick_table(GAME.new_table(players, options, seed))
    trick = 0
    while (seat := t.next_seat()) >= 0:
        if t.trick_number != trick:  # a trick has ended, and with the fifth a round
            trick = t.trick_number
            assert not any(OWNER[card] for card in t.cards.piles[DECK])
        offered = t.options(seat)
        t.apply(seat, offered[rng.below(len(offered))])
    assert t.outcome is not None
    assert t.outcome.places.count(1) == 1
    assert all(points >= 0 and points % 10 == 0 for points in t.outcome.scores)
    assert t.round <= t.rules.rounds
