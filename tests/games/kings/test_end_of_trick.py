"""The end of a trick, in all five games (3.6): E1 to E6."""

import pytest

from kings import Kings, KingsGame, Ombre, Whist
from kings_powers import (
    BLACK_QUEEN,
    BLUE_QUEEN,
    GREEN_QUEEN,
    RED_KING,
    RED_QUEEN,
    WHITE_KING,
    WHITE_QUEEN,
    powers_asked,
)

HANDS = ["r1 k1", "r2 k2", "r3 k3"]


def told_in_order(g: KingsGame, *kinds: str) -> list[str]:
    assert g.t.log is not None
    return [event.kind for event in g.t.log.told[-1] if event.kind in kinds]


def test_the_late_turn() -> None:
    """KT-EOT-01  E1: all others have played; the Green Queen is turned down, and her owner plays."""
    g = Kings(3, None, 0, sets=["white", "green", "blue"], hands=HANDS)
    g.when(f"0 r1, 1 {GREEN_QUEEN}")
    assert g.now("queens") == ["up", "laid", "up"]
    g.when("2 r3")
    assert g.now("queens") == ["up", "down", "up"]
    assert g.told("won") == []
    assert g.t.next_seat() == 1
    g.when("1 r2")
    assert told_in_order(g, "late-turn", "played", "won") == ["played", "late-turn", "played", "won"]


def test_the_late_turn_of_whist() -> None:
    """KT-EOT-01, KW-PLAY-12  At her first use by 90 degrees, at the second face down."""
    hands = ["r1 b1 g1", "r2 b2 g2", "r3 b3 g3", "r4 b4 g4"]
    g = Whist(None, 0, sets=["green", "red", "blue", "white"], hands=hands)
    g.when(f"0 {GREEN_QUEEN}")
    assert g.now("queens") == ["laid", "up", "up", "up"]
    g.when("1 r2, 2 r3, 3 r4")
    assert g.now("queens") == ["turned", "up", "up", "up"]
    assert g.refused(f"0 {GREEN_QUEEN}") == "KW-PLAY-12"  # twice in one trick
    g.when("0 r1, 3 b4")
    assert GREEN_QUEEN in powers_asked(g)
    g.when(f"0 {GREEN_QUEEN}")
    assert g.now("queens") == ["laid-again", "up", "up", "up"]
    g.when("1 b2, 2 b3")
    assert g.now("queens") == ["down", "up", "up", "up"]
    g.when("0 b1, 3 g4")
    assert g.refused(f"0 {GREEN_QUEEN}") == "KW-PLAY-12"


def test_who_wins() -> None:
    """KT-EOT-02  E2: the late card is compared with the others."""
    g = Kings(3, None, 0, sets=["green", "white", "blue"], hands=["r5 k1", "r2 k2", "r3 k3"])
    g.when(f"0 {GREEN_QUEEN}, 1 r2, 2 r3, 0 r5")
    assert g.told("won") == ["0 r5 KT-TRICK-11"]
    assert g.told("led") == ["1 r2"]


def ombre(hands: list[str]) -> Ombre:
    return Ombre(None, 0, sets=["red", "white", "blue"], king_player=0, hands=hands)


@pytest.mark.parametrize(("card", "queen"), [("r5", "counts"), ("r1", "down")])
def test_what_follows_at_once(card: str, queen: str) -> None:
    """KT-EOT-03, KT-EOT-05, KO-PLAY-10  E3: a Red Queen of this trick counts if her owner has won it."""
    g = ombre(["r1 r5", "r2 k2", "r3 k3"]).when(f"0 {RED_QUEEN}")
    assert g.now("queens") == ["laid", "up", "up"]
    g.when(f"0 {card}, 1 r2, 2 r3")
    assert g.now("queens") == [queen, "up", "up"]
    told = g.events("red-queen-counts")
    assert len(told) == (queen == "counts")
    assert all(event.because[0].rule == "KO-PLAY-10" for event in told)


def test_only_a_red_queen_counts() -> None:
    """KT-EOT-03, KT-EOT-05  Another Queen that lies in a trick her owner wins goes back face down."""
    g = ombre(["r1 r5", "r2 k2", "r3 k3"]).when(f"0 r1, 1 {WHITE_QUEEN}, 1 r2, 2 r3")
    assert g.told("won") == ["1 r2 KT-TRICK-13"]
    assert g.events("red-queen-counts") == []
    assert g.now("queens") == ["up", "down", "up"]


