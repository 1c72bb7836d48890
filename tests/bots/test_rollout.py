"""What a seat answers in a rollout, without a list of all it could: no otherwise than with one."""

import pytest

from followsuit import Game
from followsuit.core.rng import seeded
from followsuit.search.tree import SLACK, Search
from moments import SIZES, moments, name_of

WITH_ROLLOUTS = ["trick-raiders", "tricktakers"]
EVERY = 3  # moments of a game
FEW = 20


@pytest.mark.parametrize(("game", "players"), SIZES, ids=name_of)
def test_a_rollout_answers_what_the_priors_come_to(game: Game, players: int) -> None:
    """With the same numbers drawn; nothing of the table is changed by it."""
    answers = 0
    for seed in range(4, 12):
        for t, seat in moments(game, players, seed, EVERY):
            policy = t.policy
            if not policy.has_rollout:
                assert game.id not in WITH_ROLLOUTS
                return
            before = t.words()
            offered = t.options(seat)
            search = Search(t.view(seat), seeded(seed), is_exact=False)
            for number in range(5):
                answer = policy.rollout(t, seat, SLACK, seeded(number))
                assert t.words() == before
                if answer < 0:
                    break
                answers += 1
                search.rng = seeded(number)
                expected = offered[0] if len(offered) == 1 else search.by_priors(t, seat, offered)
                assert answer == expected
    assert answers > FEW
