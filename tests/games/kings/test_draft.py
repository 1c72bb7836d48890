"""Forming a party by the draft: section 3.3 of the rules."""

import pytest

from followsuit import SPECTATOR
from followsuit.games.kings.pieces import KEY_OF
from kings import Kings, Options
from kings_rounds import (
    answer_once,
    answer_while,
    chosen,
    is_compulsory,
    offered,
    parties,
    question,
    row,
    set_names,
    to_round,
)

ALL_SETS = ["white-set", "red-set", "blue-set", "green-set", "black-set"]
PARTIES = ["gambler-1 resistance-1 collector-1", "gambler-2 hermit-1 ninja-1", "healer-1 samurai-1 hermit-2"]


def drafting(players: int = 4, options: Options | None = None, seed: int = 0, **more: object) -> Kings:
    return Kings(players, options, seed, **{"at": "draft", **more})


def later(players: int = 3, **more: object) -> Kings:
    """The draft of Round 2, for whoever had the parties above."""
    return Kings(players, {}, 0, **{"at": "deal", "round": 2, "party": PARTIES, **more})


# Round 1.


@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_sets_and_all_characters_lie_there(players: int) -> None:
    """KT-DRAFT-01"""
    g = Kings(players)
    assert offered(g)[:5] == ALL_SETS
    assert offered(g)[5:] == row(g)
    assert g.table.row == g.table.rules.characters
    for viewer in [*range(players), SPECTATOR]:
        assert g.now("row", viewer) == g.now("row") != ""


def test_the_first_of_the_draft_is_drawn_by_lot_or_named() -> None:
    """KT-DRAFT-02  And that is all this player is first in."""
    firsts = {Kings(5, seed=seed).t.next_seat() for seed in range(40)}
    assert firsts == {0, 1, 2, 3, 4}
    for seat in range(4):
        g = Kings(4, {"first_drafter": str(seat)}, seed=9)
        assert g.t.next_seat() == seat
        assert [event.seat for event in g.events("drafts-first")] == [seat]
    g = Kings(4, {"first_drafter": "0"}).when("0 black-set", "1 white-set")
    answer_while(g, "TakeSetOrCharacter")
    assert g.table.leader == 1


@pytest.mark.parametrize(("players", "first"), [(3, 1), (4, 3), (5, 2)])
def test_the_draft_turns_back_each_time(players: int, first: int) -> None:
    """KT-DRAFT-03  Four times round, from the first player on."""
    g = Kings(players, {"first_drafter": str(first)}, seed=1)
    asked: list[int] = []
    while question(g) == "TakeSetOrCharacter":
        asked.append(g.t.next_seat())
        answer_once(g, len(asked))
    there = [(first + i) % players for i in range(players)]
    assert asked == [*there, *there[::-1], *there, *there[::-1]]


def test_one_thing_each_time_and_nobody_passes() -> None:
    """KT-DRAFT-04"""
    g = Kings(4, {"first_drafter": "0"})
    assert is_compulsory(g)
    assert g.refused("0 done") == "KT-DRAFT-04"
    g.when("0 ninja-1")
    assert g.t.next_seat() == 1
    assert parties(g) == ["ninja-1", "", "", ""]
    g.when("1 red-set")
    assert g.t.next_seat() == 2
    assert set_names(g.table.sets) == ["", "red", "", ""]


def test_nobody_gets_a_second_set() -> None:
    """KT-DRAFT-05"""
    g = Kings(3, {"first_drafter": "0"}).when("0 red-set, 1 ninja-1, 2 healer-1, 2 gambler-1, 1 hermit-1")
    assert g.t.next_seat() == 0
    assert not set(ALL_SETS) & set(offered(g))
    assert g.refused("0 blue-set") == "KT-DRAFT-05"


