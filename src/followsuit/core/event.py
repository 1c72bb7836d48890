"""What happened: told to everyone at the moment it happens, as each of them saw it.

A log is never filtered later. What a seat did not see is not in what it was told.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from followsuit.core.bits import BIT
from followsuit.core.cards import EVERYONE, HIDDEN, SPECTATOR
from followsuit.core.reason import Reason

NO_SEAT: Final = -1


class Event:
    """One thing that happened, as one viewer saw it. Never changed once made."""

    def __init__(
        self,
        kind: str,
        seat: int,
        cards: list[int],
        other: int,
        number: int,
        because: list[Reason],
        what: str = "",
    ) -> None:
        self.kind = kind  # a word of the game's own list; its sentence is in the message files
        self.seat = seat  # who did it, or to whom it happened
        self.cards = cards  # HIDDEN where the viewer did not see the face
        self.other = other  # a second seat, if two are concerned
        self.number = number  # how many, or which piece: by the kind
        self.because = because  # the rules it rests on
        self.what = what  # the key of what it is about, such as a power, where no number says it

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, self.values()

    def values(self) -> tuple[str, int, list[int], int, int, list[Reason], str]:
        return (self.kind, self.seat, self.cards, self.other, self.number, self.because, self.what)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and other.values() == self.values()

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, self.other, self.number, self.what, *self.cards))

    def __repr__(self) -> str:
        parts = [repr(self.kind)]
        if self.seat != NO_SEAT:
            parts.append(f"seat={self.seat}")
        if self.cards:
            parts.append(f"cards={self.cards}")
        if self.other != NO_SEAT:
            parts.append(f"other={self.other}")
        if self.number:
            parts.append(f"number={self.number}")
        if self.what:
            parts.append(f"what={self.what!r}")
        if self.because:
            parts.append(f"because={[reason.rule for reason in self.because]}")
        return f"Event({', '.join(parts)})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Log:
    """Everything told so far, to each seat and to those who watch.

    Hang one on a table, `table.log = Log()`, and look at `told[seat]` or `told[SPECTATOR]`. A clone has none.
    """

    def __init__(self) -> None:
        # By viewer, what that seat was told, the first thing first.
        self.told: list[list[Event]] = [[] for _ in range(SPECTATOR + 1)]

    def tell(
        self,
        kind: str,
        seat: int = NO_SEAT,
        cards: list[int] | None = None,
        other: int = NO_SEAT,
        number: int = 0,
        because: list[Reason] | None = None,
        seen_by: int = EVERYONE,
        what: str = "",
    ) -> None:
        """Everyone is told; the faces of the cards only those of the mask.

        Call it only where the table has a log: `if t.log is not None`. Simulations have none.
        """
        faces = [] if cards is None else cards[:]
        reasons = [] if because is None else because[:]
        open_event = Event(kind, seat, faces, other, number, reasons, what)
        shut_event = open_event
        if seen_by != EVERYONE:
            shut_event = Event(kind, seat, [HIDDEN] * len(faces), other, number, reasons, what)
        for viewer in range(len(self.told)):
            self.told[viewer].append(open_event if seen_by & BIT[viewer] else shut_event)
