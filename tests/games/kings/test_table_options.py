"""The options of a table: chapter 10 of the rules."""

import pytest

from followsuit import Game, WrongOption
from followsuit.games.kings.cards import NO_SET
from followsuit.games.kings.game import KINGS, NAPOLEON, OMBRE, WHIST
from followsuit.games.kings.pieces import KEY_OF
from followsuit.games.kings.rules import Rules
from followsuit.games.kings.table import kings_table
from kings import Kings, Ombre, Options, Whist
from kings_rounds import parties, question, to_round

GAMES = [KINGS, OMBRE, WHIST, NAPOLEON]


def rules(game: Game, players: int, options: Options | None = None) -> Rules:
    return kings_table(game.new_table(players, options or {}, 0)).rules


def refused(game: Game, players: int, options: Options) -> str:
    with pytest.raises(WrongOption) as error:
        game.checked_options(players, options, 0)
    return str(error.value)


def test_every_option_with_its_values_and_its_default() -> None:
    assert {known.name: (known.allowed, known.default) for known in KINGS.options} == {
        "initial_parties": (["off", "random", "choice"], "off"),
        "cheerleader": ([False, True], False),
        "red_queen_advanced": ([False, True], False),
        "devil_contract": ([False, True], False),
        "set_assignment": (["random", "choice"], "random"),
        "first_drafter": (["random", "0", "1", "2", "3", "4"], "random"),
        "show_cards_taken": ([True, False], True),
    }
    assert {known.name: (known.allowed, known.default) for known in OMBRE.options} == {
        "ombre_first_starter": (["random", "0", "1", "2"], "random"),
        "show_cards_taken": ([True, False], True),
    }
    assert {known.name: (known.allowed, known.default) for known in WHIST.options} == {
        "whist_teams": (["seats", "random"], "seats"),
        "first_drafter": (["random", "0", "1", "2", "3"], "random"),
        "show_cards_taken": ([True, False], True),
    }
    assert {known.name: (known.allowed, known.default) for known in NAPOLEON.options} == {
        "show_cards_taken": ([True, False], True),
    }


def test_how_many_play_which_game() -> None:
    """KT-PREP-01, KO-PREP-01, KW-PREP-01, KN-PREP-01  With two players it is always theirs."""
    assert [(game.players, game.default_players) for game in GAMES] == [
        ([2, 3, 4, 5], 4),
        ([3], 3),
        ([4], 4),
        ([5], 5),
    ]
    assert [rules(KINGS, players).game for players in (2, 3, 4, 5)] == ["two_player", "main", "main", "main"]
    assert [rules(game, game.players[0]).game for game in GAMES[1:]] == ["ombre", "whist", "napoleon"]


@pytest.mark.parametrize(
    ("name", "value", "allowed", "message"),
    [
        ("initial_parties", "random", [4, 5], "initial_parties is for 4 or 5 players, not for {}."),
        ("initial_parties", "choice", [4, 5], "initial_parties is for 4 or 5 players, not for {}."),
        ("cheerleader", True, [4, 5], "cheerleader is for 4 or 5 players, not for {}."),
        ("devil_contract", True, [3, 4], "devil_contract is for 3 or 4 players, not for {}."),
        ("set_assignment", "choice", [2], "set_assignment is for 2 players, not for {}."),
        ("first_drafter", "1", [3, 4, 5], "first_drafter is for 3, 4 or 5 players, not for {}."),
    ],
)
def test_an_option_belongs_to_some_numbers_of_players(
    name: str, value: str | bool, allowed: list[int], message: str
) -> None:
    """KT-PREP-09, KT-DRAFT-12, KT-DEVC-01, KT2-PREP-02"""
    for players in (2, 3, 4, 5):
        if players in allowed:
            KINGS.checked_options(players, {name: value}, 0)
        else:
            assert refused(KINGS, players, {name: value}) == message.format(players)


@pytest.mark.parametrize("players", [4, 5])
def test_the_advanced_red_queen_needs_cheerleader(players: int) -> None:
    """KT-CHE-15"""
    text = "red_queen_advanced is for a table that plays with cheerleader."
    assert refused(KINGS, players, {"red_queen_advanced": True}) == text
    options: Options = {"red_queen_advanced": True, "cheerleader": True}
    assert rules(KINGS, players, options).is_advanced
    assert not rules(KINGS, players, {"cheerleader": True}).is_advanced


@pytest.mark.parametrize("seat", range(6))
def test_the_first_drafter_is_a_seat_of_the_table(seat: int) -> None:
    """KT-DRAFT-02"""
    for players in (3, 4, 5):
        if seat < players:
            g = Kings(players, {"first_drafter": str(seat)})
            assert g.table.drafter == seat
            assert g.t.seats_to_act() == [seat]
        elif seat < 5:
            text = f"first_drafter is a seat from 0 to {players - 1}, not {seat}."
            assert refused(KINGS, players, {"first_drafter": str(seat)}) == text
        else:
            assert refused(KINGS, players, {"first_drafter": str(seat)})


