"""Whist: what a round pays (KW-SCORE)."""

import pytest

from kings import Whist

SETS = ["white", "red", "green", "black"]


def scored(wins: list[int], queen: str = "down", **more: object) -> Whist:
    given: dict[str, object] = {
        "at": "score",
        "sets": SETS,
        "wins": wins,
        "queens": ["up", queen, "up", "up"],
    }
    return Whist({}, 0, **{**given, **more})


@pytest.mark.parametrize("first", range(12))
def test_the_team_with_more_wins_gets_a_hundred(first: int) -> None:
    """KW-SCORE-01, KW-SCORE-02  Both players' tricks together, for every split of eleven."""
    for own in range(first + 1):
        other = (11 - first) // 2
        g = scored([own, other, first - own, 11 - first - other])
        assert g.table.points == ([100, 0, 100, 0] if first > 5 else [0, 100, 0, 100])


@pytest.mark.parametrize("first", range(12))
def test_the_red_queen_is_one_more_win_of_the_team(first: int) -> None:
    """KW-SCORE-01, KW-SCORE-03, KW-EX-01  With six each both teams are paid."""
    g = scored([first, 11 - first, 0, 0], "counts")
    second = 12 - first
    pays = [100 if first >= second else 0, 100 if second >= first else 0]
    assert g.table.points == [pays[0], pays[1], pays[0], pays[1]]
    assert [event.number for event in g.events("team-wins")] == [first, first, second, second]


def test_why_a_team_is_paid() -> None:
    """KW-SCORE-02, KW-SCORE-03"""
    assert scored([6, 5, 0, 0]).told("scored") == ["0 KW-SCORE-02", "2 KW-SCORE-02"]
    level = scored([6, 5, 0, 0], "counts")
    assert level.told("scored") == [f"{seat} KW-SCORE-03" for seat in (0, 2, 1, 3)]


def test_nothing_comes_off() -> None:
    """KW-SCORE-02  The other team keeps what it has."""
    assert scored([2, 9, 0, 0], points=[100, 0, 100, 0], round=2).table.points == [100, 100, 100, 100]


def test_with_teams_by_lot_partners_count_together() -> None:
    """KW-SCORE-01, KW-PREP-01"""
    g = Whist(
        {"whist_teams": "random"},
        at="score",
        sets=SETS,
        teams="0 0 1 1",
        seating="0 2 1 3",
        wins=[3, 3, 4, 1],
    )
    assert g.table.points == [100, 100, 0, 0]
