"""At a real terminal: colours are added, and NO_COLOR takes them away."""

import os
import pty
import re
import subprocess
import time
from pathlib import Path

from cli.command import COMMAND, ENVIRONMENT, said

RED = "\x1b[31m"
STYLES = re.compile(r"\x1b\[[0-9;]*m")


def at_terminal(answers: str, *arguments: str, **environment: str) -> str:
    """What somebody sees who types these answers and then leaves with Ctrl-D."""
    plain = {name: value for name, value in ENVIRONMENT.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
    controller, terminal = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        env={**plain, "TERM": "xterm-256color", **environment},
        close_fds=True,
    )
    os.close(terminal)
    os.write(controller, f"{answers}\x04".encode())
    seen = b""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            part = os.read(controller, 4096)
        except OSError:  # the other side has closed it
            break
        if not part:
            break
        seen += part
    os.close(controller)
    assert process.wait(60) == 0
    return seen.decode().replace("\r\n", "\n")


def test_colours_are_only_added() -> None:
    seen = at_terminal("", "play", "trick-raiders", "--seed", "7")
    assert RED in seen
    piped = said("play", "trick-raiders", "--seed", "7")
    assert piped[: piped.index("Your answer")] in STYLES.sub("", seen)


def test_no_color_is_honoured() -> None:
    seen = at_terminal("", "play", "trick-raiders", "--seed", "7", NO_COLOR="1")
    assert "Your answer" in seen
    assert not re.search(r"\x1b\[[0-9;]*3\dm", seen)


def test_a_terminal_is_never_redrawn() -> None:
    seen = at_terminal("keep\n1\n1\nlook\nlog\n", "play", "trick-raiders", "--seed", "7")
    assert "Round 1 · Trick 2" in STYLES.sub("", seen)
    assert set(re.findall(r"\x1b\[[0-9;?]*([A-Za-z])", seen)) <= {"m", "h", "l"}


def test_a_replay_waits_for_the_reader(tmp_path: Path) -> None:
    said("simulate", "trick-raiders", "--games", "1", "--seed", "1", "--records", str(tmp_path / "new"))
    record = str(tmp_path / "new" / "trick-raiders-0.txt")
    seen = STYLES.sub("", at_terminal("\nq\n", "replay", record))
    assert "Round 1 begins." in seen
    assert "Round 1 · Declaration" in seen
    assert "Round 1 · Trick 1" not in seen
    seen = STYLES.sub("", at_terminal("", "replay", record, "--all"))
    assert "\nResult\n" in seen


def test_a_bar_shows_how_far_a_simulation_is() -> None:
    seen = at_terminal("", "simulate", "trick-raiders", "--games", "3", "--seed", "1")
    assert "Playing" in seen
    assert said("simulate", "trick-raiders", "--games", "3", "--seed", "1") in STYLES.sub("", seen)
