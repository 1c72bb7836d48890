"""Napoleon: Round 2 (KN-R2)."""

import pytest

from kings import Napoleon

SETS = ["red", "white", "blue", "black", "green"]  # King Numbers 2, 1, 3, 5, 4


def second(points: list[int], **more: object) -> Napoleon:
    """Round 2 begins; points of the Emperor's team and of the other."""
    emperor, other = points
    given: dict[str, object] = {
        "at": "deal",
        "round": 2,
        "sets": SETS,
        "points": [other, emperor, other, emperor, other],
    }
    return Napoleon({}, 0, **{**given, **more})


def discard(g: Napoleon) -> Napoleon:
    """Whoever exchanges discards the first four that may go."""
    seat = g.t.next_seat()
    for _ in range(4):
        g.t.answer(seat, g.t.options(seat)[0])
    return g


def test_sets_and_teams_are_the_same() -> None:
    """KN-R2-01  And everybody has the own 11 and 12 again."""
    g = second([50, 50])
    assert g.now("sets") == SETS
    assert g.table.teams == [1, 0, 1, 0, 1]
    assert g.told("took-own") == ["0 r11 r12", "1 w11 w12", "2 b11 b12", "3 k11 k12", "4 g11 g12"]
    assert g.hand_of(0, 2) == "r11 r12" + 7 * " ?"


@pytest.mark.parametrize(
    ("played", "leader"), [("", 1), ("white", 0), ("white red", 2), ("white red blue green", 3)]
)
def test_the_smallest_king_number_leads(played: str, leader: int) -> None:
    """KN-R2-02"""
    g = discard(second([50, 50], kings_played=played))
    assert g.told("start-card") == [str(leader)]
    assert g.t.next_seat() == leader
    assert g.table.trick_number == 1


def test_seven_are_dealt_and_nine_left() -> None:
    """KN-R2-03, KN-GAP-03  With 11 and 12 a hand has nine; four of the nine that are left are drawn."""
    g = second([50, 50])
    assert g.now("hand_counts") == [9, 13, 9, 9, 9]
    assert g.now("deck_count") == 5
    assert [len(event.cards) for event in g.events("hand")] == [7] * 5


def test_the_emperor_draws_and_discards_four() -> None:
    """KN-R2-04"""
    g = second([50, 50])
    assert g.asked().startswith("1 DiscardFour: ")
    discard(g)
    assert g.now("hand_counts") == [9, 9, 9, 9, 9]
    assert g.now("discard_count") == 4
    assert g.now("discards", 0) == "? ? ? ?"


@pytest.mark.parametrize(("points", "seat"), [([40, 50], 3), ([50, 40], 0), ([0, 10], 3), ([10, 0], 0)])
def test_then_black_or_red_of_the_team_behind(points: list[int], seat: int) -> None:
    """KN-R2-05  The owner of Black for the Emperor's team, the owner of Red for the other."""
    g = discard(second(points))
    assert g.asked().startswith(f"{seat} DiscardFour: ")
    assert len(g.table.hand(seat)) == 13
    discard(g)
    assert g.now("hand_counts") == [9, 9, 9, 9, 9]
    assert g.now("deck_count") == 1
    assert g.now("discard_count") == 8


def test_nobody_if_the_teams_are_level() -> None:
    """KN-R2-06, KN-GAP-05"""
    g = discard(second([70, 70]))
    assert g.table.trick_number == 1
    assert g.now("deck_count") == 5


def test_the_same_cards_cannot_be_discarded() -> None:
    """KN-R2-07"""
    hands = ["r1 r2 RAa r11 r12", "w11 w12", "b11 b12", "k11 k12", "g11 g12"]
    g = Napoleon(
        at="exchange",
        round=2,
        sets=SETS,
        points=[0, 10, 0, 10, 0],
        hands=hands,
        deck="b1 b2 b3 b4 WFa g1 g2 g3",
    )
    g.when("1 b1, 1 b2, 1 b3, 1 b4")
    assert g.asked() == "0 DiscardFour: r1 r2"
    for card in ("RAa", "WFa", "r11", "r12"):
        assert g.refused(f"0 {card}") == "KN-R2-07"
    g.when("0 r1, 0 r2, 0 g1, 0 g2")
    assert g.hand_of(0) == "g3 RAa WFa g11 r12"
    assert g.hand_of(0, 2) == "g11 r12 ? ? ?"


def test_elevens_change_hands_again() -> None:
    """KN-R2-08"""
    g = discard(second([50, 50]))
    elevens = [[card for card in g.hand_of(seat).split() if card.endswith("11")] for seat in range(5)]
    assert elevens == [["g11"], ["k11"], ["r11"], ["w11"], ["b11"]]
