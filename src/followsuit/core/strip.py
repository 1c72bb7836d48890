"""What a piece brings, cell by cell: the points for so many tricks won, for a bid, for a set of cards.

A game declares the numbers once, for its scoring; a strip is made of the same numbers, for those who draw it.
Nothing of it is asked while a game is played.
"""

from typing import Final, Literal

from followsuit.core.reason import Reason

# A number of points; the game itself; nothing at all; or something that is told in a word.
CellKind = Literal["points", "win", "none", "word"]

BY_WINS: Final = "wins"  # the axis of most strips: tricks won
BY_BID: Final = "bid"
NOT_LIT: Final = -1


class Cell:
    """One amount, and what it is for. Never changed."""

    def __init__(self, head: str, value: int, kind: CellKind = "points") -> None:
        self.head = head  # a number, or a key of the message files: 'flag', 'bid 2'
        self.value = value
        self.kind: CellKind = kind


class Strip:
    """All cells of a piece, from the least of its axis to the most. Never changed."""

    def __init__(self, axis: str, cells: list[Cell], paid_by: list[Reason] | None = None) -> None:
        self.axis = axis  # what is counted: a key of the message files
        self.cells = cells
        self.paid_by = paid_by or []  # what the amounts rest on that a cell comes to when it is counted


class Occasion:
    """When a strip holds: by players, in the last round or before, and with these variants."""

    def __init__(self, players: int, is_last: bool, variants: list[str]) -> None:
        self.players = players
        self.is_last = is_last
        self.variants = variants


def by_wins(points: list[int], wins_of_game: list[int], paid_by: list[Reason]) -> Strip:
    """The points for none to all tricks, with the numbers of wins that win the game."""
    cells = [
        Cell(str(wins), 0, "win") if wins in wins_of_game else Cell(str(wins), points[wins])
        for wins in range(len(points))
    ]
    return Strip(BY_WINS, cells, paid_by)
