"""Shapes that PettingZoo's own tests ask for."""

from typing import Any

from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.wrappers import BaseWrapper

from followsuit.envs.aec import TableEnv
from followsuit.envs.parallel import SealedEnv


class Bombarded(BaseWrapper[str, Any, int]):  # type: ignore[misc]
    """The bombardment test wants plain arrays, and what `step` returns for the next observation."""

    def observation_space(self, agent: str) -> Any:
        return super().observation_space(agent)["observation"]

    def observe(self, agent: str) -> Any:
        return super().observe(agent)["observation"]

    def step(self, action: int) -> Any:
        super().step(action)
        return self.observe(self.agents[0] if self.agents else "player_0")


class Module:
    """The max_cycles test is given a module. Every seat has a turn in every cycle of the parallel form."""

    def __init__(self, game: str, players: int) -> None:
        self.game = game
        self.players = players

    def parallel_env(self, **asked: Any) -> SealedEnv:
        return SealedEnv(self.game, self.players, **asked)

    def env(self, **asked: Any) -> Any:
        return parallel_to_aec(self.parallel_env(**asked))


def table_env(game: str, players: int, **asked: Any) -> TableEnv:
    return TableEnv(game, players, **asked)
