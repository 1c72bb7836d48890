"""One row of numbers, written field after field: each a byte from 0 to 255.

A game says what there is to say by calling the methods below, always the same ones in the same order; so the
layout is the order of the calls. The first row is written only to note that layout. Seats are counted from
the one that looks: 0 is itself, 1 sits on its left.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

MOST: Final = 255  # what a byte holds
ROOM: Final = 65536  # more than any layout needs, for the row that notes it
TEN: Final = 10


class RowField:
    """Some bytes of a row that belong together. Never changed."""

    def __init__(self, name: str, start: int, size: int, top: int, shape: str) -> None:
        self.name = name
        self.start = start
        self.size = size
        self.top = top  # the highest that a byte of it can be
        self.shape = shape  # what each byte says


class Block:
    """Bytes that were put together before; only those that are not 0 are written."""

    def __init__(self, content: list[int]) -> None:
        self.size: i64 = len(content)
        # Of each, its place and its value in one number.
        self.parts = vec[i64]([place << 8 | value for place, value in enumerate(content) if value])


class Features:
    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats
        self.viewer: i64 = 0
        self.at: i64 = 0  # where the next field begins
        self.fields: list[RowField] = []
        self.is_noting = True
        self.out = vec[u8]([u8(0)] * ROOM)
        self.empty = self.out  # a row of which nothing is written yet

    def clear(self) -> None:
        """One row, and nothing in it."""
        self.out = self.empty[:]

    def begin(self, viewer: i64, at: i64 = 0) -> None:
        """A row as this seat sees the table, from here on in what is written."""
        self.viewer = viewer
        self.at = at

    def settle(self) -> int:
        """The row just written has noted the layout; how long it is."""
        self.is_noting = False
        self.empty = vec[u8]([u8(0)] * self.at)
        return self.at

    def row(self) -> bytes:
        return bytes(self.out)

    def note(self, name: str, size: i64, top: i64, shape: str) -> None:
        self.fields.append(RowField(name, self.at, size, top, shape))

    def put(self, at: i64, value: i64) -> None:
        """One byte; what it cannot hold becomes the nearest that it can."""
        if value > 0:
            self.out[at] = u8(value) if value < MOST else u8(MOST)

    def seen_from(self, seat: i64) -> i64:
        """A seat as the one that looks counts."""
        seat -= self.viewer
        return seat + self.seats if seat < 0 else seat

    def lay(self, block: Block, at: i64) -> None:
        out = self.out
        for part in block.parts:
            out[at + (part >> 8)] = u8(part & MOST)

    # Single values.

    def flag(self, name: str, is_so: bool) -> None:
        if self.is_noting:
            self.note(name, 1, 1, "1 if so")
        if is_so:
            self.out[self.at] = u8(1)
        self.at += 1

    def number(self, name: str, value: i64, top: i64, least: i64 = 0) -> None:
        """From the least to the top; what has more than 256 values is parted into tens and units."""
        if self.is_noting:
            self.note_number(name, 1, top, least)
        value -= least
        if top - least > MOST:
            self.put_wide(self.at, value)
            self.at += 2
        else:
            self.put(self.at, value)
            self.at += 1

    def note_number(self, name: str, count: i64, top: i64, least: i64) -> None:
        plus = f", plus {-least}" if least < 0 else ""
        if top - least > MOST:
            self.note(name, 2 * count, (top - least) // TEN, f"the number{plus}: its tens, then its units")
        else:
            self.note(name, count, top - least, f"the number{plus}")

    def put_wide(self, at: i64, value: i64) -> None:
        """Its tens, then its units."""
        if value > 0:
            self.put(at, value // TEN)
            self.put(at + 1, value % TEN)

    def one_of(self, name: str, value: i64, count: i64) -> None:
        """Which of so many; a negative value is none."""
        if self.is_noting:
            self.note(name, count, 1, "1 for the one it is")
        if 0 <= value < count:
            self.out[self.at + value] = u8(1)
        self.at += count

    def bits(self, name: str, mask: i64, count: i64) -> None:
        if self.is_noting:
            self.note(name, count, 1, "1 for each that is among them")
        i: i64 = 0
        while mask and i < count:
            if mask & 1:
                self.out[self.at + i] = u8(1)
            mask >>= 1
            i += 1
        self.at += count

    def seat(self, name: str, seat: i64) -> None:
        """Which seat; a negative one is nobody."""
        if self.is_noting:
            self.note(name, self.seats, 1, "1 for the seat it is")
        if 0 <= seat < self.seats:
            self.out[self.at + self.seen_from(seat)] = u8(1)
        self.at += self.seats

    def seat_bits(self, name: str, mask: i64) -> None:
        if self.is_noting:
            self.note(name, self.seats, 1, "1 for each seat that is among them")
        seat: i64 = 0
        while mask and seat < self.seats:
            if mask & 1:
                self.out[self.at + self.seen_from(seat)] = u8(1)
            mask >>= 1
            seat += 1
        self.at += self.seats

    # Lists. An empty one takes as much room as a full one. Compiled code reads one of native ints at once,
    # and makes of any other int one of its own first.

    def by_seat(self, name: str, values: list[int], top: i64, least: i64 = 0) -> None:
        if self.is_noting:
            self.note_number(name, self.seats, top, least)
        numbers: list[i64] = untyped(values)
        out = self.out
        seats = self.seats
        at = self.at
        away: i64 = seats - self.viewer  # how far the first seat is from the one that looks
        if top - least > MOST:
            for value in numbers:
                if away == seats:
                    away = 0
                if value > least:
                    value -= least
                    tens: i64 = value // TEN
                    out[at + 2 * away] = u8(tens) if tens < MOST else u8(MOST)
                    out[at + 2 * away + 1] = u8(value - tens * TEN)
                away += 1
            self.at = at + 2 * seats
        else:
            for value in numbers:
                if away == seats:
                    away = 0
                if value > least:
                    value -= least
                    out[at + away] = u8(value) if value < MOST else u8(MOST)
                away += 1
            self.at = at + seats

    def one_of_by_seat(self, name: str, values: list[int], count: i64) -> None:
        """By seat, which of so many; a negative value is none."""
        if self.is_noting:
            self.note(name, count * self.seats, 1, "for each seat: 1 for the one it is")
        numbers: list[i64] = untyped(values)
        out = self.out
        seats = self.seats
        at = self.at
        away: i64 = seats - self.viewer
        for value in numbers:
            if away == seats:
                away = 0
            if 0 <= value < count:
                out[at + count * away + value] = u8(1)
            away += 1
        self.at = at + count * seats

    def sets_by_seat(self, name: str, lists: list[list[int]], count: i64) -> None:
        """By seat, where each of so many stands in a list."""
        if self.is_noting:
            self.note(
                name,
                count * self.seats,
                count,
                "for each seat and each of them: its place, from 1; 0 if absent",
            )
        seat: i64 = 0
        for values in lists:
            if values:
                self.put_order(self.at + count * self.seen_from(seat), values, count)
            seat += 1  # noqa: SIM113 - a native int
        self.at += count * self.seats

    def order(self, name: str, values: list[int], count: i64) -> None:
        """Where each of so many stands in a list, from 1; those that are not in it have 0."""
        if self.is_noting:
            self.note(name, count, count, "for each of them: its place, from 1; 0 if absent")
        if values:
            self.put_order(self.at, values, count)
        self.at += count

    def put_order(self, at: i64, values: list[int], count: i64) -> None:
        numbers: list[i64] = untyped(values)
        out = self.out
        place: i64 = 1
        for value in numbers:
            if 0 <= value < count:
                out[at + value] = u8(place) if place < MOST else u8(MOST)
            place += 1

    def seat_order(self, name: str, seats: list[int]) -> None:
        """Where each seat stands in a list, from 1."""
        if self.is_noting:
            self.note(name, self.seats, self.seats, "for each seat: its place, from 1; 0 if absent")
        if seats:
            numbers: list[i64] = untyped(seats)
            out = self.out
            place: i64 = 1
            for seat in numbers:
                if 0 <= seat < self.seats:
                    out[self.at + self.seen_from(seat)] = u8(place)
                place += 1
        self.at += self.seats

    def words(self, name: str, values: list[int], room: i64) -> None:
        """Numbers as they come, each plus 1; where none is, 0."""
        if self.is_noting:
            self.note(name, room, MOST, "numbers in their order, each plus 1; 0 where none is")
        for i, value in enumerate(values):
            if i < room:
                self.put(self.at + i, value + 1)
        self.at += room

    def rows(self, name: str, count: i64, width: i64, top: i64, shape: str) -> i64:
        """Room for a block that the caller fills by `put`; where it begins."""
        if self.is_noting:
            self.note(name, count * width, top, shape)
        start = self.at
        self.at += count * width
        return start


def untyped(values: Any) -> Any:
    """The same list, to be named as one of native ints."""
    return values


def first_of(values: list[Any]) -> i64:
    """Look at what is in a list; any number."""
    return 1 if values and values[0] is None else 0
