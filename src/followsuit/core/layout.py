"""What a client draws of a view, without knowing the game.

Known is not shown: a view holds what a perfect memory knows, and a layout shows a card only where
it lies open or in the own hand.
"""

from typing import TYPE_CHECKING

from followsuit.core.cards import HIDDEN
from followsuit.core.event import NO_SEAT

if TYPE_CHECKING:
    from followsuit.core.view import View


class Area:
    """Cards that lie together. `shape` says how: a hand, a row, a trick, a pile."""

    def __init__(self, name: str, seat: int, shape: str, cards: list[int]) -> None:
        self.name = name
        self.seat = seat  # whose it is, or NO_SEAT
        self.shape = shape
        self.cards = cards  # HIDDEN for a card whose back is up


class Counter:
    """Something counted or marked: chips, wins, a token, the trump."""

    def __init__(self, name: str, seat: int, value: str) -> None:
        self.name = name
        self.seat = seat
        self.value = value


class Layout:
    def __init__(self, areas: list[Area], counters: list[Counter]) -> None:
        self.areas = areas
        self.counters = counters


def plain_layout(view: "View") -> Layout:
    """Every hand, and every other pile as far as it is known: enough for a game without a board."""
    t = view.table
    areas: list[Area] = []
    for place in range(len(t.cards.piles)):
        pile = t.cards.piles[place]
        if place >= t.seat_count:
            areas.append(Area("pile", NO_SEAT, "pile", pile[:]))
        elif place == view.seat:
            areas.append(Area("hand", place, "hand", pile[:]))
        else:
            areas.append(Area("hand", place, "hand", [HIDDEN] * len(pile)))
    return Layout(areas, [])
