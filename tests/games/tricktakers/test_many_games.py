"""A great many random games, and some of them written and read back."""

import pytest

from followsuit import find_game, is_compiled
from followsuit.core.rng import Rng, seeded
from followsuit.games.takers.table import DECK
from followsuit.games.tricktakers.cards import OWNER
from followsuit.games.tricktakers.game import trick_table
from many import games
from stored import check_it_is_read_back, stored

TAKERS = find_game("tricktakers")
GAMES = games(50_000)
PARTS = 10

Options = dict[str, int | str | bool]
OF_TWO: list[Options] = [
    {},
    {"discards": "face_up", "first_player": "1"},
    {"low_cards_2p": True},
    {"two_player_mode": "drafted", "characters": "adventurer_too"},
    {"two_player_mode": "drafted"},
    {"two_player_mode": "drafted", "low_cards_2p": True, "discards": "face_up"},
    {"two_player_mode": "drafted", "tasks_2023": True, "collector_grouping": "by_hand"},
]
OF_MORE: list[Options] = [
    {},
    {"discards": "face_up", "first_lead": "names"},
    {"berserker_renewal": "own_deck"},
    {"characters": "adventurer_too"},
    {"characters": "base_box"},
    {"characters": "base_box", "unselected_character": "first", "first_lead": "names"},
    {"characters": "base_box", "selection_mode": "all_star", "berserker_renewal": "own_deck"},
    {"characters": "base_box", "collector_2023": True, "ruler_2023": True, "tasks_2023": True},
    {"characters": "base_box", "collector_grouping": "by_hand", "discards": "face_up"},
]
OF_THREE: list[Options] = [
    {"resistance_variant_3p": True},
    {"resistance_variant_3p": True, "characters": "base_box"},
]
OF_FOUR_OR_FIVE: list[Options] = [
    {"points_win": True},
    {"points_win": True, "points_win_scope": "all"},
    {"points_win": True, "points_win_scope": "all", "characters": "base_box"},
]


def option_sets(players: int) -> list[Options]:
    """What the games with so many players are played with, in rotation."""
    if players == 2:
        return OF_TWO
    return OF_MORE + (OF_THREE if players == 3 else OF_FOUR_OR_FIVE)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_end_with_one_winner(players: int, part: int) -> None:
    """TT-WIN-16, TT-GEN-06, TT-GEN-12  Points are tens of 0 or more; no exclusive card gets into the deck."""
    rng = seeded(part)
    sets = option_sets(players)
    for number in range(GAMES // PARTS):
        play_out(players, sets[number % len(sets)], part * GAMES + number, rng)


def play_out(players: int, options: Options, seed: int, rng: Rng) -> None:
    t = trick_table(TAKERS.new_table(players, options, seed))
    trick = 0
    while (seat := t.next_seat()) >= 0:
        if t.trick_number != trick:  # a trick has ended, and with the fifth a round
            trick = t.trick_number
            assert not any(OWNER[card] for card in t.cards.piles[DECK])
        offered = t.options(seat)
        t.apply(seat, offered[rng.below(len(offered))])
    assert not any(OWNER[card] for card in t.cards.piles[DECK])
    assert t.outcome is not None
    assert t.outcome.places.count(1) == 1
    assert all(points >= 0 and points % 10 == 0 for points in t.outcome.scores)
    assert t.round <= t.rules.rounds


def test_there_are_stored_games_for_all_modes() -> None:
    matches = stored("tricktakers")
    assert {match.options["two_player_mode"] for match in matches} == {"basic", "drafted"}
    presets = {"basic", "adventurer_too", "base_box", "with_expansion"}
    assert {match.options["characters"] for match in matches} == presets
    assert {match.options["selection_mode"] for match in matches} >= {"draft", "shuffle", "all_star"}
    assert len(matches) >= 10


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_sample_of_games_is_written_and_read_back(players: int) -> None:
    sets = option_sets(players)
    for seed in range(3 * len(sets) if is_compiled() else len(sets)):
        check_it_is_read_back("tricktakers", players, sets[seed % len(sets)], seed)
