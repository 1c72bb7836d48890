"""Where bots think: in processes of their own, one for each core, that know nothing but views.

Each is an executor with a single process, so that one that dies takes nothing with it but its own thought.
That thought is asked for again, once; where that fails too, whoever asked has to do with a quick answer.
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
from followsuit.service.turns import Pace, Turns

R = TypeVar("R")

SEEDS: Final = 128  # bits
UNHEARD: Final = 2.0  # seconds after which a process that should have been ended is given up


class NoThought(Exception):
    """No process could say what it thinks; it is not known why."""


class Mind:
    """One process that thinks, and the next one when it has died."""

    def __init__(self) -> None:
        self.pid = 0
        self.executor = self.new_executor()
        self.warming = asyncio.create_task(self.warm_up())

    def new_executor(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, mp_context=context(), initializer=thinking.begin)

    async def run(self, what: Callable[..., R], *values: Any) -> R:
        """What the process says; a process that died while it was asked is replaced."""
        executor = self.executor
        try:
            asked = executor.submit(what, *values)
        except (BrokenExecutor, OSError) as error:
            raise self.lost(executor, error) from error
        try:
            async with asyncio.timeout(thinking.LONGEST + UNHEARD):
                return await asyncio.wrap_future(asked)
        except (BrokenExecutor, TimeoutError) as error:
            raise self.lost(executor, error) from error

    def lost(self, executor: ProcessPoolExecutor, error: Exception) -> NoThought:
        """Have another process started."""
        if executor is self.executor:
            metrics.FAULTS.inc()
            log.error("a process that thinks was lost", error=type(error).__name__)
            self.end()
            self.executor = self.new_executor()
            self.warming = asyncio.create_task(self.warm_up())
        return NoThought(type(error).__name__)

    async def warm_up(self) -> None:
        """Have the process started, and everything loaded in it. If that fails, the next thought says so."""
        with contextlib.suppress(BrokenExecutor, OSError, RuntimeError):
            self.pid = await asyncio.wrap_future(self.executor.submit(thinking.ready))

    def end(self) -> None:
        """Without waiting for what it thinks."""
        self.warming.cancel()
        self.executor.shutdown(wait=False, cancel_futures=True)
        if self.pid:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(self.pid, signal.SIGTERM)
            self.pid = 0


class Minds:
    def __init__(self, count: int, seconds: float) -> None:
        self.count = count
        self.minds: list[Mind] = []
        self.turns: Turns[Mind] = Turns(seconds)
        self.pace = Pace(random.SystemRandom())

    def begin(self) -> None:
        """Start the processes, unless they are there; nobody waits for them."""
        while len(self.minds) < self.count:
            mind = Mind()
            self.minds.append(mind)
            self.turns.add(mind)

    def end(self) -> None:
        for mind in self.minds:
            mind.end()
        self.minds = []

    async def answer(self, table: str, view: View, level: str) -> int:
        """What a bot of this level answers, at the moment when it is to be seen."""
        offered = view.options()
        if len(offered) == 1:
            await self.wait_as_if(table)
            return offered[0]
        data = packed_view(view)
        loop = asyncio.get_running_loop()
        begun, seconds = loop.time(), 0.0

        async def think(mind: Mind, time: float) -> int:
            nonlocal begun, seconds
            begun, seconds = loop.time(), time
            return await mind.run(thinking.thought, data, level, secrets.randbits(SEEDS), time)

        pick = await self.in_turn(table, think)
        took = loop.time() - begun
        await asyncio.sleep(self.pace.of_thought(seconds, took) - took)
        return pick

    async def wait_as_if(self, table: str) -> None:
        """As long as a thought would take at this table now."""
        self.begin()
        _, seconds = await self.turns.take(table, needs_mind=False)
        await asyncio.sleep(self.pace.of_no_thought(seconds))

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
        self.begin()
        for is_again in (False, True):
            mind, seconds = await self.turns.take(table, needs_mind=True, is_first=is_again)
            assert mind is not None
            try:
                return await think(mind, seconds)
            except NoThought:
                if is_again:
                    raise
            finally:
                self.turns.give_back(mind)
        raise NoThought


def context() -> Any:
    """Processes that are copies of one which has loaded everything, where the system can do that."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    found = multiprocessing.get_context("forkserver")
    found.set_forkserver_preload([thinking.__name__])
    return found
