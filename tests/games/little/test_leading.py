"""Who leads: section 3.6 of the rules."""

import pytest

from little import Little
from little_rounds import answer_until, question

HANDS = ["r1 b1", "r2 b2", "r3 b3", "r4 b4"]


def leading(characters: list[str], **more: object) -> Little:
    """All are prepared; somebody names the first leader."""
    return Little(
        len(characters), {}, 0, at="lead", characters=characters, hands=HANDS[: len(characters)], **more
    )


@pytest.mark.parametrize(
    ("characters", "namer"),
    [
        (["devil", "gambler", "king"], 2),
        (["devil", "gambler", "ninja"], 1),
        (["hermit", "collector", "berserker", "samurai"], 3),
    ],
)
@pytest.mark.parametrize("round", [1, 2])
def test_the_lowest_number_names_the_leader(characters: list[str], namer: int, round: int) -> None:
    """LT-LEAD-01, LT-GAP-01"""
    g = leading(characters, round=round)
    assert (question(g), g.t.seats_to_act()) == ("NameLeader", [namer])


@pytest.mark.parametrize("named", [0, 1, 2, 3])
def test_any_seat_may_be_named_the_own_one_too(named: int) -> None:
    """LT-LEAD-02, LT-DEC-13"""
    g = leading(["devil", "king", "ninja", "hermit"])
    assert g.asked() == "1 NameLeader: seat-0 seat-1 seat-2 seat-3"
    g.when(f"1 seat-{named}")
    assert g.t.next_seat() == named
    assert g.told("named-leader") == [f"1 {named}"]


@pytest.mark.parametrize(
    ("characters", "namer"),
    [
        (["king devil", "gambler hermit", "ninja collector"], 1),
        (["king devil", "healer berserker", "ninja samurai"], 2),
        (["king devil", "healer berserker", "collector samurai"], 0),
    ],
)
def test_in_round_3_the_lowest_sum_names_the_leader(characters: list[str], namer: int) -> None:
    """LT-LEAD-03  Sums of 11, 8, 10; of 11, 17, 8; of 11, 17, 12."""
    assert leading(characters).t.seats_to_act() == [namer]


@pytest.mark.parametrize(
    ("characters", "namer"),
    [
        (["samurai hermit", "gambler healer", "ninja berserker"], 1),
        (["samurai hermit", "healer gambler", "devil king"], 2),
        (["resistance samurai", "ninja hermit", "berserker healer"], 1),
    ],
)
def test_among_equal_sums_the_lowest_single_number_names(characters: list[str], namer: int) -> None:
    """LT-LEAD-04"""
    assert leading(characters).t.seats_to_act() == [namer]


def test_the_leader_is_named_after_the_hand_out() -> None:
    """LT-LEAD-05, LT-PREP-06, LT-GAP-40"""
    g = Little(3, {}, 0, at="hand out", characters=["devil", "king", "ninja"], hands=HANDS[:3])
    assert question(g) == "GiveDevilCards"
    answer_until(g, "NameLeader")
    assert g.t.next_seat() == 1
    assert [len(g.table.hand(seat)) for seat in range(3)] == [2, 2, 2]


def test_the_winner_of_a_trick_leads_the_next_one() -> None:
    """LT-LEAD-06"""
    g = leading(["devil", "king", "ninja", "hermit"]).when("1 seat-0, 0 r1, 1 r2, 2 r3")
    answer_until(g, "LittleTurn")
    g.when("3 r4")
    answer_until(g, "LittleTurn")
    assert g.table.wins == [0, 0, 0, 1]
    assert g.t.next_seat() == 3


def test_play_runs_clockwise_from_the_leader() -> None:
    """LT-LEAD-07"""
    g = leading(["devil", "king", "samurai", "hermit"]).when("1 seat-2")
    order: list[int] = []
    while g.table.trick_number < 2:
        if question(g) == "LittleTurn":
            order.append(g.t.next_seat())
        g.t.apply(g.t.next_seat(), g.t.options(g.t.next_seat())[0])
    assert order == [2, 3, 0, 1]
