"""Thinking for a time, or over so many worlds."""

import time
from typing import Final

from followsuit.search.tree import Search

SLICE: Final = 0.002  # seconds between two looks at the clock
MOST_AT_ONCE: Final = 64  # worlds, however quick they are
ENOUGH: Final = 30  # worlds that a rest is played out in before its worths are trusted
SURE: Final = 5.0  # how many times what they may be off by


def think(search: Search, worlds: int, until: float) -> None:
    """Look at so many worlds, or, without a number, at as many as there are until the clock says so.

    It ends sooner when what remains cannot bring another answer to the front; never before one world.
    """
    if worlds:
        while worlds > 0 and not is_settled(search, worlds):
            at_once = min(worlds, MOST_AT_ONCE)
            search.run(at_once)
            worlds -= at_once
        return
    at_once = 1
    now = time.perf_counter()
    left = 0
    while at_once and not is_settled(search, left):
        search.run(at_once)
        begun = now
        now = time.perf_counter()
        left = int(at_once * max(0.0, until - now) / max(now - begun, 1e-6))
        at_once = next_slice(at_once, now - begun, until - now)


def next_slice(worlds: int, took: float, left: float) -> int:
    """How many worlds fit into the next slice, when so many took this long; none when the time is up."""
    if left <= 0.0:
        return 0
    fit = int(worlds * min(SLICE, left) / max(took, 1e-6))
    return max(1, min(fit, 2 * worlds, MOST_AT_ONCE))


def is_settled(search: Search, worlds: int) -> bool:
    """Whether the answer in front stays there, wherever so many more worlds lead."""
    ranked = search.answers()
    if len(ranked) < 2:
        return len(search.offered) == 1
    first, second = ranked[0], ranked[1]
    if search.is_tail:  # each answer is looked at in every world, so only their worths tell
        lead = first.mean() - second.mean()
        return first.visits >= ENOUGH and lead >= SURE * (first.error() + second.error())
    return first.visits > second.visits + worlds
