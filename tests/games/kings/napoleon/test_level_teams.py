"""Teams that have the same points: the King Numbers decide, then the Emperor."""

import pytest

from followsuit.games.kings.napoleon.scoring import why_won


@pytest.mark.parametrize(
    ("points", "sums", "rule"),
    [
        ([200, 190], [9, 9], "KN-END-01"),
        ([190, 200], [9, 8], "KN-END-01"),
        ([200, 200], [9, 8], "KN-END-02"),
        ([200, 200], [8, 9], "KN-END-02"),
        ([200, 200], [9, 9], "KN-END-03"),
    ],
)
def test_level_teams_are_told_why_one_has_won(points: list[int], sums: list[int], rule: str) -> None:
    """KN-END-01 to KN-END-03"""
    assert why_won(points, sums).rule == rule
