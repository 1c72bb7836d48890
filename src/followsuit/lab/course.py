"""How far a study is: what has been played of it, what comes next, and when enough is known.

With `narrow` we look after 12, 24, 48, … deals, as the arena does, and stop as soon as every interval in
question is narrow enough. Each of these looks takes intervals that miss one time in 500, and the one at the
end makes do with what is left of one in 20: all of them together hold with 95 %. Only deals from the first
up to the last that is there without a gap count, in their order, so it makes no difference who played them.
"""

from collections.abc import Callable

from followsuit.arena.estimate import ERROR
from followsuit.arena.race import ERROR_OF_A_LOOK, FIRST_LOOK, MOST_LOOKS
from followsuit.lab.study import Study

IsNarrow = Callable[[int, float], bool]  # after so many blocks, with intervals that miss so often


class Course:
    def __init__(self, study: Study, is_narrow: IsNarrow, kept: list[int]) -> None:
        self.study = study
        self.is_narrow = is_narrow
        self.done: set[int] = set()
        self.running: set[int] = set()
        self.whole = 0  # so many blocks from the first on are there
        self.looks = 0
        self.error = 0.0  # how often the intervals may miss, once the study is over
        for block in kept:
            self.take(block)

    def is_over(self) -> bool:
        return self.error > 0

    def next_block(self) -> int | None:
        """The first that nobody has played or plays."""
        if self.is_over():
            return None
        for block in range(self.whole, self.study.blocks()):
            if block not in self.done and block not in self.running:
                return block
        return None

    def take(self, block: int) -> None:
        """A block that is played and kept. In which order they come makes no difference to what is found."""
        self.running.discard(block)
        self.done.add(block)
        while not self.is_over() and self.whole in self.done:
            self.whole += 1
            self.look()

    def look(self) -> None:
        if self.whole == self.study.blocks():
            self.error = ERROR - self.looks * ERROR_OF_A_LOOK
        elif self.study.narrow and self.looks < MOST_LOOKS and self.deals() >= FIRST_LOOK << self.looks:
            while self.looks < MOST_LOOKS and self.deals() >= FIRST_LOOK << self.looks:
                self.looks += 1  # of several that are due after the same block, one is taken
            if self.is_narrow(self.whole, ERROR_OF_A_LOOK):
                self.error = ERROR_OF_A_LOOK

    def end(self) -> None:
        """No more is played: what is there is what counts, if it is a block at least."""
        if not self.is_over() and self.whole:
            self.error = ERROR - self.looks * ERROR_OF_A_LOOK

    def deals(self) -> int:
        """That count, so far."""
        return min(self.whole * self.study.block(), self.study.deals)
