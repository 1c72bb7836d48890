"""A position as a scenario writes it: named values, read with errors that say what is wrong."""

import json

from followsuit.core.errors import Unreadable


class Position:
    """The [table] part of a scenario. Every value must be asked for; what is left over is refused."""

    def __init__(self, values: dict[str, object]) -> None:
        self.values = values
        self.asked: list[str] = []

    def has(self, key: str) -> bool:
        return key in self.values

    def number(self, key: str, default: int, least: int, most: int) -> int:
        value = self.take(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            message = f"{key} is a whole number from {least} to {most}, not {as_written(value)}."
            raise PositionError(key, message)
        return value

    def numbers(self, key: str, default: list[int], least: int, most: int) -> list[int]:
        """As many numbers as the default has."""
        value = self.take(key, default)
        if not isinstance(value, list) or len(value) != len(default):
            raise PositionError(key, f"{key} is a list of {len(default)} numbers, not {as_written(value)}.")
        numbers: list[int] = []
        for entry in value:
            if not isinstance(entry, int) or isinstance(entry, bool) or not least <= entry <= most:
                message = f"each of {key} is a whole number from {least} to {most}, not {as_written(entry)}."
                raise PositionError(key, message, len(numbers))
            numbers.append(entry)
        return numbers

    def text(self, key: str, default: str) -> str:
        value = self.take(key, default)
        if not isinstance(value, str):
            raise PositionError(key, f"{key} is a text, not {as_written(value)}.")
        return value

    def texts(self, key: str, count: int) -> list[str]:
        """As many texts as asked for; all empty if the key is not there."""
        value = self.take(key, [""] * count)
        if not isinstance(value, list) or len(value) != count:
            raise PositionError(key, f"{key} is a list of {count} texts, not {as_written(value)}.")
        texts: list[str] = []
        for entry in value:
            if not isinstance(entry, str):
                raise PositionError(key, f"each of {key} is a text, not {as_written(entry)}.", len(texts))
            texts.append(entry)
        return texts

    def word(self, key: str, default: str, allowed: list[str]) -> str:
        """One of these texts."""
        word = self.text(key, default)
        if word not in allowed:
            raise PositionError(key, f"{key} is one of {', '.join(allowed)}, not {as_written(word)}.")
        return word

    def agrees(self, key: str, found: object) -> None:
        """A value that follows from the others: it may be left out, but not be given otherwise."""
        value = self.take(key, found)
        if type(value) is not type(found) or value != found:
            raise PositionError(key, f"{key} would be {as_written(found)} here, not {as_written(value)}.")

    def take(self, key: str, default: object) -> object:
        if key not in self.asked:
            self.asked.append(key)
        return self.values.get(key, default)

    def finish(self) -> None:
        """Refuse what nobody asked for: a misspelt key must not be passed over."""
        for key in self.values:
            if key not in self.asked:
                raise PositionError(key, f"a position has no {key}; it has {', '.join(sorted(self.asked))}.")


class PositionError(Unreadable):
    """A value of a position that will not do: `key` says which and, in a list, `index` which of them."""

    def __init__(self, key: str, message: str, index: int = -1) -> None:
        super().__init__(message)
        self.key = key
        self.index = index


def as_written(value: object) -> str:
    """A value as a scenario would write it."""
    return json.dumps(value, ensure_ascii=False, default=str)
