"""Resistance: a 1 as 10, a Rare as White Flag, and the other way round (KT, chapter 4.3)."""

import pytest

from kings import Kings
from kings_characters import FIRST, SECOND, Quiet, won_by

WHITE_QUEEN, BLUE_QUEEN = "power-4", "power-1"
RED_KING, WHITE_KING = "power-5", "power-9"


def playing(hand: str, party: str = "resistance", **position: object) -> Quiet:
    """Seat 1 has Resistance and plays after a red 5; seat 2 has a red 4."""
    hands = ["r5 b1", hand, "r4 g4"]
    return Quiet(3, None, 0, **{"party": ["", party, ""], "hands": hands, "trick": "r5", **position})


# What can be changed.


def test_a_one_as_the_ten_of_its_colour() -> None:
    """KT-RES-01"""
    g = playing("r1 b2").when(f"1 {FIRST}, 1 r1")
    assert g.now("trick") == "r5 r1+change"
    assert won_by(g.when("2 r4")) == ["1 r1 KT-TRICK-11"]
    assert won_by(playing("r1 b2").when("1 r1, 2 r4")) == ["0 r5 KT-TRICK-11"]


def test_a_ten_as_the_one_of_its_colour() -> None:
    """KT-RES-01"""
    assert won_by(playing("r10 b2").when(f"1 {FIRST}, 1 r10, 2 r4")) == ["0 r5 KT-TRICK-11"]
    assert won_by(playing("r10 b2").when("1 r10, 2 r4")) == ["1 r10 KT-TRICK-11"]
    g = playing("r10 b2", trick="", leader=1, hands=["r2 b1", "r10 b2", "r3 g4"])
    assert won_by(g.when(f"1 {FIRST}, 1 r10, 2 r3, 0 r2")) == ["2 r3 KT-TRICK-11"]  # below a 2


def test_a_white_flag_as_a_rare() -> None:
    """KT-RES-02"""
    assert won_by(playing("WFa b2").when(f"1 {FIRST}, 1 WFa, 2 r4")) == ["1 WFa KT-TRICK-13"]
    assert won_by(playing("WFa b2").when("1 WFa, 2 r4")) == ["0 r5 KT-TRICK-11"]


def test_a_rare_as_a_white_flag() -> None:
    """KT-RES-02"""
    assert won_by(playing("RAa b2").when(f"1 {FIRST}, 1 RAa, 2 r4")) == ["0 r5 KT-TRICK-11"]
    assert won_by(playing("RAa b2").when("1 RAa, 2 r4")) == ["1 RAa KT-TRICK-13"]


def test_nothing_else_can_be_changed() -> None:
    """KT-RES-01, KT-RES-02"""
    g = playing("r2 r3 r1").when(f"1 {FIRST}")
    assert g.asked() == "1 KingsTurn: r1"
    assert g.refused("1 r2") == "KT-RES-01"
    g = playing("r2 r3 g1")
    assert g.asked() == "1 KingsTurn: r2 r3"  # green 1 cannot be played here
    assert g.refused(f"1 {FIRST}") == "KT-TURN-09"


def test_as_often_as_one_likes() -> None:
    """KT-RES-01"""
    g = Quiet(3, party=["", "resistance", ""], hands=["r5 b2", "r1 b1", "r4 b3"], trick="r5")
    g.when(f"1 {FIRST}, 1 r1, 2 r4")
    g.when(f"1 {FIRST}, 1 b1, 2 b3, 0 b2")
    assert won_by(g) == ["1 r1 KT-TRICK-11", "1 b1 KT-TRICK-11"]


def test_in_the_own_turn_with_the_own_card() -> None:
    """KT-RES-03, KT-RES-04, KT-TURN-03"""
    g = Quiet(3, party=["", "resistance", ""], hands=["r1 b1", "r2 b2", "r10 g4"], trick="r1")
    assert g.asked() == "1 KingsTurn: r2"  # the 1 that lies there is another player's
    g.when("1 r2")
    assert g.refused(f"1 {FIRST}") == "FS-TURN-01"  # nor may it come later than the card
    assert g.refused(f"2 {FIRST}") == "FS-TURN-02"
    assert won_by(g.when("2 r10")) == ["2 r10 KT-TRICK-11"]


