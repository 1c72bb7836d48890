"""Whose card it is once a trick is over, and as what it counts (chapter 3.8)."""

import pytest

from tricktakers import Takers

CAST = ["king", "hermit", "collector", "ruler"]
TASKS = "take-red do-not-take-red take-green"  # of the seats 0, 1, 2
HANDS = ["b9 g1", "b2 g2", "r3 g3", "b4 g4"]


def playing(hands: list[str], tasks: str = TASKS, **position: object) -> Takers:
    """Two tricks are left."""
    position.setdefault("trick_number", 4)
    return Takers(4, None, 0, characters=CAST, hands=hands, tasks=tasks, **position)


def test_the_winner_takes_the_trick_but_for_the_reserved_card() -> None:
    """TA-TAKE-01"""
    g = playing(HANDS).when("0 b9, 1 b2, 2 r3, 2 b2, 3 b4")
    assert g.now("taken") == ["r3 b4 b9", "", "b2", ""]
    assert g.now("wins") == [1, 0, 0, 0]


def test_a_reserved_card_is_taken_like_one_that_was_won() -> None:
    """TA-TAKE-02  It fulfils the Collector's task, and is in the collection."""
    g = playing(HANDS, "take-blue take-green take-red").when("0 b9, 1 b2, 2 r3, 2 r3, 3 b4")
    assert g.now("tasks_taken") == "take-blue take-red"
    assert g.now("taken") == ["b2 b4 b9", "", "r3", ""]


def test_a_reserved_card_is_not_taken_by_the_winner() -> None:
    """TA-TAKE-03  Neither for a task to take it nor for one not to."""
    for tasks in ("take-red take-blue take-green", "do-not-take-red take-blue take-green"):
        reserved = playing(HANDS, tasks).when("0 b9, 1 b2, 2 r3, 2 r3, 3 b4")
        assert reserved.now("tasks_taken") == ""
        left = playing(HANDS, tasks).when("0 b9, 1 b2, 2 r3, 2 no, 3 b4")
        assert left.now("tasks_taken") == tasks.split()[0]


def test_taken_cards_count_as_printed_under_a_token() -> None:
    """TA-TAKE-04  The Ruler's red 8 fought as blue, and is a red card for who takes it."""
    hands = ["b9 g1", "b2 g2", "b3 g3", "r8 b4"]
    g = playing(hands).when("0 b9, 1 b2, 2 b3, 2 no, 3 power-0, 3 r8")
    assert g.told("won") == ["0 b9 TT-STRN-03"]
    assert g.now("tasks_taken") == "take-red"


@pytest.mark.parametrize(
    ("item", "power"),
    [
        ("miracle-sword", "power-3"),
        ("rulers-wand", "power-4"),
        ("berserker-axe", "power-5"),
        ("white-orb", "power-8"),
    ],
)
def test_taken_cards_count_as_printed_under_items(item: str, power: str) -> None:
    """TA-TAKE-04  The item changes the red 5 for the trick, and not for the collection."""
    g = Takers(
        3,
        characters=["hermit", "adventurer", "collector"],
        hands=["b9", "r5", "b3"],
        items=f"map-of-destiny {item}",
        taken=["", "", "r4 r6"],
        trick_number=5,
    )
    g.when(f"0 b9, 1 {power}, 1 r5, 2 b3, 2 r5")
    assert g.told("set") == ["2 r4 r5 r6"]


def test_discarded_and_exchanged_cards_are_not_taken() -> None:
    """TA-TAKE-05  The Hermit with 'do not take red' discards a red card."""
    g = playing(["b9 g1", "r7 b2", "b3 g3", "b4 g4"], deck="r8 r9").when("0 b9, 1 power-0, 1 r7")
    assert g.when("1 b2, 2 b3, 2 no, 3 b4").now("tasks_taken") == ""
    assert g.now("taken") == ["b2 b3 b4 b9", "", "", ""]
