"""What must be true of every game, whoever wrote it: eleven properties, checked by playing at random.

    from followsuit.properties import PROPERTIES, PropertyBroken

    for name, check in PROPERTIES.items():
        check(game, players=4, options={}, seed=1)

Each check plays a game to its end and raises PropertyBroken with a sentence where it does not hold.
docs/reference/properties.md says what each is for.
"""

from collections.abc import Callable
from typing import Final

from followsuit.core.game import Game
from followsuit.properties.answers import every_game_ends, offered_is_allowed
from followsuit.properties.copies import clones_are_equal_and_independent, same_seed_same_game
from followsuit.properties.fingerprint import fingerprint_sees_everything
from followsuit.properties.knowledge import (
    imagined_worlds_fit_the_view,
    twin_worlds_look_the_same,
)
from followsuit.properties.playing import Options, PropertyBroken
from followsuit.properties.reasons import reasons_are_of_the_table
from followsuit.properties.sealed import sealed_answers_stay_sealed
from followsuit.properties.whereabouts import no_card_is_lost_or_doubled, no_secret_lies_about

Property = Callable[[Game, int, Options, int], None]

# By name, what checks it: by game, number of players, options and seed.
PROPERTIES: Final[dict[str, Property]] = {
    "same seed, same game": same_seed_same_game,
    "clones are equal and independent": clones_are_equal_and_independent,
    "the fingerprint sees everything": fingerprint_sees_everything,
    "no card is lost or doubled": no_card_is_lost_or_doubled,
    "twin worlds look the same": twin_worlds_look_the_same,
    "imagined worlds fit the view": imagined_worlds_fit_the_view,
    "no secret lies about": no_secret_lies_about,
    "sealed answers stay sealed": sealed_answers_stay_sealed,
    "offered is allowed": offered_is_allowed,
    "every game ends": every_game_ends,
    "reasons are of the table": reasons_are_of_the_table,
}

__all__ = ["PROPERTIES", "Property", "PropertyBroken"]
