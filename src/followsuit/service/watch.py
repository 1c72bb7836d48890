"""No task dies alone: what a server does besides answering requests is watched over.

Work that should never end is begun again when it does, said in the log and counted; until it has gone well
for a while, the server is not ready. Work that ends again and again ends the process: whoever started it
begins with a fresh one, and nothing that was acknowledged is lost by that. The same is done when the event
loop stands still.
"""

import asyncio
import contextlib
import os
import signal
import threading
import time
from collections.abc import Callable, Coroutine
from types import FrameType
from typing import Any, Final

from followsuit.service import metrics
from followsuit.service.logs import log
from followsuit.service.settings import Settings

OFTEN: Final = 5  # as many ends within a minute are too many
MINUTE: Final = 60.0
PAUSE: Final = 0.2  # before work is begun again
STILL: Final = 4.0  # seconds without a sign of life of the event loop before it is said

WorkCall = Callable[[], Coroutine[Any, Any, None]]


class Watch:
    def __init__(self, settings: Settings, end: Callable[[], None] | None = None) -> None:
        self.wary = settings.wary
        self.stillness = settings.stillness
        self.end = end if end is not None else end_this_process
        self.ends: dict[str, list[float]] = {}  # when each work ended, lately
        self.passing: dict[str, float] = {}  # when work of one table did
        self.tasks: list[asyncio.Task[None]] = []
        self.alive_at = time.monotonic()
        self.is_over = False

    def begin(self) -> None:
        asyncio.get_running_loop().set_exception_handler(nobody_waited)
        self.keep("sign of life", self.give_signs)
        threading.Thread(target=self.look_for_signs, name="watch over the loop", daemon=True).start()

    def keep(self, name: str, work: WorkCall) -> None:
        """Let this go on for ever."""
        self.tasks.append(asyncio.create_task(self.begin_again(name, work), name=name))

    async def begin_again(self, name: str, work: WorkCall) -> None:
        while True:
            fault: BaseException | None = None
            try:
                await work()
            except asyncio.CancelledError as error:
                task = asyncio.current_task()
                if task is None or task.cancelling():
                    raise
                fault = error  # something inside was cancelled, and let that out
            except Exception as error:
                fault = error
            self.note(name, fault)
            await asyncio.sleep(PAUSE)

    def note(self, name: str, fault: BaseException | None) -> None:
        now = time.monotonic()
        metrics.FAULTS.inc()
        metrics.ENDED.labels(name).inc()
        ends = self.ends[name] = [at for at in self.ends.get(name, []) if now - at < MINUTE] + [now]
        if fault is None:
            log.error("work that should never end did", work=name)
        else:
            log.fault("work ended by a fault", fault, work=name)
        if len(ends) >= OFTEN:
            log.error("work ends again and again, so the server does", work=name)
            self.end()

    def note_passing(self, name: str, fault: BaseException) -> None:
        """Work for one table, which sees to its being begun again. One table that cannot go on is no reason
        to send everybody elsewhere: of its faults the first in a minute counts."""
        now = time.monotonic()
        metrics.FAULTS.inc()
        metrics.ENDED.labels(name).inc()
        if now - self.passing.get(name, -MINUTE) >= MINUTE:
            self.passing[name] = now
        log.fault("work ended by a fault", fault, work=name)

    def unwell(self) -> list[str]:
        """What has ended lately."""
        now = time.monotonic()
        last = {name: ends[-1] for name, ends in self.ends.items()} | self.passing
        return [name for name, at in last.items() if now - at < self.wary]

    async def stop(self, seconds: float) -> None:
        self.is_over = True
        await put_down(self.tasks, seconds)

    # The event loop itself.

    async def give_signs(self) -> None:
        while True:
            self.alive_at = time.monotonic()
            await asyncio.sleep(0.5)

    def look_for_signs(self) -> None:
        """In a thread of its own. A process that was stopped and goes on is given time to catch up."""
        was_said = False
        looked_at = time.monotonic()
        while not self.is_over:
            time.sleep(0.5)
            now = time.monotonic()
            if now - looked_at > STILL / 2:
                self.alive_at = now
            looked_at = now
            still = now - self.alive_at
            if still < STILL:
                was_said = False
            elif not was_said:
                was_said = True
                log.warning("the server stands still", seconds=round(still, 1))
            if still > self.stillness:
                log.error("the server has stood still for too long, so it ends")
                os._exit(1)


async def put_down(tasks: list[asyncio.Task[Any]], seconds: float) -> None:
    """End tasks; one that will not end is left behind."""
    running = [task for task in tasks if not task.done()]
    for task in running:
        task.cancel()
    if running:
        await asyncio.wait(running, timeout=seconds)


def nobody_waited(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """A timer's call, or work that nobody waits for, ended by a fault."""
    metrics.FAULTS.inc()
    error = context.get("exception")
    if isinstance(error, BaseException):
        log.fault("something ended by a fault", error, what=context.get("message", ""))
    else:
        log.error("something went wrong", what=context.get("message", ""))


def end_this_process() -> None:
    os.kill(os.getpid(), signal.SIGTERM)


def end_in_time(seconds: float, last: Callable[[], None] | None = None) -> None:
    """From the first signal to end on, the process has so many seconds, whatever hangs."""

    def at_the_end() -> None:
        log.error("the server did not end by itself in time, so it is ended")
        if last is not None:
            with contextlib.suppress(Exception):
                last()
        os._exit(1)

    def wrapped(number: int) -> None:
        before = signal.getsignal(number)
        is_first = True

        def on_signal(number: int, frame: FrameType | None) -> None:
            nonlocal is_first
            if is_first:
                is_first = False
                timer = threading.Timer(seconds, at_the_end)
                timer.daemon = True
                timer.start()
            if callable(before):
                before(number, frame)

        signal.signal(number, on_signal)

    if threading.current_thread() is threading.main_thread():
        for number in (signal.SIGTERM, signal.SIGINT):
            wrapped(number)
