"""mypy, which remembers what it found in files that have not changed; other clones have that too, kept.

    python -m building.types src tests ...

mypy itself decides, by the hash of a file and of all that it imports, what has to be looked at again.
"""

import subprocess
import sys
import tarfile
import tempfile
from importlib.metadata import version
from pathlib import Path

from building.kept import Kept, kept_beside, key_of

ROOT = Path(__file__).resolve().parents[1]
KIND = "types"


def check_types(root: Path, kept: Kept, arguments: list[str]) -> int:
    """Run mypy; the result is its exit status."""
    folder = root / ".mypy_cache"
    key = key_of(version("mypy"), sys.version, (root / "pyproject.toml").read_text(encoding="utf-8"))
    if not folder.exists() and kept.has(KIND, key):
        unpack(kept.file(KIND, key), folder)
    before = written(folder)
    status = subprocess.run([sys.executable, "-m", "mypy", *arguments], cwd=root, check=False).returncode
    if status == 0 and written(folder) != before:
        with tempfile.TemporaryDirectory(prefix="followsuit-") as scratch:
            packed = Path(scratch, key)
            with tarfile.open(packed, "w") as archive:
                archive.add(folder, arcname=".")
            kept.put(KIND, key, packed)
    return status


def unpack(packed: Path, folder: Path) -> None:
    """Whole or not at all: what was not written to its end would be there the next time."""
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".mypy-") as scratch:
        arriving = Path(scratch, "cache")
        with tarfile.open(packed) as archive:
            if hasattr(tarfile, "data_filter"):  # Debian's Python 3.11 has none yet
                archive.extraction_filter = tarfile.data_filter
            archive.extractall(arriving)
        arriving.replace(folder)


def written(folder: Path) -> set[tuple[Path, int]]:
    return {(path, path.stat().st_mtime_ns) for path in folder.rglob("*") if path.is_file()}


if __name__ == "__main__":
    sys.exit(check_types(ROOT, kept_beside(ROOT), sys.argv[1:]))
