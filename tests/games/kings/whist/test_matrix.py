"""Whist: its lines of chapter 9, what happens where two rules touch."""

import pytest

from followsuit.games.kings.table import DOWN
from kings import Whist
from kings_powers import RED_QUEEN, WHITE_KING

SETS = ["white", "red", "green", "black"]


def test_red_queen_and_a_lost_trick() -> None:
    """KW-PLAY-13  Spent in vain."""
    g = Whist(sets=SETS, hands=["b9", "b1", "b2", "b3"], trick_number=11)
    g.when(f"0 b9, 1 {RED_QUEEN}, 1 b1, 2 b2, 3 b3")
    assert [event.number for event in g.events("team-wins")] == [1, 1, 0, 0]
    assert g.table.queens[1] == DOWN


@pytest.mark.parametrize("first", ["WFa", "RAa"])
def test_white_flag_over_rare_and_a_king(first: str) -> None:
    """KO-PLAY-09, KW-PLAY-10  The King wins, on a White Flag as well, and nobody is paid for it."""
    second = "RAa" if first == "WFa" else "WFa"
    g = Whist(sets=SETS, hands=[first, second, "g1", "WFb"], trick_number=10, wins=[0, 0, 0, 9])
    g.when(f"0 {WHITE_KING}, 0 {first}, 1 {second}, 2 g1, 3 WFb")
    assert g.told("won") == [f"0 {first} KT-KING-05"]
    assert g.table.points == [0, 0, 0, 0]


def test_white_11_and_the_11_of_the_lead_colour() -> None:
    """KW-PLAY-06  The first one wins, also where a third card fixed the colour."""
    g = Whist(sets=["white", "green", "red", "black"], hands=["w11", "r5", "r11", "r6"], trick_number=11)
    g.when("0 w11, 1 r5, 2 r11, 3 r6")
    assert g.told("won") == ["0 w11 KW-PLAY-04 KT-TRICK-12"]
    g = Whist(
        sets=["white", "green", "red", "black"], hands=["w11", "r5", "r11", "r6"], leader=1, trick_number=11
    )
    g.when("1 r5, 2 r11, 3 r6, 0 w11")
    assert g.told("won") == ["2 r11 KT-TRICK-11 KT-TRICK-12"]


def test_white_11_where_black_is_led() -> None:
    """KW-PLAY-04  It is trump, and level with the black 11."""
    g = Whist(
        sets=["white", "green", "red", "black"], hands=["w11", "k5", "r11", "k10"], leader=1, trick_number=11
    )
    g.when("1 k5, 2 r11, 3 k10, 0 w11")
    assert g.told("won") == ["0 w11 KW-PLAY-04"]
    g = Whist(
        sets=["white", "green", "red", "black"], hands=["w11", "k5", "r11", "k11"], leader=1, trick_number=11
    )
    g.when("1 k5, 2 r11, 3 k11, 0 w11")
    assert g.told("won") == ["3 k11 KW-PLAY-01 KT-TRICK-12"]
