"""The wheel's build hook: compile the engine with mypyc wherever a C compiler works.

FOLLOWSUIT_COMPILE decides:

    0       install the engine interpreted
    1       compile it, or fail
    auto    compile it, or, where no C compiler works, install it interpreted (the default)

Only a missing compiler falls back. An error that mypyc or the compiler reports about our code is a
fault in our code, and a build that hid it would turn it into an engine that is merely slow.
"""

import contextlib
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/followsuit")

# These are compiled together, as one unit: calls from one module to another and attributes of each
# other's classes stay C calls and struct fields only inside a unit.
UNIT = ("core", "tricks", "games", "search", "benchmarks/hearts.py")

# An __init__.py runs once and has nothing to gain.
LEFT_OUT = ("__init__.py",)


def unit_files(root: Path) -> list[str]:
    """The files of the unit, relative to the root and in a fixed order; absent parts are skipped."""
    found: set[Path] = set()
    for part in UNIT:
        path = root / PACKAGE / part
        found.update([path] if path.is_file() else path.rglob("*.py"))
    return sorted(path.relative_to(root).as_posix() for path in found if path.name not in LEFT_OUT)


def build_extensions(extensions: Sequence[object], into: Path) -> None:
    """Compile and link, with the compiler and flags that setuptools takes from Python and $CC."""
    command = build_ext(Distribution({"name": "followsuit", "ext_modules": extensions}))
    command.build_lib = str(into)
    command.build_temp = str(into.with_name(into.name + ".objects"))
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def compiler_problem() -> str | None:
    """What keeps C extensions from being built here, or None when nothing does.

    The probe is a real extension built the way the engine is, since a compiler on the path says little:
    Python's headers or the linker may still be missing.
    """
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        try:
            build_extensions([Extension("probe", [str(source)])], Path(scratch, "probe"))
        except Exception as error:  # whatever goes wrong here, the answer is the same
            return str(error)
    return None


def compile_unit(root: Path, scratch: Path) -> dict[str, str]:
    """Compile the unit inside the scratch folder; the result maps each file built to its place in the wheel.

    mypyc prints what it finds wrong and ends the process.
    """
    # Imported late, as mypyc is needed for nothing else and takes its time.
    from mypyc.build import mypycify

    options = [
        "--config-file=",  # the strict rules of `make check` are no business of whoever installs this
        "--follow-imports=silent",  # nor are interpreted modules, whose imports may be absent here
        f"--cache-dir={scratch / 'mypy'}",  # keeps the source tree as it was
    ]
    with contextlib.chdir(root):  # so that messages name files as we do
        extensions = mypycify(
            [*options, *unit_files(root)],
            opt_level="3",
            debug_level="0",
            group_name="followsuit",
            target_dir=str(scratch / "c"),
        )
        for extension in extensions:
            # A warning that only somebody's newer compiler gives must not stop their installation.
            extension.extra_compile_args = [f for f in extension.extra_compile_args if f != "-Werror"]
        build_extensions(extensions, scratch / "lib")
    built = sorted(path for path in (scratch / "lib").rglob("*") if path.is_file())
    return {str(path): path.relative_to(scratch / "lib").as_posix() for path in built}


class EngineBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wish = os.environ.get("FOLLOWSUIT_COMPILE") or "auto"
        if wish not in ("0", "1", "auto"):
            sys.exit(f"followsuit: FOLLOWSUIT_COMPILE is {wish!r}; it can be 0, 1 or auto.")
        # An editable wheel only points at the sources, which are never compiled in place.
        if wish == "0" or version == "editable":
            return
        if problem := compiler_problem():
            reason = f"because no C compiler works ({problem})"
            if wish == "1":
                sys.exit(f"followsuit: the engine cannot be compiled, {reason}.")
            print(f"followsuit: the engine will run interpreted, {reason}.", file=sys.stderr)
            return
        # Outside the source tree, and there until the wheel is written.
        self.scratch = tempfile.TemporaryDirectory()
        build_data["force_include"].update(compile_unit(Path(self.root), Path(self.scratch.name)))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()
