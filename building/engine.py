"""Compile the engine: mypyc makes C of it, the C compiler makes objects of that on all cores, and one
library of those.

Nothing is made twice. An object is kept under the hash of its C file, the flags, the compiler and Python;
the whole engine under the hash of its sources and the same. So a change outside the engine compiles
nothing, and a change of one module compiles that module and what stands on what was changed in it. What was
traded for that stands in docs/decisions/0013-a-minute-to-the-first-card.md.
"""

import contextlib
import functools
import importlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from building.c_files import RUNTIME, Headers, independent, said_once
from building.kept import Kept, kept_beside, key_of, key_of_files
from building.shim import shim

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = Path("src/followsuit")

# These are compiled together, as one unit: calls from one module to another and attributes of each
# other's classes stay C calls and struct fields only inside a unit.
UNIT = ("core", "tricks", "encoding", "games", "search")

# What is said of a state: a server says it to four for each answer, and that is most of what it does. The
# structs it is said in are msgspec's, which no compiled class can be, and stay outside.
SAID = (
    "describe/news.py",
    "describe/piece.py",
    "describe/question.py",
    "describe/sheet.py",
    "describe/strength.py",
    "describe/view.py",
    "describe/wording.py",
    "messages/voice.py",
)

# A game that is only measured beside somebody else's. Outside the unit it would call the engine through
# Python's front door, and that is what would be measured; a published wheel does not have it.
BESIDE = "benchmarks/beside"
NAME = "followsuit"
LIBRARY = f"{NAME}__mypyc"

# An __init__.py runs once and has nothing to gain. Neither has what no game being played ever runs: reading
# and writing positions, what is drawn where, what is said how. It is a fifth of the C code.
LEFT_OUT = ("**/__init__.py",)
COLD = (
    "core/fields.py",
    "core/moment.py",
    "core/sentence.py",
    "core/setting.py",
    "core/state.py",
    "tricks/usual_state.py",
    "games/**/*state*.py",
    "games/**/moments.py",
    "games/**/events.py",
    "games/**/faces.py",
)

# Whoever builds from the sources waits for the compiler, so of gcc's -O2 there is what this code gains from
# and what costs gcc little: two fifths less of its time, and answers that take a hundredth longer. A release
# may take the time for all of it.
LEVEL = os.environ.get("FOLLOWSUIT_OPTIMISE", "")
QUICK = (
    "-O1",
    "-freorder-blocks-algorithm=stc",  # what seldom happens lies apart
    "-freorder-blocks-and-partition",
    "-freorder-functions",
    "-finline-small-functions",
    "-findirect-inlining",
    "-fpartial-inlining",
    "-fcaller-saves",
    "-fipa-ra",
    "-fstrict-aliasing",
    "-foptimize-sibling-calls",
    "-fcrossjumping",
)
# Nothing outside the unit calls its functions by their C names; unless the compiler knows that, every call
# goes through a table, and the engine is a tenth slower. What mypyc writes is not for reading, so nobody is
# warned of it.
OPTIMISED = ("-g0", "-fvisibility=hidden", "-fno-plt", "-w")


# Of mypyc's runtime, what the engine spends its time in.
INLINED = ("list_ops.c",)
SHORTCUTS = Path(__file__).with_name("shortcuts.h")  # and of Python's own


# What to do where no C extension can be built.
REMEDY = "install one with Python's headers (on Debian: apt install build-essential python3-dev)"


class CompilerProblem(Exception):
    """Why no C extension can be built here."""


def unit_files(root: Path) -> list[str]:
    """The files of the unit, relative to the root and in a fixed order; absent parts are skipped."""
    found: set[Path] = set()
    for part in UNIT:
        found.update((root / PACKAGE / part).rglob("*.py"))
    found.update(path for path in (root / PACKAGE / name for name in SAID) if path.exists())
    if has_beside():
        found.update((root / PACKAGE / BESIDE).glob("hearts.py"))
    for pattern in (*LEFT_OUT, *COLD):
        found.difference_update((root / PACKAGE).glob(pattern))
    return sorted(path.relative_to(root).as_posix() for path in found)


def has_beside() -> bool:
    """Whether what measures other projects is part of this build."""
    return os.environ.get("FOLLOWSUIT_BESIDE") == "1"


def engine_key(root: Path) -> str:
    """The hash of all that the compiled engine is made from: its sources, and what compiles them."""
    ours = Path(__file__).parent
    wanted = re.search(
        r"^requires = \[(.*?)^\]", (root / "pyproject.toml").read_text(encoding="utf-8"), re.M | re.S
    )
    sources = {path for part in UNIT for path in (root / PACKAGE / part).rglob("*.py")}
    sources |= {root / file for file in unit_files(root)}
    # By the tools as they are asked for, so that an engine that is kept is found before they are installed.
    tools = wanted.group(1) if wanted else ""
    return key_of(key_of_files(root, sources), key_of_files(ours, makers(ours)), tools, *toolchain())


