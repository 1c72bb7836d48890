"""The command line as tests drive it: in this process, in one of its own, or in a conversation."""

import os
import re
import signal
import subprocess
import sys
from types import TracebackType

from typer.testing import CliRunner, Result

from followsuit.cli.main import app

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


class Player:
    """Somebody at `followsuit play` who reads what is said before answering."""

    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, "play", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env=ENVIRONMENT,
            preexec_fn=heed_interrupts,
        )
        self.heard = ""  # since the last answer
        self.hear()

    def hear(self) -> str:
        """Everything up to the next question, or to the end."""
        assert self.process.stdout is not None
        self.heard = ""
        while not self.heard.endswith((PROMPT, LAST_PROMPT)):
            letter = self.process.stdout.read(1)
            if not letter:
                break
            self.heard += letter
        return self.heard

    def say(self, line: str) -> str:
        assert self.process.stdin is not None
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
        _, errors = self.process.communicate(timeout=60)
        assert errors == ""
        return self.process.returncode

    def __enter__(self) -> "Player":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.communicate()
