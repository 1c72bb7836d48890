"""Many tables at once: one call steps them all, inside the compiled engine."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from followsuit.core.errors import WrongOption
from followsuit.core.rng import seeded
from followsuit.encoding.many import ManyTables, Rows, WrongAction
from followsuit.envs.encodings import encoding_of
from followsuit.envs.playing import Bytes, Options, checked_rewards, checked_seed
from followsuit.envs.resting import COLLECTOR

MOST_TABLES = 1 << 20


class VectorEnv:
    """So many tables of one game, each waiting for an answer of one seat.

    The arrays below are made once and written anew by every call: copy what you want to keep. When a game
    ends its table begins the next one at once; `dones` says so, and `rewards` and `places` are those of the
    game that ended.
    """

    def __init__(
        self,
        game: str,
        players: int = 0,
        tables: int = 64,
        options: Options | None = None,
        rewards: str = "result",
    ) -> None:
        if isinstance(tables, bool) or not isinstance(tables, int) or not 0 < tables <= MOST_TABLES:
            raise WrongOption(f"There are 1 to {MOST_TABLES} tables, not {tables!r}.")
        self.encoding = encoding_of(game, players)
        self.game = self.encoding.game
        self.players = self.encoding.players
        self.tables = tables
        chosen = self.game.checked_options(self.players, options or {}, 0)
        actions = int(self.encoding.action_count)
        self.observations: Bytes = np.zeros((tables, self.encoding.size), np.uint8)
        self.masks: NDArray[np.int8] = np.zeros((tables, actions), np.int8)
        self.seats: Bytes = np.zeros(tables, np.uint8)  # who is asked
        self.rewards: NDArray[np.float32] = np.zeros((tables, self.players), np.float32)
        self.dones: Bytes = np.zeros(tables, np.uint8)
        self.places: Bytes = np.zeros((tables, self.players), np.uint8)
        rows = Rows(
            buffer(self.observations),
            buffer(self.masks),
            buffer(self.seats),
            buffer(self.rewards),
            buffer(self.dones),
            buffer(self.places),
        )
        self.many = ManyTables(self.encoding, chosen, tables, checked_rewards(rewards), rows)
        self.chance = seeded(0)

    def reset(self, seed: int = 0) -> None:
        """New games everywhere. Table i plays the seeds seed + i, seed + i + tables, …"""
        first = checked_seed(seed)
        was_collecting = COLLECTOR.begin()
        try:
            self.many.reset(first)
        finally:
            COLLECTOR.end(was_collecting, self.tables)
        self.chance = seeded(first)

    def step(self, actions: Any) -> None:
        """An action for every table. If one is not allowed, it is refused with its rule and none is taken."""
        chosen = numbers(actions)
        was_collecting = COLLECTOR.begin()
        try:
            self.many.step(chosen)
        finally:
            COLLECTOR.end(was_collecting, self.tables)

    def random_actions(self) -> NDArray[np.int64]:
        """For every table one that may be chosen, drawn by lot."""
        return np.frombuffer(memoryview(self.many.at_random(self.chance)), np.int64).copy()

    def states(self) -> Bytes:
        """Everything about every table, for training critics."""
        out: Bytes = np.zeros((self.tables, self.encoding.state_size), np.uint8)
        self.many.states(buffer(out))
        return out

    def seeds(self) -> list[int]:
        """Of the games that are played now."""
        return list(self.many.seeds)


def buffer(array: NDArray[Any]) -> memoryview:
    return memoryview(array.data).cast("B")


def numbers(actions: Any) -> list[int]:
    array = np.asarray(actions)
    if array.ndim != 1 or array.dtype.kind not in "iu":
        raise WrongAction("Actions are one whole number for each table.")
    chosen: list[int] = array.tolist()
    return chosen


def vector_env(
    game: str,
    players: int = 0,
    tables: int = 64,
    options: Options | None = None,
    rewards: str = "result",
) -> VectorEnv:
    return VectorEnv(game, players, tables, options, rewards)
