"""Whether chances are what they say: games of bots are reviewed, and what was said is held against the end.

Of all moments at which a chance of about 30 of 100 was named, 30 of 100 should have been won. The Brier score
is the mean square of what was missed: 0 for a prophet; who always names the even chance has that of `even`.

Games are independent and the decisions of one game are not, so many games with a few decisions of each tell
more in the same time than few games with all of theirs.
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec import Struct

from followsuit.bots.playing import play_out
from followsuit.bots.roster import new_bot
from followsuit.bots.seeds import derived_seed, rng_of_bot
from followsuit.core.game import Game
from followsuit.core.record import Match
from followsuit.core.rng import seeded
from followsuit.review.budget import Budget
from followsuit.review.kept import CERTAIN, GameReview
from followsuit.review.reviewing import Reviewing

BINS: Final = 10
ALL: Final = 0  # decisions of a game
BOTS: Final = "search:20"  # who plays the games that chances are held against
WORLDS: Final = 100  # for each answer of a decision of them


class NamedChance(NamedTuple):
    """A chance that was named, and what became of it; from 0 to 1."""

    seat: int
    part: int  # the round
    chance: float
    won: float
    even: float  # what the seat had before anything was known
    cost: float
    is_late: bool  # in the last third of the game


class Sample(NamedTuple):
    """Some decisions of one game, out of so many."""

    said: list[NamedChance]
    decisions: int

    def skill(self, seat: int) -> float:
        """What the seat lost by all of its decisions, as far as these tell."""
        own = math.fsum([one.cost for one in self.said if one.seat == seat])
        return -own * self.decisions / max(1, len(self.said))


class Bin(Struct, kw_only=True):
    """Moments at which about the same was said."""

    said: float  # on average, from 0 to 1
    won: float  # on average
    error: float  # of that: twice the standard error over games
    moments: int


class Slope(Struct, kw_only=True):
    """In one round: victory by chance that was said, both less the even one. 1 is right, less is too bold."""

    part: int
    slope: float
    error: float  # the standard error
    games: int


class Mean(Struct, kw_only=True):
    mean: float
    error: float  # the standard error


class Calibration(Struct, kw_only=True):
    """What was said in some games, and what became of it."""

    game: str
    players: int
    bots: str
    worlds: int
    games: int
    moments: int
    brier: float
    brier_error: float  # the standard error: games are independent, moments of one game are not
    even: float  # the score of whoever always names the chance of the start
    late_brier: float  # of the decisions in the last third of each game
    late_brier_error: float
    late_even: float
    bins: list[Bin]
    slopes: list[Slope]
    skills: list[Mean]  # by seat, what a seat lost by its decisions in a game
    skill_gap: float  # how much less the first seat lost by its decisions than the last one, on average
    skill_gap_error: float


def sampled(match: Match, budget: Budget, decisions: int, seed: int) -> Sample:
    """So many decisions of a finished match, drawn by lot, or ALL; judged, and held against its end."""
    reviewing = Reviewing(match, budget, is_explained=False)
    every = reviewing.places()
    if decisions != ALL and decisions < len(every):
        lots = seeded(seed)
        drawn = every[:]
        lots.shuffle(drawn)
        reviewing.keep_to(drawn[:decisions])
    while reviewing.go_on():
        pass
    return Sample(said_in(match, reviewing.found), len(every))


def said_in(match: Match, review: GameReview) -> list[NamedChance]:
    found: list[NamedChance] = []
    t = match.at(0)
    following = iter(review.decisions)
    one = next(following, None)
    for at, pick in enumerate(match.picks):
        if one is not None and one.at == at:
            found.append(
                NamedChance(
                    seat=one.seat,
                    part=t.part(),
                    chance=one.after / CERTAIN,
                    won=review.result[one.seat] / CERTAIN,
                    even=review.start[one.seat] / CERTAIN,
                    cost=one.cost() / CERTAIN,
                    is_late=3 * at >= 2 * review.answers,
                )
            )
            one = next(following, None)
        t.apply(match.seats[at], pick)
    return found


def played(game: Game, players: int, bots: str, seed: int) -> Match:
    """A game of equal bots."""
    match = Match(game, players, {}, seed)
    play_out(match, [new_bot(bots, rng_of_bot(seed, seat)) for seat in range(players)])
    return match


def sample_of(game: Game, players: int, bots: str, worlds: int, decisions: int, seed: int) -> Sample:
    match = played(game, players, bots, seed)
    return sampled(match, Budget(worlds=worlds), decisions, derived_seed(seed, 5))


def calibration(
    game: str, players: int, samples: list[Sample], bots: str = BOTS, worlds: int = WORLDS
) -> Calibration:
    own, even = scores([sample.said for sample in samples])
    late_own, late_even = scores([[one for one in sample.said if one.is_late] for sample in samples])
    skills = [[sample.skill(seat) for sample in samples] for seat in range(players)]
    gaps = [first - last for first, last in zip(skills[0], skills[-1], strict=True)]
    return Calibration(
        game=game,
        players=players,
        bots=bots,
        worlds=worlds,
        games=len(samples),
        moments=sum(len(sample.said) for sample in samples),
        brier=mean(own),
        brier_error=error(own),
        even=mean(even),
        late_brier=mean(late_own),
        late_brier_error=error(late_own),
        late_even=mean(late_even),
        bins=binned([sample.said for sample in samples]),
        slopes=slopes([sample.said for sample in samples]),
        skills=[Mean(mean=mean(values), error=error(values)) for values in skills],
        skill_gap=mean(gaps),
        skill_gap_error=error(gaps),
    )


def scores(games: list[list[NamedChance]]) -> tuple[list[float], list[float]]:
    """Game by game, what was missed by those who judged, and by whoever always names the even chance."""
    some = [game for game in games if game]
    return (
        [mean([(one.chance - one.won) ** 2 for one in game]) for game in some],
        [mean([(one.even - one.won) ** 2 for one in game]) for game in some],
    )


def binned(games: list[list[NamedChance]]) -> list[Bin]:
    """By tenths of the chance that was said; those nobody said are left out."""
    found: list[Bin] = []
    for number in range(BINS):
        own = [[one for one in game if bin_of(one.chance) == number] for game in games]
        some = [one for game in own for one in game]
        if some:
            won = mean([one.won for one in some])
            apart = [math.fsum([one.won - won for one in game]) for game in own if game]
            found.append(
                Bin(
                    said=mean([one.chance for one in some]),
                    won=won,
                    error=2.0 * math.sqrt(math.fsum([gap * gap for gap in apart])) / len(some),
                    moments=len(some),
                )
            )
    return found


def bin_of(chance: float) -> int:
    return max(0, min(int(chance * BINS), BINS - 1))


def slopes(games: list[list[NamedChance]]) -> list[Slope]:
    """Round by round, where anything but the even chance was said."""
    found: list[Slope] = []
    for part in sorted({one.part for game in games for one in game}):
        own = [[one for one in game if one.part == part] for game in games]
        own = [game for game in own if game]
        squares = math.fsum([(one.chance - one.even) ** 2 for game in own for one in game])
        if len(own) < 2 or squares == 0.0:
            continue
        products = [
            math.fsum([(one.chance - one.even) * (one.won - one.even) for one in game]) for game in own
        ]
        slope = math.fsum(products) / squares
        rest = [
            math.fsum(
                [
                    (one.chance - one.even) * (one.won - one.even - slope * (one.chance - one.even))
                    for one in game
                ]
            )
            for game in own
        ]
        off = math.sqrt(math.fsum([value * value for value in rest])) / squares
        found.append(Slope(part=part, slope=slope, error=off, games=len(own)))
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
