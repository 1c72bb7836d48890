"""Python's cycle collector, while many tables are stepped.

Tables make no cycles, but thousands of lists that live on. After every step the collector would look through
those that are new, and sooner or later through all: with thousands of tables that takes a fifth as long as
the steps themselves. So it rests during a step; and what a step of many tables has made is put among the old
things, unlooked at. That counts for nothing with Python, which would then never look through the old things
again: we have it do so ourselves, as often as it takes no more than a hundredth of the time.
"""

import gc
from time import perf_counter
from typing import Final

FEW: Final = 64  # tables whose new lists are looked through in no time
SELDOM: Final = 100  # between two looks at everything, so many times as long as one takes


class Resting:
    """There is one collector, so one of these."""

    def __init__(self) -> None:
        self.looks_again = 0.0  # when everything is looked through the next time

    def begin(self) -> bool:
        """From here on nothing is collected; whether it was before."""
        was_collecting = gc.isenabled()
        gc.disable()
        return was_collecting

    def end(self, was_collecting: bool, tables: int) -> None:
        if not was_collecting:
            return
        # Somebody else may have frozen things, and wants them to stay so: those would thaw with ours.
        if tables > FEW and not gc.get_freeze_count():
            gc.freeze()
            gc.unfreeze()
            begun = perf_counter()
            if begun >= self.looks_again:
                gc.collect()
                took = perf_counter() - begun
                self.looks_again = begun + (SELDOM + 1) * took
        gc.enable()


COLLECTOR: Final = Resting()
