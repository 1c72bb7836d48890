"""Many tables at once: the same games as one by one, in arrays that are reused."""

import numpy as np
import pytest

from encoding.cases import Case, cases, label
from followsuit import AnswerRefused, Table
from followsuit.encoding.many import WrongAction
from followsuit.envs import encoding_of, vector_env
from many import ALL

TABLES = 11  # no multiple of the tables that are handed over together
STEPS = 600 if ALL else 150


@pytest.mark.parametrize("case", cases(), ids=label)
def test_tables_play_the_games_of_their_seeds_in_many_games(case: Case) -> None:
    game, players = case
    many = vector_env(game.id, players, TABLES)
    many.reset(seed=7)
    encoding = encoding_of(game, players)
    seeds = list(range(7, 7 + TABLES))
    tables: list[Table] = [game.new_table(players, {}, seed) for seed in seeds]
    chance = np.random.default_rng(1)
    for _ in range(STEPS):
        actions = []
        for i, t in enumerate(tables):
            seat = t.next_seat()
            assert many.seats[i] == seat
            assert many.observations[i].tobytes() == encoding.observation(t, seat)
            assert many.masks[i].tobytes() == encoding.mask(t, seat)
            actions.append(int(chance.choice(np.flatnonzero(many.masks[i]))))
        many.step(np.array(actions))
        for i, t in enumerate(tables):
            seat = t.next_seat()
            t.answer(seat, encoding.pick_of(actions[i], seat))
            assert bool(many.dones[i]) == (t.outcome is not None)
            if t.outcome is None:
                assert not many.rewards[i].any()
                assert not many.places[i].any()
            else:
                assert many.rewards[i].tolist() == pytest.approx(t.outcome.standing())
                assert many.places[i].tolist() == t.outcome.places
                seeds[i] += TABLES
                tables[i] = game.new_table(players, {}, seeds[i])
    assert many.seeds() == seeds


def test_arrays_are_reused() -> None:
    many = vector_env("trick-raiders", 3, 5)
    arrays = [many.observations, many.masks, many.seats, many.rewards, many.dones, many.places]
    many.reset(seed=1)
    first = many.observations.copy()
    many.step(many.random_actions())
    assert (many.observations != first).any()
    again = [many.observations, many.masks, many.seats, many.rewards, many.dones, many.places]
    assert all(one is other for one, other in zip(arrays, again, strict=True))


def test_rounds_are_rewarded_by_the_change_of_the_standing() -> None:
    many = vector_env("tricktakers", 3, 4, rewards="round")
    many.reset(seed=2)
    got = np.zeros((4, 3))
    for _ in range(300):
        many.step(many.random_actions())
        got += many.rewards
        for i in np.flatnonzero(many.dones):
            winners = [1.0 if place == 1 else 0.0 for place in many.places[i]]
            assert (got[i] + 1 / 3).tolist() == pytest.approx(winners, abs=1e-5)
            got[i] = 0


def test_states_are_those_of_the_tables() -> None:
    many = vector_env("trick-raiders", 4, 3)
    many.reset(seed=5)
    states = many.states()
    for i in range(3):
        assert states[i].tobytes() == many.encoding.state(many.many.tables[i])


def test_if_one_action_is_wrong_none_is_taken() -> None:
    many = vector_env("trick-raiders", 3, 10)
    many.reset(seed=1)
    before = [t.words() for t in many.many.tables]
    actions = many.random_actions()
    actions[9] = int(np.flatnonzero(many.masks[9] == 0)[0])
    with pytest.raises(AnswerRefused, match="TR-"):
        many.step(actions)
    for wrong in (actions[:4], actions.astype(float), [10**6] * 10, [-1] * 10):
        with pytest.raises(WrongAction):
            many.step(wrong)
    assert [t.words() for t in many.many.tables] == before
    with pytest.raises(WrongAction, match="not been reset"):
        vector_env("trick-raiders", 3, 2).step([0, 0])