def makers(ours: Path) -> list[Path]:
    """The files of this folder that decide what the engine becomes."""
    return [ours / name for name in ("c_files.py", "engine.py", "shim.py", SHORTCUTS.name)]


def kept_engine(root: Path, kept: Kept) -> Path | None:
    """The folder of the engine compiled from these very sources, if it is kept."""
    try:
        key = engine_key(root)
    except (CompilerProblem, ImportError, OSError):
        return None
    return kept.file("engines", key) if kept.has("engines", key) else None


def is_kept() -> bool:
    """Whether the engine has been compiled from the sources beside this folder."""
    return kept_engine(ROOT, kept_beside(ROOT)) is not None


def compiled_engine(root: Path, kept: Kept) -> Path:
    """A folder with the compiled modules, each where it belongs in a package; made, unless it is kept.

    mypyc prints what it finds wrong and ends the process.
    """
    key = engine_key(root)
    if not kept.has("engines", key):
        with tempfile.TemporaryDirectory(prefix="followsuit-") as scratch:
            kept.put("engines", key, Build(root, Path(scratch), kept).run())
        kept.tidy()
    return kept.file("engines", key)


def toolchain() -> list[str]:
    """Everything besides the C files that decides what objects come out: compiler, flags, Python."""
    compiler = new_compiler()
    if compiler.compiler_type != "unix":
        return [compiler.compiler_type, sys.version, *OPTIMISED]
    said = version_of(compiler.compiler_so[0])
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return [said, *compiler.compiler_so, *flags(compiler), sys.version, str(suffix)]


def new_compiler() -> Any:
    """setuptools' own, with the flags that Python was built with, and $CC."""
    importlib.import_module("setuptools")  # it brings distutils along
    distutils: Any = importlib.import_module("distutils.ccompiler")
    settings: Any = importlib.import_module("distutils.sysconfig")
    compiler = distutils.new_compiler()
    settings.customize_compiler(compiler)
    return compiler


def flags(compiler: Any) -> tuple[str, ...]:
    if compiler.compiler_type != "unix":
        return ("/O2", "/w")
    if LEVEL:
        return (f"-O{LEVEL}", *OPTIMISED)
    return (*(QUICK if is_gcc(compiler.compiler_so[0]) else ("-O2",)), *OPTIMISED)


def is_gcc(command: str) -> bool:
    return "Free Software Foundation" in version_of(command)


