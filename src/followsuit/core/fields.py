"""The fields of a table, each declared once: how a position writes it, and what the fingerprint sees of it.

A field is an attribute of the table. Its `usual` value is what a position means that does not name it: what a
fresh table has, a value, or whatever a function finds, which may ask for other fields with `s.get`.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from followsuit.core.bits import BIT
from followsuit.core.event import NO_SEAT
from followsuit.core.layout import Shape
from followsuit.core.position import PositionError
from followsuit.core.roles import AreaRole, CounterRole

if TYPE_CHECKING:
    from followsuit.core.setting import Setting

AS_IT_IS: Final = "as on a fresh table"  # a usual value

# A value, or what finds it in a setting.
Found = Any
Find = Callable[["Setting"], Any]


def found(value: Found, s: "Setting") -> Any:
    return value(s) if callable(value) else value


class Field:
    """An attribute of the table that is part of the game, and that no position names."""

    has_key: bool = False
    is_field: bool = True  # whether the table has an attribute of this name

    def __init__(self, name: str, words: Callable[[Any, list[int]], None] | None = None) -> None:
        self.name = name
        self.key = name
        self.words = words  # for the fingerprint, where those of the value alone would not do

    def read(self, s: "Setting") -> None:
        """Set the field to what the position says; it says nothing."""

    def settle(self, s: "Setting") -> None:
        """Last of all, when the position is found right: undo what the first step will do."""

    def write(self, s: "Setting") -> object:
        raise NotImplementedError


class Key(Field):
    """A field that a position names, by its attribute unless a key is given; kinds differ in notation."""

    has_key = True

    def __init__(
        self,
        name: str,
        usual: Found = AS_IT_IS,
        written: Find | None = None,
        words: Callable[[Any, list[int]], None] | None = None,
        key: str = "",
    ) -> None:
        super().__init__(name, words)
        self.key = key or name
        self.usual = usual
        self.written = written  # the value to write, where it is not the one that the table has

    def usual_value(self, s: "Setting") -> Any:
        return getattr(s.t, self.name) if self.usual is AS_IT_IS else found(self.usual, s)

    def read(self, s: "Setting") -> None:
        setattr(s.t, self.name, self.value(s))

    def value(self, s: "Setting") -> Any:
        """What the position says, or the usual value."""
        raise NotImplementedError

    def write(self, s: "Setting") -> object:
        return self.as_written(getattr(s.t, self.name) if self.written is None else self.written(s))

    def as_written(self, value: Any) -> object:
        raise NotImplementedError


class Number(Key):
    """A whole number from least to most."""

    def __init__(self, name: str, least: Found, most: Found, usual: Found = AS_IT_IS, **more: Any) -> None:
        super().__init__(name, usual, **more)
        self.least = least
        self.most = most

    def value(self, s: "Setting") -> int:
        usual = self.usual_value(s)
        return s.position.number(self.key, usual, found(self.least, s), found(self.most, s))

    def as_written(self, value: int) -> object:
        return value


class Seat(Number):
    """A seat; -1 for nobody, where that can be."""

    def __init__(self, name: str, usual: Found = NO_SEAT, least: int = NO_SEAT, **more: Any) -> None:
        super().__init__(name, least, lambda s: s.t.seat_count - 1, usual, **more)


class Round(Number):
    """The number of the round, 1 if nothing is said. At the moments of `before` the deal is still to come, so
    that the table has counted one less; at those of `none`, before the first round, it is 0."""

    def __init__(
        self, most: Found, before: Sequence[str] = (), none: Sequence[str] = (), usual: Found = 1
    ) -> None:
        super().__init__("round", self.first, most, lambda s: found(usual, s) if self.first(s) else 0)
        self.before = before
        self.none = none

    def first(self, s: "Setting") -> int:
        return 0 if s.moment in self.none else 1

    def settle(self, s: "Setting") -> None:
        s.t.round -= int(s.moment in self.before)

    def write(self, s: "Setting") -> object:
        return s.t.round + int(s.moment in self.before)


class TrickNumber(Number):
    """The number of the trick, 1 if nothing is said; at the moments of `before` there is none yet. At those
    of `next` the trick is still to begin, so that the table has counted one less."""

    def __init__(
        self, most: Found, before: Sequence[str], next: Sequence[str] = (), usual: Found = 1
    ) -> None:
        super().__init__(
            "trick_number",
            lambda s: 0 if s.moment in before else 1,
            lambda s: 0 if s.moment in before else found(most, s),
            lambda s: 0 if s.moment in before else found(usual, s),
        )
        self.before = before
        self.next = next

    def settle(self, s: "Setting") -> None:
        s.t.trick_number -= int(s.moment in self.next)

    def write(self, s: "Setting") -> object:
        return 0 if s.moment in self.before else s.t.trick_number + int(s.moment in self.next)


class Numbers(Key):
    """A number for each seat. One that has a role is counted beside the seat in a plain layout, unless it is
    below 0: nothing yet."""

    def __init__(
        self,
        name: str,
        least: int,
        most: int,
        usual: Found = AS_IT_IS,
        role: CounterRole = CounterRole.PLAIN,
        **more: Any,
    ) -> None:
        super().__init__(name, usual, **more)
        self.least = least
        self.most = most
        self.role = role

    def value(self, s: "Setting") -> list[int]:
        return s.position.numbers(self.key, self.usual_value(s), self.least, self.most)

    def as_written(self, value: list[int]) -> object:
        return value[:]


class Named(Key):
    """One of several things that have names; the table has its number."""

    def __init__(self, name: str, names: list[str], usual: Found = AS_IT_IS, **more: Any) -> None:
        super().__init__(name, usual, **more)
        self.names = names

    def value(self, s: "Setting") -> int:
        return self.names.index(s.position.word(self.key, self.names[self.usual_value(s)], self.names))

    def as_written(self, value: int) -> object:
        return self.names[value]


class Words(Key):
    """Things by their names, parted by blanks; `what` they are is said where one is unknown."""

    def __init__(
        self,
        name: str,
        names: Sequence[str],
        what: str,
        usual: Found = AS_IT_IS,
        is_sorted: bool = False,
        **more: Any,
    ) -> None:
        super().__init__(name, usual, **more)
        self.names = names
        self.what = what
        self.is_sorted = is_sorted

    def value(self, s: "Setting") -> Any:
        text = s.position.text(self.key, "")
        return self.numbers(text, -1) if s.position.has(self.key) else self.usual_value(s)[:]

    def numbers(self, text: str, index: int) -> list[int]:
        numbers: list[int] = []
        for word in text.replace(",", " ").split():
            number = self.number(word, index)
            if number in numbers:
                raise PositionError(self.key, f"{word} is named twice.", index)
            numbers.append(number)
        return sorted(numbers) if self.is_sorted else numbers

    def number(self, word: str, index: int) -> int:
        if word not in self.names:
            raise PositionError(self.key, f"there is no {self.what} {word!r}.", index)
        return self.names.index(word)

    def as_written(self, value: Any) -> object:
        return " ".join([self.names[number] for number in value])


class WordsOfSeats(Words):
    """The same for each seat."""

    def value(self, s: "Setting") -> list[list[int]]:
        texts = s.position.texts(self.key, s.t.seat_count)
        if not s.position.has(self.key):
            return [numbers[:] for numbers in self.usual_value(s)]
        return [self.numbers(texts[seat], seat) for seat in range(s.t.seat_count)]

    def as_written(self, value: Any) -> object:
        return [super(WordsOfSeats, self).as_written(numbers) for numbers in value]


class Seats(Key):
    """Seats, parted by blanks."""

    def value(self, s: "Setting") -> list[int]:
        words = s.position.text(self.key, "").split()
        if not s.position.has(self.key):
            usual: list[int] = self.usual_value(s)
            return usual
        return [self.seat(s, word) for word in words]

    def seat(self, s: "Setting", word: str) -> int:
        if word not in [str(seat) for seat in range(s.t.seat_count)]:
            raise PositionError(self.key, f"{self.key} lists seats, and {word} is none.")
        return int(word)

    def as_written(self, value: Any) -> object:
        return " ".join([str(seat) for seat in value])


class SeatMask(Seats):
    """The same, kept as a mask."""

    def __init__(self, name: str, **more: Any) -> None:
        super().__init__(name, [], **more)

    def read(self, s: "Setting") -> None:
        mask = 0
        for seat in self.value(s):
            if mask & BIT[seat]:
                raise PositionError(self.key, f"{self.key} lists seat {seat} twice.")
            mask |= BIT[seat]
        setattr(s.t, self.name, mask)

    def as_written(self, value: Any) -> object:
        return super().as_written([seat for seat in range(value.bit_length()) if value & BIT[seat]])


class Text(Key):
    """Anything else: a text that functions read and write. Without `reads`, others read it."""

    def __init__(
        self,
        name: str,
        reads: Callable[["Setting"], None] | None = None,
        written: Find | None = None,
        is_field: bool = True,
        **more: Any,
    ) -> None:
        super().__init__(name, AS_IT_IS, written, **more)
        self.reads = reads
        self.is_field = is_field

    def read(self, s: "Setting") -> None:
        if self.reads is not None:
            self.reads(s)

    def as_written(self, value: object) -> object:
        return value


class Follows(Key):
    """What follows from the rest: a position may leave it out, but not say otherwise."""

    def __init__(self, name: str, value: Find, is_field: bool = False, **more: Any) -> None:
        super().__init__(name, **more)
        self.follows = value
        self.is_field = is_field

    def read(self, s: "Setting") -> None:
        """Last of all: see `Setting.agree`."""

    def agree(self, s: "Setting") -> None:
        value = self.follows(s)
        s.position.agrees(self.key, value)
        if self.is_field:
            setattr(s.t, self.name, value)

    def write(self, s: "Setting") -> object:
        return getattr(s.t, self.name) if self.is_field else self.follows(s)


class Place:
    """Where cards lie: one pile, or one for each seat. The name is its key, and that of its area if none is
    given."""

    def __init__(
        self,
        name: str,
        place: int,
        of_seats: bool = False,
        is_hidden: bool = False,
        is_sorted: bool | None = None,
        is_top_first: bool = False,
        area: str = "",
        has_key: bool = True,
        shape: Shape = "pile",
        role: AreaRole = AreaRole.PLAIN,
    ) -> None:
        self.name = name
        self.place = place  # that of seat 0, where every seat has one
        self.of_seats = of_seats
        self.is_hidden = is_hidden  # whether cards lie there face down; whose they are, `keepers` says
        self.is_sorted = (
            is_sorted  # written in the order of the cards: if not said, where order means nothing
        )
        self.is_top_first = is_top_first  # written from the top; a pile has its top last
        self.area = area or name.replace("_", "-")
        self.has_key = has_key
        self.shape: Shape = shape  # how a plain layout draws it
        self.role = role

    def places(self, seat_count: int) -> list[int]:
        return [self.place + seat for seat in range(seat_count if self.of_seats else 1)]


class Hands(Place):
    """The hands of the seats, which every game has."""

    def __init__(self) -> None:
        super().__init__("hands", 0, of_seats=True, is_hidden=True, area="hand", shape="hand")


# For the fingerprint.


def value_words(value: Any, out: list[int]) -> None:
    """Before a list its length; lists of seats are as many as there are seats."""
    if isinstance(value, list):
        if value and isinstance(value[0], list):
            for part in value:
                value_words(part, out)
            return
        out.append(len(value))
        for entry in value:
            value_words(entry, out)
    elif isinstance(value, int):
        out.append(int(value))
    else:
        value.words(out)


def without_length(name: str) -> Callable[[Any, list[int]], None]:
    """The words of a list that is always as long."""

    def words(t: Any, out: list[int]) -> None:
        out += getattr(t, name)

    return words
