"""A table of a TOML file, whose values are asked for by key and type. What is wrong is said with its line."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from followsuit.core.errors import FollowSuitError, Unreadable
from followsuit.core.position import as_written
from followsuit.scenarios.lines import Path, TomlLines

T = TypeVar("T")


class TomlTable:
    """A table of the file, whose values are asked for by key and type."""

    def __init__(self, values: dict[str, object], path: Path, lines: TomlLines) -> None:
        self.values = values
        self.path = path
        self.lines = lines

    # What is wrong, and where.

    def name(self, key: str) -> str:
        """The key as it can be written in this step, or in this file: 'sees.1'."""
        inner = self.path[2:] if self.path[:1] == ("step",) else self.path
        return ".".join([*map(str, inner), key])

    def error(self, key: str, message: str, *inside: int) -> Unreadable:
        return Unreadable(message, self.lines.of(*self.path, key, *inside))

    @contextmanager
    def line_of(self, *keys: str | int) -> Iterator[None]:
        """Whatever is refused in here is a fault of this value, unless it has a line already."""
        try:
            yield
        except FollowSuitError as error:
            if isinstance(error, Unreadable) and error.line:
                raise
            raise Unreadable(str(error), self.lines.of(*self.path, *keys)) from error

    def allow_only(self, keys: list[str], what: str) -> None:
        """A misspelt key must not be passed over."""
        for key in self.values:
            if key not in keys:
                raise self.error(key, f"{what} has no {key}; it can have {', '.join(keys)}.")

    def require(self, key: str) -> None:
        if key not in self.values:
            raise self.error(key, f"the scenario has no {key}.")

    # Values.

    def has(self, key: str) -> bool:
        return key in self.values

    def text(self, key: str, default: str = "") -> str:
        value = self.values.get(key, default)
        if not isinstance(value, str):
            raise self.error(key, f"{self.name(key)} is a text, not {as_written(value)}.")
        return value

    def filled_text(self, key: str) -> str:
        text = self.text(key)
        if not text.strip():
            raise self.error(key, f"{self.name(key)} is empty.")
        return text

    def number(self, key: str, default: int = 0) -> int:
        value = self.values.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.error(key, f"{self.name(key)} is a whole number, not {as_written(value)}.")
        return value

    def truth(self, key: str) -> bool:
        value = self.values.get(key, False)
        if not isinstance(value, bool):
            raise self.error(key, f"{key} is true or false.")
        return value

    def list_of(self, key: str, kind: type[T], what: str) -> list[T]:
        value = self.values.get(key, [])
        if not isinstance(value, list):
            raise self.error(key, f"{self.name(key)} is a list of {what}s, not {as_written(value)}.")
        entries: list[T] = []
        for entry in value:
            if not isinstance(entry, kind) or isinstance(entry, bool):
                message = f"each of {self.name(key)} is a {what}, not {as_written(entry)}."
                raise self.error(key, message, len(entries))
            entries.append(entry)
        return entries

    def texts(self, key: str) -> list[str]:
        return self.list_of(key, str, "text")

    def text_or_texts(self, key: str) -> list[str]:
        if isinstance(self.values[key], list):
            return self.texts(key)
        return [self.text(key)]

    def numbers(self, key: str) -> list[int]:
        return self.list_of(key, int, "whole number")

    def each(self, key: str, read: Callable[[str], T]) -> list[T]:
        """Every text of a list, read."""
        found: list[T] = []
        for text in self.texts(key):
            with self.line_of(key, len(found)):
                found.append(read(text))
        return found

    def table(self, key: str) -> dict[str, object]:
        value = self.values.get(key, {})
        if not isinstance(value, dict):
            raise self.error(
                key, f"{self.name(key)} is a table of names and values, not {as_written(value)}."
            )
        return value

    def part(self, key: str) -> "TomlTable":
        return TomlTable(self.table(key), (*self.path, key), self.lines)

    def parts(self, key: str) -> list["TomlTable"]:
        tables = self.list_of(key, dict, "table")
        return [TomlTable(tables[i], (*self.path, key, i), self.lines) for i in range(len(tables))]
