"""Follow Suit: modern trick-taking card games, exact and explained.

import followsuit

match = followsuit.new_match("trick-raiders", players=4, seed=7)
seat = match.table.next_seat()
match.answer(seat, match.table.options(seat)[0])

What an author of games uses besides lies in `followsuit.author`, what tests of rules need in
`followsuit.testing`.
"""

from typing import Any

from followsuit.build import build_line, is_compiled
from followsuit.core.cards import HIDDEN, SPECTATOR
from followsuit.core.errors import AnswerRefused, FollowSuitError, UnknownGame, Unreadable, WrongOption
from followsuit.core.event import Event, Log
from followsuit.core.game import Game
from followsuit.core.outcome import Outcome
from followsuit.core.pickling import REDUCERS
from followsuit.core.reason import Reason
from followsuit.core.record import Match
from followsuit.core.rng import Rng, seeded
from followsuit.core.table import Table
from followsuit.core.view import View
from followsuit.registry import all_games, find_game, new_match, read_record

__version__ = "0.1.0"

__all__ = [
    "HIDDEN",
    "SPECTATOR",
    "AnswerRefused",
    "Event",
    "FollowSuitError",
    "Game",
    "Log",
    "Match",
    "Outcome",
    "Reason",
    "Rng",
    "Table",
    "UnknownGame",
    "Unreadable",
    "View",
    "WrongOption",
    "all_games",
    "build_line",
    "find_game",
    "is_compiled",
    "new_match",
    "read_record",
    "seeded",
]


def reduced(thing: object) -> tuple[Any, ...]:
    """How tables and views are pickled; what it takes is loaded when one is."""
    from followsuit.values import reduced as as_pickled

    return as_pickled(thing)


REDUCERS.append(reduced)
