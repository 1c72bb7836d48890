"""A great many random games, over all modes; and every pair of characters played to the end."""

from itertools import combinations, product

import pytest

from followsuit.core.rng import Rng, seeded
from followsuit.games.little.cards import PRINTS
from followsuit.games.little.game import GAME
from followsuit.games.little.table import LittleTable, little_table
from followsuit.games.takers.table import DECK
from followsuit.properties import PROPERTIES
from little import Little
from little_rounds import NAMES, Options, names
from many import ALL, games, tries
from stored import check_it_is_read_back, stored

GAMES = games(50_000)
PARTS = 10
HANDS = ["r1 b2 g3 k4 RAa", "r5 b6 g7 k8 WFa", "r9 b1 g2 k3 RAb"]
SEEDS = tries(3, 1)
OF_TWO: list[Options] = [{}, {"first_player": "1"}]
OF_MORE: list[Options] = [
    {},
    {"mode": "light1"},
    {"mode": "light2"},
    {"mode": "light3"},
    {"first_player": "2"},
    {"mode": "light1", "characters": "all"},
    {"mode": "light1", "characters": "all", "style": "shuffle"},
    {"mode": "light1", "characters": "ninja,samurai,collector,healer,devil,berserker", "style": "shuffle"},
]


def option_sets(players: int) -> list[Options]:
    """What the games with so many players are played with, in rotation."""
    return OF_TWO if players == 2 else OF_MORE


# tests/properties has every option alone; here together; `make many` has all numbers of players.
PLAYERS = (2, 3, 4, 5) if ALL else (4,)
CASES = [(players, options) for players in PLAYERS for options in option_sets(players)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_end_with_one_winner(players: int, part: int) -> None:
    """LT-END-04, LT-SET-11, LT-SET-12, LT-DECK-02, LT-PREP-07"""
    rng = seeded(part)
    sets = option_sets(players)
    for number in range(GAMES // PARTS):
        play_out(players, sets[number % len(sets)], part * GAMES + number, rng)


def play_out(players: int, options: Options, seed: int, rng: Rng) -> LittleTable:
    t = little_table(GAME.new_table(players, options, seed))
    trick = 0
    while (seat := t.next_seat()) >= 0:
        if t.trick_number != trick:
            trick = t.trick_number
            check_table(t)
        offered = t.options(seat)
        t.apply(seat, offered[rng.below(len(offered))])
    check_table(t)
    assert t.outcome is not None
    assert sorted(t.outcome.places) == list(range(1, players + 1))
    assert t.round <= t.rules.rounds
    return t


def check_table(t: LittleTable) -> None:
    """What holds between tricks."""
    assert not any(PRINTS.owner[card] for card in t.cards.piles[DECK])
    assert all(points >= 0 and points % 10 == 0 for points in t.points)
    assert len({item for items in t.items for item in items}) == sum(len(items) for items in t.items)
    if t.trick_number == 1:
        assert [len(t.hand(seat)) for seat in range(t.seat_count)] == [5] * t.seat_count
        needed = 2 if t.rules.has_two_active(t.round) else 1
        assert [len(numbers) for numbers in t.characters] == [needed] * t.seat_count


def pair_of(t: LittleTable, seat: int) -> tuple[int, ...]:
    return tuple(sorted(t.characters[seat]))


def test_every_pair_of_characters_is_played_to_the_end_by_one_player() -> None:
    """LT-R3-09  All 45 pairs, whatever lies left or right."""
    played: set[tuple[int, ...]] = set()
    rng = seeded(0)
    seed = 0
    while len(played) < 45 and seed < 400:
        t = play_out(2 + seed % 4, {}, seed, rng)
        if t.round == t.rules.rounds:
            played |= {pair_of(t, seat) for seat in range(t.seat_count)}
        seed += 1
    assert played == set(combinations(range(10), 2))


@pytest.mark.parametrize(("players", "options"), CASES, ids=str)
@pytest.mark.parametrize("name", PROPERTIES, ids=lambda name: str(name).replace(" ", "-"))
def test_every_property_holds_in_every_mode(name: str, players: int, options: Options) -> None:
    for seed in range(SEEDS):
        PROPERTIES[name](GAME, players, options, seed)


@pytest.mark.parametrize("pair", list(combinations(NAMES, 2)), ids="-".join)
def test_every_pair_is_played_from_its_preparation_to_the_end(pair: tuple[str, str]) -> None:
    """LT-R3-08, LT-R3-09, LT-PREP-10  Whichever of them lies left."""
    others = [name for name in NAMES if name not in pair]
    for number, sides in enumerate((pair, pair[::-1])):
        characters = [" ".join(sides), " ".join(others[:2]), " ".join(others[2:4])]
        g = Little(3, {}, number, at="prepare", characters=characters, hands=HANDS)
        assert g.play_on(number).t.outcome is not None
        assert names(g.table.characters[0]) == list(sides)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_sample_of_games_is_written_and_read_back(players: int) -> None:
    sets = option_sets(players)
    for seed, options in enumerate(sets):
        check_it_is_read_back(GAME.id, players, options, seed)


def test_there_are_stored_games_for_all_modes() -> None:
    found = {(len(match.names), match.options["mode"]) for match in stored(GAME.id)}
    modes = ["standard", "light1", "light2", "light3"]
    assert found >= {(2, "standard"), *product((3, 4, 5), modes)}
