"""Gymnasium's own check over our environments, and the wrappers that people put around them."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import followsuit.envs  # noqa: F401  (it registers the ids)
from encoding.cases import Case, cases, label
from followsuit.envs import gym_env, id_of


@pytest.mark.parametrize("case", cases(), ids=label)
def test_check_env_is_clean_in_many_games(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    """The check draws an action before it resets, so what is not allowed then has to be replaced."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(id_of(*case), illegal="replace").unwrapped)


def test_ids_are_found_by_the_name_of_our_module() -> None:
    env = gymnasium.make("followsuit.envs:followsuit/trickster-5p-v1", bots="thumb", seat=2)
    assert env.unwrapped.seat == 2  # type: ignore[attr-defined]


@pytest.mark.parametrize("bots", ["random", "thumb", ["random", "thumb"]])
def test_a_seat_plays_against_bots(bots: str | list[str]) -> None:
    env = gym_env("trick-raiders", 3, seat=1, bots=bots)
    stories = []
    for _ in range(2):
        env.action_space.seed(5)
        seen, info = env.reset(seed=11)
        story = [seen["observation"].tobytes()]
        is_over = False
        while not is_over:
            assert info["action_mask"].any()
            seen, reward, is_over, _, info = env.step(env.action_space.sample())
            story.append(seen["observation"].tobytes())
        stories.append(story)
        outcome = env.playing.now().outcome
        assert outcome is not None
        assert reward == outcome.standing()[1]
    assert stories[0] == stories[1]


def test_wrappers_flatten_and_scale() -> None:
    env = gymnasium.wrappers.FlattenObservation(gym_env("trick-raiders", 4))
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    flat = gym_env("trick-raiders", 4, flat=True)
    seen, info = flat.reset(seed=1)
    assert seen.shape == (flat.playing.encoding.size,)
    assert (flat.action_masks() == info["action_mask"].astype(bool)).all()
    assert flat.observation_space.contains(seen)
    assert 0 < seen.max() <= 1


def test_what_is_not_allowed_can_be_replaced() -> None:
    env = gym_env("trick-raiders", 4, illegal="replace")
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, _, _, _, info = env.step(wrong)
    assert info["refused"].startswith("TR-")
    assert info["replaced_by"] != wrong