@functools.cache
def version_of(command: str) -> str:
    """What a compiler says of itself."""
    try:
        return subprocess.run([command, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        raise CompilerProblem(str(error)) from None


def link(name: str, objects: Iterable[Path], into: Path) -> Path:
    """One extension from objects, linked the way setuptools links for this Python."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    extension = Extension(name, sources=[], extra_objects=[str(path) for path in objects])
    command = build_ext(Distribution({"name": NAME, "ext_modules": [extension]}))
    command.build_lib = str(into)
    command.build_temp = str(into.with_name(into.name + ".objects"))
    command.ensure_finalized()
    command.run()
    return Path(command.get_ext_fullpath(name))


def compiler_problem() -> str | None:
    """What keeps C extensions from being built here, or None when nothing does.

    The probe is a real extension built the way the engine is, since a compiler on the path says little:
    Python's headers or the linker may still be missing.
    """
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        try:
            link("probe", [compile_file(new_compiler(), source, [])], Path(scratch, "lib"))
        except Exception as error:  # whatever goes wrong here, the answer is the same
            lines = str(error).strip().splitlines() or [type(error).__name__]
            return next((line for line in lines if "error:" in line), lines[0])
    return None


def compile_file(
    compiler: Any, source: Path, include: Iterable[str], *more: str, into: Path | None = None
) -> Path:
    """The object of one C file, beside it unless told otherwise."""
    headers = [*include, *{sysconfig.get_path("include"), sysconfig.get_path("platinclude")}]
    if compiler.compiler_type != "unix":
        (made,) = compiler.compile(
            [str(source)],
            output_dir=str(source.parent),
            include_dirs=headers,
            extra_postargs=[*flags(compiler)],
        )
        return Path(made)
    target = into or source.with_suffix(".o")
    command = [*compiler.compiler_so, *flags(compiler), *(f"-I{folder}" for folder in headers), *more]
    done = subprocess.run(
        [*command, "-c", str(source), "-o", str(target)], capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise CompilerProblem(f"{source.name}: {done.stderr.strip()}")
    return target


def runtime_header(compiler: Any) -> str:
    """What every C file of the unit begins with."""
    return RUNTIME + SHORTCUTS.read_text() if compiler.compiler_type == "unix" else RUNTIME


def librt_headers(runtime: str) -> list[str]:
    """Where the headers of librt are, which the encoding writes its rows with."""
    return [str(path) for path in sorted(Path(runtime).iterdir()) if path.is_dir()]


class Build:
    """One run of the compiler over the whole unit, in a scratch folder."""

    def __init__(self, root: Path, scratch: Path, kept: Kept) -> None:
        self.root = root
        self.scratch = scratch
        self.kept = kept
        self.compiler = new_compiler()
        self.header = runtime_header(self.compiler)
        self.tools = key_of(*toolchain(), version("mypy"), self.header)

    def run(self) -> Path:
        modules, runtime = self.translate()
        texts = self.c_files()
        self.read_ahead(runtime)
        with ThreadPoolExecutor(os.cpu_count()) as at_once:
            # The largest first, so that no core has a long one left when the others are done.
            work = sorted(texts, key=lambda name: len(texts[name]), reverse=True)
            objects = list(at_once.map(lambda name: self.object_of(name, texts[name], runtime), work))
        made = self.scratch / "made"
        made.mkdir()
        library = link(LIBRARY, sorted(objects), made)
        self.add_shims(modules, library.name.removeprefix(LIBRARY), made)
        return made

    def translate(self) -> tuple[list[str], str]:
        """Let mypyc write the C files; tells the unit's modules, and where mypyc's own headers are."""
        # Imported late, as mypyc is needed for nothing else and takes its time.
        from mypyc.build import include_dir, mypycify

        options = [
            "--config-file=",  # the strict rules of `make check` are no business of whoever installs this
            "--follow-imports=silent",  # nor are interpreted modules, whose imports may be absent here
            f"--cache-dir={os.devnull}",
        ]
        with contextlib.chdir(self.root):  # so that messages name files as we do
            extensions = mypycify(
                [*options, *unit_files(self.root)],
                debug_level="0",
                multi_file=True,
                group_name=NAME,
                target_dir=str(self.scratch / "c"),
            )
        return [extension.name for extension in extensions if extension.name != LIBRARY], include_dir()

    def c_files(self) -> dict[str, str]:
        """The C files of the library by name: each module's, the unit's main file, and mypyc's runtime."""
        folder = self.scratch / "c"
        headers = Headers(
            (folder / f"__native_{NAME}.h").read_text(),
            (folder / f"__native_internal_{NAME}.h").read_text(),
            "".join((folder / name).read_text() for name in INLINED)
            if self.compiler.compiler_type == "unix"
            else "",
        )
        names_literals = sys.platform.startswith("linux")  # the others' assemblers have no such names
        texts: dict[str, str] = {}
        literals: dict[str, int] = {}
        for path in sorted(folder.glob(f"__native_{NAME}___*.c")):
            name = path.stem.removeprefix("__native_")
            texts[path.name], named = independent(name, path.read_text(), headers, names_literals)
            literals.update((literal, number) for number, literal in named.items())
        main = folder / f"__native_{NAME}.c"
        texts[main.name] = said_once(main.read_text(), literals)
        # What mypyc calls of librt lies in folders of its own.
        for path in [*folder.glob("*.c"), *folder.glob("*/librt_*_api.c")]:
            if not path.name.startswith("__native_"):
                texts[path.name] = path.read_text()
        return texts

    def read_ahead(self, runtime: str) -> None:
        """Have the headers that every file includes read once: gcc can keep what it made of them."""
        header = self.scratch / "c" / "runtime.h"
        header.write_text(self.header)
        if is_gcc(self.compiler.compiler_so[0]):
            kept = header.with_name("runtime.h.gch")
            compile_file(self.compiler, header, [runtime], "-x", "c-header", into=kept)

    def inlined(self) -> str:
        """What is given to each file of mypyc's runtime; other compilers than these have no such thing."""
        if self.compiler.compiler_type != "unix":
            return ""
        return "".join((self.scratch / "c" / name).read_text() for name in INLINED)

    def object_of(self, name: str, text: str, runtime: str) -> Path:
        """The object of a C file: the one that is kept, or a new one, kept from now on."""
        folder = self.scratch / "c"
        # The main file alone still includes the unit's headers.
        included = (
            "".join(path.read_text() for path in sorted(folder.glob("*.h"))) if '#include "__' in text else ""
        )
        key = key_of(self.tools, text, included)
        if not self.kept.has("objects", key):
            source = self.scratch / "to-compile" / name
            source.parent.mkdir(exist_ok=True)
            source.write_text(text)
            include = [runtime, *librt_headers(runtime), str(folder)]
            self.kept.put("objects", key, compile_file(self.compiler, source, include))
        return self.kept.file("objects", key)

    def add_shims(self, modules: list[str], suffix: str, made: Path) -> None:
        source = self.scratch / "shim.c"
        source.write_text(shim(LIBRARY, modules))
        built = link("shim", [compile_file(self.compiler, source, [])], self.scratch / "shims")
        for module in modules:
            place = made / (module.replace(".", "/") + suffix)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(built, place)


def main() -> None:
    """Compile the engine from these sources, to be kept: whoever installs it then finds it there."""
    if os.environ.get("FOLLOWSUIT_COMPILE") == "0":
        return
    if problem := compiler_problem():
        sys.exit(f"followsuit: no C compiler works here; {REMEDY} ({problem})")
    try:
        compiled_engine(ROOT, kept_beside(ROOT))
    except CompilerProblem as problem:
        sys.exit(f"followsuit: the engine does not compile: {problem}")


if __name__ == "__main__":
    main()
