"""What the browser's Python gets: our modules, the packages they stand on, and what they need of Python."""

import contextlib
import gzip
import hashlib
import json
import shutil
import struct
import subprocess
import tempfile
import zipfile
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, distribution, entry_points
from pathlib import Path
from typing import Final

from followsuit.core.errors import FollowSuitError
from followsuit.lessons.shelf import is_worked_example, read_lesson, texts_of
from followsuit.messages.files import all_languages
from followsuit.registry import all_games

HERE: Final = Path(__file__).parent
PACKAGE: Final = HERE.parent
GROUPS: Final = (
    *["followsuit.games", "followsuit.bots", "followsuit.messages", "followsuit.characters"],
    "followsuit.heroes",
)

# What runs in the two workers. Everything else is what these import, what the entry points name, and what
# lies with the games: they find their characters by looking.
ROOTS: Final = ("followsuit.site.inside", "followsuit.site.mind", "followsuit.site.image")
# Besides what is imported at a module's head: what Python, its modules in C and Pyodide import on their own.
WHOLE: Final = (
    "_pyodide",
    "pyodide",
    "asyncio",
    "importlib",
    "collections",
    "zipfile",
    "email",
    "re",
    "json",
)
NEEDED: Final = (
    *[
        "_strptime",
        "_compat_pickle",
        "copyreg",
        "dataclasses",
        "datetime",
        "decimal",
        "enum",
        "io",
        "numbers",
    ],
    *["encodings.ascii", "encodings.cp437", "encodings.idna", "encodings.latin_1", "encodings.utf_8", "os"],
    *["linecache", "reprlib", "site", "struct", "sysconfig", "tokenize", "traceback", "typing", "uuid"],
    *["warnings", "zipimport"],
)
# Imported by something that a browser never comes to.
LEFT_OUT: Final = ("unittest", "pydoc", "doctest", "pdb", "multiprocessing", "xml", "tkinter", "_pyrepl")

STOOD_ON: Final = (
    "fluent.runtime",
    "fluent.syntax",
    "attrs",
    "babel",
    "pytz",
    "typing_extensions",
    "mypy_extensions",
)
LIBRARY: Final = "library.made"  # as compiling.py names them
PACKAGES: Final = "packages.made"
LOCALES: Final = "babel/locale-data/"


class NoSite(FollowSuitError):
    """The folder cannot be written, and why."""


def write_bundle(node: Path, runtime: Path, msgspec: Path, kept: Path) -> tuple[Path, Path]:
    """The library and the packages, as the browser's Python reads them, each compressed as a whole.

    They are kept under the hash of all that they are made from: the same are made once.
    """
    named = [entry.module for group in GROUPS for entry in entry_points(group=group)]
    roots = [*ROOTS, *NEEDED, *named, *game_modules()]
    job = json.dumps({"roots": sorted(roots), "whole": WHOLE, "left_out": LEFT_OUT}).encode()
    files = dict(sources(msgspec))
    key = hashlib.sha256(job + runtime.name.encode() + (HERE / "compiling.py").read_bytes())
    for name, data in sorted(files.items()):
        key.update(name.encode() + b"\0" + hashlib.sha256(data).digest())
    folder = kept / f"bundle-{key.hexdigest()[:24]}"
    if not folder.is_dir():
        with tempfile.TemporaryDirectory(dir=kept) as scratch:
            made = Path(scratch, "made")
            made.mkdir()
            for path in compiled(node, runtime, job, files, Path(scratch)):
                pack(path, made / path.name)
            with contextlib.suppress(OSError):  # somebody else was quicker
                made.rename(folder)
    return folder / LIBRARY, folder / PACKAGES


def pack(source: Path, target: Path) -> None:
    target.write_bytes(packed(source.read_bytes()))


def packed(data: bytes) -> bytes:
    return gzip.compress(data, 9, mtime=0)