def test_nobody_has_to_make_the_change() -> None:
    """KT-RES-03"""
    g = playing("r1 b2")
    assert g.asked() == f"1 KingsTurn: r1 {FIRST}"
    assert g.when("1 r1").now("trick") == "r5 r1"


# What is changed.


def test_what_has_to_be_followed_is_as_printed() -> None:
    """KT-RES-05, KT-GAP-53"""
    g = Quiet(3, party=["resistance", "", ""], hands=["r1 b1", "r2 b2", "WFa b3"]).when(f"0 {FIRST}, 0 r1")
    assert (g.table.led, g.asked()) == (0, "1 KingsTurn: r2")
    g = Quiet(3, party=["resistance", "", ""], hands=["WFa b1", "r2 b2", "g1 b3"]).when(f"0 {FIRST}, 0 WFa")
    assert g.asked() == "1 KingsTurn: r2 b2"  # a White Flag as a Rare leads no colour


def test_a_card_of_another_colour_shows_that_there_is_nothing_to_follow_with() -> None:
    """KT-RES-05, KT-TRICK-05  Changed or not, all know that the lead colour is not in the hand."""
    g = playing("g1 g2").when(f"1 {FIRST}, 1 g1")
    assert g.now("voids", 2) == ["", "red", ""]
    assert playing("RAa r2").when(f"1 {FIRST}, 1 RAa").now("voids", 2) == ["", "", ""]


def test_whoever_takes_the_card_takes_what_is_printed() -> None:
    """KT-RES-05, KT-SCORE-13"""
    g = Quiet(
        3,
        party=["healer collector", "resistance", ""],
        sets=["red", "white", "blue"],
        queens=["down", "up", "down"],
        hands=["b5", "b1", "b4"],
        trick="b5",
    )
    g.when(f"1 {WHITE_QUEEN}, 1 {FIRST}, 1 b1, 2 b4")
    assert won_by(g) == ["0 b5 KT-TRICK-11"]
    paid = [(event.number, event.because[0].rule) for event in g.events("scored") if event.seat == 0]
    assert (30, "KT-HEA-01") in paid  # three blue cards
    assert "KT-COL-01" not in [rule for _, rule in paid]


def test_the_colour_stays() -> None:
    """KT-RES-01, KT-RES-05"""
    g = playing("g1 g2").when(f"1 {FIRST}, 1 g1, 2 r4")  # no red: any card
    assert won_by(g) == ["0 r5 KT-TRICK-11"]  # a green 10 is not of the lead colour
    g = playing("k1 g2", hands=["r5 b1", "k1 g2", "k5 g4"]).when(f"1 {FIRST}, 1 k1, 2 k5")
    assert won_by(g) == ["1 k1 KT-TRICK-10"]  # a black 10


# With Queens.


def test_the_rare_of_the_white_queen_may_become_a_white_flag() -> None:
    """KT-RES-06, KT-QUEEN-14"""
    position = {"queens": ["down", "up", "down"], "sets": ["red", "white", "blue"]}
    g = playing("r3 b2", "resistance", **position).when(f"1 {WHITE_QUEEN}, 1 {FIRST}, 1 r3")
    assert g.now("trick") == "r5 r3+white-queen+change"
    assert won_by(g.when("2 r4")) == ["0 r5 KT-TRICK-11"]
    assert won_by(playing("r3 b2", "resistance", **position).when(f"1 {WHITE_QUEEN}, 1 r3, 2 r4")) == [
        "1 r3 KT-TRICK-13"
    ]


def test_the_white_flag_of_the_blue_queen_may_become_a_rare() -> None:
    """KT-RES-07, KT-QUEEN-33"""
    position = {"queens": ["down", "up", "down"], "sets": ["red", "blue", "white"]}
    g = playing("r3 b2", "resistance", **position).when(f"1 {BLUE_QUEEN}, 1 {FIRST}, 1 r3")
    assert g.now("trick") == "r5 r3+blue-queen+change"
    assert won_by(g.when("2 r4")) == ["1 r3 KT-TRICK-13"]
    assert won_by(playing("r3 b2", "resistance", **position).when(f"1 {BLUE_QUEEN}, 1 r3, 2 r4")) == [
        "0 r5 KT-TRICK-11"
    ]


