"""What the fingerprint sees of the fields that a state declares. It is asked often, and so compiled."""

from collections.abc import Callable
from typing import Any


class FieldWords:
    """The fields of a table, in the order of their words. Never changed."""

    def __init__(
        self, names: list[str], own: list[Callable[[Any, list[int]], None] | None], bare: list[bool]
    ) -> None:
        self.names = names
        # What gives the words of a field, where those of its value alone would not do; None for the others.
        self.own: list[Any] = [*own]
        for i in range(len(bare)):
            if bare[i]:
                self.own[i] = Bare(names[i])

    def put(self, t: Any, out: list[int]) -> None:
        """A number for a number, its numbers for a list and before them its length; and so on within."""
        for i in range(len(self.names)):
            own = self.own[i]
            if own is not None:
                own(t, out)
            else:
                value_words(getattr(t, self.names[i]), out)


class Bare:
    """The words of a list that is always as long, so that its length says nothing."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, t: Any, out: list[int]) -> None:
        for entry in getattr(t, self.name):
            value_words(entry, out)


def list_words(entries: list[Any], out: list[int]) -> None:
    """Before a list its length; lists of seats are as many as there are seats."""
    if not entries:
        out.append(0)
        return
    first = entries[0]
    if isinstance(first, list):
        for part in entries:
            list_words(part, out)
        return
    out.append(len(entries))
    if type(first) is int:
        out += entries
    else:
        for entry in entries:
            value_words(entry, out)


def value_words(value: Any, out: list[int]) -> None:
    if isinstance(value, list):
        list_words(value, out)
    elif isinstance(value, int):
        out.append(int(value))
    else:
        value.words(out)
