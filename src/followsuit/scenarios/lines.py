"""Where in a TOML text each value stands: the standard library reads values, but forgets their lines."""

import re
from bisect import bisect_left
from typing import Final

# The way to a value: keys of tables and, in lists, positions. ("step", 1, "told", 0)
Path = tuple[str | int, ...]

BLANK: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
KEY: Final = re.compile(r"[A-Za-z0-9_-]+|\"(?:\\.|[^\"\\])*\"|'[^']*'")
TEXT: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}' + r"|'''.*?'{3,5}" + r'|"(?:\\.|[^"\\])*"' + r"|'[^']*'", re.DOTALL
)
PLAIN: Final = re.compile(r"[^,\]}#\n]*")  # a number, a date, true or false


class TomlLines:
    """The line of every key, list entry and header of a text that is known to be sound TOML."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.ends = [match.start() for match in re.finditer("\n", text)]
        self.known: dict[Path, int] = {}
        self.list_sizes: dict[Path, int] = {}  # of the lists made by [[headers]]
        self.read_document()

    def of(self, *path: str | int) -> int:
        """The line of this value or, where it has none, of the nearest one around it."""
        for length in range(len(path), 0, -1):
            if path[:length] in self.known:
                return self.known[path[:length]]
        return 1

    # Reading on from self.at. Each of these ends behind what it has read.

    def read_document(self) -> None:
        table: Path = ()
        self.skip_blank()
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                table = self.read_header()
            else:
                self.read_pair(table)
            self.skip_blank()

    def read_header(self) -> Path:
        start = self.at
        is_list = self.text.startswith("[[", start)
        self.at += 2 if is_list else 1
        path: Path = ()
        names = self.read_names()
        for name in names[:-1]:
            path = self.in_last((*path, name))
        path = (*path, names[-1])
        self.at += 2 if is_list else 1
        if is_list:
            self.list_sizes[path] = self.list_sizes.get(path, 0) + 1
            self.note(path, start)
        path = self.in_last(path)
        self.note(path, start)
        return path

    def in_last(self, path: Path) -> Path:
        """A header below a list of tables is about the last of them."""
        size = self.list_sizes.get(path, 0)
        return (*path, size - 1) if size else path

    def read_pair(self, table: Path) -> None:
        start = self.at
        path: Path = table
        for name in self.read_names():
            path = (*path, name)
            self.note(path, start)
        self.at += 1  # the sign between key and value
        self.skip_blank()
        self.read_value(path)

    def read_names(self) -> list[str]:
        """The parts of a key, and the blanks after it."""
        names: list[str] = []
        while not names or self.text[self.at] == ".":
            if names:
                self.at += 1
            self.skip_blank()
            names.append(self.read(KEY).strip("\"'"))
            self.skip_blank()
        return names

    def read_value(self, path: Path) -> None:
        self.note(path, self.at)
        first = self.text[self.at]
        if first == "[" or first == "{":
            self.at += 1
            self.read_entries(path, "]" if first == "[" else "}")
        else:
            self.read(TEXT if first in "\"'" else PLAIN)

    def read_entries(self, path: Path, end: str) -> None:
        count = 0
        self.skip_blank()
        while self.text[self.at] != end:
            if end == "]":
                self.read_value((*path, count))
            else:
                self.read_pair(path)
            count += 1
            self.skip_blank()
            if self.text[self.at] == ",":
                self.at += 1
                self.skip_blank()
        self.at += 1

    def note(self, path: Path, at: int) -> None:
        self.known.setdefault(path, bisect_left(self.ends, at) + 1)

    def skip_blank(self) -> None:
        self.read(BLANK)

    def read(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self.text, self.at)
        assert match is not None, "the text was read as TOML before"
        self.at = match.end()
        return match.group()
