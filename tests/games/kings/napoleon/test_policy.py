"""Rules of thumb for the questions of Napoleon."""

from followsuit.games.kings.game import NAPOLEON
from followsuit.games.kings.napoleon.policy import NAPOLEON_POLICY
from kings import Napoleon
from kings_policies import best, share_of

SETS = ["white", "red", "blue", "green", "black"]


def test_a_high_number_is_shown_but_no_trump() -> None:
    g = Napoleon(at="numbers", hands=["r2 b9 k9 k10 g8", "r1", "r3", "r4", "r5"])
    assert best(g, NAPOLEON_POLICY.choosing) == "b9"


def test_a_set_of_the_larger_team_in_the_colour_of_the_hand() -> None:
    hands = ["b1 b2 b3 k1 k2 k3 k4", "", "", "", ""]
    g = Napoleon(at="sets", front=["r10", "r9", "r8", "r7", "r6"], hands=hands)
    assert best(g, NAPOLEON_POLICY.choosing) == "blue-set"
    g.when("0 blue-set, 1 red-set, 2 green-set")
    assert best(g, NAPOLEON_POLICY.choosing) == "black-set"


def test_the_weakest_cards_are_discarded_whatever_their_order() -> None:
    """They are picked in ascending order, and all four are found."""
    g = Napoleon(
        at="exchange",
        sets=SETS,
        hands=["r9 b1 k9 RAa w11 w12", "r11 r12", "b11 b12", "g11 g12", "k11 k12"],
        deck="r2 g8 g1 k1",
    )
    picked: list[str] = []
    while g.table.trick_number == 0:
        picked.append(best(g, NAPOLEON_POLICY.choosing))
        g.when(f"0 {picked[-1]}")
    assert picked == ["r2", "b1", "g1", "k1"]


def test_nothing_is_said_about_cards() -> None:
    g = Napoleon(sets=SETS, hands=["r1", "r2", "r3", "r4", "r5"])
    assert NAPOLEON_POLICY.choosing(g.table, 0, g.t.options(0)) == []


def test_they_choose_better_than_chance() -> None:
    """The games, and so the share, are the same each time."""
    assert share_of(NAPOLEON_POLICY.choosing, NAPOLEON, 25) > 1.2
