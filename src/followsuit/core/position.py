"""A position as a scenario writes it: named values, read with errors that say what is wrong."""

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
            raise PositionError(key, f"{key} is a whole number from {least} to {most}, not {value!r}.")
        return value

    def text(self, key: str, default: str) -> str:
        value = self.take(key, default)
        if not isinstance(value, str):
            raise PositionError(key, f"{key} is a text, not {value!r}.")
        return value

    def numbers(self, key: str, default: list[int], least: int, most: int) -> list[int]:
        """As many numbers as the default has."""
        value = self.take(key, default)
        if not isinstance(value, list) or len(value) != len(default):
            raise PositionError(key, f"{key} is a list of {len(default)} numbers, not {value!r}.")
        numbers: list[int] = []
        for entry in value:
            if not isinstance(entry, int) or isinstance(entry, bool) or not least <= entry <= most:
                raise PositionError(key, f"each of {key} is from {least} to {most}, not {entry!r}.")
            numbers.append(entry)
        return numbers

    def texts(self, key: str, count: int) -> list[str]:
        """As many texts as asked for; all empty if the key is not there."""
        value = self.take(key, [""] * count)
        if not isinstance(value, list) or len(value) != count:
            raise PositionError(key, f"{key} is a list of {count} texts, not {value!r}.")
        texts: list[str] = []
        for entry in value:
            if not isinstance(entry, str):
                raise PositionError(key, f"each of {key} is a text, not {entry!r}.")
            texts.append(entry)
        return texts

    def take(self, key: str, default: object) -> object:
        self.asked.append(key)
        return self.values.get(key, default)

    def finish(self) -> None:
        """Refuse what nobody asked for: a misspelt key must not be passed over."""
        for key in self.values:
            if key not in self.asked:
                known = ", ".join(sorted(self.asked))
                raise PositionError(key, f"a position has no {key}; it has {known}.")


class PositionError(Unreadable):
    """A value of a position that will not do; `key` says which."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        self.key = key
