"""KT-COL: points for Rares and White Flags taken."""

import pytest

from kings_points import Player, scored


@pytest.mark.parametrize(
    ("taken", "amount"),
    [
        ("r1 b10 k10x", 0),
        ("RAa", 20),
        ("WFa", 20),
        ("WFa WFb", 50),
        ("RAa RAb", 50),
        ("RAb WFa", 50),
        ("RAa WFa WFb", 80),
        ("RAa RAb WFa WFb", 80),
    ],
)
def test_cards_taken(taken: str, amount: int) -> None:
    """KT-COL-01"""
    lines = scored(Player("red", up="collector", bid="hermit", tricks=5, taken=taken))
    assert lines == ([f"KT-COL-01 {amount}"] if amount else [])


def test_face_down_a_collector_counts_no_cards() -> None:
    """KT-COL-01, KT-BID-03"""
    assert scored(Player("red", bid="collector", tricks=5, taken="RAa RAb")) == []


def test_two_collectors() -> None:
    """KT-COL-02"""
    both = Player("red", up="collector collector", bid="hermit", tricks=5, taken="RAa WFa WFb")
    assert scored(both) == ["KT-COL-01 80", "KT-COL-01 80"]


def test_beside_the_back_of_the_white_king() -> None:
    """KT-COL-03  Both pay."""
    white = Player("white", up="collector", bid="hermit", tricks=5, played="white", taken="RAa RAb WFa")
    assert scored(white) == ["KT-COL-01 80", "KT-KING-12 80"]


def test_only_what_is_printed_counts() -> None:
    """KT-COL-04  A number card is none, whatever a Queen made of it: she does not lie in the pile."""
    assert scored(Player("red", up="collector", bid="hermit", tricks=5, taken="r1 b1")) == []
