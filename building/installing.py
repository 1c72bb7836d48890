"""Install the package into .venv, from the sources as they are, unless that very package is installed
already.

    python -m building.installing        compiled where a C compiler works, as `make test` wants it

What was installed is known by the hash of everything it was made from; a date on a file decides nothing.
"""

import os
import subprocess
import sys

from building.alone import alone, taken
from building.environment import LOCK, PYTHON, ROOT, UNFINISHED, VENV, CannotInstall, install, prepare
from building.kept import key_of, key_of_files
from building.page import page_sources

INSTALLED = VENV / "installed"  # says from which sources, and in which build
SERVING = VENV / "serving"  # locked by whoever serves from this environment
COMPILED = "compiled"
INTERPRETED = "interpreted"


def wish() -> str:
    return os.environ.get("FOLLOWSUIT_COMPILE") or "auto"


def sources_key() -> str:
    """The hash of all that the installed package is made from, and of what was wished about the page."""
    folders = [ROOT / folder for folder in ("src", "docs/rules", "building")]
    files = [path for folder in folders for path in folder.rglob("*") if "__pycache__" not in path.parts]
    files += [*page_sources(ROOT / "web"), ROOT / "pyproject.toml", ROOT / "hatch_build.py"]
    page = os.environ.get("FOLLOWSUIT_PAGE", "")
    return key_of(key_of_files(ROOT, [path for path in files if path.is_file()]), page)


def installed_build(key: str) -> str:
    """Which build of these sources is installed: compiled, interpreted, or none."""
    if UNFINISHED.exists() or not INSTALLED.exists():
        return ""
    installed, _, build = INSTALLED.read_text().partition(" ")
    return build if installed == key else ""


def put_in_place(compile_wish: str) -> None:
    """Install the package, with this wish about the engine."""
    key = sources_key()
    if is_good_enough(installed_build(key), compile_wish):
        return
    with alone(LOCK):
        if is_good_enough(installed_build(key), compile_wish):
            return
        if compile_wish in ("auto", "1"):
            print("Installing Follow Suit; its engine is compiled, which takes a minute or two.", flush=True)
        else:
            print("Installing Follow Suit.", flush=True)
        INSTALLED.unlink(missing_ok=True)
        arguments = ["--force-reinstall", "--no-deps", "--no-build-isolation", str(ROOT)]
        # Our own environment has what measures other projects beside ours.
        install(arguments, "install Follow Suit", FOLLOWSUIT_COMPILE=compile_wish, FOLLOWSUIT_BESIDE="1")
        build = COMPILED if said("followsuit.is_compiled()") == "True" else INTERPRETED
        INSTALLED.write_text(f"{key} {build}")


def is_good_enough(build: str, compile_wish: str) -> bool:
    """Whether what is installed is what was wished, as far as it can be had."""
    if build == COMPILED:
        return compile_wish != "0"
    return build == INTERPRETED and (compile_wish == "0" or (compile_wish == "kept" and not can_take_over()))


def can_take_over() -> bool:
    """Whether the engine has been compiled meanwhile, and no server is running on what would be replaced."""
    if said("building.engine.is_kept()", FOLLOWSUIT_BESIDE="1") != "True":
        return False
    with SERVING.open("a+") as file:
        return taken(file.fileno(), waits=False)


def said(expression: str, **environment: str) -> str:
    """What something of the package, or of this folder, has to say, in the environment's Python."""
    module = expression.partition("(")[0].rpartition(".")[0]
    done = subprocess.run(
        [str(PYTHON), "-c", f"import {module}; print({expression})"],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def main() -> None:
    try:
        prepare("build")
        put_in_place(wish())
    except CannotInstall as problem:
        sys.exit(f"followsuit: {problem}.")


if __name__ == "__main__":
    main()
