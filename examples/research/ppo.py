"""PPO by self-play on many tables at once: everything in this file, PyTorch and a processor are enough.

    python examples/research/ppo.py --game trick-raiders --players 3 --minutes 3 --seed 1

One policy plays every seat. A game's victory, shared among those who have it, is what each of its answers is
worth; there is no bootstrapping, and no discount. Afterwards the policy plays against random bots: every deal
once from every seat, the same deals whatever was trained.
"""

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from followsuit.envs import encoding_of, vector_env
from followsuit.envs.describing import action_features, tops
from followsuit.envs.vector import VectorEnv

WIDTH = 128
TABLES = 128
BATCH = 8192  # answers of finished games between two updates
MINIBATCH = 1024
EPOCHS = 3
CLIP = 0.2
RATE = 1e-3
ENTROPY = 0.01
# Fields that name a character, which says nothing about one that was never seen.
NAMES = ("characters", "characters before", "row", "row before", "drafted", "heroes")


class Policy(nn.Module):
    """An observation to a value and to a logit for every action; actions are told apart by what they are."""

    def __init__(self, game: str, players: int, is_blind: bool = False) -> None:
        super().__init__()
        encoding = encoding_of(game, players)
        self.game = game
        self.players = players
        self.is_blind = is_blind
        scale = 1 / torch.from_numpy(tops(encoding))
        if is_blind:
            blind_to_names(scale, encoding)
        self.register_buffer("scale", scale)
        self.register_buffer("actions", torch.from_numpy(action_features(encoding)))
        self.body = nn.Sequential(
            nn.Linear(encoding.size, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()
        )
        self.value = nn.Linear(WIDTH, 1)
        self.plain = nn.Linear(WIDTH, len(encoding.picks))
        self.told = nn.Linear(self.actions.shape[1], WIDTH, bias=False)
        nn.init.zeros_(self.plain.weight)
        nn.init.zeros_(self.plain.bias)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        found = self.body(seen.float() * self.scale)
        logits = found @ self.told(self.actions).T / WIDTH**0.5
        if not self.is_blind:
            logits = logits + self.plain(found)
        return logits.masked_fill(masks == 0, -1e9), self.value(found).squeeze(-1)


def blind_to_names(scale: torch.Tensor, encoding: Any) -> None:
    """Leave what a character's card says, and take away which of them it is."""
    for field in encoding.fields():
        if field.name in NAMES:
            scale[field.start : field.start + field.size] = 0
        if field.name == "roles":
            said = len(encoding.describe_piece(0))
            block = len(encoding.no_block)
            for start in range(field.start, field.start + field.size, block):
                scale[start : start + block - said] = 0


Answers = tuple[NDArray[Any], ...]
Chooser = Callable[[VectorEnv], NDArray[np.int64]]


class Collector:
    """Plays games to their end, and keeps what was seen, chosen and won."""

    def __init__(self, policy: Policy, options: dict[str, Any], seed: int) -> None:
        self.policy = policy
        self.env = vector_env(policy.game, policy.players, TABLES, options)
        self.env.reset(seed)
        self.games: list[list[tuple[Any, ...]]] = [[] for _ in range(TABLES)]

    def step(self, finished: list[tuple[Any, ...]], others: Chooser | None = None, own: int = -1) -> int:
        """One answer at every table; answers of games that end by it go to the finished ones."""
        env = self.env
        seen, masks, seats = env.observations.copy(), env.masks.copy(), env.seats.copy()
        with torch.no_grad():
            logits, _ = self.policy(torch.from_numpy(seen), torch.from_numpy(masks))
            chance = torch.distributions.Categorical(logits=logits)
            drawn = chance.sample()
            worth = chance.log_prob(drawn).numpy()
        actions = drawn.numpy()
        is_ours = np.ones(TABLES, bool)
        if others is not None:
            is_ours = seats == own
            actions = np.where(is_ours, actions, others(env))
        env.step(actions)
        ended = 0
        for i in range(TABLES):
            if is_ours[i]:
                self.games[i].append((seen[i], masks[i], actions[i], worth[i], int(seats[i])))
            if env.dones[i]:
                won = env.rewards[i]
                finished += [(*answer[:4], won[answer[4]]) for answer in self.games[i]]
                self.games[i] = []
                ended += 1
        return ended


def update(policy: Policy, learner: torch.optim.Optimizer, finished: list[tuple[Any, ...]]) -> None:
    """PPO's clipped objective, over the answers of finished games."""
    seen, masks, actions, before, won = (np.array(column) for column in zip(*finished, strict=True))
    returns = torch.from_numpy(won.astype(np.float32))
    for _ in range(EPOCHS):
        order = np.random.permutation(len(won))
        for start in range(0, len(order), MINIBATCH):
            part = order[start : start + MINIBATCH]
            logits, value = policy(torch.from_numpy(seen[part]), torch.from_numpy(masks[part]))
            chance = torch.distributions.Categorical(logits=logits)
            better = returns[part] - value.detach()
            better = (better - better.mean()) / (better.std(correction=0) + 1e-4)
            ratio = (chance.log_prob(torch.from_numpy(actions[part])) - torch.from_numpy(before[part])).exp()
            gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            missed = (value - returns[part]).pow(2).mean()
            loss = 0.5 * missed - gain - ENTROPY * chance.entropy().mean()
            learner.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            learner.step()


def train(policy: Policy, tables: list[dict[str, Any]], minutes: float, seed: int, answers: int = 0) -> int:
    """For so many minutes, or over so many answers; how many it were."""
    torch.manual_seed(seed)
    np.random.seed(seed)
    learner = torch.optim.Adam(policy.parameters(), lr=RATE, eps=1e-5)
    collectors = [
        Collector(policy, options, 10**9 * (seed + 1) + i * 10**8) for i, options in enumerate(tables)
    ]
    begun = time.monotonic()
    finished: list[tuple[Any, ...]] = []
    done = games = 0
    while (done < answers) if answers else (time.monotonic() - begun < 60 * minutes):
        for collector in collectors:
            games += collector.step(finished)
        if len(finished) >= BATCH:
            update(policy, learner, finished)
            done += len(finished)
            finished = []
            print(f"{time.monotonic() - begun:6.0f} s {done:9,} answers {games:7,} games", flush=True)
    return done


def choose(policy: Policy) -> Chooser:
    """What this policy does at every table, without chance."""

    def chosen(env: VectorEnv) -> NDArray[np.int64]:
        with torch.no_grad():
            logits, _ = policy(torch.from_numpy(env.observations), torch.from_numpy(env.masks))
        return np.asarray(logits.argmax(-1).numpy(), np.int64)

    return chosen


def random_chooser(env: VectorEnv) -> NDArray[np.int64]:
    return env.random_actions()


def shares(
    subject: Chooser, others: Chooser, game: str, players: int, options: Any, deals: int
) -> list[float]:
    """Of every deal, the part of the victories that the subject has, playing it once from every seat."""
    won = np.zeros(deals)
    for seat in range(players):
        env = vector_env(game, players, deals, options)
        env.reset(0)
        waiting = np.ones(deals, bool)
        while waiting.any():
            env.step(np.where(env.seats == seat, subject(env), others(env)))
            over = waiting & (env.dones == 1)
            won[over] += env.rewards[over, seat] / players
            waiting &= ~over
    return [float(one) for one in won]


def interval(values: list[float]) -> tuple[float, float, float]:
    """The mean over deals, and where it lies with 95 % certainty."""
    mean = float(np.mean(values))
    half = 1.96 * float(np.std(values, ddof=1)) / len(values) ** 0.5
    return mean, mean - half, mean + half


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game by playing against oneself.")
    parser.add_argument("--game", default="trick-raiders")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--options", type=json.loads, default={})
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--answers", type=int, default=0, help="learn from so many, however long it takes")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--save", type=Path)
    asked = parser.parse_args()
    torch.set_num_threads(asked.threads)
    torch.manual_seed(asked.seed)
    policy = Policy(asked.game, asked.players)
    before = shares(choose(policy), random_chooser, asked.game, asked.players, asked.options, asked.deals)
    done = train(policy, [asked.options], asked.minutes, asked.seed, asked.answers)
    after = shares(choose(policy), random_chooser, asked.game, asked.players, asked.options, asked.deals)
    print(f"{asked.game}, {asked.players} players, seed {asked.seed}: {done:,} answers learned from.")
    for name, values in (("untrained", before), ("trained", after)):
        mean, low, high = interval(values)
        said = f"{mean:.3f} of the victories ({low:.3f} to {high:.3f}), even is {1 / asked.players:.3f}"
        print(f"{name:10} against random: {said}")
    if asked.save:
        torch.save(policy.state_dict(), asked.save)


if __name__ == "__main__":
    main()
