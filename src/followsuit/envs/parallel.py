"""A game for PettingZoo's parallel form: all seats that are asked answer at once, sealed."""

from typing import Any

from pettingzoo import ParallelEnv

from followsuit.core.errors import AnswerRefused
from followsuit.core.reason import GAME_OVER
from followsuit.encoding.many import WrongAction
from followsuit.envs.agents import Agents, Observation
from followsuit.envs.playing import NO_PICK, Options


class SealedEnv(Agents, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """Where the table asks several seats, their answers are taken together; nobody sees another's first.

    A seat that is not asked has an empty mask, and whatever it chooses is not looked at.
    """

    steps = 0  # answers taken together, of the game that is played

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.playing.reset(seed)
        self.agents = self.possible_agents[:]
        self.steps = 0
        return self.seen()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        t = self.playing.now()
        if not self.agents:
            raise AnswerRefused(0, NO_PICK, GAME_OVER)
        self.check(actions)
        rewards = dict.fromkeys(self.agents, 0.0)
        # The answers of one question: when the last is in, all are revealed, and the next question waits.
        for seat in t.seats_to_act():
            got = self.playing.answer(seat, actions[self.possible_agents[seat]])
            for agent, reward in zip(self.possible_agents, got, strict=True):
                rewards[agent] += reward
        self.steps += 1
        is_over = not t.todo
        is_cut = not is_over and self.max_cycles is not None and self.steps >= self.max_cycles
        seen, infos = self.seen()
        terminations = dict.fromkeys(self.agents, is_over)
        truncations = dict.fromkeys(self.agents, is_cut)
        if is_over or is_cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, terminations, truncations, infos

    def check(self, actions: dict[str, int]) -> None:
        """All before any is taken: if one is wrong, none is."""
        t = self.playing.now()
        for seat in t.seats_to_act():
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise WrongAction(f"{agent} is asked, and has no action.")
            pick = self.playing.encoding.pick_of(self.playing.checked_action(actions[agent]), seat)
            reason = t.why_not(seat, pick)
            if reason is not None:
                raise AnswerRefused(seat, pick, reason)

    def seen(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        seen: dict[str, Observation] = {}
        infos: dict[str, dict[str, Any]] = {}
        for agent in self.agents:
            seat = self.seat_of[agent]
            mask = self.playing.mask(seat)
            seen[agent] = {"observation": self.playing.observation(seat), "action_mask": mask}
            infos[agent] = {"action_mask": mask}
        return seen, infos

    def render(self) -> Any:
        """The table as the first seat that is asked sees it."""
        return self.drawing.draw(max(0, self.playing.now().next_seat()))


def parallel_env(
    game: str,
    players: int = 0,
    options: Options | None = None,
    rewards: str = "result",
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> SealedEnv:
    return SealedEnv(game, players, options, rewards, max_cycles, render_mode)
