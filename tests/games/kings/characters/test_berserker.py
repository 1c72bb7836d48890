"""Berserker: an extra black 10 in Set Up, and 20 for one win (KT, chapter 4.4)."""

import pytest

from followsuit.games.kings.cards import BLACK_TENS
from followsuit.games.kings.places import SHELF
from kings_characters import Quiet, won_by
from kings_points import Player, scored

HAND = "r1 r2 b1 b2 g1"
BLACK_KING = "power-8"


def set_up(*parties: str, **position: object) -> Quiet:
    """Three seats that are about to set up."""
    hands = [HAND, "r3 r4 r5 b3 b4", "g3 g4 g5 b5 k1"]
    return Quiet(3, None, 0, **{"at": "set up", "party": [*parties, "", ""][:3], "hands": hands, **position})


# Set Up.


def test_berserker_takes_a_black_ten_and_discards_a_card() -> None:
    """KT-BER-01"""
    g = set_up("berserker")
    assert g.asked() == "0 Discard: r1 r2 b1 b2 g1 k10x"
    g.when("0 b1")
    assert (g.hand_of(0), g.now("discards"), g.now("shelf")) == ("r1 r2 b2 g1 k10x", "b1", "k10y")
    assert g.asked().startswith("0 KingsTurn")


def test_the_black_ten_itself_may_be_discarded() -> None:
    """KT-BER-01, KT-GAP-55"""
    g = set_up("berserker").when("0 k10x")
    assert (g.hand_of(0), g.now("discards")) == (HAND, "k10x")


def test_berserker_cannot_be_left_out() -> None:
    """KT-BER-01, KT-GAP-55"""
    g = set_up("berserker")
    assert (g.refused("0 no"), g.refused("0 done")) == ("FS-TURN-02", "FS-TURN-02")


def test_all_see_the_black_ten_taken_but_not_what_is_discarded() -> None:
    """KT-BER-01, KT-DEC-09"""
    g = set_up("berserker")
    assert (g.told("took-own", 2), g.hand_of(0, 2)) == (["0 k10x"], "k10x ? ? ? ? ?")
    g.when("0 k10x")
    assert (g.told("discarded", 2), g.told("discarded", 0)) == (["0 ?"], ["0 k10x"])
    assert (g.hand_of(0, 2), g.now("discards", 2)) == ("? ? ? ? ?", "?")  # it may be either
    assert set_up("berserker").when("0 b1").hand_of(0, 2) == "? ? ? ? ?"


def test_two_berserkers_of_one_player_take_both_one_after_the_other() -> None:
    """KT-BER-01, KT-GAP-27, KT-SET-10"""
    g = set_up("berserker berserker")
    assert g.asked() == "0 Discard: r1 r2 b1 b2 g1 k10x"
    g.when("0 r1")
    assert g.asked() == "0 Discard: r2 b1 b2 g1 k10x k10y"
    g.when("0 k10x")
    assert (g.hand_of(0), g.now("shelf")) == ("r2 b1 b2 g1 k10y", "")


def test_berserkers_of_two_players_take_one_each() -> None:
    """KT-BER-01"""
    g = set_up("berserker", "", "berserker").when("0 r1, 2 g3")
    assert (g.hand_of(0), g.hand_of(2)) == ("r2 b1 b2 g1 k10x", "b5 g4 g5 k1 k10y")


def test_with_two_players_both_black_tens_are_taken_and_two_cards_discarded() -> None:
    """KT-BER-02"""
    g = Quiet(
        2,
        at="set up",
        sets=["white", "red"],
        party=["berserker", ""],
        hands=["r1 r2 r3 r4 b1 b2 b3 b4 g1", "r5 b5 g2 g3 g4 g5 k1 k2 k3"],
    )
    assert g.asked() == "0 DiscardSome: r1 r2 r3 r4 b1 b2 b3 b4 g1 k10x"
    g.when("0 r1, 0 k10y")
    assert (g.hand_of(0), g.now("shelf")) == ("r2 r3 r4 b1 b2 b3 b4 g1 k10x", "")
    assert g.told("took-own", 1) == ["0 k10x", "0 k10y"]
    assert g.asked().startswith("0 KingsTurn")


def test_as_a_bid_card_berserker_takes_nothing() -> None:
    """KT-BER-01, KT-BID-03"""
    g = set_up("", bids=["berserker", "", ""])
    assert (g.hand_of(0), g.now("shelf")) == (HAND, "k10x k10y")


# The black 10 in tricks.


@pytest.mark.parametrize(("first", "second"), [("k10", "k10x"), ("k10x", "k10"), ("k10y", "k10x")])
def test_of_two_black_tens_the_first_is_the_better(first: str, second: str) -> None:
    """KT-BER-03"""
    g = Quiet(3, hands=[f"{first} b1", f"{second} b2", "k5 g4"]).when(f"0 {first}, 1 {second}, 2 k5")
    assert won_by(g) == [f"0 {first} KT-TRICK-10 KT-TRICK-12"]


def test_the_extra_card_is_a_black_ten_like_that_of_the_deck() -> None:
    """KT-BER-03, KT-TRICK-04"""
    g = Quiet(3, hands=["k10x b1", "k1 b2", "r1 g4"]).when("0 k10x")
    assert g.asked() == "1 KingsTurn: k1"
    g = Quiet(3, hands=["k1 b1", "k10x b2", "r1 g4"]).when("0 k1")
    assert g.asked() == "1 KingsTurn: k10x"


def test_the_black_king_may_lie_on_it() -> None:
    """KT-BER-04"""
    sets = ["white", "black", "blue"]
    g = Quiet(3, sets=sets, kings_played="", hands=["RAa b1", "k10x b2", "k5 g4"], trick="RAa")
    assert won_by(g.when(f"1 {BLACK_KING}, 1 k10x, 2 k5")) == ["1 k10x KT-KING-05"]


def test_after_the_round_the_black_tens_are_put_back() -> None:
    """KT-BER-06, KT-GAP-56"""
    g = Quiet(3, party=["berserker", "", ""], hands=["k10x", "r1", "r2"], out="", discards="k10y")
    g.when("0 k10x, 1 r1, 2 r2")
    assert g.table.round == 2
    assert sorted(g.table.cards.piles[SHELF]) == sorted(BLACK_TENS)


# Points.


@pytest.mark.parametrize(("tricks", "paid"), [(0, []), (1, ["KT-BER-05 20"]), (2, [])])
def test_one_win_brings_twenty(tricks: int, paid: list[str]) -> None:
    """KT-BER-05"""
    lines = scored(Player("green", up="berserker", bid="resistance", tricks=tricks))
    assert [line for line in lines if "BER" in line] == paid


def test_every_berserker_brings_twenty() -> None:
    """KT-BER-05, KT-GAP-27"""
    lines = scored(Player("green", up="berserker berserker", bid="ninja", tricks=1))
    assert lines == ["KT-BER-05 20", "KT-BER-05 20"]
