"""What a process does that only looks back on finished games. It is begun as those that think are.

It is told a whole match: the game is over, and everything about it is open. It works in steps, so that what
it has found is stored on the way.
"""

import os
import time
import zlib
from typing import Final

import msgspec

from followsuit.bots import thinking
from followsuit.core.record import Match, played_again
from followsuit.registry import find_game
from followsuit.review import Budget, GameReview, Reviewing, unpacked
from followsuit.review import packed as packed_review

STEP: Final = 0.4  # seconds; a decision that takes longer is not cut short

# Game, options, seed, names; who answered, and what.
Told = tuple[str, dict[str, int | str | bool], int, list[str], list[int], list[int]]


class CoachingStep(msgspec.Struct):
    """How far it is, and what is known."""

    done: int
    total: int
    is_whole: bool
    found: bytes


class Work:
    """What this process is working on."""

    def __init__(self) -> None:
        self.table = ""
        self.reviewing: Reviewing | None = None


WORK: Final = Work()


def begin(niceness: int) -> None:
    """Niced by so much beyond those who think."""
    thinking.begin()
    if hasattr(os, "nice"):
        os.nice(niceness)


def match_of(told: Told) -> Match:
    game, options, seed, names, seats, picks = told
    return played_again(find_game(game), options, seed, names, seats, picks, "", "")


def begin_review(table: str, told: Told, worlds: int) -> None:
    """Over so many worlds for each answer, or over as many as is usual."""
    WORK.table = table
    WORK.reviewing = Reviewing(match_of(told), Budget(worlds=worlds) if worlds else Budget())


def go_on(table: str) -> CoachingStep:
    """So many decisions as fit in a step."""
    reviewing = WORK.reviewing
    assert reviewing is not None
    assert WORK.table == table
    until = time.perf_counter() + STEP
    while reviewing.go_on() and time.perf_counter() < until:
        pass
    found = reviewing.found
    if found.is_whole:
        WORK.reviewing = None
    return CoachingStep(reviewing.done, reviewing.total, found.is_whole, zlib.compress(packed_review(found)))


def read(found: bytes) -> GameReview:
    """What is kept takes a tenth of the room."""
    return unpacked(zlib.decompress(found))
