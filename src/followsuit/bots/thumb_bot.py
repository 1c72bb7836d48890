"""A bot that goes by rules of thumb, and thinks no further."""

from typing import Final

from followsuit.core.rng import Rng
from followsuit.core.view import View
from followsuit.search.hunches import NO_THUMB, thumb_of
from followsuit.search.tree import Search

GLANCE: Final = 8  # worlds for each answer, in a game that brings no rules of thumb


class ThumbBot:
    """Gives the answer that looks best at first sight; between equals, and without a rule, any.

    In a game without such rules it takes a glance at a few worlds instead.
    """

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def answer(self, view: View) -> int:
        offered = sorted(view.options())
        if len(offered) == 1:
            return offered[0]
        thumb = thumb_of(view.table)
        if thumb is NO_THUMB:
            search = Search(view, self.rng)
            search.run(GLANCE * len(offered))
            return search.choice().pick
        hunches = thumb.hunches(view.table, view.seat, offered)
        if hunches:
            best = max(hunches)
            offered = [offered[i] for i in range(len(offered)) if hunches[i] == best]
        return offered[self.rng.below(len(offered))]