def test_the_bonus_of_ombre() -> None:
    """KT-EOT-03, KO-PLAY-08  E3: a White Flag that beat a Rare is paid for before the cards are taken."""
    g = ombre(["r1 WFa", "RAa k2", "r3 k3"]).when("0 WFa, 1 RAa, 2 r3")
    assert g.table.points == [100, 0, 0]
    assert told_in_order(g, "won", "gained") == ["won", "gained"]


def test_a_red_queen_of_whist() -> None:
    """KT-EOT-03, KW-PLAY-13  Not if it is the partner who wins."""
    sets = ["red", "white", "blue", "green"]
    hands = ["r2 b1", "r1 b2", "r3 b3", "r4 b4"]
    g = Whist(None, 0, sets=sets, hands=hands).when(f"0 {RED_QUEEN}, 0 r2, 1 r1, 2 r3, 3 r4")
    assert g.now("queens") == ["down", "up", "up", "up"]
    hands = ["r5 b1", "r1 b2", "r3 b3", "r4 b4"]
    g = Whist(None, 0, sets=sets, hands=hands).when(f"0 {RED_QUEEN}, 0 r5, 1 r1, 2 r3, 3 r4")
    assert g.now("queens") == ["counts", "up", "up", "up"]
    assert [event.because[0].rule for event in g.events("red-queen-counts")] == ["KW-PLAY-13"]


def test_the_winner_takes_the_cards() -> None:
    """KT-EOT-04  E4: all of them, also Berserker's black 10s, as one pile, which is one trick more."""
    g = Kings(3, None, 0, sets=["red", "white", "blue"], hands=["k10x k1", "k10 k2", "r3 r4"])
    g.when("0 k10x, 1 k10, 2 r3")
    assert g.now("taken") == ["r3 k10 k10x", "", ""]
    assert g.table.wins == [1, 0, 0]
    w = Whist(None, 0, hands=["r11 b1", "w11 b2", "r3 b3", "r4 b4"], queens=["down"] * 4)
    w.when("0 r11, 1 w11, 2 r3, 3 r4")
    assert w.now("taken") == ["r3 r4 r11 w11", "", "", ""]


def test_kings_and_queens_go_back() -> None:
    """KT-EOT-05  E5: Kings face down, with the larger number; the White and the Black Queen face down."""
    g = Kings(3, None, 0, sets=["white", "black", "red"], hands=["r1 k1", "b2 k2", "r3 k3"])
    assert [g.table.king_number(seat) for seat in range(3)] == [1, 5, 2]
    g.when(f"0 {WHITE_QUEEN}, 0 {WHITE_KING}, 0 r1, 1 {BLACK_QUEEN}, 1 b2")
    assert g.now("queens") == ["laid", "laid", "up"]
    assert g.now("kings_played") == ""
    g.when(f"2 {RED_KING}, 2 r3")
    assert g.now("queens") == ["down", "down", "up"]
    assert g.now("kings_played") == "white red"
    assert [g.table.king_number(seat) for seat in range(3)] == [6, 5, 7]
    assert [event.seat for event in g.events("king-back")] == [0, 2]
    assert told_in_order(g, "won", "king-back") == ["won", "king-back", "king-back"]


def test_the_blue_queen_goes_back_and_a_red_one_that_counts_does_not() -> None:
    """KT-EOT-05"""
    g = Kings(3, None, 0, sets=["red", "blue", "white"], hands=HANDS)
    g.when(f"0 {RED_QUEEN}, 0 r1, 1 {BLUE_QUEEN}, 1 r2, 2 r3")
    assert g.now("queens") == ["counts", "down", "up"]


def test_the_winner_leads_or_the_round_is_scored() -> None:
    """KT-EOT-06  E6"""
    g = Kings(3, None, 0, hands=HANDS, queens=["down"] * 3, kings_played="white red blue")
    g.when("0 r1, 1 r2, 2 r3")
    assert g.asked() == "2 KingsTurn: k3"
    assert g.told("points") == []
    g.when("2 k3, 0 k1, 1 k2")
    assert [event.seat for event in g.events("points")] == [0, 1, 2]
    assert g.table.round == 2
