"""The ids of all games and numbers of players, in the registries of Gymnasium and PettingZoo."""

import gymnasium
from pettingzoo.env_registry.registration import aec_registry, parallel_registry
from pettingzoo.env_registry.registration import register as register_in_pettingzoo

from followsuit.envs.encodings import id_of
from followsuit.registry import all_games


def register_all() -> None:
    """Every id once. `gymnasium.make("followsuit.envs:followsuit/trickster-5p-v1")` comes here by itself."""
    for game in all_games().values():
        for players in game.players:
            name = id_of(game, players)
            asked = {"game": game.id, "players": players}
            if name not in gymnasium.registry:
                gymnasium.register(
                    name, entry_point="followsuit.envs.gym:gym_env", kwargs=asked, order_enforce=False
                )
            if name not in aec_registry:
                register_in_pettingzoo("aec", name, entry_point="followsuit.envs.aec:aec_env", kwargs=asked)
            if name not in parallel_registry:
                register_in_pettingzoo(
                    "parallel", name, entry_point="followsuit.envs.parallel:parallel_env", kwargs=asked
                )
