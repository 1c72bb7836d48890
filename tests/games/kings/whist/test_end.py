"""Whist: who wins the game, and when (KW-END)."""

import pytest

from followsuit.core.rng import seeded
from followsuit.games.kings.game import WHIST
from followsuit.scenarios.set_up import set_up
from kings import Whist

SETS = ["white", "red", "green", "black"]  # King Numbers 1, 2, 4, 5: sums 5 and 7


def after(round: int, points: list[int], wins: list[int], **more: object) -> Whist:
    """The round is scored; points by team."""
    given: dict[str, object] = {
        "at": "score",
        "round": round,
        "sets": SETS,
        "points": [points[0], points[1], points[0], points[1]],
        "wins": wins,
        "queens": ["up", "counts", "up", "up"] if sum(wins) == 12 else ["up", "down", "up", "up"],
    }
    if sum(wins) == 12:
        given["wins"] = [wins[0], wins[1] - 1, wins[2], wins[3]]
    return Whist({}, 0, **{**given, **more})


@pytest.mark.parametrize(
    ("round", "points", "wins", "winners"),
    [
        (2, [100, 0], [6, 5, 0, 0], [0, 2]),
        (2, [0, 100], [5, 6, 0, 0], [1, 3]),
        (2, [100, 100], [6, 5, 0, 0], [0, 2]),
        (2, [100, 100], [0, 11, 0, 0], [1, 3]),
        (2, [100, 0], [6, 6, 0, 0], [0, 2]),
        (2, [0, 100], [6, 6, 0, 0], [1, 3]),
        (3, [100, 100], [3, 5, 3, 0], [0, 2]),
        (3, [100, 100], [1, 5, 0, 5], [1, 3]),
    ],
)
def test_a_team_with_200_wins_if_the_other_has_not(
    round: int, points: list[int], wins: list[int], winners: list[int]
) -> None:
    """KW-END-01  After Round 2 and after Round 3; partners share the victory."""
    g = after(round, points, wins)
    assert g.t.outcome is not None
    assert g.t.outcome.winners() == winners
    assert g.t.outcome.places == [1 if seat in winners else 3 for seat in range(4)]
    assert g.told("game-over") == [f"{seat} KW-END-01" for seat in winners]
    assert g.t.outcome.scores == g.table.points


def test_no_team_wins_after_round_1() -> None:
    """KW-END-01, KW-PREP-02  Whatever points somebody may have had before."""
    for points in ([0, 0], [100, 0]):
        g = after(1, points, [11, 0, 0, 0])
        assert g.t.outcome is None
        assert g.table.round == 2


@pytest.mark.parametrize(("points", "wins"), [([100, 0], [5, 6, 0, 0]), ([0, 100], [6, 5, 0, 0])])
def test_level_after_round_2_means_a_third_round(points: list[int], wins: list[int]) -> None:
    """KW-END-02, KW-EX-05, KW-PREP-02"""
    g = after(2, points, wins)
    assert g.t.outcome is None
    assert g.table.points == [100, 100, 100, 100]
    assert g.table.round == 3
    assert g.asked().startswith("0 TakeSpecial:")


@pytest.mark.parametrize(
    ("sets", "played", "winners"),
    [
        ("white red green black", "", [0, 2]),  # 5 and 7
        ("white red green black", "white", [1, 3]),  # 10 and 7
        ("white red green black", "white black", [0, 2]),  # 10 and 12
        ("black red green white", "", [1, 3]),  # 9 and 3
    ],
)
def test_at_200_each_the_smaller_sum_of_king_numbers_wins(sets: str, played: str, winners: list[int]) -> None:
    """KW-END-03, KW-EX-05  As the Kings lie."""
    names = sets.split()
    queens = ["counts" if name == "red" else "up" for name in names]
    g = after(3, [100, 100], [6, 5, 0, 0], sets=names, queens=queens, kings_played=played)
    assert g.table.points == [200, 200, 200, 200]
    assert g.told("game-over") == [f"{seat} KW-END-03" for seat in winners]


@pytest.mark.parametrize(
    ("sets", "played", "winners"),
    [
        ("white red black green", "", [0, 2]),  # 1 + 5 and 2 + 4
        ("red white green black", "", [1, 3]),  # 2 + 4 and 1 + 5
        ("white red black green", "white red", [1, 3]),  # 6 + 5 and 7 + 4
    ],
)
def test_with_equal_sums_the_smallest_king_number_of_all_wins(
    sets: str, played: str, winners: list[int]
) -> None:
    """KW-END-04, KW-GAP-02"""
    names = sets.split()
    queens = ["counts" if name == "red" else "up" for name in names]
    wins = [6, 5, 0, 0] if names[1] == "red" else [5, 6, 0, 0]
    g = after(3, [100, 100], wins, sets=names, queens=queens, kings_played=played)
    assert g.table.points == [200, 200, 200, 200]
    assert g.told("game-over") == [f"{seat} KW-END-04" for seat in winners]


def test_three_rounds_are_always_enough() -> None:
    """KW-END-05, KW-PREP-02  Two or three; somebody has 200; the Red Queen counts once at most."""
    rounds: set[int] = set()
    for seed in range(60):
        t = set_up(WHIST, 4, {}, seed, None)
        rng = seeded(seed)
        while t.seats_to_act():
            seat = t.next_seat()
            options = t.options(seat)
            t.apply(seat, options[rng.below(len(options))])
        assert t.outcome is not None
        assert t.log is not None
        assert max(t.outcome.scores) == 200
        told = t.log.told[0]
        rounds.add(len([event for event in told if event.kind == "round"]))
        assert len([event for event in told if event.kind == "red-queen-counts"]) <= 1
    assert rounds == {2, 3}
