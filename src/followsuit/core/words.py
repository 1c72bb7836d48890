"""What the fingerprint sees of the fields that a state declares. It is asked often, and so compiled."""

from collections.abc import Callable
from typing import Any


class FieldWords:
    """The fields of a table, in the order of their words. Never changed."""

    def __init__(
        self, names: list[str], own: list[Callable[[Any, list[int]], None] | None], bare: list[bool]
    ) -> None:
        self.names = names
        self.own = own  # what gives the words of a field, where those of its value alone would not do
        self.bare = bare  # whether a list is always as long, so that its length says nothing

    def put(self, t: Any, out: list[int]) -> None:
        """A number for a number, its numbers for a list and before them its length; and so on within."""
        for i in range(len(self.names)):
            own = self.own[i]
            if own is not None:
                own(t, out)
                continue
            value: Any = getattr(t, self.names[i])
            if self.bare[i]:
                for entry in value:
                    value_words(entry, out)
            else:
                value_words(value, out)


def value_words(value: Any, out: list[int]) -> None:
    """Before a list its length; lists of seats are as many as there are seats."""
    if isinstance(value, list):
        entries: list[Any] = value
        if not entries:
            out.append(0)
        elif isinstance(entries[0], list):
            for part in entries:
                value_words(part, out)
        else:
            out.append(len(entries))
            if type(entries[0]) is int:
                out += entries
            else:
                for entry in entries:
                    value_words(entry, out)
    elif isinstance(value, int):
        out.append(int(value))
    else:
        value.words(out)
