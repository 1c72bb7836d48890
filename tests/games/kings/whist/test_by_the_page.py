"""Whist: points and winners of whole games, found once more from what everybody was told."""

import pytest

from followsuit.games.kings.game import WHIST
from kings_story import Story

NUMBERS = [2, 3, 4, 5, 1]  # of Kings, by the colour of the set
TEAMS = ([0, 2], [1, 3])


@pytest.mark.parametrize("seed", range(100, 140))
def test_points_and_winners_are_those_of_the_page(seed: int) -> None:
    """KW-SCORE-01 to KW-SCORE-03, KW-END-01 to KW-END-05, KW-PREP-03, KW-PLAY-08, KW-PLAY-11"""
    story = Story(WHIST, seed)
    points = [0, 0]
    turned: list[int] = []
    for number, one in enumerate(story.rounds, 1):
        assert sum(one.tricks) == 11
        assert sum(len(cards) for cards in one.taken) == 44
        wins = [sum(one.tricks[seat] + (seat == one.red_queen) for seat in team) for team in TEAMS]
        points = [points[i] + (100 if wins[i] >= wins[1 - i] else 0) for i in range(2)]
        assert one.points == [points[0], points[1], points[0], points[1]]
        turned += one.kings
        is_over = number >= 2 and max(points) >= 200
        assert is_over == (number == len(story.rounds))
    assert len(turned) == len(set(turned))  # a King once in the game
    assert len([one for one in story.rounds if one.red_queen >= 0]) <= 1
    kings = [NUMBERS[story.sets[seat]] + (5 if seat in turned else 0) for seat in range(4)]
    sums = [sum(kings[seat] for seat in team) for team in TEAMS]
    least = [min(kings[seat] for seat in team) for team in TEAMS]
    first = (-points[0], sums[0], least[0]) < (-points[1], sums[1], least[1])
    assert story.outcome.winners() == TEAMS[0 if first else 1]
