"""One table that an environment plays: what is common to all of them."""

import operator
import random
import secrets
from typing import Final

import numpy as np
from numpy.typing import NDArray

from followsuit.core.errors import AnswerRefused, WrongOption
from followsuit.core.reason import GAME_OVER
from followsuit.core.rng import SEED_LIMIT
from followsuit.core.table import Table
from followsuit.encoding.many import REWARDS, ROUND, WrongAction
from followsuit.envs.encodings import encoding_of

Options = dict[str, int | str | bool]
Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]

NO_PICK: Final = -1
SEED_BITS: Final = 63  # of the seeds that are drawn when none is given


class NotReset(WrongAction):
    """There is no game yet."""


class Playing:
    """The table, its seeds, and what its answers bring."""

    def __init__(
        self, game: str, players: int = 0, options: Options | None = None, rewards: str = "result"
    ) -> None:
        self.encoding = encoding_of(game, players)
        self.game = self.encoding.game
        self.players = self.encoding.players
        self.options = self.game.checked_options(self.players, options or {}, 0)
        self.is_by_round = checked_rewards(rewards) == ROUND
        self.seeds: random.Random | None = None
        self.seed = 0  # of this game
        self.table: Table | None = None
        self.part = 0
        self.stands: list[float] = []

    def reset(self, seed: object = None) -> Table:
        """A new game. Without a seed it follows from the last one that was given, if there was one."""
        if seed is not None:
            given = checked_seed(seed)
            self.seeds = random.Random(given)
            self.seed = given
        else:
            drawn = secrets.randbits if self.seeds is None else self.seeds.getrandbits
            self.seed = drawn(SEED_BITS)
        self.table = self.game.new_table(self.players, self.options, self.seed)
        self.part = self.table.part()
        self.stands = self.table.standing()
        return self.table

    def now(self) -> Table:
        if self.table is None:
            raise NotReset("The environment has not been reset: there is no game yet.")
        return self.table

    def answer(self, seat: int, action: object) -> list[float]:
        """Choose an action for a seat; what every seat gets for it. A wrong one changes nothing."""
        t = self.now()
        if not t.todo:
            raise AnswerRefused(seat, NO_PICK, GAME_OVER)
        t.answer(seat, self.encoding.pick_of(self.checked_action(action), seat))
        return self.rewards_now(t)

    def apply(self, seat: int, pick: int) -> list[float]:
        """The answer of a bot, which picks from its options."""
        t = self.now()
        t.apply(seat, pick)
        return self.rewards_now(t)

    def rewards_now(self, t: Table) -> list[float]:
        if not self.is_by_round:
            return t.standing() if t.outcome is not None else [0.0] * self.players
        if t.outcome is None and t.part() == self.part:
            return [0.0] * self.players
        standing = t.standing()
        changes = [after - before for after, before in zip(standing, self.stands, strict=True)]
        self.part = t.part()
        self.stands = standing
        return changes

    def checked_action(self, action: object) -> int:
        last = self.encoding.action_count - 1
        try:
            number = operator.index(action)  # type: ignore[arg-type]
        except TypeError:
            number = -1
        if isinstance(action, bool) or not 0 <= number <= last:
            raise WrongAction(f"An action is a whole number from 0 to {last}, not {action!r}.")
        return number

    def observation(self, seat: int) -> Bytes:
        return np.frombuffer(self.encoding.observation(self.now(), seat), np.uint8)

    def mask(self, seat: int) -> Mask:
        return np.frombuffer(self.encoding.mask(self.now(), seat), np.int8)

    def state(self) -> Bytes:
        return np.frombuffer(self.encoding.state(self.now()), np.uint8)


def checked_seed(seed: object) -> int:
    try:
        number = operator.index(seed)  # type: ignore[arg-type]
    except TypeError:
        number = -1
    if isinstance(seed, bool) or not 0 <= number < SEED_LIMIT:
        raise WrongOption(f"A seed is a whole number from 0 to 2**128 - 1, not {seed!r}.")
    return number


def checked_rewards(rewards: str) -> str:
    if rewards not in REWARDS:
        raise WrongOption(f"Rewards are given by {' or '.join(REWARDS)}, not by {rewards}.")
    return rewards
