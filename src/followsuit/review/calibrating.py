"""Whether chances are what they say: games of bots are reviewed, and what was said is held against the end.

Of all moments at which a chance of about 30 of 100 was named, 30 of 100 should have been won. The Brier score
is the mean square of what was missed: 0 for a prophet; who always names the even chance has that of `even`.
"""

import math
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from followsuit.review.kept import CERTAIN, Decision, GameReview

BINS: Final = 10


class Bin(Struct, kw_only=True):
    """Moments at which about the same was said."""

    said: float  # on average, from 0 to 1
    won: float  # on average
    moments: int


class Calibration(Struct, kw_only=True):
    """What was said in some games, and what became of it."""

    game: str
    players: int
    games: int
    moments: int
    brier: float
    brier_error: float  # the standard error: games are independent, moments of one game are not
    even: float  # the score of whoever always names the chance of the start
    late_brier: float  # of the decisions in the last third of each game
    late_brier_error: float
    late_even: float
    bins: list[Bin]
    skill_gap: float  # how much less the first seat lost by its decisions than the last one, on average
    skill_gap_error: float


class Scores:
    """Game by game, what was missed by those who judged and by whoever always names the even chance."""

    def __init__(self) -> None:
        self.own: list[float] = []
        self.even: list[float] = []

    def add(self, review: GameReview, decisions: list[Decision]) -> None:
        if decisions:
            self.own.append(mean([(one.after - review.result[one.seat]) ** 2 for one in decisions]))
            self.even.append(
                mean([(review.start[one.seat] - review.result[one.seat]) ** 2 for one in decisions])
            )

    def brier(self) -> float:
        return mean(self.own) / CERTAIN**2

    def brier_error(self) -> float:
        return error([one / CERTAIN**2 for one in self.own])

    def even_brier(self) -> float:
        return mean(self.even) / CERTAIN**2


def calibration(game: str, players: int, reviews: list[GameReview]) -> Calibration:
    said: list[tuple[float, float]] = []
    scores, late = Scores(), Scores()
    gaps: list[float] = []
    for review in reviews:
        own = review.decisions
        said += [(one.after / CERTAIN, review.result[one.seat] / CERTAIN) for one in own]
        scores.add(review, own)
        late.add(review, [one for one in own if 3 * one.at >= 2 * review.answers])
        gaps.append((review.skill(0) - review.skill(players - 1)) / CERTAIN)
    return Calibration(
        game=game,
        players=players,
        games=len(reviews),
        moments=len(said),
        brier=scores.brier(),
        brier_error=scores.brier_error(),
        even=scores.even_brier(),
        late_brier=late.brier(),
        late_brier_error=late.brier_error(),
        late_even=late.even_brier(),
        bins=binned(said),
        skill_gap=mean(gaps),
        skill_gap_error=error(gaps),
    )


def binned(said: list[tuple[float, float]]) -> list[Bin]:
    """By tenths of the chance that was said; those nobody said are left out."""
    found: list[Bin] = []
    for number in range(BINS):
        own = [one for one in said if min(int(one[0] * BINS), BINS - 1) == number]
        if own:
            chance, won = mean([one[0] for one in own]), mean([one[1] for one in own])
            found.append(Bin(said=chance, won=won, moments=len(own)))
    return found


def mean(values: Sequence[float]) -> float:
    """Of none it is 0: a game may end before there was anything to decide."""
    return math.fsum(values) / len(values) if values else 0.0


def error(values: list[float]) -> float:
    """The standard error of their mean."""
    if len(values) < 2:
        return 1.0
    middle = mean(values)
    return math.sqrt(math.fsum([(one - middle) ** 2 for one in values]) / (len(values) - 1) / len(values))
