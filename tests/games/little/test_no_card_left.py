"""A hand that becomes empty in its own turn, once both piles are exhausted (LT-TURN-11, LT-DECK-05)."""

import pytest

from little import Little

MAP = "power-33"
GLOVE = "power-40"


def playing(hand: str, items: str, leader: int = 1, **position: object) -> Little:
    """Seat 1 is on turn; there is nothing to draw but what is discarded."""
    place = {"items": ["", items, ""], "rest_in_deck": 0, "leader": leader, "trick_number": 3, **position}
    return Little(
        3, None, 0, characters=["gambler", "hermit", "king"], hands=["r9 b1", hand, "r1 b3"], **place
    )


def test_without_a_card_the_turn_is_over() -> None:
    """LT-TURN-11, LT-TURN-13  An exclusive card is discarded, and nothing comes for it."""
    g = playing("RAe", "map").when(f"1 {MAP}, 1 RAe")
    assert (g.now("hand_counts"), g.asked()) == ([2, 0, 2], "2 LittleTurn: r1 b3")
    g.when("2 r1, 0 r9")
    assert g.told("won") == ["0 r9 LT-STR-01"]


def test_nothing_else_may_be_done_then() -> None:
    """LT-TURN-13, LT-ITEM-126  The Glove cannot be used without a card of one's own."""
    g = playing("RAe", "map glove").when(f"1 {MAP}, 1 RAe")
    assert g.asked().startswith("2 LittleTurn")
    assert g.now("items") == ["", "glove", ""]


@pytest.mark.parametrize("hand", ["RAe r2", "b2"])
def test_with_a_card_it_goes_on(hand: str) -> None:
    """LT-TURN-09, LT-TURN-11  Also if the discard itself comes back."""
    first = hand.split()[0]
    answers = f"1 {MAP}, 1 {first}" + (", 1 done" if " " in hand else "")
    g = playing(hand, "map").when(answers)
    assert g.asked() == f"1 LittleTurn: {hand.split()[-1]}"
