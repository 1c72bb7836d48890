"""One at a time: whoever else is at work in the same environment is waited for, and one line says so.

    python -m building.alone TARGET SOURCE ... -- COMMAND     makes the target, unless another make just has

The lock belongs to the system: it is gone with the process that held it, however that ended.
"""

import contextlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

VENV = Path(__file__).resolve().parents[1] / ".venv"


class CannotInstall(Exception):
    """Why the environment cannot be had, in one line."""


@contextlib.contextmanager
def alone(lock: Path, shared: bool = False) -> Iterator[None]:
    """Nobody else who asks for this lock is inside at the same time, but for those who share it."""
    try:
        lock.parent.mkdir(parents=True, exist_ok=True)
        file = lock.open("a+")
    except OSError as error:
        raise CannotInstall(
            f"{lock.parent} cannot be written ({error.strerror}): clone Follow Suit into a folder of your own"
        ) from None
    with file:
        if not taken(file.fileno(), waits=False, shared=shared):
            print(f"Another make is at work in {lock.parent}; waiting for it.", flush=True)
            taken(file.fileno(), waits=True, shared=shared)
        yield


def taken(descriptor: int, waits: bool, shared: bool = False) -> bool:
    """Take the lock; False where somebody else has it and it is not waited for. Windows shares none."""
    if sys.platform == "win32":
        import msvcrt

        try:
            msvcrt.locking(descriptor, msvcrt.LK_LOCK if waits else msvcrt.LK_NBLCK, 1)
        except OSError:
            return shared
        return True
    import fcntl

    kind = fcntl.LOCK_SH if shared else fcntl.LOCK_EX
    try:
        fcntl.flock(descriptor, kind | (0 if waits else fcntl.LOCK_NB))
    except BlockingIOError:
        return False
    return True


def is_made(target: Path, sources: list[Path]) -> bool:
    """As make decides it, by dates."""
    if not target.exists():
        return False
    return all(source.stat().st_mtime <= target.stat().st_mtime for source in sources)


def main(words: list[str]) -> int:
    """One of the Makefile's files, which two may want at once; the result is the command's exit status."""
    at = words.index("--")
    target, *sources = map(Path, words[:at])
    try:
        with alone(VENV / f"lock-{target.name}"):
            if is_made(target, sources):
                return 0
            return subprocess.run(words[at + 1 :], check=False).returncode
    except CannotInstall as problem:
        sys.exit(f"followsuit: {problem}.")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
