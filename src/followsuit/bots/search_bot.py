"""A bot that thinks ahead, over worlds that fit what its seat knows."""

import time
from typing import Final

from followsuit.core.rng import Rng
from followsuit.core.view import View
from followsuit.search.tree import Search

SECONDS: Final = 0.3  # for one answer
AT_ONCE: Final = 16  # worlds between two looks at the clock, and between two chances for other threads


class SearchBot:
    """Thinks for a time, or over so many worlds: then the same seed and view give the same answer."""

    def __init__(self, rng: Rng, seconds: float = SECONDS, worlds: int = 0) -> None:
        self.rng = rng
        self.seconds = seconds
        self.worlds = worlds

    def answer(self, view: View) -> int:
        offered = view.options()
        if len(offered) == 1:
            return offered[0]
        search = Search(view, self.rng)
        if self.worlds:
            search.run(self.worlds)
        else:
            until = time.perf_counter() + self.seconds
            while time.perf_counter() < until:
                search.run(AT_ONCE)
        return search.answers()[0].pick
