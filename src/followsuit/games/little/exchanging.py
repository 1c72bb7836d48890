"""Exchanging cards with the draw deck, by the rules of this game."""

from followsuit.core.reason import Reason
from followsuit.games.takers.powers.draw_then_discard import discardable_count
from followsuit.games.takers.powers.exchange import ExchangeCards
from followsuit.games.takers.table import TakersTable


class Exchange(ExchangeCards):
    """LT-OPT-05, LT-DECK-06  Discard cards, never MIRIA, then draw as many.

    LT-ITEM-30  With the Map one card at least is discarded.
    """

    def __init__(self, seat: int, least: int, most: int, why: Reason) -> None:
        super().__init__((seat,), least, most, why)


def exchange(t: TakersTable, seat: int, least: int, why: Reason) -> Exchange:
    """From so many cards up to all that may be discarded."""
    return Exchange(seat, least, discardable_count(t, seat), why)
