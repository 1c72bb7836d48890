"""KT-JACK: what a Jack pays face up, and as a bid card."""

import pytest

from kings_points import Player, scored

# Chapter 1.
JACKS = {
    "white": {1: 10, 2: 20, 3: 30},
    "red": {1: 20, 2: 30},
    "blue": {0: 20, 1: 20},
    "green": {0: 30, 2: 30},
    "black": {1: 20, 3: 40},
}


@pytest.mark.parametrize("colour", JACKS)
def test_a_jack_face_up(colour: str) -> None:
    """KT-JACK-01  In every round, for exactly this number of wins."""
    for wins in range(6):
        paid = [f"KT-JACK-01 {JACKS[colour][wins]}"] if wins in JACKS[colour] else []
        for round in (1, 2, 3):
            lines = scored(Player(colour, bid="devil", played=colour, tricks=wins), round=round)
            assert [line for line in lines if line != "KT-DEV-06 60"] == paid


@pytest.mark.parametrize("colour", JACKS)
def test_a_jack_as_bid_card(colour: str) -> None:
    """KT-JACK-02, KT-JACK-03, KT-JACK-04  100 for exactly 3 wins, whichever Jack; its front pays nothing."""
    for wins in range(6):
        lines = scored(Player(colour, bid="jack", tricks=wins, played=colour), round=3)
        assert lines == (["KT-JACK-02 100"] if wins == 3 else [])


def test_a_jack_beside_a_character_as_bid() -> None:
    """KT-JACK-02, KT-BID-10  Each by itself."""
    both = Player("black", bid="jack resistance", tricks=3, played="black")
    assert scored(both, round=3) == ["KT-JACK-02 100", "KT-BID-08 90"]
