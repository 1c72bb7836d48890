"""A self-play league: the policy also meets what it was before, so that it does not forget how to beat it.

    python examples/research/league.py --game trick-raiders --players 3 --minutes 6 --seed 1

In turns of half a minute the policy learns against itself, and then from one seat against a member of the
league: an earlier copy, or the random bot it began with. After each turn a copy joins. At the end all members
play each other.
"""

import argparse
import copy
import time
from typing import Any

import numpy as np
import torch
from ppo import (
    BATCH,
    RATE,
    Chooser,
    Collector,
    Policy,
    choose,
    interval,
    random_chooser,
    shares,
    train,
    update,
)

TURN = 0.5  # minutes
MOST_MEMBERS = 6


def learn_against(policy: Policy, other: Chooser, minutes: float, seed: int) -> None:
    """Only the answers of one seat are learned from; the seat changes with every update."""
    learner = torch.optim.Adam(policy.parameters(), lr=RATE, eps=1e-5)
    begun = time.monotonic()
    finished: list[tuple[Any, ...]] = []
    seat = seed % policy.players
    collector = Collector(policy, {}, 10**9 * (seed + 1))
    while time.monotonic() - begun < 60 * minutes:
        collector.step(finished, other, seat)
        if len(finished) >= BATCH // policy.players:
            update(policy, learner, finished)
            finished = []
            seat = (seat + 1) % policy.players
            collector = Collector(policy, {}, collector.env.seeds()[-1] + 1)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game in a league of one's earlier selves.")
    parser.add_argument("--game", default="trick-raiders")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--minutes", type=float, default=6)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    asked = parser.parse_args()
    torch.set_num_threads(asked.threads)
    torch.manual_seed(asked.seed)
    chance = np.random.default_rng(asked.seed)
    policy = Policy(asked.game, asked.players)
    members: dict[str, Chooser] = {"random": random_chooser}
    begun = time.monotonic()
    turn = 0
    while time.monotonic() - begun < 60 * asked.minutes:
        turn += 1
        train(policy, [{}], TURN, asked.seed + turn)
        name = str(chance.choice(list(members)))
        learn_against(policy, members[name], TURN, asked.seed + 100 * turn)
        if len(members) > MOST_MEMBERS:
            del members[list(members)[1]]  # the oldest copy; the random bot stays
        members[f"turn {turn}"] = choose(copy.deepcopy(policy))
    print(
        f"{asked.game}, {asked.players} players, seed {asked.seed}: of the victories against all others alike"
    )
    for name, subject in members.items():
        row = []
        for other in members.values():
            mean, low, high = interval(shares(subject, other, asked.game, asked.players, {}, asked.deals))
            row.append(f"{mean:.2f} ({low:.2f} to {high:.2f})")
        print(f"{name:10}", *row)


if __name__ == "__main__":
    main()
