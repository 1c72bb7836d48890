"""A great many random games of each of the five, over all options; and stored ones."""

import pytest

from followsuit import Game
from followsuit.core.rng import Rng, seeded
from followsuit.games.kings.cards import BLACK_TENS, NO_SET
from followsuit.games.kings.counting import own_wins
from followsuit.games.kings.game import KINGS, NAPOLEON, OMBRE, WHIST
from followsuit.games.kings.pieces import CARDS_OF
from followsuit.games.kings.table import KingsTable, kings_table
from followsuit.games.takers.table import DECK
from followsuit.properties import PROPERTIES
from kings import Options
from many import ALL, games, tries
from stored import check_it_is_read_back, stored

GAMES = games(50_000)
PARTS = 10
SEEDS = tries(3, 1)

CHEERLEADER = CARDS_OF["cheerleader"][0]
HIDE: Options = {"show_cards_taken": False}
OF_MORE: list[Options] = [
    {},
    {"cheerleader": True},
    {"cheerleader": True, "red_queen_advanced": True, "first_drafter": "2"},
    {"initial_parties": "random"},
    {"initial_parties": "choice", "cheerleader": True},
]
CONTRACT: Options = {"devil_contract": True}
# What the games of each size are played with, in rotation.
OPTION_SETS: list[tuple[Game, int, list[Options]]] = [
    (KINGS, 2, [{}, {"set_assignment": "choice"}, HIDE]),
    (KINGS, 3, [{}, CONTRACT, {"first_drafter": "1"}]),
    (KINGS, 4, [*OF_MORE, *[{**options, **CONTRACT} for options in OF_MORE]]),
    (KINGS, 5, OF_MORE),
    (OMBRE, 3, [{}, {"ombre_first_starter": "1"}]),
    (WHIST, 4, [{}, {"whist_teams": "random"}, {"first_drafter": "3"}]),
    (NAPOLEON, 5, [{}, HIDE]),
]
HANDS = {"main": 5, "two_player": 9, "ombre": 9, "whist": 11, "napoleon": 9}


def name_of(value: object) -> str:
    if isinstance(value, Game):
        return value.id
    if isinstance(value, list):
        return ""
    return str(value).replace(" ", "-")


every_size = pytest.mark.parametrize(("game", "players", "sets"), OPTION_SETS, ids=name_of)


@every_size
@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_come_to_their_end(game: Game, players: int, sets: list[Options], part: int) -> None:
    """KT-FLOW-07, KT-END-01, KT-END-02, KT2-END-02, KO-SCORE-06, KW-END-05, KN-END-01"""
    rng = seeded(part)
    for number in range(max(1, GAMES // PARTS)):
        play_out(game, players, sets[number % len(sets)], part * GAMES + number, rng)


def play_out(game: Game, players: int, options: Options, seed: int, rng: Rng) -> KingsTable:
    t = kings_table(game.new_table(players, options, seed))
    trick = 0
    while (seat := t.next_seat()) >= 0:
        if t.trick_number != trick:
            trick = t.trick_number
            check_table(t)
        offered = t.options(seat)
        assert offered
        t.apply(seat, offered[rng.below(len(offered))])
    check_end(t)
    return t


def check_table(t: KingsTable) -> None:
    """What holds before and between tricks."""
    game = t.rules.game
    seats = range(t.seat_count)
    assert all(points >= 0 and points % 10 == 0 for points in t.points)
    owned = [colour for colour in t.sets if colour != NO_SET]
    assert len(set(owned)) == len(owned)
    if len(owned) == t.seat_count:  # KT-KNUM-05, KT-GAP-50
        assert len({t.king_number(seat) for seat in seats}) == t.seat_count
    assert not [card for card in t.cards.piles[DECK] if card in BLACK_TENS]
    if t.teams:  # the points of a team are those of its players
        assert len({(t.teams[seat], t.points[seat]) for seat in seats}) <= 2
    if t.rules.has_characters:
        assert t.cards.piles[DECK]  # KT-TRICK-21, KT-GAP-12
        check_parties(t)
    if t.trick_number == 1:  # KT-SET-09, KO-XCH-06, KW-DRAFT-03, KN-R1-06
        assert [len(t.hand(seat)) for seat in seats] == [HANDS[game]] * t.seat_count


def check_parties(t: KingsTable) -> None:
    """What is true of parties, bids and contracts."""
    cards = sorted([*t.row, *[card for party in t.party for card in party]])
    assert cards == t.rules.characters
    if t.trick_number:
        assert [len(party) for party in t.party] == [3] * t.seat_count
        for seat in range(t.seat_count):  # KT-BID-12, KT-GAP-38  only Cheerleader face up has no bid
            is_up = CHEERLEADER in t.party[seat] and CHEERLEADER not in t.bids[seat]
            assert (t.bids[seat] == []) == is_up
        contract = t.contracts[t.round]
        assert contract not in t.sets or contract == NO_SET  # KT-DEVC-08
        most = max(own_wins(t, seat) for seat in range(t.seat_count))
        assert most <= HANDS[t.rules.game] + 3


def check_end(t: KingsTable) -> None:
    assert t.outcome is not None
    assert t.round <= t.rules.rounds  # KW-END-05
    assert t.outcome.scores == t.points
    places = t.outcome.places
    game = t.rules.game
    if t.teams:
        assert {places[seat] for seat in range(t.seat_count) if t.teams[seat] == t.teams[0]} == {places[0]}
        assert places.count(1) in (2, 3)
    elif game == "ombre":
        best = max(t.points)
        assert [place == 1 for place in places] == [points == best for points in t.points]
    else:
        assert sorted(places) == list(range(1, t.seat_count + 1))
        assert t.points[places.index(1)] == max(t.points)


# tests/properties has every option alone; here they go together, and under `make many` in all of these ways.
CASES = [
    (game, players, options)
    for game, players, sets in OPTION_SETS
    for options in (sets if ALL else sets[-1:])
]


@pytest.mark.parametrize(("game", "players", "options"), CASES, ids=name_of)
@pytest.mark.parametrize("name", PROPERTIES, ids=name_of)
def test_every_property_holds_with_all_options(name: str, game: Game, players: int, options: Options) -> None:
    for seed in range(SEEDS):
        PROPERTIES[name](game, players, options, seed + 10)


@every_size
def test_a_sample_of_games_is_written_and_read_back(game: Game, players: int, sets: list[Options]) -> None:
    for seed, options in enumerate(sets):
        check_it_is_read_back(game.id, players, options, seed)


def test_there_are_stored_games_with_and_without_cheerleader() -> None:
    assert {match.options["cheerleader"] for match in stored(KINGS.id)} == {True, False}
