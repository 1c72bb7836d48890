"""Bots play a game to its end."""

import traceback
from pathlib import Path
from typing import Final

from followsuit.bots.bot import Bot
from followsuit.bots.random_bot import RandomBot
from followsuit.core.errors import FollowSuitError
from followsuit.core.record import Match
from followsuit.core.table import Table

MOST_ANSWERS: Final = 100_000  # no game is that long; one that is does not end


class Endless(Exception):
    """A game that goes on and on."""


class GameFailed(FollowSuitError):
    """A game that could not be played to its end, and how to see it fail again."""


def failed_at(error: Exception) -> str:
    """The file, the line and what was wrong there, to be put behind 'A game failed in'."""
    where = traceback.extract_tb(error.__traceback__)[-1]
    return f"{Path(where.filename).name}, line {where.lineno}: {type(error).__name__}: {error}"


def bot_answer(bot: Bot, t: Table, seat: int) -> int:
    """What this bot answers, from what its seat knows.

    A random bot looks at its options and at nothing else, and a view has the same options as its
    table (every game is tested for that); so it is spared the view, and the game is the same.
    """
    if isinstance(bot, RandomBot):
        return bot.pick(t.options(seat))
    return bot.answer(t.view(seat))


def play_out(match: Match, bots: list[Bot]) -> None:
    """One bot for every seat, to the end of the game."""
    t = match.table
    seat = t.next_seat()
    while seat >= 0:
        match.answer(seat, bot_answer(bots[seat], t, seat))
        if len(match.picks) > MOST_ANSWERS:
            raise Endless(f"the game does not end within {MOST_ANSWERS} answers.")
        seat = t.next_seat()
