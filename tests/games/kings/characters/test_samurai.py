"""Samurai: the own red cards fight as black ones (KT, chapter 4.5)."""

import pytest

from kings_characters import Quiet, won_by
from kings_points import Player, scored

WHITE_QUEEN, BLUE_QUEEN = "power-4", "power-1"
RED_KING, BLACK_KING = "power-5", "power-8"


def playing(hands: list[str], party: str = "samurai", **position: object) -> Quiet:
    """Seat 1 has Samurai; everybody has one more card than is played."""
    return Quiet(3, None, 0, **{"party": ["", party, ""], "hands": hands, **position})


def test_a_red_card_beats_the_other_colours() -> None:
    """KT-SAM-01"""
    g = playing(["g10 b1", "r2 b2", "g5 g4"]).when("0 g10, 1 r2, 2 g5")
    assert won_by(g) == ["1 r2 KT-SAM-01"]


def test_it_fights_as_the_black_card_of_the_same_number() -> None:
    """KT-SAM-01"""
    for black, winner in (("k4", "1 r5 KT-SAM-01"), ("k10", "0 k10 KT-TRICK-10")):
        g = playing([f"{black} b1", "r5 b2", "g5 g4"]).when(f"0 {black}, 1 r5, 2 g5")
        assert won_by(g) == [winner]


def test_it_loses_to_a_rare() -> None:
    """KT-SAM-01, KT-TRICK-13"""
    g = playing(["RAa b1", "r10 b2", "g5 g4"]).when("0 RAa, 1 r10, 2 g5")
    assert won_by(g) == ["0 RAa KT-TRICK-13"]


def test_there_is_no_choice() -> None:
    """KT-SAM-01"""
    g = playing(["g10 b1", "r2 b2", "g5 g4"]).when("0 g10")
    assert g.asked() == "1 KingsTurn: r2 b2"  # nothing to announce


def test_of_a_red_and_a_black_card_of_one_number_the_first_wins() -> None:
    """KT-SAM-02"""
    g = playing(["k5 b1", "r5 b2", "g5 g4"]).when("0 k5, 1 r5, 2 g5")
    assert won_by(g) == ["0 k5 KT-TRICK-10 KT-TRICK-12"]
    g = playing(["b1 b3", "r5 b2", "k5 g4"], leader=1).when("1 r5, 2 k5, 0 b1")
    assert won_by(g) == ["1 r5 KT-SAM-01 KT-TRICK-12"]


def test_led_it_has_to_be_followed_with_red() -> None:
    """KT-SAM-03"""
    g = playing(["k1 r3", "r5 b2", "k5 g4"], leader=1).when("1 r5")
    assert g.asked() == "2 KingsTurn: g4 k5"
    g.when("2 k5")
    assert (g.asked(), g.refused("0 k1")) == ("0 KingsTurn: r3", "KT-TRICK-04")


def test_where_black_is_led_red_does_not_follow() -> None:
    """KT-SAM-03"""
    g = playing(["k5 b1", "r5 k1", "g5 g4"]).when("0 k5")
    assert (g.asked(), g.refused("1 r5")) == ("1 KingsTurn: k1", "KT-TRICK-04")
    g = playing(["r3 b1", "r5 k1", "g5 g4"]).when("0 r3")
    assert (g.asked(), g.refused("1 k1")) == ("1 KingsTurn: r5", "KT-TRICK-04")


def test_who_takes_it_takes_a_red_card() -> None:
    """KT-SAM-03, KT-SCORE-13"""
    for colour, paid in (("red", [10]), ("black", [])):
        sets = [colour, "white", "blue"]
        g = playing(["RAa", "r5", "g5"], sets=sets).when("0 RAa, 1 r5, 2 g5")
        found = [event.number for event in g.events("scored") if event.because[0].rule == "KT-KING-11"]
        assert found == paid


def test_the_red_king_may_lie_on_it_and_the_black_one_not() -> None:
    """KT-SAM-04"""
    g = playing(["g5 b1", "r5 b2", "k5 g4"], sets=["white", "red", "blue"], kings_played="", trick="g5")
    assert won_by(g.when(f"1 {RED_KING}, 1 r5, 2 g4")) == ["1 r5 KT-KING-05"]
    g = playing(["g5 b1", "r5 k2", "k5 g4"], sets=["white", "black", "blue"], kings_played="", trick="g5")
    g.when(f"1 {BLACK_KING}")
    assert (g.asked(), g.refused("1 r5")) == ("1 KingsTurn: k2", "KT-KING-02")


def test_own_black_cards_are_just_black() -> None:
    """KT-SAM-05"""
    g = playing(["g5 b1", "k5 b2", "g4 k4"]).when("0 g5, 1 k5, 2 g4")
    assert won_by(g) == ["1 k5 KT-TRICK-10"]
    assert [play.marks for play in playing(["g5 b1", "k5 b2", "g4"]).when("0 g5, 1 k5").table.plays] == [0, 0]


def test_red_cards_of_others_are_just_red() -> None:
    """KT-SAM-06"""
    g = playing(["r10 b1", "g1 b2", "k1 g4"]).when("0 r10, 1 g1, 2 k1")
    assert won_by(g) == ["2 k1 KT-TRICK-10"]
    g = playing(["g2 b1", "g1 b2", "r10 b4"]).when("0 g2, 1 g1, 2 r10")
    assert won_by(g) == ["0 g2 KT-TRICK-11"]


@pytest.mark.parametrize(
    ("colour", "queen", "winner"),
    [("white", WHITE_QUEEN, "1 r5 KT-TRICK-13"), ("blue", BLUE_QUEEN, "0 g5 KT-TRICK-11")],
)
def test_under_a_queen_the_red_card_has_her_strength(colour: str, queen: str, winner: str) -> None:
    """KT-SAM-07, KT-GAP-59"""
    queens = ["down", "up", "down"]
    position = {"sets": ["red", colour, "black"], "queens": queens, "trick": "g5"}
    g = playing(["g5 b1", "r5 b2", "g4 g3"], "samurai", **position).when(f"1 {queen}, 1 r5, 2 g4")
    assert won_by(g) == [winner]


def test_face_up_samurai_brings_no_points() -> None:
    """KT-SAM-08"""
    for tricks in range(6):
        with_her = scored(Player("white", up="samurai", bid="devil", tricks=tricks))
        without = scored(Player("white", bid="devil", tricks=tricks))
        assert with_her == without


def test_as_a_bid_card_samurai_changes_nothing() -> None:
    """KT-SAM-01, KT-BID-03"""
    g = playing(["g10 b1", "r2 b2", "g5 g4"], "", bids=["", "samurai", ""]).when("0 g10, 1 r2, 2 g5")
    assert won_by(g) == ["0 g10 KT-TRICK-11"]


def test_two_samurai_are_as_one() -> None:
    """KT-SAM-01, KT-GAP-27"""
    hands = ["k5 b1", "r5 b2", "g5 g4", "b3 b4"]
    g = Quiet(4, party=["", "samurai samurai", "", ""], hands=hands).when("0 k5, 1 r5, 2 g5, 3 b3")
    assert won_by(g) == ["0 k5 KT-TRICK-10 KT-TRICK-12"]
