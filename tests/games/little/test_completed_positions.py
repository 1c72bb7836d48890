"""What a position of a later moment does not say is completed: who was taken before, and what is known."""

import pytest

from little import Little

CAST = ["king", "gambler", "ninja", "resistance"]


def test_in_the_first_round_one_of_the_five_offered_is_left() -> None:
    """LT-R1-03  The lowest number that nobody has."""
    g = Little(4, characters=CAST, hands=["r1", "r2", "r3", "r4"])
    assert g.now("row") == "samurai"
    assert g.now("aside") == ""


def test_in_the_second_round_those_before_are_the_lowest_that_are_free() -> None:
    """LT-R2-02, LT-R2-03"""
    g = Little(3, round=2, characters=["king", "ninja", "samurai"], hands=["r1", "r2", "r3"])
    assert g.now("kept") == ["gambler", "resistance", "hermit"]


def test_in_the_third_round_whoever_was_never_taken_is_aside() -> None:
    """LT-R3-03"""
    pairs = ["king gambler", "ninja resistance", "samurai hermit", "collector berserker"]
    g = Little(4, round=3, characters=pairs, hands=["r1", "r2", "r3", "r4"])
    assert g.now("aside") == "healer devil"
    assert g.now("row") == ""


@pytest.mark.parametrize("owner", [0, 1, 2])
@pytest.mark.parametrize(("card", "character"), [("RAk", "king"), ("M", "berserker")])
def test_what_everybody_saw_come_into_a_hand_is_known_there(card: str, character: str, owner: int) -> None:
    """LT-KING-01, LT-BERS-01  Whatever seat has it."""
    cast = ["ninja", "hermit", "samurai"]
    hands = ["r1 r5", "r2 r6", "r3 r7"]
    cast[owner] = character
    hands[owner] += f" {card}"
    g = Little(3, characters=cast, hands=hands)
    viewer = (owner + 1) % 3
    assert card in g.hand_of(owner, viewer).split()
