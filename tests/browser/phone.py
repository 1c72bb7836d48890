"""A phone of the middle range: a browser whose every process has a quarter of the time.

Chromium's own throttling slows the page alone; Python runs in workers. So all its processes are stopped and
let go on by turns.
"""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import psutil

SLOWER = 4
TURN = 0.04  # seconds
RATE = 10_000_000 / 8  # bytes a second


def browser_processes() -> list[int]:
    """Every process of the browsers that this one has started."""
    mine = psutil.Process().children(recursive=True)
    found = []
    for process in mine:
        with suppress(psutil.Error):
            if "chrom" in process.name():
                found.append(process.pid)
    return found


def signal_all(pids: list[int], kind: signal.Signals) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, kind)


@contextmanager
def slowed() -> Iterator[None]:
    """Within this, the browser is four times slower."""
    over = threading.Event()

    def take_turns() -> None:
        turns = 0
        pids: list[int] = []
        while not over.is_set():
            if turns % 10 == 0:
                pids = browser_processes()
            turns += 1
            signal_all(pids, signal.SIGSTOP)
            over.wait(TURN * (SLOWER - 1) / SLOWER)
            signal_all(pids, signal.SIGCONT)
            over.wait(TURN / SLOWER)
        signal_all(browser_processes(), signal.SIGCONT)

    turning = threading.Thread(target=take_turns, daemon=True)
    turning.start()
    try:
        yield
    finally:
        over.set()
        turning.join()
