"""Rules of thumb for the questions of Whist."""

from followsuit.games.kings.game import WHIST
from followsuit.games.kings.whist.policy import WHIST_POLICY
from kings import Whist
from kings_policies import best, share_of

SETS = ["black", "red", "white", "blue"]


def test_a_rare_is_taken_before_a_set_and_a_white_flag_after_it() -> None:
    hands = ["r1 r2 b1 b2 g1 g2", "", "", ""]
    g = Whist({"first_drafter": "0"}, at="draft", hands=hands)
    assert best(g, WHIST_POLICY.choosing) == "RAa"
    g.when("0 green-set, 1 RAa, 2 RAb")
    assert best(g, WHIST_POLICY.choosing) == "black-set"
    g.when("3 black-set")
    assert best(g, WHIST_POLICY.choosing) == "WFa"


def test_a_set_that_fits_the_hand() -> None:
    hands = ["k1 k2 k3 k4 b1", "b2 b3 b4 b5 b6 b7 b8 b9 b10", "", ""]
    g = Whist({"first_drafter": "0"}, at="draft", hands=hands)
    assert best(g, WHIST_POLICY.choosing) == "black-set"
    g.when("0 black-set, 1 RAa, 2 RAb, 3 WFa, 3 red-set, 2 green-set")
    assert best(g, WHIST_POLICY.choosing) == "blue-set"


def test_a_rare_in_later_rounds() -> None:
    g = Whist(at="deal", round=2, sets=SETS, points=[100, 0, 100, 0])
    assert best(g, WHIST_POLICY.choosing) == "RAa"


def test_nothing_is_said_about_cards() -> None:
    g = Whist(sets=SETS, hands=["r1", "r2", "r3", "r4"])
    assert WHIST_POLICY.choosing(g.table, 0, g.t.options(0)) == []


def test_they_choose_better_than_chance() -> None:
    """The games, and so the share, are the same each time."""
    assert share_of(WHIST_POLICY.choosing, WHIST, 40) > 1.1
