"""A game is for one to seven players, and its cards have room: any other is refused when it is made."""

import pytest

from followsuit.core.errors import TooLarge
from followsuit.core.game import Game


@pytest.mark.parametrize(
    ("players", "said"),
    [([], "nobody"), ([0, 4], "0, 4"), ([4, 8], "4, 8"), ([-1, 8], "-1, 8")],
)
def test_a_game_for_nobody_or_for_too_many_is_refused(players: list[int], said: str) -> None:
    with pytest.raises(TooLarge, match=f"^Some is for {said}; a game here is for 1 to 7 players"):
        Game("some", "Some", players, ["a", "b"])


@pytest.mark.parametrize("players", [[1], [7], [1, 2, 3, 4, 5, 6, 7]])
def test_one_to_seven_may_play(players: list[int]) -> None:
    game = Game("some", "Some", players, ["a", "b"])
    assert (game.players, game.default_players) == (players, players[-1])
