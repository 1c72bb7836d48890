"""How bold chances are: what the search says, drawn towards the even chance or away from it.

A search that sees worlds whole is too sure of itself in some games; in others, where its rollouts are poor
players, it is not sure enough. Both were measured in games of bots (docs/reference/review.md, calibration),
and are mended by one number for each game and stage: the log of the odds, less that of the even chance, is
taken so many times. What is certain stays certain, answers stay in their order, and what is even stays even.
"""

import math
from typing import Final, NamedTuple

from followsuit.core.game import Game
from followsuit.core.table import Table

# How many times the odds are taken, by round; the last number is that of all rounds after it as well.
# Fitted to games of `search:20`, each decision over 100 worlds, and checked in others.
# What is not named, such as a game of another package, is taken as it is.
FITTED: Final = {
    "trick-raiders": [0.95, 0.8],
    "tricktakers": [1.1, 0.84, 0.82],
    "little-tricktakers": [1.0, 0.8],
    "kings": [0.8, 0.65, 0.8],
    "kings-ombre": [1.4, 1.0],
    "kings-whist": [1.35],
    "kings-napoleon": [1.1],
    "trickster": [0.8, 0.83, 0.87],
}
PLAIN: Final = [1.0]


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
    if not 0.0 < even < 1.0:
        return AS_IT_IS
    by_round = FITTED.get(game.id, PLAIN)
    return Temper(even, by_round[min(max(0, t.part() - 1), len(by_round) - 1)])
