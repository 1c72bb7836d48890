"""What a process does that only thinks: it is given a view as bytes, and says what it found out.

Whoever starts such a process names it `begin` to be run first. Nothing of a table comes here but what one
seat of it knows.
"""

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from typing import Any, Final

from followsuit.bots.hint import hint_for
from followsuit.bots.roster import levels, new_bot
from followsuit.bots.travel import packed, unpacked_view
from followsuit.bots.whole import whole_answer
from followsuit.core.rng import seeded
from followsuit.registry import all_games

NICENESS: Final = 10  # whoever waits for a message is served before whoever thinks
LONGEST: Final = 6.0  # seconds after which a process is ended in the middle of a thought, whatever it does


def begin() -> None:
    """Load everything, so that the first thought is no slower than the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which then ends us
    if hasattr(signal, "SIGALRM"):  # not on Windows
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        os.nice(NICENESS)
    watched = multiprocessing.parent_process()
    if watched is not None:
        threading.Thread(target=end_after, args=[watched], daemon=True).start()
    all_games()
    levels()


def end_after(watched: Any) -> None:
    """A server that was killed could not tell us to end."""
    watched.join()
    os._exit(1)


def ready() -> int:
    """For whoever waits until we are; which process we are."""
    return os.getpid()


def thought(view: bytes, level: str, seed: int, seconds: float) -> list[int]:
    """The whole answer of a bot of this level, thought about for so long."""
    with ended_when_too_long():
        return whole_answer(new_bot(level, seeded(seed)), unpacked_view(view), seconds)


def advice(view: bytes, seed: int, share: float) -> bytes:
    """What a person may be told, and why; thought about for this share of the usual time."""
    with ended_when_too_long():
        return packed(hint_for(unpacked_view(view), seeded(seed), share=share))


@contextlib.contextmanager
def ended_when_too_long() -> Iterator[None]:
    """The system ends the process: compiled code in an endless loop would not listen to anybody else."""
    has_alarm = hasattr(signal, "setitimer")
    if has_alarm:
        signal.setitimer(signal.ITIMER_REAL, LONGEST)
    yield
    if has_alarm:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
