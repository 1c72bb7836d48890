"""Napoleon: who wins the game (KN-END)."""

import pytest

from followsuit.games.kings.napoleon.scoring import why_won, winning_team
from kings import Napoleon

SETS = ["white", "red", "blue", "green", "black"]


def ended(points: list[int], played: str = "white red blue green black") -> Napoleon:
    """Round 2 is scored, in which nobody took anything and all Kings were played."""
    emperor, other = points
    return Napoleon(
        at="score", round=2, sets=SETS, kings_played=played, points=[emperor, other, other, other, emperor]
    )


@pytest.mark.parametrize(
    ("points", "winners"), [([110, 100], [0, 4]), ([100, 110], [1, 2, 3]), ([10, 0], [0, 4])]
)
def test_more_points_win(points: list[int], winners: list[int]) -> None:
    """KN-END-01  The players of a team share the victory."""
    g = ended(points)
    assert g.t.outcome is not None
    assert g.t.outcome.winners() == winners
    assert set(g.t.outcome.places) == {1, 1 + len(winners)}
    assert g.told("game-over") == [f"{seat} KN-END-01" for seat in winners]


def test_no_team_wins_after_round_1() -> None:
    """KN-END-01"""
    g = Napoleon(at="score", round=1, sets=SETS, points=[900, 0, 0, 0, 900])
    assert g.t.outcome is None
    assert g.table.round == 2


def test_level_the_smaller_sum_of_king_numbers_wins() -> None:
    """KN-END-02, KN-EX-05  Two numbers against three: 6 and 9, or turned 16 and 24."""
    g = ended([100, 100])
    assert g.told("game-over") == ["0 KN-END-02", "4 KN-END-02"]
    # White and Black played, 16; the others not, 9, and their Kings bring 120.
    g = ended([220, 100], "white black")
    assert g.table.points == [220, 220, 220, 220, 220]
    assert g.told("game-over") == ["1 KN-END-02", "2 KN-END-02", "3 KN-END-02"]


@pytest.mark.parametrize(
    ("points", "sums", "team", "rule"),
    [
        ([50, 50], [11, 11], 0, "KN-END-03"),
        ([50, 50], [11, 10], 1, "KN-END-02"),
        ([50, 50], [10, 11], 0, "KN-END-02"),
        ([50, 60], [11, 11], 1, "KN-END-01"),
        ([60, 50], [11, 11], 0, "KN-END-01"),
    ],
)
def test_level_in_both_the_emperors_team_wins(
    points: list[int], sums: list[int], team: int, rule: str
) -> None:
    """KN-END-03, KN-EX-05  With the King Numbers of this box that cannot come about."""
    assert winning_team(points, sums) == team
    assert why_won(points, sums).rule == rule


def test_no_sums_are_level_with_the_king_numbers_of_the_box() -> None:
    """KN-END-03, KT-GAP-03"""
    for mask in range(32):
        played = " ".join(SETS[seat] for seat in range(5) if mask & 2**seat)
        t = Napoleon(sets=SETS, kings_played=played, hands=["r1", "r2", "r3", "r4", "r5"]).table
        numbers = [t.king_number(seat) for seat in range(5)]
        assert numbers[0] + numbers[4] != numbers[1] + numbers[2] + numbers[3]
