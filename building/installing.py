"""Install the package into .venv, from the sources as they are, unless that very package is installed
already.

    python -m building.installing        compiled where a C compiler works, as `make test` wants it

What was installed is known by the hash of everything it was made from; a date on a file decides nothing.
Under a server that is running nothing is put: the modules it has not imported yet would be of another build.
"""

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator

from building.alone import VENV, CannotInstall, alone, taken
from building.environment import (
    LOCK,
    PYTHON,
    ROOT,
    UNFINISHED,
    in_one_line,
    install,
    prepare,
    reason_in,
)
from building.kept import key_of, key_of_files
from building.page import page_is_kept, page_sources

INSTALLED = VENV / "installed"  # says from which sources, in which build, and whether with the page
UNFINISHED_PACKAGE = VENV / "unfinished-package"  # there while the package itself is being installed
SERVING = VENV / "serving"  # locked by all who serve from this environment
COMPILED = "compiled"
INTERPRETED = "interpreted"
PAGE = "page"
NO_PAGE = "no-page"


def wish() -> str:
    return os.environ.get("FOLLOWSUIT_COMPILE") or "auto"


def wishes_page() -> bool:
    return os.environ.get("FOLLOWSUIT_PAGE") != "0"


def sources_key() -> str:
    """The hash of all that the installed package is made from, and of what was wished about the page."""
    folders = [ROOT / folder for folder in ("src", "docs/rules", "building")]
    files = [path for folder in folders for path in folder.rglob("*") if "__pycache__" not in path.parts]
    files += [*page_sources(ROOT / "web"), ROOT / "pyproject.toml", ROOT / "hatch_build.py"]
    page = os.environ.get("FOLLOWSUIT_PAGE", "")
    return key_of(key_of_files(ROOT, [path for path in files if path.is_file()]), page)


def installed_build(key: str) -> tuple[str, str]:
    """Which build of these sources is installed: compiled, interpreted, or none; and whether with a page."""
    if UNFINISHED.exists() or not INSTALLED.exists():
        return "", ""
    installed, _, rest = INSTALLED.read_text().partition(" ")
    build, _, page = rest.partition(" ")
    return (build, page) if installed == key else ("", "")


def put_in_place(compile_wish: str) -> None:
    """Install the package, with this wish about the engine."""
    key = sources_key()
    if is_good_enough(*installed_build(key), compile_wish):
        return
    with alone(LOCK):
        if is_good_enough(*installed_build(key), compile_wish):
            return
        with without_servers():
            if compile_wish in ("auto", "1"):
                print(
                    "Installing Follow Suit; its engine is compiled, which takes a minute or two.", flush=True
                )
            else:
                print("Installing Follow Suit.", flush=True)
            install_package(key, compile_wish)


def install_package(key: str, compile_wish: str) -> None:
    if UNFINISHED_PACKAGE.exists():
        clear_away()
    INSTALLED.unlink(missing_ok=True)
    arguments = ["--force-reinstall", "--no-deps", "--no-build-isolation", str(ROOT)]
    # Our own environment has what measures other projects beside ours.
    install(
        arguments,
        "install Follow Suit",
        UNFINISHED_PACKAGE,
        FOLLOWSUIT_COMPILE=compile_wish,
        FOLLOWSUIT_BESIDE="1",
    )
    build = COMPILED if said("followsuit.is_compiled()") == "True" else INTERPRETED
    page = NO_PAGE if said("followsuit.page_folder.page_folder()") == "None" else PAGE
    INSTALLED.write_text(f"{key} {build} {page}")


def clear_away() -> None:
    """What is left of the package where pip was killed: it will not replace what it did not finish.

    The rest of the environment is whole, so nothing is asked of the network.
    """
    for site in (*VENV.glob("lib/python*/site-packages"), *VENV.glob("Lib/site-packages")):
        # With a ~ in front is what pip put aside.
        names = ("followsuit", "followsuit-*", "followsuit__mypyc*", "~*llowsuit*")
        for path in (path for name in names for path in site.glob(name)):
            if path.is_dir():
                shutil.rmtree(path)
            else:
                path.unlink(missing_ok=True)


def is_good_enough(build: str, page: str, compile_wish: str) -> bool:
    """Whether what is installed is what was wished, as far as it can be had."""
    if build == COMPILED:
        is_wished = compile_wish != "0"
    else:
        is_wished = build == INTERPRETED and (
            compile_wish == "0" or (compile_wish == "kept" and not can_take_over())
        )
    return is_wished and (page == PAGE or not page_can_come())


def can_take_over() -> bool:
    """Whether the engine has been compiled meanwhile, and no server is running on what would be replaced."""
    return said("building.engine.is_kept()", FOLLOWSUIT_BESIDE="1") == "True" and nobody_serves()


def page_can_come() -> bool:
    """Likewise whether the page has been built meanwhile."""
    return wishes_page() and page_is_kept() and nobody_serves()


def nobody_serves() -> bool:
    with contextlib.suppress(CannotInstall, OSError), without_servers():
        return True
    return False


@contextlib.contextmanager
def without_servers() -> Iterator[None]:
    """While nobody serves from this environment; whoever begins to waits."""
    with SERVING.open("a+") as file:
        if not taken(file.fileno(), waits=False):
            raise CannotInstall(
                "a table is open that runs from this folder, and nothing is put under it: "
                "end it first (Ctrl+C where `make play` runs)"
            )
        yield


def build_page() -> None:
    """Build the page, to be kept. Why it cannot be built is said when the package is installed."""
    code = "import building.page; building.page.keep_built()"
    subprocess.run([str(PYTHON), "-c", code], cwd=ROOT, capture_output=True, check=False)


def said(expression: str, **environment: str) -> str:
    """What something of the package, or of this folder, has to say, in the environment's Python."""
    module = expression.partition("(")[0].rpartition(".")[0]
    done = subprocess.run(
        [str(PYTHON), "-c", f"import {module}; print({expression})"],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise CannotInstall(f"what is installed does not run: {reason_in(done.stderr)}")
    return done.stdout.strip()


def main() -> None:
    try:
        prepare("build")
        _, page = installed_build(sources_key())
        if page == NO_PAGE and wishes_page():
            build_page()  # what npm could not fetch then
        put_in_place(wish())
    except (CannotInstall, OSError) as problem:
        sys.exit(in_one_line(problem))


if __name__ == "__main__":
    main()
