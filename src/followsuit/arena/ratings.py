"""Ratings by openskill's Plackett-Luce model: one number for each bot, from all games in their order."""

from statistics import fmean
from typing import NamedTuple

from openskill.models import PlackettLuce

from followsuit.arena.contest import Contest
from followsuit.arena.game import PlayedGame
from followsuit.arena.result import share_in


class Rating(NamedTuple):
    """The model's mean and how uncertain it is; everybody begins with 25 and 8.3."""

    mean: float
    deviation: float


def ratings(contests: list[tuple[Contest, list[PlayedGame]]]) -> dict[str, Rating]:
    """By bot. Bots of the same name are the same in all contests."""
    model = PlackettLuce()
    players = {bot: model.rating(name=bot) for contest, _ in contests for bot in contest.labels()}
    for contest, games in contests:
        bots = contest.labels()
        for game in games:
            rated = model.rate([[players[bot]] for bot in bots], ranks=ranks_in(game, len(bots)))
            for bot, [rating] in zip(bots, rated, strict=True):
                players[bot] = rating
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in players.items()}


def ranks_in(game: PlayedGame, bots: int) -> list[float]:
    """A game is one between bots: by their share of the victory, then by the average place of their seats."""
    marks = [(-share_in(game, bot), fmean(places_in(game, bot))) for bot in range(bots)]
    ordered = sorted(set(marks))
    return [float(ordered.index(mark)) for mark in marks]


def places_in(game: PlayedGame, bot: int) -> list[int]:
    return [place for place, sitting in zip(game.places, game.seats, strict=True) if sitting == bot]