def test_everybody_ends_with_a_set_and_three_characters() -> None:
    """KT-DRAFT-06  With three characters the fourth thing is a set; with a set it is a character."""
    g = drafting(
        3,
        drafter=0,
        sets=["white", "", "green"],
        party=["ninja-1 gambler-1", "hermit-1 hermit-2 resistance-1", "healer-1 gambler-2"],
    )
    assert question(g) == "TakeSetOrCharacter"
    assert g.t.next_seat() == 2
    assert offered(g) == row(g)
    g.when("2 samurai-1")
    assert offered(g) == ["red-set", "blue-set", "black-set"]
    assert g.refused("1 resistance-2") == "KT-DRAFT-06"
    g.when("1 blue-set")
    assert g.refused("0 red-set") == "KT-DRAFT-05"
    g.when("0 resistance-2")
    assert question(g) == "Bid"
    assert set_names(g.table.sets) == ["white", "blue", "green"]
    assert [len(cards) for cards in g.table.party] == [3, 3, 3]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_whatever_is_taken_all_parties_are_complete(players: int) -> None:
    """KT-DRAFT-06, KT-DRAFT-05"""
    for seed in range(20):
        g = answer_while(Kings(players, seed=seed), "TakeSetOrCharacter", seed=seed)
        assert question(g) == "Bid"
        assert [len(cards) for cards in g.table.party] == [3] * players
        assert sorted(set_names(g.table.sets)) == sorted(set(set_names(g.table.sets)))
        assert "" not in set_names(g.table.sets)


def test_several_copies_of_a_character_in_one_party() -> None:
    """KT-DRAFT-07"""
    g = drafting(4, drafter=0, party=["gambler-1", "", "", ""], sets=["", "red", "blue", "white"])
    g.when("3 ninja-1, 2 ninja-2, 1 healer-1, 0 gambler-2")
    assert parties(g)[0] == "gambler-1 gambler-2"


@pytest.mark.parametrize(("players", "left"), [(3, 3), (4, 5), (5, 4)])
def test_what_is_left_comes_back_in_round_two(players: int, left: int) -> None:
    """KT-DRAFT-08, KT-DRAFT-16"""
    g = answer_while(Kings(players, seed=6), "TakeSetOrCharacter")
    aside = row(g)
    assert len(aside) == left
    assert not set(aside) & set(" ".join(parties(g)).split())
    to_round(g, 2)
    assert set(aside) <= set(row(g))


@pytest.mark.parametrize("players", [3, 4])
def test_the_sets_that_are_left_leave_the_game(players: int) -> None:
    """KT-DRAFT-09  With the contract their Kings are still needed."""
    for has_contract in (False, True):
        g = answer_while(Kings(players, {"devil_contract": has_contract}, seed=2), "TakeSetOrCharacter")
        left = {"white", "red", "blue", "green", "black"} - set(set_names(g.table.sets))
        assert len(left) == 5 - players
        assert g.table.set_row == []
        assert (set(set_names(g.table.contracts[2:])) == left) == has_contract


def test_a_set_is_kept_in_all_rounds() -> None:
    """KT-DRAFT-10"""
    g = answer_while(Kings(4, seed=5), "TakeSetOrCharacter")
    sets = g.table.sets
    for number in (2, 3):
        to_round(g, number)
        assert question(g) == "TakeCharacter"
        assert g.table.sets == sets
        assert not set(ALL_SETS) & set(offered(g))
        assert g.refused(f"{g.t.next_seat()} white-set") == "KT-DRAFT-10"


def test_everybody_sees_what_is_taken() -> None:
    """KT-DRAFT-11"""
    g = Kings(3, {"first_drafter": "0"}).when("0 red-set, 1 ninja-1")
    for viewer in (0, 1, 2, SPECTATOR):
        assert [event.number for event in g.events("took-set", viewer)] == [20]
        assert [event.seat for event in g.events("chose", viewer)] == [1]
        assert g.now("sets", viewer) == ["red", "", ""]
        assert g.now("party", viewer) == ["", "ninja-1", ""]
    assert g.refused("2 red-set") == "KT-DRAFT-01"
    assert g.refused("2 ninja-1") == "KT-DRAFT-01"


# Rounds 2 and 3.


def test_all_characters_come_back() -> None:
    """KT-DRAFT-15, KT-DRAFT-16  Bid cards are turned up, and what was set aside lies with the rest."""
    g = answer_while(Kings(4, seed=8), "TakeSetOrCharacter")
    for number in (2, 3):
        to_round(g, number)
        assert g.table.bids == [[], [], [], []]
        assert g.table.party == [[], [], [], []]
        assert g.table.row == g.table.rules.characters


