"""KT-END and KT2-END: who wins."""

import itertools

import pytest

from followsuit.core.bits import BIT
from followsuit.core.rng import seeded
from followsuit.games.kings.end import FIND_WINNER
from followsuit.games.kings.new_table import new_kings_table
from followsuit.games.kings.options import rules_of
from followsuit.games.kings.rules import MAIN
from followsuit.games.kings.set_names import SET_NAMES
from followsuit.games.kings.table import EndGame, KingsTable
from kings_points import DEFAULTS


def ended(points: list[int], sets: str, played: str = "", round: int = 3, extra: str = "") -> KingsTable:
    """The end of a round, with these points; extra Kings are seat 0's."""
    t = new_kings_table(rules_of(MAIN, len(points), DEFAULTS), [], seeded(0))
    for seat, name in enumerate(sets.split()):
        t.give_set(seat, SET_NAMES.index(name))
    for name in played.split():
        t.played |= BIT[SET_NAMES.index(name)]
    for name in extra.split():
        t.kings[0] |= BIT[SET_NAMES.index(name)]
    t.points = points
    t.round = round
    t.then([FIND_WINNER, EndGame()])
    t.advance()
    return t


def result(t: KingsTable) -> tuple[list[int], str]:
    assert t.outcome is not None
    return t.outcome.places, t.outcome.way.rule


def test_the_most_points_after_round_3_win() -> None:
    """KT-END-01"""
    t = ended([90, 140, 130], "white red blue")
    assert result(t) == ([3, 1, 2], "KT-END-01")
    assert t.outcome is not None
    assert t.outcome.scores == [90, 140, 130]


@pytest.mark.parametrize("round", [1, 2])
def test_nobody_wins_before_round_3(round: int) -> None:
    """KT-END-01, KT-FLOW-07  The game goes on, whoever leads: nothing is decided."""
    t = new_kings_table(rules_of(MAIN, 3, DEFAULTS), [], seeded(0))
    t.points = [500, 0, 0]
    t.round = round
    FIND_WINNER.run(t)
    assert t.won_because is None
    assert t.places == []


@pytest.mark.parametrize(
    ("played", "places"),
    [
        ("", [4, 2, 1, 3]),  # numbers 4, 2 for the two who tie
        ("blue", [4, 1, 2, 3]),  # 4, 7
    ],
)
def test_of_several_with_the_most_the_smallest_king_number_wins(played: str, places: list[int]) -> None:
    """KT-END-02, KT-KNUM-04  As the Kings lie then."""
    assert result(ended([40, 120, 120, 70], "white green blue black", played)) == (places, "KT-END-02")


def test_a_king_number_matters_only_among_equals() -> None:
    """KT-END-02  The smallest number of all does not win with fewer points."""
    assert result(ended([110, 120, 120], "white black green")) == ([3, 2, 1], "KT-END-02")
    assert result(ended([120, 130, 120], "white black green")) == ([2, 1, 3], "KT-END-01")


def test_every_tie_of_four() -> None:
    """KT-END-02  With every combination of Kings played, one player wins alone."""
    sets = ["white", "red", "green", "black"]
    fronts = {"white": 1, "red": 2, "green": 4, "black": 5}
    for played in itertools.product([False, True], repeat=4):
        numbers = [fronts[sets[i]] + 5 * played[i] for i in range(4)]
        used = " ".join(sets[i] for i in range(4) if played[i])
        places, way = result(ended([50] * 4, " ".join(sets), used))
        assert way == "KT-END-02"
        assert places == [1 + sum(other < number for other in numbers) for number in numbers]


# Two players.


def test_two_players_the_most_points_win() -> None:
    """KT2-END-02"""
    assert result(ended([90, 140], "white red")) == ([2, 1], "KT2-END-02")


def test_two_players_who_tie() -> None:
    """KT2-END-02, KT2-GAP-05  The smaller number of the own King wins; Kings taken to help are left aside."""
    assert result(ended([90, 90], "black red")) == ([2, 1], "KT2-END-02")
    assert result(ended([90, 90], "black red", "red")) == ([1, 2], "KT2-END-02")
    assert result(ended([90, 90], "black red", extra="white")) == ([2, 1], "KT2-END-02")
    assert result(ended([90, 90], "black red", "white", extra="white")) == ([2, 1], "KT2-END-02")
