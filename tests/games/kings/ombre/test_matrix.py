"""What touches what in Ombre: the rows of chapter 9 that are about it."""

import pytest

from kings import Ombre
from ombre import playing, winners


def trick(sets: list[str], plays: list[str], king_player: int = 0) -> Ombre:
    """The eighth trick, each seat's answers in turn, led by seat 0."""
    hands = [play.split()[-1] for play in plays]
    g = playing(sets, hands, king_player, leader=0, trick_number=8)
    for seat, play in enumerate(plays):
        g.when(*[f"{seat} {word}" for word in play.split()])
    return g


def test_red_queen_and_a_trick_lost() -> None:
    """KO-PLAY-10  Spent in vain: neither a win of this round nor to be used again."""
    g = trick(["red", "blue", "green"], ["power-0 b1", "b2", "b3"])
    assert winners(g) == [2]
    assert g.now("queens") == ["down", "up", "up"]
    assert g.refused("0 power-0") == "FS-TURN-01"
    g = trick(["red", "blue", "green"], ["power-0 b3", "b2", "b1"])
    assert g.now("queens") == ["counts", "up", "up"]


@pytest.mark.parametrize("plays", [["power-5 r1", "RAa", "WFa"], ["power-5 r1", "WFa", "RAa"]])
def test_white_flag_over_rare_and_a_king(plays: list[str]) -> None:
    """KO-PLAY-09  The King wins, and there is no bonus."""
    g = trick(["red", "blue", "green"], plays)
    assert winners(g) == [0]
    assert g.table.points == [0, 0, 0]


@pytest.mark.parametrize("plays", [["power-4 b1", "power-1 b2", "b10"], ["power-4 b1", "power-1 r10", "b10"]])
def test_white_queen_and_blue_queen(plays: list[str]) -> None:
    """KO-PLAY-07, KO-PLAY-08  The Blue Queen's card wins, and 100."""
    g = trick(["white", "blue", "green"], plays)
    assert winners(g) == [1]
    assert g.table.points == [0, 100, 0]


def test_white_king_and_a_card_under_the_white_queen() -> None:
    """KO-PLAY-03, KO-PLAY-09  In one play; it fights as a King, and is no Rare for a White Flag's bonus."""
    g = trick(["white", "blue", "green"], ["power-4 power-9 b1", "WFa", "b2"])
    assert winners(g) == [0]
    assert g.table.points == [0, 0, 0]
    assert g.now("queens") == ["down", "up", "up"]


def test_green_queen_of_the_king_player_and_the_first_lead() -> None:
    """KO-SET-04, KO-PLAY-11  The lead passes on, and a King played late is the last card."""
    g = playing(["green", "blue", "red"], ["g1", "RAa", "WFa"], trick_number=8)
    g.when("0 power-2, 1 RAa, 2 WFa, 0 power-7, 0 g1")
    assert winners(g) == [0]
    assert g.table.points == [0, 0, 0]
