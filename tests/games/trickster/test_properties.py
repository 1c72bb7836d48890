"""The eleven properties, for every number of players, with heroes drawn at random from all 23."""

import random

import pytest

from followsuit import is_compiled
from followsuit.games.trickster.cards import HERO_NAMES
from followsuit.games.trickster.game import GAME
from followsuit.properties import PROPERTIES
from many import tries

Options = dict[str, int | str | bool]
SEEDS = tries(4, 2)
# Interpreted, tests/properties has the others.
PLAYERS = range(2, 8) if is_compiled() else (3, 6)
ALL_SETS = "base,grand_gambit,limited"


def random_deck(seed: int) -> Options:
    names = random.Random(seed).sample(HERO_NAMES, 7)
    return {"sets": ALL_SETS, "deck_mode": "custom", "heroes": ",".join(names).lower()}


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("name", PROPERTIES)
def test_property_holds(name: str, players: int, seed: int) -> None:
    PROPERTIES[name](GAME, players, random_deck(10 * seed + players), seed)


@pytest.mark.parametrize("deck", ["intro", "strategic", "random", "draft"])
@pytest.mark.parametrize("name", PROPERTIES)
def test_property_holds_with_every_way_to_find_a_deck(name: str, deck: str) -> None:
    options: Options = {"sets": ALL_SETS, "deck_mode": deck}
    PROPERTIES[name](GAME, 4, options, 7)
