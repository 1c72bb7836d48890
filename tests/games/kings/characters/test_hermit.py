"""Hermit: three cards before the own card, once in a round, and 20 for no win (KT, chapter 4.2)."""

import pytest

from kings_characters import FIRST, SECOND, Quiet
from kings_points import Player, Scoring, scored


def playing(hand: str, party: str = "hermit", **position: object) -> Quiet:
    """Seat 1 has Hermit and follows a red lead."""
    place: dict[str, object] = {
        "party": ["", party, ""],
        "hands": ["r5 b1 b2 b3", hand, "r4 g4 g5 b5"],
        "trick": "r5",
        "deck": "k5 k4 k3 k2 k1 b4",
    }
    return Quiet(3, None, 0, **{**place, **position})


# The exchange.


def test_hermit_may_draw_three_cards_and_then_discards_three() -> None:
    """KT-HER-01, KT-DEC-11, KT-GAP-54"""
    g = playing("r1 g1 g2 g3")
    assert g.asked() == f"1 KingsTurn: r1 {FIRST}"
    g.when(f"1 {FIRST}")
    assert g.asked() == "1 DiscardSome: r1 g1 g2 g3 k3"
    g.when("1 g1, 1 g3, 1 k4")
    assert (g.hand_of(1), g.now("discards")) == ("r1 g2 k3 k5", "g1 g3 k4")


def test_hermit_need_not_be_used_but_then_three_are_discarded() -> None:
    """KT-HER-01, KT-GAP-54"""
    g = playing("r1 g1 g2 g3")
    assert playing("r1 g1 g2 g3").when("1 r1").hand_of(1) == "g1 g2 g3"
    g.when(f"1 {FIRST}")
    assert (g.refused("1 no"), g.refused("1 done")) == ("FS-TURN-02", "KT-HER-01")
    g.when("1 g1, 1 g2")
    assert g.refused("1 done") == "KT-HER-01"


def test_hermit_is_used_once_in_a_round() -> None:
    """KT-HER-01"""
    g = playing("r1 g1 g2 g3").when(f"1 {FIRST}, 1 g1, 1 g2, 1 g3")
    assert g.asked() == "1 KingsTurn: r1"
    assert g.refused(f"1 {FIRST}") == "KT-HER-01"
    g.when("1 r1, 2 r4, 0 b1")
    assert g.refused(f"1 {FIRST}") == "KT-HER-01"  # nor in the next trick


def test_each_copy_of_hermit_is_used_once() -> None:
    """KT-HER-01, KT-GAP-27  One after the other: nobody has to choose between two that are alike."""
    g = playing("r1 g1 g2 g3", "hermit hermit")
    assert g.refused(f"1 {SECOND}") == "KT-GAP-27"
    g.when(f"1 {FIRST}, 1 g1, 1 g2, 1 g3")
    assert g.asked() == f"1 KingsTurn: r1 {SECOND}"
    g.when(f"1 {SECOND}, 1 k3, 1 k4, 1 k5")
    assert (g.hand_of(1), g.asked()) == ("r1 b4 k1 k2", "1 KingsTurn: r1")


def test_hermit_can_wait_until_the_last_trick() -> None:
    """KT-HER-02"""
    g = Quiet(3, party=["", "hermit", ""], hands=["r5", "r1", "r4"], trick="r5", deck="k5 k4 k3")
    assert g.table.trick_number == 5
    g.when(f"1 {FIRST}, 1 r1, 1 k3, 1 k5")
    assert (g.hand_of(1), g.asked()) == ("k4", "1 KingsTurn: k4")


def test_hermit_comes_before_the_own_card_and_in_the_own_turn_only() -> None:
    """KT-HER-02, KT-GAP-54, KT-TURN-10"""
    g = playing("r1 g1 g2 g3").when("1 r1")
    assert g.refused(f"1 {FIRST}") == "FS-TURN-01"


def test_the_others_see_only_that_hermit_was_used() -> None:
    """KT-HER-02, KT-DEC-11"""
    g = playing("r1 g1 g2 g3").when(f"1 {FIRST}, 1 g1, 1 g3, 1 k4")
    assert [event.what for event in g.events("power", 0)] == ["hermit-0"]
    assert (g.told("drew", 0), g.told("drew", 1)) == (["1 ?"] * 3, ["1 k5", "1 k4", "1 k3"])
    assert (g.told("discarded", 2), g.told("discarded", 1)) == (["1 ?"] * 3, ["1 g1", "1 g3", "1 k4"])
    assert g.hand_of(1, 0) == "? ? ? ?"


def test_the_hand_is_as_large_as_before_and_the_new_one_has_to_follow() -> None:
    """KT-HER-03"""
    g = playing("r1 g1 g2 g3")
    assert g.refused("1 g1") == "KT-TRICK-04"
    g.when(f"1 {FIRST}, 1 r1, 1 k3, 1 k4")
    assert g.asked() == "1 KingsTurn: g1 g2 g3 k5"  # no red any more
    g = playing("b4 g1 g2 g3", deck="r1 k4 k3").when(f"1 {FIRST}, 1 b4, 1 g1, 1 g2")
    assert (g.hand_of(1), g.asked()) == ("r1 g3 k3 k4", "1 KingsTurn: r1")


def test_as_a_bid_card_hermit_draws_nothing() -> None:
    """KT-HER-01, KT-BID-03"""
    g = playing("r1 g1 g2 g3", "", bids=["", "hermit", ""])
    assert (g.asked(), g.refused(f"1 {FIRST}")) == ("1 KingsTurn: r1", "FS-TURN-02")


# Points.


@pytest.mark.parametrize(("tricks", "paid"), [(0, ["KT-HER-04 20"]), (1, []), (2, [])])
def test_no_win_brings_twenty(tricks: int, paid: list[str]) -> None:
    """KT-HER-04"""
    lines = scored(Player("black", up="hermit", bid="samurai", tricks=tricks))
    assert [line for line in lines if "HER" in line] == paid


def test_every_hermit_brings_twenty() -> None:
    """KT-HER-04, KT-GAP-27"""
    assert scored(Player("black", up="hermit hermit", bid="ninja")) == ["KT-HER-04 20", "KT-HER-04 20"]


def test_with_the_red_queen_there_is_a_win() -> None:
    """KT-HER-05"""
    lines = scored(Player("red", up="hermit", bid="ninja", has_queen_win=True))
    assert lines == ["KT-JACK-01 20"]


def test_with_devil_there_are_two_wins() -> None:
    """KT-HER-05"""
    others = [Player("green", bid="ninja", tricks=4), Player("blue", bid="ninja", tricks=1)]
    lines = Scoring(
        Player("black", up="hermit devil", bid="berserker"), *others, Player("white", bid="hermit")
    ).lines(0)
    assert lines == []
