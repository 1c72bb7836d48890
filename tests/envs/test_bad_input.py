"""What nobody should do: one clear sentence, with the rule where there is one, and the table as it was."""

from typing import Any

import numpy as np
import pytest

from followsuit import AnswerRefused, FollowSuitError, UnknownGame, WrongOption
from followsuit.encoding.many import WrongAction
from followsuit.envs import aec_env, gym_env, parallel_env, vector_env

SEEDS: list[Any] = ["7", 1.5, -1, True, 2**128, [1]]
ACTIONS: list[Any] = ["0", 1.0, -1, 10**6, None, True]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_wrong_seed_is_refused(seed: Any) -> None:
    for env in (aec_env("trick-raiders", 3), parallel_env("trick-raiders", 3), gym_env("trick-raiders", 3)):
        env.reset(seed=1)
        before = env.playing.now().words()
        with pytest.raises(WrongOption, match="A seed is a whole number"):
            env.reset(seed=seed)
        assert env.playing.now().words() == before
    with pytest.raises(WrongOption, match="A seed is a whole number"):
        vector_env("trick-raiders", 3, 2).reset(seed)


@pytest.mark.parametrize("action", ACTIONS)
def test_what_is_no_action_is_refused(action: Any) -> None:
    table = aec_env("trick-raiders", 3)
    seat = gym_env("trick-raiders", 3)
    for env in (table, seat):
        env.reset(seed=1)
        before = env.playing.now().words()
        with pytest.raises(WrongAction, match="An action is a whole number"):
            env.step(action)
        assert env.playing.now().words() == before


def test_actions_go_from_0_to_the_last() -> None:
    playing = gym_env("trick-raiders", 3).playing
    last = playing.encoding.action_count - 1
    assert [playing.checked_action(action) for action in (0, 1, last)] == [0, 1, last]
    for action in (-1, last + 1, last + 2):
        with pytest.raises(WrongAction, match=f"from 0 to {last}, not {action}"):
            playing.checked_action(action)


def test_an_action_outside_the_mask_is_refused_with_its_rule() -> None:
    table = aec_env("trick-raiders", 3)
    table.reset(seed=1)
    wrong = int(np.flatnonzero(table.mask == 0)[0])
    before = table.playing.now().words()
    with pytest.raises(AnswerRefused, match=r"\(TR-DECL"):
        table.step(wrong)
    assert table.playing.now().words() == before
    assert not any(table.terminations.values())
    sealed = parallel_env("trick-raiders", 3)
    sealed.reset(seed=1)
    before = sealed.playing.now().words()
    with pytest.raises(AnswerRefused, match=r"\(TR-DECL"):
        sealed.step({**dict.fromkeys(sealed.agents, 2), "player_2": wrong})
    assert sealed.playing.now().words() == before
    with pytest.raises(WrongAction, match="player_1 is asked, and has no action"):
        sealed.step({"player_0": 2})


def test_a_finished_game_is_not_stepped() -> None:
    table = aec_env("trick-raiders", 3)
    table.reset(seed=1)
    while not any(table.terminations.values()):
        table.step(table.action_space(table.agent_selection).sample())
    with pytest.raises(AnswerRefused, match="over"):
        table.step(0)
    while table.agents:
        table.step(None)
    with pytest.raises(AnswerRefused, match="over"):
        table.step(None)
    seat = gym_env("trick-raiders", 3)
    seat.reset(seed=1)
    is_over = False
    while not is_over:
        _, _, is_over, _, _ = seat.step(seat.action_space.sample())
    with pytest.raises(AnswerRefused, match="over"):
        seat.step(0)


def test_nothing_is_stepped_before_a_reset() -> None:
    for env in (aec_env("trick-raiders", 3), gym_env("trick-raiders", 3)):
        with pytest.raises(FollowSuitError, match="has not been reset"):
            env.step(0)


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"game": "tricktaker"}, "There is no game tricktaker. Did you mean"),
        ({"game": "trick-raiders", "players": 7}, "is for 3 or 4 players, not 7"),
        ({"game": "trick-raiders", "options": {"hats": 1}}, "has no option"),
        ({"game": "trick-raiders", "rewards": "often"}, "Rewards are given by result or round"),
        ({"game": "trick-raiders", "render_mode": "cinema"}, "not as cinema"),
    ],
)
def test_a_wrong_environment_is_refused(asked: dict[str, Any], sentence: str) -> None:
    with pytest.raises((UnknownGame, WrongOption), match=sentence):
        aec_env(**asked)


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"seat": 4}, "A seat is a number from 0 to 3"),
        ({"bots": "clever"}, "There is no bot clever"),
        ({"bots": ["random"]}, "3 other seats, and 1 bots"),
        ({"illegal": "forgive"}, "not with forgive"),
    ],
)
def test_a_wrong_seat_is_refused(asked: dict[str, Any], sentence: str) -> None:
    with pytest.raises(WrongOption, match=sentence):
        gym_env("trick-raiders", 4, **asked)


@pytest.mark.parametrize("tables", [0, -3, "many", True, 2**21])
def test_a_wrong_number_of_tables_is_refused(tables: Any) -> None:
    with pytest.raises(WrongOption, match="tables, not"):
        vector_env("trick-raiders", 3, tables)


def test_one_table_is_enough() -> None:
    env = vector_env("trick-raiders", 3, 1)
    env.reset(1)
    assert env.observations.shape[0] == env.tables == 1
