"""Whist: Rounds 2 and 3 (KW-RND)."""

import pytest

from followsuit.games.kings.table import DOWN
from kings import Whist

SETS = ["black", "red", "white", "blue"]  # King Numbers 5, 2, 1, 3


def second_round(**more: object) -> Whist:
    given: dict[str, object] = {"at": "deal", "round": 2, "sets": SETS, "points": [100, 0, 100, 0]}
    return Whist({}, 0, **{**given, **more})


def test_sets_are_kept_and_their_elevens_taken_up() -> None:
    """KW-RND-01  Everybody sees it; the 11 of the set nobody has stays out."""
    g = second_round()
    assert g.now("sets") == SETS
    assert g.told("took-own") == ["0 k11", "1 r11", "2 w11", "3 b11"]
    assert g.hand_of(0, 1) == "k11" + 9 * " ?"
    assert g.now("shelf") == "RAa RAb WFa WFb"
    assert g.now("out") == "g11"


def test_special_cards_lie_there_again_and_nine_are_dealt() -> None:
    """KW-RND-02  Of the forty number cards, shuffled again."""
    g = second_round(taken=["RAa WFa r1 b1", "k1", "", ""])
    assert [len(g.table.hand(seat)) for seat in range(4)] == [10, 10, 10, 10]
    assert g.now("deck_count") == 4
    assert g.now("taken") == ["", "", "", ""]
    hands = {second_round().t.fingerprint(), Whist(seed=5, at="deal", round=2, sets=SETS).t.fingerprint()}
    assert len(hands) == 2


def test_special_cards_are_taken_by_king_number() -> None:
    """KW-RND-03, KW-DEC-02  After the deal; then all have eleven cards."""
    g = second_round()
    assert g.asked() == "2 TakeSpecial: RAa RAb WFa WFb"
    g.when("2 RAa")
    assert g.asked() == "1 TakeSpecial: RAb WFa WFb"
    assert g.refused("1 RAa") == "KW-DEC-02"
    assert g.refused("1 green-set") == "KW-DEC-02"
    assert g.refused("1 no") == "FS-TURN-02"
    g.when("1 WFb, 3 RAb")
    assert g.asked() == "0 TakeSpecial: WFa"
    g.when("0 WFa")
    assert [len(g.table.hand(seat)) for seat in range(4)] == [11, 11, 11, 11]
    assert g.hand_of(1, 0) == "WFb r11" + 9 * " ?"


def test_a_king_that_was_played_has_the_larger_number() -> None:
    """KW-RND-03, KW-RND-04  White and red were played: 6 and 7."""
    g = second_round(kings_played="white red")
    order: list[int] = []
    while g.table.trick_number == 0:
        order.append(g.t.next_seat())
        g.t.answer(order[-1], g.t.options(order[-1])[0])
    assert order == [3, 0, 2, 1]
    assert g.t.next_seat() == 3


@pytest.mark.parametrize(("played", "leader"), [("", 2), ("white", 1), ("white red", 3)])
def test_the_smallest_king_number_leads(played: str, leader: int) -> None:
    """KW-RND-04"""
    g = second_round(kings_played=played)
    assert g.told("start-card") == [str(leader)]
    while g.table.trick_number == 0:
        g.t.answer(g.t.next_seat(), g.t.options(g.t.next_seat())[0])
    assert g.t.next_seat() == leader


def test_what_was_used_stays_face_down() -> None:
    """KW-RND-05  A Red Queen that counted is turned down when the round is over."""
    g = Whist(
        at="score",
        round=1,
        sets=SETS,
        queens=["down", "counts", "up", "down"],
        kings_played="black",
        wins=[5, 5, 0, 1],
    )
    assert g.table.round == 2
    assert g.now("queens") == ["down", "down", "up", "down"]
    assert g.now("kings_played") == "black"
    assert g.table.queens[1] == DOWN


def test_a_turned_green_queen_stays_turned() -> None:
    """KW-RND-05, KW-PLAY-12"""
    sets = ["green", "red", "white", "blue"]
    g = Whist(at="score", round=1, sets=sets, queens=["turned", "up", "up", "up"], wins=[11, 0, 0, 0])
    assert g.now("queens") == ["turned", "up", "up", "up"]
