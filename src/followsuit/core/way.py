"""The ways to win a game, for those who tell them; how each is checked, the steps of the game say."""

from typing import Literal

# What shows how near everybody is: a counter of the seat by its picture, its main number, or its own piece.
WayBy = Literal["award", "points", "piece"]


class Way:
    """One way to win. Never changed."""

    def __init__(self, key: str, by: WayBy, symbol: str = "", least_players: int = 1) -> None:
        self.key = key  # of the message files
        self.by: WayBy = by
        self.symbol = symbol  # its picture, and that of the counters it goes by
        self.least_players = least_players  # with fewer it is no way to win
