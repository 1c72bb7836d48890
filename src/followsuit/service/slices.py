"""Long work in small parts: between two of them everybody else is served.

A thread would be no help: compiled code does not let go of the interpreter. There is one lane for all such
work, so that however much of it there is, no more than one part stands between a message and its answer.
"""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

SLICE: Final = 0.005  # seconds


class Lane:
    def __init__(self) -> None:
        self.lock = asyncio.Lock()  # whoever waits longest is next

    async def run(self, work: Iterator[object]) -> float:
        """Go through all of it; how many seconds it took, without the time of the others."""
        took = 0.0
        is_over = False
        while not is_over:
            async with self.lock:
                begun = now = time.perf_counter()
                while now - begun < SLICE and not is_over:
                    is_over = next(work, work) is work
                    now = time.perf_counter()
                took += now - begun
            await asyncio.sleep(0)
        return took


class Bill:
    """What one guest's wish takes of our time, in slices or at once."""

    def __init__(self, lane: Lane) -> None:
        self.lane = lane
        self.seconds = 0.0

    async def run(self, work: Iterator[object]) -> None:
        self.seconds += await self.lane.run(work)

    @contextmanager
    def at_once(self) -> Iterator[None]:
        begun = time.perf_counter()
        yield
        self.seconds += time.perf_counter() - begun
