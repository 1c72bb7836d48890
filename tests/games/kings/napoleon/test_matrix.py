"""Napoleon: its lines of chapter 9, what happens where two rules touch."""

import pytest

from kings import Napoleon

SETS = ["white", "red", "blue", "green", "black"]


@pytest.mark.parametrize(("white", "coloured"), [("w11", "b11"), ("w12", "b12")])
def test_a_white_card_and_that_of_the_lead_colour(white: str, coloured: str) -> None:
    """KW-PLAY-06, KN-PLAY-03  The first one wins."""
    g = Napoleon(sets=SETS, hands=[white, "b5", coloured, "b6", "b7"], trick_number=9)
    g.when(f"0 {white}, 1 b5, 2 {coloured}, 3 b6, 4 b7")
    assert g.told("won") == [f"0 {white} KN-PLAY-03 KT-TRICK-12"]
    g = Napoleon(sets=SETS, hands=[white, "b5", coloured, "b6", "b7"], leader=1, trick_number=9)
    g.when(f"1 b5, 2 {coloured}, 3 b6, 4 b7, 0 {white}")
    assert g.told("won") == [f"2 {coloured} KT-TRICK-11 KT-TRICK-12"]


@pytest.mark.parametrize("white", ["w11", "w12"])
def test_a_white_card_where_black_is_led(white: str) -> None:
    """KW-PLAY-04, KN-PLAY-03  It is trump."""
    g = Napoleon(sets=SETS, hands=["k9", white, "k10", "b12", "r12"], trick_number=9)
    g.when(f"0 k9, 1 {white}, 2 k10, 3 b12, 4 r12")
    assert g.told("won") == [f"1 {white} KN-PLAY-03"]
