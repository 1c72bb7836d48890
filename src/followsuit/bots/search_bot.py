"""A bot that thinks ahead, over worlds that fit what its seat knows."""

import time
from typing import Final

from followsuit.core.rng import Rng, split
from followsuit.core.view import View
from followsuit.search.clock import think
from followsuit.search.helper import CAN_HELP, Helper
from followsuit.search.tree import Search
from followsuit.search.why import Why, why_of

SECONDS: Final = 0.3  # for one answer
SENDING: Final = 0.002  # seconds a helper needs to tell what it has found


class SearchBot:
    """Thinks for a time, or over so many worlds: then the same seed and view give the same answer.

    With several cores it takes helpers, each a copy of its process; a server leaves that alone.
    """

    def __init__(self, rng: Rng, seconds: float = SECONDS, worlds: int = 0, cores: int = 1) -> None:
        self.rng = rng
        self.seconds = seconds
        self.worlds = worlds
        self.cores = cores if CAN_HELP else 1
        self.why: Why | None = None  # about the last answer; None if it took no thought

    def answer(self, view: View) -> int:
        until = time.perf_counter() + self.seconds
        self.why = None
        offered = view.options()
        if len(offered) == 1:
            return offered[0]
        search = Search(view, self.rng)
        if len(search.offered) == 1:
            return search.offered[0]
        helpers: list[Helper] = []
        each = -(-self.worlds // self.cores)
        for _ in range(self.cores - 1):
            helpers.append(Helper(Search(view, split(self.rng)), each, until - SENDING))
        think(search, each, until)
        for helper in helpers:
            helper.tell(search)
        choice = search.choice()
        self.why = why_of(search, choice)
        return choice.pick
