"""The command line as tests drive it: in this process, in one of its own, or in a conversation."""

import contextlib
import os
import re
import signal
import subprocess
import sys
import traceback
from types import TracebackType
from typing import NoReturn

from typer.testing import CliRunner, Result

from followsuit.cli.main import app
from followsuit.command import main

ENVIRONMENT = {**os.environ, "COLUMNS": "80", "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8"}
COMMAND = [sys.executable, "-m", "followsuit"]
PROMPT = "Your answer: "
LAST_PROMPT = "What else: "


def invoke(*arguments: str, input: str = "") -> Result:
    """In this process; an error that is not said in a line goes through."""
    environment = {"COLUMNS": "80", "NO_COLOR": "1"}
    return CliRunner().invoke(
        app, arguments, input, env=environment, catch_exceptions=False, prog_name="followsuit"
    )


def said(*arguments: str, input: str = "") -> str:
    """What a command says that does its work."""
    result = invoke(*arguments, input=input)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result.stdout


def complaint(*arguments: str) -> str:
    """The one line said about something wrong, without the program's name."""
    result = invoke(*arguments)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("followsuit: ")
    return result.stderr.removeprefix("followsuit: ").rstrip("\n")


def run(*arguments: str, input: str = "") -> "subprocess.CompletedProcess[str]":
    """In a process of its own, as a shell starts it."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=input,
        capture_output=True,
        encoding="utf-8",
        env=ENVIRONMENT,
        timeout=120,
        check=False,
    )


def heed_interrupts() -> None:
    """What a shell starts in the background, tests too, does not hear Ctrl+C unless it says so."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Forked:
    """The command in a process of its own that has everything loaded; `run` starts one from nothing."""

    def __init__(self, *arguments: str) -> None:
        (read, said_to), (heard_from, write), (wrong_from, wrong) = os.pipe(), os.pipe(), os.pipe()
        theirs = (read, write, wrong)
        self.pid = os.fork()
        if self.pid == 0:
            become(theirs, arguments)
        for end in theirs:
            os.close(end)
        self.stdin = os.fdopen(said_to, "w", encoding="utf-8")
        self.stdout = os.fdopen(heard_from, encoding="utf-8")
        self.stderr = os.fdopen(wrong_from, encoding="utf-8")
        self.returncode: int | None = None
        self.wrong = ""

    def send_signal(self, number: int) -> None:
        if self.returncode is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def leave(self) -> tuple[int, str]:
        """Close the input and wait; the exit status, and what went wrong."""
        with contextlib.suppress(BrokenPipeError):
            self.stdin.close()
        if self.returncode is None:
            self.stdout.read()
            self.wrong = self.stderr.read()
            self.returncode = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
            self.stdout.close()
            self.stderr.close()
        return self.returncode, self.wrong


def become(ends: tuple[int, int, int], arguments: tuple[str, ...]) -> NoReturn:
    """This process is the command from now on, as if a shell had started it."""
    status = 1
    try:
        for number, end in enumerate(ends):
            os.dup2(end, number)
        os.closerange(3, 256)
        sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
        sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
        sys.stderr = os.fdopen(2, "w", encoding="utf-8", closefd=False, buffering=1)
        os.environ.update(ENVIRONMENT)
        heed_interrupts()
        sys.argv = ["followsuit", *arguments]
        main()
        status = 0
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        traceback.print_exc()
    finally:
        with contextlib.suppress(OSError):
            sys.stdout.flush()
        os._exit(status)


class Player:
    """Somebody at `followsuit play` who reads what is said before answering."""

    def __init__(self, *arguments: str) -> None:
        self.process = Forked("play", *arguments)
        self.heard = ""  # since the last answer
        self.hear()

    def hear(self) -> str:
        """Everything up to the next question, or to the end."""
        self.heard = ""
        while not self.heard.endswith((PROMPT, LAST_PROMPT)):
            letter = self.process.stdout.read(1)
            if not letter:
                break
            self.heard += letter
        return self.heard

    def say(self, line: str) -> str:
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return self.hear().removeprefix(line + "\n")

    def is_over(self) -> bool:
        return self.heard.endswith(LAST_PROMPT)

    def options(self) -> list[str]:
        """The answers listed last, in order."""
        listed = self.heard[self.heard.rindex("  1: ") : self.heard.rindex(PROMPT)]
        return re.findall(r"\d+: (\S+)", listed)

    def hand(self) -> list[str]:
        line = self.heard[self.heard.rindex("Your hand: ") :].splitlines()[0]
        return re.findall(r"[SHDC]\d+[abc]?", line)

    def leave(self) -> int:
        """Close the input and wait; the exit status."""
        status, wrong = self.process.leave()
        assert wrong == ""
        return status

    def __enter__(self) -> "Player":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.leave()
