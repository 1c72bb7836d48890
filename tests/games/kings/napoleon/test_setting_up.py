"""Napoleon: cards, sets and teams (KN-PREP)."""

import pytest

from followsuit.core.rng import seeded
from followsuit.games.kings.cards import ELEVENS, FULL_DECK, TWELVES
from followsuit.games.kings.places import SHELF
from followsuit.games.takers.table import DECK
from kings import Napoleon
from kings_powers import RED_KING, RED_QUEEN, powers_asked

SETS = ["white", "red", "blue", "green", "black"]


def test_two_rounds_of_nine_tricks() -> None:
    """KN-PREP-01, KN-GAP-01  Without characters; hands have nine cards when the tricks begin."""
    g = Napoleon()
    rng = seeded(3)
    longest = 0
    while g.t.seats_to_act():
        if g.table.trick_number == 1 and not g.table.plays:
            assert [len(g.table.hand(seat)) for seat in range(5)] == [9, 9, 9, 9, 9]
            longest += 1
        seat = g.t.next_seat()
        options = g.t.options(seat)
        g.t.apply(seat, options[rng.below(len(options))])
    assert longest >= 2
    assert [event.number for event in g.events("round")] == [1, 2]
    assert len(g.events("won")) == 18
    assert (g.table.row, g.table.party) == ([], [[], [], [], [], []])


def test_eleven_and_twelve_stand_in_for_jack_and_queen() -> None:
    """KN-PREP-02  Both lie by their sets, and no Queen can be used."""
    g = Napoleon()
    assert sorted(g.table.cards.piles[SHELF]) == sorted([*ELEVENS, *TWELVES])
    g = Napoleon(sets=["red", "white", "blue", "green", "black"], hands=["r1 r2", "w11", "b1", "g1", "k1"])
    assert powers_asked(g) == [RED_KING]
    assert g.refused(f"0 {RED_QUEEN}") == "KN-PREP-02"
    g.when(f"0 {RED_KING}")  # announced; still it is not their order that keeps Queens out
    assert [g.refused(f"0 power-{queen}") for queen in range(5)] == ["KN-PREP-02"] * 5


def test_all_44_cards_are_in() -> None:
    """KN-PREP-03"""
    t = Napoleon().table
    dealt = [*t.cards.piles[DECK], *[card for seat in range(5) for card in t.hand(seat)]]
    assert sorted(dealt) == sorted(FULL_DECK)
    assert len(dealt) == 44


def test_a_king_once_in_the_game() -> None:
    """KN-PREP-04"""
    g = Napoleon(
        sets=["red", "white", "blue", "green", "black"], hands=["r1 r2", "w11 w12", "b1 b2", "g1 g2", "k1 k2"]
    )
    g.when(f"0 {RED_KING}, 0 r1, 1 w11, 2 b1, 3 g1, 4 k1")
    assert g.t.next_seat() == 0
    assert g.refused(f"0 {RED_KING}") == "KN-PREP-04"
    later = Napoleon(
        round=2,
        sets=["red", "white", "blue", "green", "black"],
        kings_played="red",
        hands=["r1 r2", "w11", "b1", "g1", "k1"],
    )
    assert powers_asked(later) == []


@pytest.mark.parametrize(
    ("sets", "teams"),
    [
        ("white red blue green black", [0, 1, 1, 1, 0]),
        ("red black white green blue", [1, 0, 0, 1, 1]),
    ],
)
def test_white_and_black_against_the_other_three(sets: str, teams: list[int]) -> None:
    """KN-PREP-05  Known as soon as all sets are taken, and not before."""
    cards = ["k10", "r9", "b8", "g7", "k6"]
    g = Napoleon(at="sets", front=cards)
    for seat, colour in enumerate(sets.split()):
        assert g.table.teams == []
        g.when(f"{seat} {colour}-set")
    assert g.table.teams == teams
    assert g.now("queens") == ["down"] * 5  # KN-PREP-02
