"""What a client draws of a view, without knowing the game.

Known is not shown: a view holds what a perfect memory knows, and a layout shows a card only where
it lies open or in the own hand.
"""


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
