"""The eleven properties over casts of every size, drawn at random, for 3 to 5 players."""

import random

import pytest

from followsuit import WrongOption, is_compiled
from followsuit.games.tricktakers.game import GAME
from followsuit.games.tricktakers.options import BASE_BOX, cast_of
from followsuit.games.tricktakers.roster import CHARACTERS
from followsuit.properties import PROPERTIES
from many import tries

CASTS_OF_A_SIZE = tries(3, 1)
# Interpreted, tests/properties has the others.
PLAYERS = (3, 4, 5) if is_compiled() else (4,)
NAMES = [CHARACTERS[number].name for number in cast_of(BASE_BOX)]


def is_allowed(players: int, characters: str) -> bool:
    try:
        GAME.checked_options(players, {"characters": characters}, 0)
    except WrongOption:
        return False
    return True


def casts(players: int, size: int) -> list[str]:
    """Some casts of this size that this number of players may choose from."""
    draw = random.Random(100 * players + size)
    drawn = (",".join(draw.sample(NAMES, size)) for _ in range(100))
    return [cast for cast in drawn if is_allowed(players, cast)][:CASTS_OF_A_SIZE]


CASES = [
    (players, size, cast)
    for players in PLAYERS
    for size in range(players, len(NAMES) + 1)
    for cast in casts(players, size)
]


def test_there_are_casts_of_every_size_a_table_allows() -> None:
    """TA-SEL-01, TT-OPT-04  As many as there are players; one more where a row is laid out."""
    for players in PLAYERS:
        sizes = {size for of, size, _ in CASES if of == players}
        assert sizes == set(range(players, len(NAMES) + 1))


@pytest.mark.parametrize(("players", "size", "cast"), CASES)
def test_every_property_holds_for_every_cast(players: int, size: int, cast: str) -> None:
    for check in PROPERTIES.values():
        check(GAME, players, {"characters": cast}, size)
