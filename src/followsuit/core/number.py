"""Numbers that a game declares as its data, so that a study can ask what another value would do.

Scoring reads them where they always stood; here is only said where that is. They are replaced for a whole
process (`followsuit.lab.numbers`), so nobody does it who serves tables.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

LEAST: Final = -200  # of points
MOST: Final = 500


@mypyc_attr(allow_interpreted_subclasses=True)
class Number:
    """A number, or a row of them such as the points for none to five wins, by its name: 'somebody.points'."""

    def __init__(self, name: str, least: int = LEAST, most: int = MOST) -> None:
        self.name = name
        self.least = least  # what each of the row may be
        self.most = most

    def values(self) -> list[int]:
        """As it is now."""
        raise NotImplementedError

    def put(self, values: list[int]) -> None:
        """As many as there are."""
        raise NotImplementedError


class NumberOfClass(Number):
    """An int or a row of ints that a class has for all its objects."""

    def __init__(self, name: str, owner: Any, attribute: str, least: int = LEAST, most: int = MOST) -> None:
        super().__init__(name, least, most)
        self.owner = owner
        self.attribute = attribute

    def values(self) -> list[int]:
        value: Any = getattr(self.owner, self.attribute)
        return [value] if isinstance(value, int) else list(value)

    def put(self, values: list[int]) -> None:
        is_one = isinstance(getattr(self.owner, self.attribute), int)
        value: Any = values[0] if is_one else tuple(values)
        setattr(self.owner, self.attribute, value)


class NumberInList(Number):
    def __init__(self, name: str, row: list[int], least: int = LEAST, most: int = MOST) -> None:
        super().__init__(name, least, most)
        self.row = row

    def values(self) -> list[int]:
        return self.row[:]

    def put(self, values: list[int]) -> None:
        self.row[:] = values


class NumberInTable(Number):
    """What a table has for each of its keys, in their order: points by the wins that are paid for."""

    def __init__(self, name: str, table: dict[int, int], least: int = LEAST, most: int = MOST) -> None:
        super().__init__(name, least, most)
        self.table = table

    def values(self) -> list[int]:
        return list(self.table.values())

    def put(self, values: list[int]) -> None:
        for key, value in zip(list(self.table), values, strict=True):
            self.table[key] = value


class NumberUnderKey(Number):
    """The row that a table has under one of its keys."""

    def __init__(
        self, name: str, table: dict[str, tuple[int, ...]], key: str, least: int = LEAST, most: int = MOST
    ) -> None:
        super().__init__(name, least, most)
        self.table = table
        self.key = key

    def values(self) -> list[int]:
        return list(self.table[self.key])

    def put(self, values: list[int]) -> None:
        self.table[self.key] = tuple(values)
