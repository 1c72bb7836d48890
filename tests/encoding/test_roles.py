"""Which characters sit where, from the one that looks on."""

import pytest

from followsuit.envs.encodings import encoding_of
from followsuit.games.tricktakers.game import GAME
from followsuit.games.tricktakers.roster import CHARACTERS, key_of
from tricktakers import Takers


@pytest.mark.parametrize(
    "cast", [["king", "hermit", "gambler"], ["berserker", "resistance", "collector", "king"]]
)
def test_every_seat_is_told_with_its_own_character(cast: list[str]) -> None:
    players = len(cast)
    t = Takers(players, characters=cast).t
    encoding = encoding_of(GAME, players)
    roles = next(field for field in encoding.fields() if field.name == "roles")
    width = roles.size // players
    for viewer in range(players):
        row = encoding.observation(t.view(viewer).table, viewer)
        seen = [row[roles.start + i * width :][: len(CHARACTERS)] for i in range(players)]
        told = [
            [key_of(CHARACTERS[number].name) for number in range(len(one)) if one[number]] for one in seen
        ]
        assert told == [[name] for name in [*cast[viewer:], *cast[:viewer]]]
