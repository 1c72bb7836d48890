"""How bold chances are: what the search says, drawn towards the even chance or away from it.

A search that sees worlds whole is too sure of itself in some games; in others, where its rollouts are poor
players, it is not sure enough. Both were measured in games of bots (docs/reference/review.md) and
are mended by one number for each game and stage: the log of the odds, less that of the even chance, is taken
so many times. What is certain stays certain, answers stay in their order, and what is even stays even.
"""

import math
from typing import Final, NamedTuple

from followsuit.core.game import Game
from followsuit.core.table import Table


class Boldness(NamedTuple):
    """How many times the odds are taken: before the last round, and in it."""

    before: float
    last: float


# Fitted to games of `search:20`, each decision over 100 worlds, and checked in others.
# What is not named is taken as it is.
FITTED: Final = {
    "trick-raiders": Boldness(0.8, 0.8),
    "tricktakers": Boldness(1.0, 0.88),
    "kings": Boldness(0.8, 0.8),
    "kings-ombre": Boldness(1.4, 1.0),
    "kings-whist": Boldness(1.35, 1.35),
    "kings-napoleon": Boldness(1.1, 1.1),
}
PLAIN: Final = Boldness(1.0, 1.0)


class Temper(NamedTuple):
    """Around this even chance, the odds are taken so many times."""

    even: float = 0.5
    times: float = 1.0

    def of(self, chance: float) -> float:
        if self.times == 1.0 or not 0.0 < chance < 1.0:
            return chance
        middle = math.log(self.even / (1.0 - self.even))
        odds = math.log(chance / (1.0 - chance))
        return 1.0 / (1.0 + math.exp(-(middle + self.times * (odds - middle))))


AS_IT_IS: Final = Temper()


def temper_at(game: Game, t: Table, even: float) -> Temper:
    """For a decision at this table, of a seat whose even chance this is."""
    boldness = FITTED.get(game.id, PLAIN)
    rounds, _ = game.length(t)
    is_last = rounds > 0 and t.part() >= rounds
    return Temper(even, boldness.last if is_last else boldness.before) if 0.0 < even < 1.0 else AS_IT_IS
