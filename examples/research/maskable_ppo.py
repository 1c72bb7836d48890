"""Somebody else's learner, unchanged: MaskablePPO of Stable-Baselines3's contributions, on one seat.

pip install 'followsuit[envs]' sb3-contrib
python examples/research/maskable_ppo.py
"""

import argparse

import numpy as np
from sb3_contrib import MaskablePPO

from followsuit.envs import gym_env


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn one seat of a game against random bots.")
    parser.add_argument("--game", default="trick-raiders")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--steps", type=int, default=60_000)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    env = gym_env(asked.game, asked.players, flat=True)
    model = MaskablePPO("MlpPolicy", env, seed=asked.seed, n_steps=2048, ent_coef=0.01, gamma=1.0)
    before = played(model, asked)
    model.learn(asked.steps)
    after = played(model, asked)
    for name, won in (("untrained", before), ("trained", after)):
        half = 1.96 * np.std(won) / len(won) ** 0.5
        print(f"{name:10} {np.mean(won):.3f} of the victories, give or take {half:.3f}; {len(won)} games")


def played(model: MaskablePPO, asked: argparse.Namespace) -> list[float]:
    """The same deals before and after."""
    env = gym_env(asked.game, asked.players, flat=True)
    won = []
    for seed in range(asked.games):
        seen, _ = env.reset(seed=10**6 + seed)
        is_over = False
        while not is_over:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, reward, is_over, _, _ = env.step(int(action))
        won.append(float(reward))
    return won


if __name__ == "__main__":
    main()
