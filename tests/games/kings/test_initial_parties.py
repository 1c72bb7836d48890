"""Ready parties instead of the draft of Round 1: sections 3.3 and 4.11 of the rules."""

from collections import Counter

import pytest

from followsuit import SPECTATOR, WrongOption
from followsuit.games.kings.pieces import KEY_OF
from kings import Kings, Options
from kings_rounds import answer_once, is_compulsory, offered, parties, question, row, set_names, to_round

BY_LOT: Options = {"initial_parties": "random"}
BY_CHOICE: Options = {"initial_parties": "choice", "first_drafter": "2"}
PARTIES = {
    "white": {"collector", "resistance", "gambler"},
    "red": {"samurai", "ninja", "gambler"},
    "blue": {"healer", "hermit", "berserker"},
    "green": {"healer", "hermit", "gambler"},
    "black": {"berserker", "resistance", "hermit"},
}


def keys(g: Kings, seat: int) -> set[str]:
    return {KEY_OF[card] for card in g.table.party[seat]}


def is_ready(g: Kings) -> bool:
    """Whether everybody has one of the five, whole, and no card lies in two places."""
    cards = [card for party in g.table.party for card in party]
    sets = set_names(g.table.sets)
    return (
        question(g) == "Bid"
        and all(keys(g, seat) == PARTIES[sets[seat]] for seat in range(g.t.seat_count))
        and len(set(sets)) == g.t.seat_count
        and sorted(cards + g.table.row) == g.table.rules.characters
    )


@pytest.mark.parametrize("players", [4, 5])
def test_everybody_gets_a_ready_party(players: int) -> None:
    """KT-DRAFT-12, KT-GAP-05"""
    for seed in range(20):
        assert is_ready(Kings(players, BY_LOT, seed))
    g = Kings(players, BY_CHOICE)
    while question(g) == "TakeParty":
        answer_once(g, 1)
    assert is_ready(g)


def test_they_are_for_four_or_five() -> None:
    """KT-DRAFT-12"""
    for players in (2, 3):
        with pytest.raises(WrongOption, match="4 or 5 players"):
            Kings(players, BY_LOT)


def test_by_lot_every_party_can_come_to_everybody() -> None:
    """KT-DRAFT-13, KT-GAP-61"""
    found = {(seat, colour) for seed in range(60) for seat, colour in enumerate(sets_by_lot(seed))}
    assert len(found) == 4 * 5


def sets_by_lot(seed: int) -> list[str]:
    return set_names(Kings(4, BY_LOT, seed).table.sets)


def test_by_choice_in_the_order_of_seats_from_a_random_player_on() -> None:
    """KT-DRAFT-13, KT-GAP-61, KT-DEC-02"""
    assert {Kings(5, {"initial_parties": "choice"}, seed).t.next_seat() for seed in range(40)} == {
        0,
        1,
        2,
        3,
        4,
    }
    g = Kings(5, BY_CHOICE)
    asked: list[int] = []
    while question(g) == "TakeParty":
        assert is_compulsory(g)
        assert len(offered(g)) == 5 - len(asked)
        asked.append(g.t.next_seat())
        answer_once(g, 0)
    assert asked == [2, 3, 4, 0, 1]


def test_a_party_that_was_taken_is_gone_and_all_see_it() -> None:
    """KT-DRAFT-12, KT-DEC-02"""
    g = Kings(4, BY_CHOICE).when("2 red-set")
    assert g.refused("3 red-set") == "KT-DEC-02"
    assert offered(g) == ["white-set", "blue-set", "green-set", "black-set"]
    for viewer in (0, 1, 2, 3, SPECTATOR):
        assert g.now("sets", viewer) == ["", "", "red", ""]
        assert g.now("party", viewer) == ["", "", "gambler-1 samurai-1 ninja-1", ""]


def test_nobody_has_to_be_first_by_lot_and_the_smallest_king_number_leads() -> None:
    """KT-GAP-49  No seat can be named for it."""
    with pytest.raises(WrongOption, match="first_drafter"):
        Kings(4, {**BY_LOT, "first_drafter": "1"})
    for seed in range(10):
        g = Kings(4, BY_LOT, seed)
        names = set_names(g.table.sets)
        smallest = next(colour for colour in PARTIES if colour in names)
        assert names[g.table.leader] == smallest


def test_who_is_in_nobodys_party_is_aside_until_round_two() -> None:
    """KT-DRAFT-14, KT-GAP-05"""
    g = Kings(5, {**BY_LOT, "cheerleader": True})
    left = sorted(KEY_OF[card] for card in g.table.row)
    assert left == ["cheerleader", "collector", "devil", "ninja", "samurai"]
    aside = row(g)
    to_round(g, 2)
    assert set(aside) <= set(row(g))
    assert set(aside) <= set(offered(g))


def test_the_fifth_party_of_four_players() -> None:
    """KT-GAP-42  Its characters are aside, its set is one that nobody chose."""
    g = Kings(4, {**BY_CHOICE, "devil_contract": True}).when(
        "2 red-set, 3 white-set, 0 black-set, 1 green-set"
    )
    assert Counter(KEY_OF[card] for card in g.table.row) == Counter(
        ["healer", "hermit", "berserker", "samurai", "ninja", "collector", "devil"]
    )
    assert g.table.set_row == []
    assert set_names(g.table.contracts) == ["", "", "blue", "blue"]


def test_the_cards_of_a_party_are_barred_in_round_two() -> None:
    """KT-DRAFT-18, KT-DRAFT-14"""
    g = Kings(4, BY_LOT, 1)
    before = [party.split() for party in parties(g)]
    to_round(g, 2)
    assert set(row(g)) - set(offered(g)) == set(before[g.t.next_seat()])
