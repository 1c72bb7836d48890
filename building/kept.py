"""The folder where results of builds are kept, each under the hash of all that it was made from.

It lies among the user's caches, so that every clone has it, or where FOLLOWSUIT_CACHE says; where that
cannot be written, beside the sources. A file appears in it whole or not at all, so a build that was killed
leaves nothing half done, and two builds at once do no harm. What has not been used for long is removed.
"""

import contextlib
import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

KEPT_DAYS = 30
MOST_BYTES = 2_000_000_000


class Kept:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def file(self, kind: str, key: str) -> Path:
        """Where the file of this key lies, or will."""
        return self.folder / kind / key[:2] / key

    def has(self, kind: str, key: str) -> bool:
        path = self.file(kind, key)
        if not path.exists():
            return False
        with contextlib.suppress(OSError):
            os.utime(path)  # used today
        return True

    def put(self, kind: str, key: str, made: Path) -> Path:
        """Keep a file or a folder that was made elsewhere; it is moved here if nobody was quicker."""
        path = self.file(kind, key)
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=self.folder) as scratch:
            arriving = Path(scratch, key)
            shutil.move(made, arriving)
            try:
                arriving.replace(path)
            except OSError:
                if not path.exists():
                    raise
        return path

    def tidy(self) -> None:
        """Remove what was not used for long, and the oldest while there is too much."""
        now = time.time()
        found = sorted((latest(path), path) for path in self.folder.glob("*/??/*"))
        total = sum(size_of(path) for _, path in found)
        for used, path in found:
            if now - used < KEPT_DAYS * 86_400 and total <= MOST_BYTES:
                return
            total -= size_of(path)
            if path.is_dir():
                shutil.rmtree(path, ignore_errors=True)
            else:
                path.unlink(missing_ok=True)


def kept_beside(root: Path) -> Kept:
    """The folder for builds of the sources at root."""
    for folder in (usual_folder(), root / "build" / "kept"):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                return Kept(folder)
        except OSError:
            continue
    return Kept(Path(tempfile.mkdtemp(prefix="followsuit-build-")))


def usual_folder() -> Path:
    if asked := os.environ.get("FOLLOWSUIT_CACHE"):
        return Path(asked).absolute()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "followsuit" / "builds"


def key_of(*parts: str | bytes) -> str:
    """One hash of several texts; where one ends and the next begins makes a difference."""
    whole = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        whole.update(len(data).to_bytes(8, "big"))
        whole.update(data)
    return whole.hexdigest()


def key_of_files(root: Path, files: Iterable[Path]) -> str:
    """The names of files, relative to root, and what is in them."""
    parts: list[str | bytes] = []
    for file in sorted(files):
        parts += [file.relative_to(root).as_posix(), file.read_bytes()]
    return key_of(*parts)


def latest(path: Path) -> float:
    return path.stat().st_mtime


def size_of(path: Path) -> int:
    if path.is_dir():
        return sum(file.stat().st_size for file in path.rglob("*") if file.is_file())
    return path.stat().st_size
