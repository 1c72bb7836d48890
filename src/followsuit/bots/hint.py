"""Advice for a person who is asked: what the search would answer in that seat, and why.

It is given the view of the seat and nothing else, so it can tell nothing that the seat could not know.
"""

from typing import Final

from followsuit.bots.search_bot import SearchBot
from followsuit.bots.whole import MOST_PICKS, half_answered
from followsuit.core.rng import Rng
from followsuit.core.view import View
from followsuit.search.why import Look as Look
from followsuit.search.why import Why

SECONDS: Final = 0.6  # for the first pick, or the only one
SECONDS_MORE: Final = 0.2  # for each further pick of a set


class Hint:
    """A whole answer, of one pick or of several, and what was found out about the first of them."""

    def __init__(self, picks: list[int], why: Why | None) -> None:
        self.picks = picks
        self.why = why


def hint_for(view: View, rng: Rng, worlds: int = 0, share: float = 1.0) -> Hint:
    """What to answer, for the seat of this view, which is asked.

    Over so many worlds, or for a share of the time there is when nobody else waits.
    """
    bot = SearchBot(rng, SECONDS * share, worlds)
    picks = [bot.answer(view)]
    why = bot.why
    bot.seconds = SECONDS_MORE * share
    following = half_answered(view, picks[-1])
    while following is not None and len(picks) < MOST_PICKS:
        picks.append(bot.answer(following))
        following = half_answered(following, picks[-1])
    return Hint(picks, why)
