"""A bot that goes by the policy of its game, its rules of thumb, and thinks no further."""

from typing import Final

from followsuit.core.rng import Rng
from followsuit.core.view import View
from followsuit.search.tree import Search

GLANCE: Final = 8  # worlds for each answer, in a game that has no policy


class ThumbBot:
    """Gives the answer that looks best at first sight; between equals, and without a rule, any.

    In a game without a policy it takes a glance at a few worlds instead.
    """

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def answer(self, view: View) -> int:
        offered = sorted(view.options())
        if len(offered) == 1:
            return offered[0]
        policy = view.table.policy
        if not policy.has_priors:
            search = Search(view, self.rng)
            search.run(GLANCE * len(offered))
            return search.choice().pick
        priors = policy.priors(view.table, view.seat, offered)
        if priors:
            best = max(priors)
            offered = [offered[i] for i in range(len(offered)) if priors[i] == best]
        return offered[self.rng.below(len(offered))]