def test_with_parties_by_lot_nobody_is_first() -> None:
    """KT-GAP-49, KT-GAP-61"""
    text = "first_drafter is for a table that drafts or chooses its parties."
    assert refused(KINGS, 4, {"initial_parties": "random", "first_drafter": "1"}) == text
    g = Kings(4, {"initial_parties": "choice", "first_drafter": "1"})
    assert g.asked().startswith("1 TakeParty")


@pytest.mark.parametrize("parties_by", ["random", "choice"])
def test_initial_parties_go_with_the_contract_and_cheerleader_with_both(parties_by: str) -> None:
    """KT-PREP-07, KT-DRAFT-12  With four players all Gamblers and Hermits are in."""
    options: Options = {"initial_parties": parties_by, "devil_contract": True, "cheerleader": True}
    found = rules(KINGS, 4, options)
    assert (found.has_contract, found.has_cheerleader, found.initial_parties) == (True, True, parties_by)
    keys = [KEY_OF[card] for card in found.characters]
    assert (keys.count("gambler"), keys.count("hermit"), keys.count("cheerleader")) == (3, 3, 1)
    plain = [KEY_OF[card] for card in rules(KINGS, 4).characters]
    assert (plain.count("gambler"), plain.count("hermit"), plain.count("cheerleader")) == (2, 2, 0)


def test_without_initial_parties_there_is_a_draft() -> None:
    assert question(Kings(4)) == "TakeSetOrCharacter"
    assert question(Kings(4, {"initial_parties": "choice"})) == "TakeParty"
    by_lot = Kings(4, {"initial_parties": "random"})
    assert question(by_lot) == "Bid"
    assert all(len(party.split()) == 3 for party in parties(by_lot))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_contract_is_always_there_for_two_and_else_if_the_table_wants_it(players: int) -> None:
    """KT-DEVC-01"""
    assert rules(KINGS, players).has_contract == (players == 2)
    if players in (3, 4):
        g = to_round(Kings(players, {"devil_contract": True}), 2)
        assert g.table.contracts[2] != NO_SET
        assert to_round(Kings(players), 2).table.contracts[2] == NO_SET


def test_sets_of_two_by_lot_or_by_choice() -> None:
    """KT2-PREP-02"""
    assert NO_SET not in Kings(2).table.sets
    g = Kings(2, {"set_assignment": "choice"})
    assert (question(g), g.table.sets) == ("TakeSet", [NO_SET, NO_SET])


def test_who_starts_the_first_auction() -> None:
    """KO-AUC-01"""
    for seat in range(3):
        assert Ombre({"ombre_first_starter": str(seat)}).table.drafter == seat
    assert {Ombre(seed=seed).table.drafter for seed in range(20)} == {0, 1, 2}
    assert refused(OMBRE, 3, {"ombre_first_starter": "3"})


def test_teams_of_whist_by_seats_or_by_lot() -> None:
    """KW-PREP-01  Partners sit opposite, also where they are drawn by lot."""
    assert Whist().table.teams == [0, 1, 0, 1]
    found: set[tuple[int, ...]] = set()
    for seed in range(30):
        t = Whist({"whist_teams": "random"}, seed).table
        assert sorted(t.seating) == [0, 1, 2, 3]
        assert [t.teams[seat] for seat in t.seating] in ([0, 1, 0, 1], [1, 0, 1, 0])
        found.add(tuple(t.teams))
    assert len(found) >= 3


def test_the_first_drafter_of_whist() -> None:
    """KW-DRAFT-01"""
    for seat in range(4):
        assert Whist({"first_drafter": str(seat)}).t.seats_to_act() == [seat]
    assert {Whist(seed=seed).table.drafter for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_cards_taken_are_shown_or_not_in_all_games(game: Game) -> None:
    """KT-TRICK-22, KT-GAP-40"""
    players = game.players[-1]
    assert rules(game, players).shows_taken
    assert not rules(game, players, {"show_cards_taken": False}).shows_taken


@pytest.mark.parametrize("game", GAMES[1:], ids=lambda game: game.id)
def test_the_remakes_have_none_of_the_options_of_the_main_game(game: Game) -> None:
    for name in ("initial_parties", "cheerleader", "red_queen_advanced", "devil_contract", "set_assignment"):
        assert "has no option" in refused(game, game.players[0], {name: True})
    found = rules(game, game.players[0])
    assert (found.has_contract, found.has_characters, found.characters) == (False, False, [])
