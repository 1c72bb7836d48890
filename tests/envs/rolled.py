"""What environments show and pay while they are played by lot, as it was once.

    python tests/envs/rolled.py              write anew what is shown, into rolled.json
    python tests/envs/rolled.py GAME KIND    every step of one of them, to look at

Whoever changes the rules of a game or what a row says writes it anew, and looks at it before and after.
"""

import hashlib
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np

from followsuit import all_games
from followsuit.core.rng import seeded
from followsuit.envs import aec_env, gym_env, parallel_env, vector_env
from followsuit.envs.describing import action_features, field_table, tops
from followsuit.envs.encodings import encoding_of

STORED: Final = Path(__file__).with_name("rolled.json")
STEPS: Final = 60
REWARDS: Final = ("result", "round")


def plain(value: Any) -> Any:
    """As JSON has it; of arrays their hash."""
    if isinstance(value, np.ndarray):
        return hashlib.sha1(value.tobytes()).hexdigest()[:8]
    if isinstance(value, dict):
        return {str(key): plain(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    if isinstance(value, float | np.floating):
        return round(float(value), 6)
    return value.item() if isinstance(value, np.generic) else value


def gym(game: str) -> Iterator[Any]:
    for rewards in REWARDS:
        env = gym_env(game, seat=1, bots="thumb", rewards=rewards, flat=rewards == "round", illegal="replace")
        lots = seeded(5)
        yield env.reset(seed=3)
        for _ in range(STEPS):
            told = env.step(lots.below(env.playing.encoding.action_count))
            yield [*told, env.action_masks(), env.state()]
            if told[2]:
                yield env.reset(seed=lots.below(100))


def allowed(mask: Any, lots: Any) -> int:
    chosen = np.flatnonzero(mask)
    return int(chosen[lots.below(len(chosen))])


def aec(game: str) -> Iterator[Any]:
    for rewards, most in zip(REWARDS, (None, 7), strict=True):
        env = aec_env(game, rewards=rewards, max_cycles=most)
        lots = seeded(6)
        env.reset(seed=4)
        for _ in range(STEPS):
            if not env.agents:
                env.reset(seed=lots.below(100))
            agent = env.agent_selection
            seen, reward, is_over, is_cut, info = env.last()
            yield [agent, seen, reward, is_over, is_cut, info, env.agents, env.rewards]
            yield [env.observe(other) for other in env.agents]
            env.step(None if is_over or is_cut else allowed(seen["action_mask"], lots))


def parallel(game: str) -> Iterator[Any]:
    for rewards, most in zip(REWARDS, (None, 9), strict=True):
        env = parallel_env(game, rewards=rewards, max_cycles=most)
        lots = seeded(7)
        told: Any = env.reset(seed=5)
        yield told
        for _ in range(STEPS):
            if not env.agents:
                told = env.reset(seed=lots.below(100))
                yield told
            masks = {agent: one["action_mask"] for agent, one in told[0].items()}
            told = env.step({agent: allowed(mask, lots) for agent, mask in masks.items() if mask.any()})
            yield [*told, env.agents, env.state()]


def vector(game: str) -> Iterator[Any]:
    for rewards in REWARDS:
        many = vector_env(game, tables=3, rewards=rewards)
        many.reset(seed=6)
        for _ in range(STEPS):
            many.step(many.random_actions())
            yield [many.observations, many.masks, many.seats, many.rewards, many.dones, many.places]
            yield [many.states(), many.seeds()]


def described(game: str) -> Iterator[Any]:
    encoding = encoding_of(game)
    yield action_features(encoding)
    yield tops(encoding)
    yield field_table(encoding)


KINDS: Final[dict[str, Callable[[str], Iterator[Any]]]] = {
    "gym": gym,
    "aec": aec,
    "parallel": parallel,
    "vector": vector,
    "described": described,
}


def hashes_of(game: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for kind, rolled in KINDS.items():
        shown = json.dumps([plain(one) for one in rolled(game)], sort_keys=True)
        found[kind] = hashlib.sha1(shown.encode()).hexdigest()[:8]
    return found


def kept() -> dict[str, dict[str, str]]:
    return dict(json.loads(STORED.read_text(encoding="utf-8")))


def main() -> None:
    match sys.argv[1:]:
        case [game, kind]:
            for one in KINDS[kind](game):
                print(json.dumps(plain(one), sort_keys=True))
        case _:
            found = {game: hashes_of(game) for game in all_games()}
            STORED.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
