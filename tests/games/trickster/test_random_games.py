"""A great many random games: all 23 heroes, all ways to make a deck, every number of players; and records."""

import pytest

from followsuit import find_game, is_compiled
from followsuit.core.rng import Rng, seeded
from followsuit.games.trickster.rules import MOST_TRICKS
from followsuit.games.trickster.table import BOX, TricksterTable
from many import games
from stored import check_it_is_read_back, stored

TRICKSTER = find_game("trickster")
ALL_SETS = "base,grand_gambit,limited"
PARTS = 10

Options = dict[str, int | str | bool]
RANDOM: Options = {"sets": ALL_SETS, "deck_mode": "random"}
WAYS: list[Options] = [
    {},
    {"deck_mode": "strategic"},
    {"sets": "grand_gambit", "deck_mode": "random"},
    *[RANDOM] * 6,
    {"sets": ALL_SETS, "deck_mode": "draft"},
]


def count(players: int) -> int:
    return games(50_000 if players < 6 else 20_000)


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_end_after_three_rounds(players: int, part: int) -> None:
    """TS-GAME-01, TS-DECK-01, TS-2P-05, TS-GAP-19  56 cards; no trick too many."""
    rng = seeded(part)
    for number in range(count(players) // PARTS):
        play_out(players, WAYS[number % len(WAYS)], part * count(players) + number, rng)


def play_out(players: int, options: Options, seed: int, rng: Rng) -> None:
    t = TRICKSTER.new_table(players, options, seed)
    assert isinstance(t, TricksterTable)
    most = 12 if players < 4 else MOST_TRICKS
    while (seat := t.next_seat()) >= 0:
        offered = t.options(seat)
        t.apply(seat, offered[rng.below(len(offered))])
        assert t.trick_number <= most
    assert t.outcome is not None
    assert t.round == 3
    assert min(t.outcome.places) == 1
    winner = t.outcome.places.index(1)
    assert t.outcome.scores[winner] == min(t.outcome.scores)
    piles = t.cards.piles
    in_play = [card for place in range(len(piles)) if place != BOX for card in piles[place]]
    assert len(in_play) == len(set(in_play)) == 56
    assert not any(piles[:players])


@pytest.mark.parametrize("players", range(2, 8))
def test_a_sample_of_games_is_written_and_read_back(players: int) -> None:
    for seed in range(3 * len(WAYS) if is_compiled() else 3):
        check_it_is_read_back("trickster", players, WAYS[-1 - seed % len(WAYS)], seed)


def test_there_are_stored_games_for_all_ways_to_make_a_deck() -> None:
    modes = {match.options["deck_mode"] for match in stored("trickster")}
    assert modes == {"intro", "strategic", "random", "draft", "custom"}
