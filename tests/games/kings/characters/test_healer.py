"""KT-HEA: 10 for each blue or green card taken, at most 50."""

import pytest

from kings_points import Player, scored


@pytest.mark.parametrize(
    ("taken", "amount"),
    [
        ("r1 k1 RAa WFa", 0),
        ("b1", 10),
        ("g1", 10),
        ("b1 g1 g2", 30),
        ("b1 b2 b3 g1 g2", 50),
        ("b1 b2 b3 g1 g2 g3", 50),
        ("b1 b2 b3 b4 b5 g1 g2 g3 g4 g5", 50),
    ],
)
def test_cards_taken(taken: str, amount: int) -> None:
    """KT-HEA-01"""
    lines = scored(Player("white", up="healer", bid="hermit", tricks=5, taken=taken))
    assert lines == ([f"KT-HEA-01 {amount}"] if amount else [])


def test_face_down_a_healer_counts_no_cards() -> None:
    """KT-HEA-01, KT-BID-03  It is a bid, and nothing else."""
    assert scored(Player("white", bid="healer", tricks=5, taken="b1 b2")) == []


def test_two_healers() -> None:
    """KT-HEA-02  Each counts the cards, up to 50."""
    both = Player("white", up="healer healer", bid="hermit", tricks=5, taken="b1 b2 b3")
    assert scored(both) == ["KT-HEA-01 30", "KT-HEA-01 30"]
    both.taken = "b1 b2 b3 g1 g2 g3"
    assert scored(both) == ["KT-HEA-01 50", "KT-HEA-01 50"]


def test_beside_the_back_of_a_king() -> None:
    """KT-HEA-03  Both pay, and the King has no limit."""
    blue = Player("blue", up="healer", bid="hermit", tricks=5, played="blue", taken="b1 b2 b3 b4 b5 b10")
    assert scored(blue) == ["KT-HEA-01 50", "KT-KING-11 60"]
    green = Player("green", up="healer", bid="hermit", tricks=5, played="green", taken="g1 g2 b1")
    assert scored(green) == ["KT-HEA-01 30", "KT-KING-11 20"]
