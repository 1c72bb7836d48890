"""Answers drawn by lot, as simulations give them: all that are offered, each as often, and no other."""

from collections import Counter
from itertools import islice

import pytest

from followsuit import Game
from followsuit.core.rng import seeded
from moments import GAMES, moments, name_of

EACH = 30  # draws for each answer
MOMENTS = 25
MOST_OFFERED = 8


@pytest.mark.parametrize("players", [0, -1], ids=["fewest", "most"])
@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_whatever_is_offered_is_drawn_as_often(game: Game, players: int) -> None:
    rng = seeded(2)
    tried = 0
    for t, seat in islice(moments(game, game.players[players], 5, 5), MOMENTS):
        offered = t.options(seat)
        if len(offered) > MOST_OFFERED:
            continue
        question = t.todo[-1]
        drawn = Counter(question.at_random(t, seat, rng) for _ in range(EACH * len(offered)))
        assert set(drawn) == set(offered), question
        assert 5 < min(drawn.values()) <= max(drawn.values()) < 2 * EACH + 10, question
        tried += 1
    assert tried > 5
