"""PettingZoo's own tests over our environments, by the ids in its registry."""

import warnings
from collections.abc import Iterator

import pytest
from pettingzoo.env_registry.registration import make
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test, state_test
from pettingzoo.test.bombardment_test import bombardment_test
from pettingzoo.test.seed_test import parallel_seed_test

from encoding.cases import Case, cases, label
from envs.petting import Bombarded, Module
from followsuit import find_game
from followsuit.envs import aec_env, id_of, parallel_env
from many import ALL

CYCLES = 200 if ALL else 20
# What PettingZoo says of every environment whose observations are dicts with a mask, but for its own.
EXPECTED = [
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box",
]


@pytest.fixture(autouse=True)
def _no_other_warnings() -> Iterator[None]:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always", UserWarning)
        yield
    strange = [str(one.message) for one in said if not str(one.message).startswith(tuple(EXPECTED))]
    assert not strange


@pytest.mark.parametrize("case", cases(), ids=label)
def test_pettingzoo_tests_hold_in_many_games(case: Case) -> None:
    name = id_of(*case)
    api_test(make("aec", name), num_cycles=CYCLES)
    seed_test(lambda: make("aec", name), num_cycles=CYCLES)
    parallel_api_test(make("parallel", name), num_cycles=CYCLES)
    parallel_seed_test(lambda: make("parallel", name), num_cycles=CYCLES)
    state_test(make("aec", name), make("parallel", name))
    bombardment_test(Bombarded(make("aec", name)), cycles=CYCLES)
    max_cycles_test(Module(case[0].id, case[1]))


@pytest.mark.parametrize("case", cases(), ids=label)
def test_pettingzoo_renders_in_many_games(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda **asked: make("aec", id_of(*case), **asked))
    assert case[0].name in capsys.readouterr().out


def test_every_option_of_a_table_can_be_asked_for() -> None:
    env = aec_env("tricktakers", 3, {"characters": "with_expansion"})
    env.reset(seed=4)
    while env.agents:
        _, _, is_over, _, _ = env.last()
        env.step(None if is_over else env.action_space(env.agent_selection).sample())
    assert env.playing.options["characters"] == "with_expansion"


def test_sealed_answers_are_taken_together() -> None:
    """In Trick Raiders all declare at once: nobody is told anything until the last has sealed."""
    env = parallel_env("trick-raiders", 4)
    seen, infos = env.reset(seed=1)
    done = env.playing.encoding.action_of(find_game("trick-raiders").read_pick("done"), 0)
    assert all(infos[agent]["action_mask"][done] for agent in env.agents)
    seen, *_ = env.step(dict.fromkeys(env.agents, done))
    asked = [agent for agent in env.agents if seen[agent]["action_mask"].any()]
    assert len(asked) == 1  # now somebody leads


@pytest.mark.parametrize("rewards", ["result", "round"])
def test_rewards_add_up_to_the_result(rewards: str) -> None:
    env = aec_env("trick-raiders", 3, rewards=rewards)
    env.reset(seed=3)
    start = env.playing.now().standing()
    got = dict.fromkeys(env.possible_agents, 0.0)
    while not any(env.terminations.values()):
        env.step(env.action_space(env.agent_selection).sample())
        for agent, reward in env.rewards.items():
            got[agent] += reward
    outcome = env.playing.now().outcome
    assert outcome is not None
    before = start if rewards == "round" else [0.0] * 3
    for seat, agent in enumerate(env.possible_agents):
        assert got[agent] == pytest.approx(outcome.standing()[seat] - before[seat])


def test_a_game_is_cut_off_after_so_many_answers_of_a_seat() -> None:
    env = aec_env("trickster", 3, max_cycles=2)
    env.reset(seed=1)
    while not any(env.truncations.values()):
        env.step(env.action_space(env.agent_selection).sample())
    assert max(env.answers) == 2
    assert not any(env.terminations.values())
