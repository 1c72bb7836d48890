"""Who beats whom in the trick that is being played, for those who show it before a card is laid.

It is found by the very order that decides the trick, on a copy of what the seat can see; so it tells nothing
that is hidden. Nothing of it is asked while bots play.
"""

from typing import Final

from followsuit.core.event import NO_SEAT

NO_SUITS: Final[list[str]] = []


class Rank:
    """Cards that are of one strength, or differ by their numbers only. Never changed."""

    def __init__(
        self, key: str, suits: list[str] = NO_SUITS, symbol: str = "", is_cover: bool = False
    ) -> None:
        self.key = key  # of the message files
        self.suits = suits  # that are of this rank, where it is a matter of suits
        self.symbol = symbol  # else the emblem of its cards
        self.is_cover = is_cover  # of what lies on a card, and wins instead of it


class Pin:
    """Where a play of the trick stands. Never changed."""

    def __init__(self, seat: int, card: int, rank: int, key: int, is_struck: bool = False) -> None:
        self.seat = seat
        self.card = card
        self.rank = rank  # the number of its rank
        self.key = key  # the larger, the stronger
        self.is_struck = is_struck  # it cannot win: another one cancels it


class Judged:
    """A trick as it lies, or as it would: its plays, the strongest last. Never changed."""

    def __init__(self, pins: list[Pin], best: int) -> None:
        self.pins = pins
        self.best = best  # who wins so far, or NO_SEAT


NOTHING_LAID: Final = Judged([], NO_SEAT)


class Strength:
    """The ranks of this moment from the weakest on, the trick, and what each card would make of it."""

    def __init__(
        self, ranks: list[Rank], now: Judged, picks: dict[int, Judged], is_turned: bool = False
    ) -> None:
        self.ranks = ranks
        self.now = now
        self.picks = picks
        self.is_turned = is_turned  # the weakest wins


def in_order(pins: list[Pin]) -> list[Pin]:
    """The weakest first; of equals the later one, for the first wins."""
    ordered: list[Pin] = []
    for pin in pins:
        at = 0
        while at < len(ordered) and ordered[at].key < pin.key:
            at += 1
        ordered.insert(at, pin)
    return ordered
