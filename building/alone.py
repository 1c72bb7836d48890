"""One at a time: whoever else is at work in the same environment is waited for, and one line says so.

The lock belongs to the system: it is gone with the process that held it, however that ended.
"""

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Nobody else who asks for this lock is inside at the same time."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("a+") as file:
        if not taken(file.fileno(), waits=False):
            print(f"Another make is at work in {lock.parent}; waiting for it.", flush=True)
            taken(file.fileno(), waits=True)
        yield


def taken(descriptor: int, waits: bool) -> bool:
    """Take the lock; False where somebody else has it and it is not waited for."""
    if sys.platform == "win32":
        import msvcrt

        try:
            msvcrt.locking(descriptor, msvcrt.LK_LOCK if waits else msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    import fcntl

    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | (0 if waits else fcntl.LOCK_NB))
    except BlockingIOError:
        return False
    return True
