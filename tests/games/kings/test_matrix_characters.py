"""Chapter 9, characters in play: one test a row; Kings, Queens and points have their own files."""

import pytest

from kings_characters import FIRST, SECOND, WITH_CHEERLEADER, Quiet, won_by

GREEN_QUEEN = "power-2"
HANDS = ["r1 b1 g1", "r2 b2 g2", "r3 b3 g3", "r4 b4 g4"]


def test_resistance_with_samurai() -> None:
    """KT-RES-01, KT-SAM-01  Red 1 as red 10 fights as black 10."""
    party = ["", "resistance samurai", ""]
    g = Quiet(3, party=party, hands=["g5 b1", "r1 b2", "k5 g4"], trick="g5").when(f"1 {FIRST}, 1 r1")
    assert won_by(g.when("2 g4")) == ["1 r1 KT-SAM-01"]
    g = Quiet(3, party=party, hands=["k5 b1", "r1 b2", "k4 g4"], trick="k5").when(f"1 {FIRST}, 1 r1, 2 k4")
    assert won_by(g) == ["1 r1 KT-SAM-01"]
    g = Quiet(3, party=party, hands=["k10 b1", "r1 b2", "k4 g4"], trick="k10").when(f"1 {FIRST}, 1 r1, 2 k4")
    assert won_by(g) == ["0 k10 KT-TRICK-10 KT-TRICK-12"]


def test_resistance_with_berserker() -> None:
    """KT-RES-08  The black 10 as black 1."""
    hands = ["r5 b1", "k10x b2", "k2 g4"]
    g = Quiet(3, party=["", "resistance berserker", ""], hands=hands, trick="r5")
    assert won_by(g.when(f"1 {FIRST}, 1 k10x, 2 k2")) == ["2 k2 KT-TRICK-10"]


def test_samurai_where_black_is_led() -> None:
    """KT-SAM-03  Red does not follow; black must be played if there is some."""
    g = Quiet(3, party=["", "samurai", ""], hands=["k5 b1", "r10 k1", "g5 g4"], trick="k5")
    assert (g.asked(), g.refused("1 r10")) == ("1 KingsTurn: k1", "KT-TRICK-04")
    g = Quiet(3, party=["", "samurai", ""], hands=["k5 b1", "r10 b2", "g5 g4"], trick="k5")
    assert won_by(g.when("1 r10, 2 g5")) == ["1 r10 KT-SAM-01"]


@pytest.mark.parametrize(("leader", "winner"), [(0, "0 k5 KT-TRICK-10"), (1, "1 r5 KT-SAM-01")])
def test_samurai_and_black_of_the_same_number(leader: int, winner: str) -> None:
    """KT-SAM-02  The first one wins."""
    g = Quiet(3, party=["", "samurai", ""], hands=["k5 b1", "r5 b2", "g5 g4"], leader=leader)
    plays = ["0 k5", "1 r5", "2 g5"]
    assert won_by(g.when(*plays[leader:], *plays[:leader])) == [f"{winner} KT-TRICK-12"]


def test_ninja_with_ninja_of_another_player() -> None:
    """KT-NIN-04, KT-NIN-05  On and on, but each once in a trick."""
    g = Quiet(4, at="lead", party=["ninja", "", "ninja", ""], hands=HANDS)
    g.when("0 seat-2")
    assert g.asked().startswith("2 Appoint")
    g.when("2 seat-0")
    assert g.asked() == "0 KingsTurn: r1 b1 g1"


def test_gambler_with_berserker_in_set_up() -> None:
    """KT-SET-03  Gambler first."""
    g = Quiet(
        3, at="set up", party=["berserker gambler", "", ""], hands=["r1 r2", "b1 b2", "g1 g2"], deck="k5 k4"
    )
    assert g.asked() == "0 DiscardSome: r1 r2 k4"
    g.when("0 r1, 0 k5")
    assert g.asked() == "0 Discard: r2 k4 k10x"


def test_cheerleader_exchanges_berserkers_black_ten() -> None:
    """KT-CHE-06"""
    hands = ["k10x b1", "r2 b2", "r3 b3", "r4 b4"]
    g = Quiet(4, WITH_CHEERLEADER, party=["cheerleader", "", "", ""], hands=hands, partner=2)
    g.when(f"0 {FIRST}, 0 k10x, 2 r3")
    assert (g.hand_of(0), g.hand_of(2)) == ("r3 b1", "b3 k10x")


def test_the_green_queen_with_the_exchange() -> None:
    """KT-GAP-21  When she is laid down or in the late turn, once."""

    def cheering() -> Quiet:
        return Quiet(
            4,
            WITH_CHEERLEADER,
            sets=["green", "white", "red", "blue"],
            queens=["up", "down", "down", "down"],
            party=["hermit cheerleader", "", "", ""],
            hands=HANDS,
            partner=2,
        )

    g = cheering().when(f"0 {SECOND}, 0 b1, 2 b1", f"0 {GREEN_QUEEN}, 1 r2, 2 r3, 3 r4")
    assert g.refused(f"0 {SECOND}") == "KT-CHE-06"
    g = cheering().when(f"0 {GREEN_QUEEN}, 1 r2, 2 r3, 3 r4", f"0 {SECOND}, 0 b1, 2 b3")
    assert g.asked() == f"0 KingsTurn: r1 {FIRST}"
