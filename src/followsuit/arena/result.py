"""What the deals of a contest come to, for each bot."""

from statistics import fmean
from typing import Final, NamedTuple

from followsuit.arena.contest import Contest
from followsuit.arena.estimate import Estimate, points_estimate, share_estimate
from followsuit.arena.game import PlayedGame

ABOVE: Final = "above even"
BELOW: Final = "below even"
OPEN: Final = "open"


class BotPace(NamedTuple):
    """How long a bot thought; differs from run to run."""

    answers: int
    mean_seconds: float
    slowest_seconds: float


class BotResult(NamedTuple):
    label: str
    share: Estimate  # of the victories, in all its seats together
    points: float  # in a seat, on average
    lead: Estimate | None  # points beyond the average of all seats at the table
    pace: BotPace


class ContestResult(NamedTuple):
    contest: Contest
    deals: int
    games: int
    error: float  # how often one of the intervals looked at, up to this one, may miss the truth
    bots: list[BotResult]

    def verdict(self) -> str:
        """What is known of the bot the contest is about: the first."""
        share = self.bots[0].share
        if share.low > self.contest.even():
            return ABOVE
        return BELOW if share.high < self.contest.even() else OPEN


def result_of(contest: Contest, deals: list[list[PlayedGame]], error: float) -> ContestResult:
    """Of whole deals only, at least one: each a game for every turn."""
    bots = [bot_result(contest, number, label, deals, error) for number, label in enumerate(contest.labels())]
    return ContestResult(contest, len(deals), len(deals) * len(contest.bots), error, bots)


def bot_result(
    contest: Contest, bot: int, label: str, deals: list[list[PlayedGame]], error: float
) -> BotResult:
    games = [game for deal in deals for game in deal]
    answers = sum(game.answers[bot] for game in games)
    pace = BotPace(
        answers,
        sum(game.seconds[bot] for game in games) / max(1, answers),
        max(game.slowest[bot] for game in games),
    )
    shares = [fmean(share_in(game, bot) for game in deal) for deal in deals]
    return BotResult(
        label,
        share_estimate(shares, len(contest.bots), error),
        fmean(points for deal in deals for points in points_in(deal, bot)),
        points_estimate([lead_in(deal, bot) for deal in deals], error),
        pace,
    )


def share_in(game: PlayedGame, bot: int) -> float:
    """Of this game's victory, all seats of the bot together; those of a team share it."""
    return sum(share for share, sitting in zip(game.shares, game.seats, strict=True) if sitting == bot)


def points_in(deal: list[PlayedGame], bot: int) -> list[int]:
    """In every seat, since it has played them all."""
    return [
        score
        for game in deal
        for score, sitting in zip(game.scores, game.seats, strict=True)
        if sitting == bot
    ]


def lead_in(deal: list[PlayedGame], bot: int) -> float:
    return fmean(points_in(deal, bot)) - fmean(score for game in deal for score in game.scores)
