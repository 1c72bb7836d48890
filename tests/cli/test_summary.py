"""Victories that are shared are counted, and parted among those who share them."""

from followsuit.cli.simulation import SimulatedGame
from followsuit.cli.summary import SeatSummary

WAY = ("TR-GAME-02", "The most life chips win.")


def test_a_victory_of_two_is_shared_and_one_of_one_is_not() -> None:
    places = [[1, 2, 3], [1, 1, 3], [2, 1, 3], [1, 1, 1], [3, 1, 1], [1, 3, 1]]
    played = [SimulatedGame(one, WAY, 10, "round 1") for one in places]
    first, second, third = (SeatSummary(seat, "random", played) for seat in range(3))
    assert [(one.wins, one.shared) for one in (first, second, third)] == [(4, 3), (4, 3), (3, 3)]
    assert [round(6 * one.share, 6) for one in (first, second, third)] == [2.333333, 2.333333, 1.333333]
    assert first.rate == 4 / 6
