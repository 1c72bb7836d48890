"""A contest between bots: every deal is played as often as there are bots, each time one seat further on."""

from typing import NamedTuple

from followsuit.bots.roster import check_level
from followsuit.core.errors import WrongOption
from followsuit.core.game import Game


class Contest(NamedTuple):
    """Everything that decides what the games are."""

    game: str
    rules: int  # their version
    players: int
    options: dict[str, int | str | bool]
    bots: list[str]  # levels, each with its settings; the first is the one it is about
    seed: int

    def even(self) -> float:
        """Each bot sits in each seat equally often, so this much of the victories is due to it."""
        return 1 / len(self.bots)

    def labels(self) -> list[str]:
        """The bots by names that tell them apart where one plays against itself."""
        return [
            bot if self.bots.index(bot) == number else f"{bot} ({number + 1})"
            for number, bot in enumerate(self.bots)
        ]


def check_bots(bots: list[str], players: int) -> list[str]:
    for bot in bots:
        check_level(bot)
    if not 2 <= len(bots) <= players:
        raise WrongOption(
            f"--bots names 2 bots or more, and as many as there are players at most: {players}."
        )
    return bots


def new_contest(
    game: Game, players: int, options: dict[str, int | str | bool], bots: list[str], seed: int
) -> Contest:
    """With every option of the game spelt out; what is wrong is refused in a sentence."""
    chosen = game.checked_options(players, options, seed)
    return Contest(game.id, game.rules_version, players, chosen, check_bots(bots, players), seed)


def seating(contest: Contest, deal: int, turn: int) -> list[int]:
    """Which bot sits in which seat, by their numbers.

    They sit in turn around the table. From one turn to the next each seat gets the next bot, so over the
    turns of a deal every bot plays every hand once. Where the bots do not divide the seats somebody has one
    seat more; with each deal this begins one seat further on.
    """
    bots = len(contest.bots)
    players = contest.players
    return [((seat + deal) % players + turn) % bots for seat in range(players)]
