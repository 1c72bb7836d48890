"""A game for Gymnasium: one seat is yours, the others are bots."""

from typing import Any, ClassVar, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from followsuit.bots.bot import Bot
from followsuit.bots.playing import bot_answer
from followsuit.bots.roster import check_level, new_bot
from followsuit.bots.seeds import rng_of_bot
from followsuit.core.errors import AnswerRefused, WrongOption
from followsuit.core.reason import GAME_OVER
from followsuit.envs.describing import tops
from followsuit.envs.drawing import Drawing
from followsuit.envs.playing import NO_PICK, Bytes, Mask, Options, Playing
from followsuit.envs.spaces import Actions, masked_space, row_space

Observation = dict[str, Any]
REFUSE: Final = "refuse"
REPLACE: Final = "replace"


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a table. The bots answer until it is asked again; `bots` names one for all, or one each.

    The observation is a dict of the observation and the mask; with `flat`, the observation alone, as floats
    from 0 to 1, and the mask is in the info and given by `action_masks()`.

    An action that is not allowed is refused with its rule, and the table stays as it was. For programs that
    know nothing of masks there is `illegal="replace"`: another one is taken, and the info says so.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": ["ansi", "human", "rgb_array"],
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        players: int = 0,
        seat: int = 0,
        bots: str | list[str] = "random",
        options: Options | None = None,
        rewards: str = "result",
        flat: bool = False,
        illegal: str = REFUSE,
        render_mode: str | None = None,
    ) -> None:
        self.playing = Playing(game, players, options, rewards)
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.playing.players:
            raise WrongOption(f"A seat is a number from 0 to {self.playing.players - 1}, not {seat!r}.")
        self.seat = seat
        self.levels = self.checked_bots(bots)
        self.bots: list[Bot | None] = []
        self.is_flat = flat
        if illegal not in (REFUSE, REPLACE):
            raise WrongOption(
                f"What is not allowed can be met with {REFUSE} or {REPLACE}, not with {illegal}."
            )
        self.is_replacing = illegal == REPLACE
        self.drawing = Drawing(self.playing, render_mode)
        self.render_mode = render_mode
        encoding = self.playing.encoding
        self.action_space = Actions(int(encoding.action_count), self.playing, seat)
        self.tops = tops(encoding)
        self.observation_space = (
            spaces.Box(0, 1, (encoding.size,), np.float32) if flat else masked_space(encoding)
        )
        self.state_space = row_space(encoding.state_fields())

    def checked_bots(self, bots: str | list[str]) -> list[str]:
        others = self.playing.players - 1
        levels = [bots] * others if isinstance(bots, str) else list(bots)
        if len(levels) != others:
            raise WrongOption(f"There are {others} other seats, and {len(levels)} bots for them.")
        return [check_level(level) for level in levels]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        self.playing.reset(seed)
        super().reset(seed=None if seed is None else int(seed) % 2**63)
        levels = iter(self.levels)
        self.bots = [
            None if seat == self.seat else new_bot(next(levels), rng_of_bot(self.playing.seed, seat))
            for seat in range(self.playing.players)
        ]
        self.go_on()
        return self.seen()

    def go_on(self) -> float:
        """The others answer until this seat is asked, or the game is over; what it gets by that."""
        t = self.playing.now()
        got = 0.0
        seat = t.next_seat()
        while seat >= 0 and self.seat not in t.seats_to_act():
            bot = self.bots[seat]
            assert bot is not None
            got += self.playing.apply(seat, bot_answer(bot, t, seat))[self.seat]
            seat = t.next_seat()
        return got

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        t = self.playing.now()
        if not t.todo:
            raise AnswerRefused(self.seat, NO_PICK, GAME_OVER)
        replaced = self.replacement(action) if self.is_replacing else {}
        taken = replaced.get("replaced_by", action)
        reward = self.playing.answer(self.seat, taken)[self.seat] + self.go_on()
        seen, info = self.seen()
        info.update(replaced)
        if self.render_mode == "human":
            self.render()
        return seen, reward, not t.todo, False, info

    def replacement(self, action: Any) -> dict[str, Any]:
        """For an action that is not allowed, which is taken instead, and the rule; otherwise nothing."""
        number = self.playing.checked_action(action)
        allowed = np.flatnonzero(self.playing.mask(self.seat))
        if number in allowed:
            return {}
        reason = self.playing.now().why_not(self.seat, self.playing.encoding.pick_of(number, self.seat))
        assert reason is not None
        return {"replaced_by": int(allowed[number % len(allowed)]), "refused": reason.rule}

    def seen(self) -> tuple[Any, dict[str, Any]]:
        mask = self.playing.mask(self.seat)
        observation = self.playing.observation(self.seat)
        seen: Any = {"action_mask": mask, "observation": observation}
        if self.is_flat:
            seen = np.minimum(observation / self.tops, np.float32(1))
        return seen, {"action_mask": mask}

    def action_masks(self) -> Mask:
        """As Stable-Baselines3's contributions ask for it."""
        return self.playing.mask(self.seat).astype(np.bool_)

    def state(self) -> Bytes:
        """Everything about the table, for training critics."""
        return self.playing.state()

    def render(self) -> Any:
        return self.drawing.draw(self.seat)


def gym_env(
    game: str,
    players: int = 0,
    seat: int = 0,
    bots: str | list[str] = "random",
    options: Options | None = None,
    rewards: str = "result",
    flat: bool = False,
    illegal: str = REFUSE,
    render_mode: str | None = None,
) -> SeatEnv:
    return SeatEnv(game, players, seat, bots, options, rewards, flat, illegal, render_mode)
