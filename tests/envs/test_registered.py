"""Environments are registered once, bare: nobody's wrapper stands between them and who learns."""

import pytest

gymnasium = pytest.importorskip("gymnasium")

import followsuit.envs  # noqa: E402, F401
from followsuit import all_games  # noqa: E402
from followsuit.envs.encodings import id_of  # noqa: E402


@pytest.mark.parametrize("game", all_games())
def test_every_size_of_a_game_is_registered_without_a_keeper_of_order(game: str) -> None:
    for players in all_games()[game].players:
        spec = gymnasium.registry[id_of(all_games()[game], players)]
        assert spec.order_enforce is False
        assert spec.kwargs == {"game": game, "players": players}
