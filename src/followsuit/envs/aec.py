"""A game for PettingZoo: one seat after the other, as the table asks them."""

from typing import Any

import numpy as np
from pettingzoo import AECEnv

from followsuit.core.errors import AnswerRefused
from followsuit.core.reason import GAME_OVER
from followsuit.envs.agents import Agents, Observation
from followsuit.envs.playing import NO_PICK, Mask, NotReset, Options


class TableEnv(Agents, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """Agents are `player_0`, `player_1`, …: the seats. Each is given what its seat knows, and a mask.

    An action that is not allowed is refused with its rule, and the table stays as it was.
    """

    metadata: dict[str, Any] = {**Agents.metadata, "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int = 0,
        options: Options | None = None,
        rewards: str = "result",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`max_cycles` counts the answers of one seat."""
        super().__init__(game, players, options, rewards, max_cycles, render_mode)
        self.answers = [0] * self.playing.players
        self.no_mask: Mask = np.zeros(int(self.playing.encoding.action_count), np.int8)
        self.mask = self.no_mask  # of the agent that is asked

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same. The table's own options belong to the environment."""
        self.playing.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.answers = [0] * self.playing.players
        self._skip_agent_selection = None
        self.ask()

    def ask(self) -> None:
        """Turn to the seat that the table waits for."""
        seat = self.playing.now().next_seat()
        agent = self.possible_agents[seat]
        self.agent_selection = agent
        self.mask = self.playing.mask(seat)
        self.infos[agent] = {"action_mask": self.mask}

    def observe(self, agent: str) -> Observation:
        seat = self.seat_of[agent]
        is_asked = (
            bool(self.agents) and agent == self.agent_selection and not self.terminations.get(agent, True)
        )
        return {
            "observation": self.playing.observation(seat),
            "action_mask": self.mask if is_asked else self.no_mask,
        }

    def step(self, action: Any) -> None:
        if not self.agents:
            if self.playing.table is None:
                raise NotReset("The environment has not been reset: there is no game yet.")
            raise AnswerRefused(0, NO_PICK, GAME_OVER)
        agent = self.agent_selection
        seat = self.seat_of[agent]
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise AnswerRefused(seat, NO_PICK, GAME_OVER)
            self._was_dead_step(action)
            return
        got = self.playing.answer(seat, action)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        self.answers[seat] += 1
        for other, reward in zip(self.possible_agents, got, strict=True):
            self.rewards[other] = reward
            self._cumulative_rewards[other] += reward
        if not self.playing.now().todo:
            self.end(self.terminations)
        elif self.max_cycles is not None and self.answers[seat] >= self.max_cycles:
            self.end(self.truncations)
        else:
            self.ask()
        if self.render_mode == "human":
            self.render()

    def end(self, how: dict[str, bool]) -> None:
        self.mask = self.no_mask
        for agent in self.agents:
            how[agent] = True
        self.infos = {agent: {"action_mask": self.no_mask} for agent in self.agents}
        self._deads_step_first()

    def render(self) -> Any:
        """The table as the seat that is asked sees it."""
        seat = self.seat_of[self.agent_selection] if self.agents else 0
        return self.drawing.draw(seat)


def aec_env(
    game: str,
    players: int = 0,
    options: Options | None = None,
    rewards: str = "result",
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> TableEnv:
    return TableEnv(game, players, options, rewards, max_cycles, render_mode)
