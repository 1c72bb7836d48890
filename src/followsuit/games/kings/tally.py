"""What a player scores with: in the end nothing but a number of wins, cards, and bid cards."""

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True)
class Tally:
    """KT-CHE-11  One player's own, or what stands in for it. Never changed once made."""

    def __init__(self, seat: int, wins: int, cards: list[int], bids: list[int], paid: list[int]) -> None:
        self.seat = seat
        self.wins = wins  # the count
        self.cards = cards  # taken in tricks
        self.bids = bids  # bid cards, by their pieces
        self.paid = paid  # what each of them pays to this player, before anything is doubled

    def is_bid_made(self) -> bool:
        """KT-BID-11  One successful bid card is enough."""
        return max(self.paid, default=0) > 0
