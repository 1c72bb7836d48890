"""Where bots think: in processes of their own, one for each core, that know nothing but views.

Each is an executor with a single process, so that one that dies takes nothing with it but its own thought;
another takes its place. The thought is asked for again, once; where that fails too, whoever asked has to do
with a quick answer.
"""

import asyncio
import contextlib
import multiprocessing
import os
import random
import secrets
import signal
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any, Final, TypeVar

from followsuit.bots import thinking
from followsuit.bots.hint import Hint
from followsuit.bots.travel import packed_view, unpacked
from followsuit.core.view import View
from followsuit.service import metrics
from followsuit.service.logs import log
from followsuit.service.thoughts import NoThought, without_choice
from followsuit.service.turns import Pace, Turns

R = TypeVar("R")

SEEDS: Final = 128  # bits
UNHEARD: Final = 2.0  # seconds after which a process that should have been ended is given up
SLOWEST_START: Final = 60.0  # seconds, on a machine with a lot to do
LONGEST_END: Final = 1.0  # seconds
LONGEST_WAIT: Final = 20.0  # seconds for a turn to come, the first one included
FIRST_PAUSE: Final = 0.5  # seconds until a process that did not start is started again
LONGEST_PAUSE: Final = 30.0


class Mind:
    """One process that thinks."""

    def __init__(
        self, begin: Callable[[], None] = thinking.begin, longest: float = thinking.LONGEST + UNHEARD
    ) -> None:
        self.pid = 0
        self.longest = longest  # seconds for whatever it is asked
        self.executor = ProcessPoolExecutor(1, mp_context=context(), initializer=begin)

    async def make_ready(self) -> bool:
        """Have the process started, and everything loaded in it."""
        try:
            async with asyncio.timeout(SLOWEST_START):
                self.pid = await asyncio.wrap_future(self.executor.submit(thinking.ready))
        except (BrokenExecutor, OSError, RuntimeError, TimeoutError):
            return False
        return True

    async def run(self, what: Callable[..., R], *values: Any) -> R:
        """What the process says; NoThought if it died over it."""
        try:
            async with asyncio.timeout(self.longest):
                return await asyncio.wrap_future(self.executor.submit(what, *values))
        except (BrokenExecutor, TimeoutError) as error:
            raise NoThought(type(error).__name__) from error

    def end(self, is_waited_for: bool = False) -> None:
        """Whatever it thinks; it is waited for where all that belongs to it has to be gone afterwards."""
        if self.pid:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(self.pid, signal.SIGTERM)
        self.executor.shutdown(wait=is_waited_for, cancel_futures=True)


class Minds:
    def __init__(self, count: int, seconds: float) -> None:
        self.count = count
        self.minds: set[Mind] = set()
        self.turns: Turns[Mind] = Turns(seconds)
        self.pace = Pace(random.SystemRandom())
        self.starting: set[asyncio.Task[None]] = set()

    def begin(self) -> None:
        """Start the processes, unless they are there; nobody waits for them."""
        while len(self.minds) + len(self.starting) < self.count:
            task = asyncio.create_task(self.start_one())
            self.starting.add(task)
            task.add_done_callback(self.starting.discard)

    async def start_one(self) -> None:
        """A process that takes part in thinking as soon as it is ready; if it never is, another."""
        pause = FIRST_PAUSE
        mind = Mind()
        try:
            while not await mind.make_ready():
                mind.end()
                self.say_lost("it did not start")
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
                mind = Mind()
        except asyncio.CancelledError:
            mind.end()
            raise
        self.minds.add(mind)
        self.turns.add(mind)

    def say_lost(self, why: str) -> None:
        metrics.FAULTS.inc()
        log.error("a process that thinks was lost", error=why)

    async def end(self) -> None:
        """All of them, within a moment."""
        for task in self.starting:
            task.cancel()
        ending = [asyncio.to_thread(mind.end, True) for mind in self.minds]
        self.minds.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_END):
                await asyncio.gather(*ending)

    async def answer(self, table: str, view: View, level: str) -> tuple[list[int], float]:
        """The whole answer of a bot of this level, and at what time of the loop it may be seen.

        Where there is no choice, nobody thinks; but it takes as long.
        """
        picks, choice = without_choice(view)
        if choice is None:
            _, seconds = await self.turn(table, needs_mind=False)
            return picks, self.loop_time() + self.pace.of_no_thought(seconds)
        data = packed_view(choice)
        begun, seconds = self.loop_time(), 0.0

        async def think(mind: Mind, time: float) -> list[int]:
            nonlocal begun, seconds
            begun, seconds = self.loop_time(), time
            return await mind.run(thinking.thought, data, level, secrets.randbits(SEEDS), time)

        picks += await self.in_turn(table, think)
        return picks, begun + self.pace.of_thought(seconds, self.loop_time() - begun)

    def loop_time(self) -> float:
        return asyncio.get_running_loop().time()

    async def turn(self, table: str, needs_mind: bool, is_first: bool = False) -> tuple[Mind | None, float]:
        self.begin()
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                return await self.turns.take(table, needs_mind, is_first)
        except TimeoutError as error:
            raise NoThought("its turn did not come") from error

    async def advise(self, table: str, view: View) -> Hint:
        """What to answer: those who ask wait their turn with the bots."""
        data = packed_view(view)

        async def think(mind: Mind, time: float) -> bytes:
            share = time / self.turns.full
            return await mind.run(thinking.advice, data, secrets.randbits(SEEDS), share)

        hint: Hint = unpacked(await self.in_turn(table, think))
        return hint

    async def in_turn(self, table: str, think: Callable[[Mind, float], Awaitable[R]]) -> R:
        """When it is this table's turn; a second time, at once, if the process died over it."""
        for is_again in (False, True):
            mind, seconds = await self.turn(table, needs_mind=True, is_first=is_again)
            assert mind is not None
            try:
                found = await think(mind, seconds)
            except NoThought as lost:
                self.say_lost(str(lost))
                self.minds.discard(mind)
                self.turns.lose(mind)
                mind.end()
                self.begin()
                if is_again:
                    raise
            except BaseException:
                self.turns.give_back(mind)
                raise
            else:
                self.turns.give_back(mind)
                return found
        raise AssertionError


def context() -> Any:
    """Processes that are copies of one which has loaded everything, where the system can do that."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    found = multiprocessing.get_context("forkserver")
    found.set_forkserver_preload([thinking.__name__, "followsuit.bots.loaded"])
    return found