def compiled(
    node: Path, runtime: Path, job: bytes, files: dict[str, bytes], scratch: Path
) -> tuple[Path, Path]:
    (scratch / "job.json").write_bytes(job)
    shutil.copy(runtime / "python_stdlib.zip", scratch / "library.zip")
    with zipfile.ZipFile(scratch / "sources.zip", "w", zipfile.ZIP_STORED) as archive:
        for name, data in files.items():
            archive.writestr(zipfile.ZipInfo(name), data)
    ran = subprocess.run(
        [node, HERE / "compiling.mjs", runtime, HERE / "compiling.py", scratch],
        capture_output=True,
        encoding="utf-8",
        errors="replace",
    )
    made = scratch / LIBRARY, scratch / PACKAGES
    if ran.returncode or not all(path.is_file() for path in made):
        lines = [line.strip() for line in ran.stderr.splitlines() if "Error" in line[:80]]
        raise NoSite(f"Pyodide could not compile the engine: {(lines or ['it does not say why'])[0][:300]}")
    return made


def sources(msgspec: Path) -> Iterator[tuple[str, bytes]]:
    """Every file that may go along, by its place among the packages."""
    yield from own_files()
    yield "followsuit.dist-info/METADATA", b"Metadata-Version: 2.1\nName: followsuit\nVersion: 0\n"
    yield "followsuit.dist-info/entry_points.txt", entry_point_text().encode()
    for name in STOOD_ON:
        yield from files_of(distribution(name))
    for one in others():
        yield from files_of(one)
    with zipfile.ZipFile(msgspec) as wheel:
        for info in wheel.infolist():
            if info.filename.endswith((".py", ".so")):
                yield info.filename, wheel.read(info)


def own_files() -> Iterator[tuple[str, bytes]]:
    """Our sources, and what is read at run time. A compiled engine has its sources beside it."""
    for path in sorted(PACKAGE.rglob("*")):
        name = path.relative_to(PACKAGE.parent).as_posix()
        if path.suffix == ".ftl" or (path.suffix == ".py" and "/benchmarks/" not in name):
            yield name, path.read_bytes()


def learning_files() -> dict[str, bytes]:
    """Puzzles and worked examples, which are asked of the engine: fetched when somebody asks for one.

    Examples are many tables. Told beforehand, they would be a tenth of the folder.
    """
    found: dict[str, bytes] = {}
    for path in sorted((PACKAGE / "puzzles/files").glob("*.json")):
        found[path.relative_to(PACKAGE.parent).as_posix()] = path.read_bytes()
    for id in all_games():
        for name, text in texts_of(id).items():
            if is_worked_example(read_lesson(id, name)):
                found[f"followsuit/lessons/{id}/{name}"] = text.encode()
    return found


def one_after_the_other(files: dict[str, bytes]) -> bytes:
    """As `compiling.py` writes packages: the length of a list, names and sizes, then file after file."""
    head = json.dumps([[name, len(data)] for name, data in files.items()]).encode()
    return struct.pack("<I", len(head)) + head + b"".join(files.values())


def game_modules() -> list[str]:
    """Every module of our games but their encodings, which are for research."""
    files = [file for file in (PACKAGE / "games").rglob("*.py") if file.stem not in ("__init__", "encoding")]
    return [".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts) for file in files]


def entry_point_text() -> str:
    """The games, bots and messages there are, of all packages."""
    lines: list[str] = []
    for group in GROUPS:
        lines += [f"[{group}]", *[f"{entry.name} = {entry.value}" for entry in entry_points(group=group)], ""]
    return "\n".join(lines)


def others() -> Iterable[Distribution]:
    """The packages of others that bring games, bots or words."""
    found = {}
    for group in GROUPS:
        for entry in entry_points(group=group):
            if entry.dist is not None and not entry.module.startswith("followsuit."):
                found[entry.dist.name] = entry.dist
    return found.values()


def files_of(package: Distribution) -> Iterator[tuple[str, bytes]]:
    """The modules of a package and what they read; of all languages, those that are spoken here."""
    spoken = [f"{LOCALES}{language}.dat" for language in ("root", *all_languages())]
    for file in package.files or []:
        name = file.as_posix()
        path = Path(str(package.locate_file(file)))
        is_needed = name.endswith((".py", ".ftl")) or name == "babel/global.dat" or name in spoken
        if is_needed and not name.startswith(("..", "pytz/zoneinfo")) and path.is_file():
            yield name, path.read_bytes()
