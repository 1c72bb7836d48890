"""Plain lines on a terminal, each whole and in order; colour is only ever added to them.

Nothing is redrawn and nothing is framed, so that a screen reader reads what a sighted player sees.
Rich leaves the colours out where NO_COLOR is set or the output is no terminal.
"""

import re
import sys
from typing import Final, TextIO

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text
from rich.theme import Theme

from followsuit.cli.looks import HANG, TOGETHER, Looks

STYLES: Final = Theme(
    {
        "heading": "bold",
        "own": "bold",
        "rule": "dim",
        "question": "bold",
        "red-suit": "red",
        "red-card": "red",
        "blue-card": "bright_blue",
        "green-card": "green",
        "black-card": "bold",
        "orange-card": "dark_orange",
        "yellow-card": "yellow",
        "purple-card": "magenta",
        "white-card": "dim",
    }
)
WIDEST: Final = 100  # longer lines are hard to read
# What a line may be broken between: blanks, words, and the letters of scripts without blanks, each with the
# marks and small letters that do not begin a line, and the brackets that do not end one.
WIDE: Final = "\u3000-\u30ff\u3400-\u9fff\uff00-\uffef"
NEVER_FIRST: Final = "、。」』）：；，！？ーっゃゅょァィゥェォッャュョ"
NEVER_LAST: Final = "（「『"
PIECES: Final = re.compile(f" +|[{NEVER_LAST}]*(?:[{WIDE}]|[^ {WIDE}]+)[{NEVER_FIRST}]*")


class Left(Exception):
    """Whoever sat at the screen has gone."""


class Screen:
    """Where lines are said. `looks` says what in a line is to be coloured."""

    def __init__(self, looks: Looks | None = None) -> None:
        self.console = Console(theme=STYLES, highlight=False, markup=False, emoji=False, soft_wrap=True)
        self.looks = Looks() if looks is None else looks

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    def say(self, line: str = "", style: str = "") -> None:
        """One line, wrapped between words; what is wrapped hangs in, under its mark or the first word."""
        at = line.find(HANG)
        hang = cell_len(line[:at]) if at >= 0 else len(line) - len(line.lstrip()) + 4
        for part in wrapped(line.replace(HANG, ""), self.width, hang):
            text = Text(part.replace(TOGETHER, " "), style)
            self.looks.add_to(text)
            self.console.print(text)

    def heading(self, line: str) -> None:
        self.say()
        self.say(line, "heading")

    def ask(self, prompt: str) -> str | None:
        """A line from the player, without spaces at its ends; None when there will be no more.

        Piped answers are shown after the prompt, so that the whole reads like a game at a terminal.
        """
        if is_terminal(sys.stdin):
            try:
                return input(prompt).strip()
            except EOFError:
                self.say()
                return None
        self.console.print(prompt, end="")
        line = "" if sys.stdin is None else sys.stdin.readline()
        self.say(line.strip())
        return line.strip() if line else None


def is_terminal(stream: TextIO | None) -> bool:
    """A program may be started without any input or output at all."""
    return stream is not None and stream.isatty()


def wrapped(line: str, width: int, hang: int) -> list[str]:
    """The line in parts that fit, broken between words; what is wrapped hangs in."""
    lines = [""]
    for piece in PIECES.findall(line):
        if cell_len(lines[-1]) + cell_len(piece) > width and lines[-1].strip():
            lines.append(" " * hang)
            if piece.isspace():
                continue
        if not piece.isspace() or len(lines) == 1 or lines[-1].strip():
            lines[-1] += piece
    return [part.rstrip(" ") for part in lines]
