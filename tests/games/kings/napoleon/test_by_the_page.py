"""Napoleon: points and winners of whole games, found once more from what everybody was told."""

import pytest

from followsuit.games.kings.game import NAPOLEON
from kings_story import Round, Story

NUMBERS = [2, 3, 4, 5, 1]  # of Kings, by the colour of the set: red, blue, green, black, white
UNUSED = [50, 40, 30, 20, 60]
LETTERS = "rbgk"


def paid(one: Round, seat: int, colour: int, is_played: bool, is_last: bool) -> int:
    """KN-SCORE-01 to KN-SCORE-06  What one player brings the team."""
    cards = one.taken[seat]
    total = 10 * one.tricks[seat]
    total += 10 * len([card for card in cards if card.startswith("RA") or card[1:] in ("11", "12")])
    total -= 10 * len([card for card in cards if card.startswith("WF")])
    if is_played and colour == 4:
        total += [0, 20, 50, 80, 150][len([card for card in cards if card[:2] in ("RA", "WF")])]
    elif is_played:
        total += 10 * len([card for card in cards if card.startswith(LETTERS[colour])])
    elif is_last:
        total += UNUSED[colour]
    return total


@pytest.mark.parametrize("seed", range(100, 140))
def test_points_and_winners_are_those_of_the_page(seed: int) -> None:
    """KN-SCORE-01 to KN-SCORE-09, KN-END-01 to KN-END-03, KN-PREP-04, KN-PREP-05"""
    story = Story(NAPOLEON, seed)
    emperors = [seat for seat in range(5) if story.sets[seat] in (3, 4)]
    teams = [emperors, [seat for seat in range(5) if seat not in emperors]]
    points = [0, 0]
    turned: list[int] = []
    assert len(story.rounds) == 2
    for number, one in enumerate(story.rounds, 1):
        assert sum(one.tricks) == 9
        assert sum(len(cards) for cards in one.taken) == 45
        turned += one.kings
        for i in range(2):
            gained = sum(paid(one, seat, story.sets[seat], seat in turned, number == 2) for seat in teams[i])
            points[i] = max(0, points[i] + gained)
        assert one.points == [points[0 if seat in emperors else 1] for seat in range(5)]
    assert len(turned) == len(set(turned))  # a King once in the game
    sums = [sum(NUMBERS[story.sets[seat]] + 5 * (seat in turned) for seat in team) for team in teams]
    winners = teams[0] if (-points[0], sums[0]) <= (-points[1], sums[1]) else teams[1]
    assert story.outcome.winners() == winners