@pytest.mark.parametrize(
    ("colour", "queen", "card", "winner"),
    [
        ("white", WHITE_QUEEN, "r1", "0 r5 KT-TRICK-11"),  # a Rare, so a White Flag: no red 10
        ("white", WHITE_QUEEN, "r10", "0 r5 KT-TRICK-11"),
        ("blue", BLUE_QUEEN, "r1", "1 r1 KT-TRICK-13"),  # a White Flag, so a Rare: no red 10
        ("blue", BLUE_QUEEN, "r10", "1 r10 KT-TRICK-13"),
        ("blue", BLUE_QUEEN, "RAa", "1 RAa KT-TRICK-13"),
        ("white", WHITE_QUEEN, "WFa", "0 r5 KT-TRICK-11"),
    ],
)
def test_the_queen_comes_before_the_change(colour: str, queen: str, card: str, winner: str) -> None:
    """KT-RES-11, KT-GAP-53"""
    sets = ["red", colour, "green"]
    g = playing(f"{card} b2", queens=["down", "up", "down"], sets=sets)
    assert won_by(g.when(f"1 {queen}, 1 {FIRST}, 1 {card}, 2 r4")) == [winner]


def test_the_change_cannot_be_announced_before_the_queen() -> None:
    """KT-RES-11, KT-TURN-02"""
    g = playing("r1 b2", queens=["down", "up", "down"], sets=["red", "white", "green"]).when(f"1 {FIRST}")
    assert g.refused(f"1 {WHITE_QUEEN}") == "KT-TURN-02"


# With Berserker, Kings and a second Resistance.


def test_berserkers_black_ten_as_a_black_one() -> None:
    """KT-RES-08"""
    g = playing("k10x b2", hands=["k5 b1", "k10x b2", "k2 g4"], trick="k5")
    assert won_by(g.when(f"1 {FIRST}, 1 k10x, 2 k2")) == ["0 k5 KT-TRICK-10"]
    g = playing("k10x b2", hands=["r5 b1", "k10x b2", "k2 g4"]).when(f"1 {FIRST}, 1 k10x, 2 k2")
    assert won_by(g) == ["2 k2 KT-TRICK-10"]


def test_a_king_may_lie_on_a_card_that_was_changed() -> None:
    """KT-RES-09, KT-GAP-53"""
    position: dict[str, object] = {"kings_played": "", "sets": ["white", "red", "blue"]}
    g = playing("r1 b2", "resistance", **position).when(f"1 {FIRST}, 1 {RED_KING}, 1 r1")
    assert g.now("trick") == "r5 r1+change+red-king"
    assert won_by(g.when("2 r4")) == ["1 r1 KT-KING-05"]
    position["sets"] = ["red", "white", "blue"]
    g = playing("RAa b2", "resistance", **position).when(f"1 {FIRST}, 1 {WHITE_KING}, 1 RAa, 2 r4")
    assert won_by(g) == ["1 RAa KT-KING-05"]  # a Rare as White Flag still carries the White King
    g = playing("r1 b2", "resistance", **position).when(f"1 {FIRST}")
    assert g.refused(f"1 {WHITE_KING}") == "KT-TURN-09"


def test_a_card_is_changed_once() -> None:
    """KT-RES-10, KT-GAP-27, KT-GAP-53"""
    g = playing("r1 b2", "resistance resistance")
    assert g.asked() == f"1 KingsTurn: r1 {FIRST}"
    assert g.refused(f"1 {SECOND}") == "KT-RES-10"
    g.when(f"1 {FIRST}")
    assert (g.asked(), g.refused(f"1 {FIRST}"), g.refused(f"1 {SECOND}")) == (
        "1 KingsTurn: r1",
        "KT-RES-10",
        "KT-RES-10",
    )


def test_as_a_bid_card_resistance_changes_nothing() -> None:
    """KT-RES-01, KT-BID-03"""
    g = playing("r1 b2", "", bids=["", "resistance", ""])
    assert (g.asked(), g.refused(f"1 {FIRST}")) == ("1 KingsTurn: r1", "FS-TURN-02")


def test_a_change_is_open_to_all() -> None:
    """KT-RES-03"""
    g: Kings = playing("r1 b2").when(f"1 {FIRST}, 1 r1")
    assert g.now("trick", 2) == "r5 r1+change"