def test_characters_are_taken_by_ascending_king_number() -> None:
    """KT-DRAFT-17, KT-KNUM-02  Three times in the same order."""
    g = later(sets=["green", "white", "red"], kings_played="white")
    asked: list[int] = []
    while question(g) == "TakeCharacter":
        asked.append(g.t.next_seat())
        answer_once(g, 0)
    assert asked == [2, 0, 1] * 3


def test_the_very_cards_of_the_round_before_are_barred() -> None:
    """KT-DRAFT-18, KT-DRAFT-19, KT-GAP-41  A copy is free, whether another had it or nobody."""
    g = later()
    assert set(row(g)) - set(offered(g)) == {"gambler-1", "resistance-1", "collector-1"}
    for card in ("gambler-1", "resistance-1", "collector-1"):
        assert g.refused(f"0 {card}") == "KT-DRAFT-18"
    assert {"gambler-2", "resistance-2"} <= set(offered(g))  # another player's, and nobody's
    g.when("0 gambler-2, 1 gambler-1")
    assert g.refused("2 gambler-1") == "KT-DEC-03"
    assert parties(g) == ["gambler-2", "gambler-1", ""]


def test_all_three_cards_are_barred_the_bid_card_too() -> None:
    """KT-DRAFT-18"""
    g = answer_while(Kings(4, seed=8), "TakeSetOrCharacter")
    before = [party.split() for party in parties(g)]
    to_round(g, 2)
    while question(g) == "TakeCharacter":
        seat = g.t.next_seat()
        assert set(row(g)) - set(offered(g)) == set(before[seat]) & set(row(g))
        answer_once(g, 3)


def test_only_the_round_before_counts() -> None:
    """KT-DRAFT-20"""
    g = later()
    g.when("0 ninja-1, 1 resistance-1, 2 gambler-2, 0 healer-1, 1 berserker-1, 2 berserker-2")
    g.when("0 resistance-2, 1 collector-1, 2 gambler-1")
    to_round(g, 3)
    while g.t.next_seat() != 0:
        answer_once(g, 0)
    barred = {"ninja-1", "healer-1", "resistance-2"}
    assert set(row(g)) - set(offered(g)) == barred & set(row(g))
    assert {"gambler-1", "resistance-1", "collector-1"} & set(row(g)) <= set(offered(g))
    assert g.refused("0 ninja-1") == "KT-DRAFT-18"


def test_what_is_left_is_set_aside_again() -> None:
    """KT-DRAFT-21"""
    g = answer_while(later(), "TakeCharacter")
    assert question(g) == "Bid"
    assert sorted([*row(g), *" ".join(parties(g)).split()]) == sorted(row(Kings(3)))
    assert len(row(g)) == 3


@pytest.mark.parametrize(
    ("players", "options", "least"),
    [
        (3, {}, 4),
        (4, {}, 6),
        (5, {}, 5),
        (4, {"cheerleader": True}, 7),
        (4, {"initial_parties": "random"}, 8),
        (5, {"initial_parties": "random", "cheerleader": True}, 6),
    ],
)
def test_one_can_always_be_taken(players: int, options: Options, least: int) -> None:
    """KT-DRAFT-22  So many cards are left at the last choice, of which three at most are barred."""
    for seed in range(10):
        g = Kings(players, options, seed)
        for number in (2, 3):
            to_round(g, number, seed)
            left: list[int] = []
            assert g.refused(f"{g.t.next_seat()} done") == "KT-DRAFT-22"
            while question(g) == "TakeCharacter":
                assert is_compulsory(g)
                assert len(g.table.barred[g.t.next_seat()]) == 3
                assert len(offered(g)) >= len(row(g)) - 3 > 0
                left.append(len(row(g)))
                answer_once(g, seed + len(left))
            assert left[-1] == least


def test_the_draft_of_a_game_by_the_log() -> None:
    """KT-DRAFT-11, KT-DRAFT-17"""
    g = later().when("0 ninja-1, 1 gambler-1")
    assert chosen(g) == ["0 ninja-1", "1 gambler-1"]
    assert KEY_OF[g.events("chose")[0].number] == "ninja"
