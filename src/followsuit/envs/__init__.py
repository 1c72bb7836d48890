"""Environments for research: PettingZoo, Gymnasium, OpenSpiel, and thousands of tables at once.

    from followsuit.envs import aec_env, gym_env, vector_env

    env = gym_env("trick-raiders", players=4, seat=0, bots="thumb")

They need more than the engine does: pip install 'followsuit[envs]', for OpenSpiel 'followsuit[openspiel]'.
docs/reference/environments.md says what observations and actions are.
"""

from typing import TYPE_CHECKING, Any

from followsuit.envs.extras import missing

try:
    from followsuit.envs.encodings import encoding_of, id_of
except ImportError as error:
    if error.name is None or error.name.startswith("followsuit"):
        raise
    raise missing("envs", error) from None

if TYPE_CHECKING:
    from followsuit.envs.aec import aec_env
    from followsuit.envs.gym import gym_env
    from followsuit.envs.openspiel import openspiel_game
    from followsuit.envs.parallel import parallel_env
    from followsuit.envs.vector import vector_env

__all__ = [
    "aec_env",
    "encoding_of",
    "gym_env",
    "id_of",
    "openspiel_game",
    "parallel_env",
    "vector_env",
]

# Loaded when they are asked for: whoever has one of the extras need not have the other.
HOMES = {
    "aec_env": ("followsuit.envs.aec", "envs"),
    "gym_env": ("followsuit.envs.gym", "envs"),
    "openspiel_game": ("followsuit.envs.openspiel", "openspiel"),
    "parallel_env": ("followsuit.envs.parallel", "envs"),
    "vector_env": ("followsuit.envs.vector", "envs"),
}


def __getattr__(name: str) -> Any:
    if name not in HOMES:
        raise AttributeError(f"followsuit.envs has no {name}")
    from importlib import import_module

    module, extra = HOMES[name]
    try:
        return getattr(import_module(module), name)
    except ImportError as error:
        if error.name is None or error.name.startswith("followsuit"):
            raise
        raise missing(extra, error) from None


try:
    from followsuit.envs.register import register_all
except ImportError:  # neither registry is here
    pass
else:
    register_all()
