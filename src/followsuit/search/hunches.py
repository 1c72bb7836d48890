"""Where a game keeps its rules of thumb: in a module `thumb` beside that of its table, if it has one.

Such a module has a function `hunches`, and may have functions `alike` and `guess` and the constant
PLAYS_ON; see `Thumb`. The functions look only at what the seat they are asked for can know, so that a hunch
says nothing about hidden cards.
"""

import importlib
import importlib.util
from collections.abc import Callable
from typing import Final

from followsuit.core.rng import Rng
from followsuit.core.table import Table

# By table, seat and the answers offered to it: a number for each of them, or none at all.
OfAnswers = Callable[[Table, int, list[int]], list[int]]

# By table, seat and a number of points, give or take which the best is taken: an answer, or NO_GUESS.
OfTurn = Callable[[Table, int, int, Rng], int]
NO_GUESS: Final = -1

# How the rest of a part is played on.
AT_RANDOM: Final = 0
CARDS_AT_RANDOM: Final = 1  # and by hunches what is chosen, bid or declared
BY_HUNCHES: Final = 2


class Thumb:
    """What a game says about answers at first sight."""

    def __init__(self, hunches: OfAnswers, alike: OfAnswers, plays_on: int, guess: OfTurn) -> None:
        self.hunches = hunches  # how good each answer looks, from 0 to 100; nothing without a rule
        self.alike = alike  # for each answer, one that comes to the same
        # How far worlds are played on by hunches: not at all, for what is chosen, bid or declared, or for
        # cards as well. It takes time that could go to more worlds, so a game says what was measured to
        # win more in the same time.
        self.plays_on = plays_on
        # What is answered there: as likely as by the hunches of all that is offered, and found sooner.
        self.guess = guess


def no_hunches(t: Table, seat: int, offered: list[int]) -> list[int]:
    return []


def none_alike(t: Table, seat: int, offered: list[int]) -> list[int]:
    return offered


def no_guess(t: Table, seat: int, slack: int, rng: Rng) -> int:
    return NO_GUESS


NO_THUMB: Final = Thumb(no_hunches, none_alike, AT_RANDOM, no_guess)
FOUND: Final[dict[type, Thumb]] = {}


def thumb_of(t: Table) -> Thumb:
    """The rules of thumb of the game this table belongs to; NO_THUMB if it has none."""
    found = FOUND.get(type(t))
    if found is None:
        found = thumb_beside(type(t).__module__)
        FOUND[type(t)] = found
    return found


def thumb_beside(module_of_table: str) -> Thumb:
    package, _, _ = module_of_table.rpartition(".")
    name = f"{package}.thumb"
    if not package or importlib.util.find_spec(name) is None:
        return NO_THUMB
    module = importlib.import_module(name)
    hunches: OfAnswers = getattr(module, "hunches", no_hunches)
    alike: OfAnswers = getattr(module, "alike", none_alike)
    plays_on: int = getattr(module, "PLAYS_ON", AT_RANDOM)
    guess: OfTurn = getattr(module, "guess", no_guess)
    return NO_THUMB if hunches is no_hunches else Thumb(hunches, alike, plays_on, guess)


def different(t: Table, seat: int, offered: list[int]) -> list[int]:
    """One of each kind of answer, the smallest: of a set, that leaves the others to be picked after it."""
    alike = thumb_of(t).alike(t, seat, offered)
    smallest: dict[int, int] = {}
    for i in range(len(offered)):
        known = smallest.get(alike[i])
        if known is None or offered[i] < known:
            smallest[alike[i]] = offered[i]
    return sorted(smallest.values())
