"""Draw some, then discard as many, which may be the same; and discards alone."""

from followsuit.core.option import DONE
from followsuit.core.reason import Reason
from followsuit.core.step import Step
from followsuit.games.takers.drawing import discard_all, draw_up_to
from followsuit.games.takers.powers.exchange import DiscardOne, ExchangeCards, never_discarded
from followsuit.games.takers.table import TakersTable


class DrawThenDiscard(Step[TakersTable]):
    """LT-OPT-07, LT-HERM-01, LT-ITEM-40, LT-BEAST-13, LT-DECK-06, KT-GAM-01, KT-HER-01"""

    def __init__(self, seat: int, count: int, why: Reason) -> None:
        self.seat = seat
        self.count = count
        self.why = why  # the rule by which cards are discarded

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.count)

    def about(self) -> Reason:
        return self.why

    def run(self, t: TakersTable) -> None:
        drawn = draw_up_to(t, self.seat, self.count)
        # LT-SAMU-15, LT-BERS-04  What was drawn may be lost at once, and beside MIRIA nothing be left.
        discard_so_many(t, self.seat, min(drawn, discardable_count(t, self.seat)), self.why)


def discard_so_many(t: TakersTable, seat: int, count: int, why: Reason) -> None:
    """This seat has to discard just so many cards of the hand."""
    if count == 1:
        t.then([Discard(seat, -1, why)])
    elif count:
        t.then([DiscardSome(seat, count, why)])


def discardable_count(t: TakersTable, seat: int) -> int:
    return len(t.hand(seat)) - (1 if never_discarded(t, seat) in t.hand(seat) else 0)


class Discard(DiscardOne):
    """LT-DEC-04, LT-DEC-08, LT-DEC-12, KT-DEC-09  One card of the hand; not `kept`, as everyone knows."""

    def __init__(self, seat: int, kept: int, why: Reason) -> None:
        super().__init__(seat, why, kept, why)


class DiscardSome(ExchangeCards):
    """LT-BEAST-13, LT-DEC-31, KT-DEC-08, KT-DEC-11  Just so many cards, and nothing is drawn for them."""

    def __init__(self, seat: int, count: int, why: Reason) -> None:
        super().__init__((seat,), count, count, why)

    def why_not(self, t: TakersTable, seat: int, pick: int, picks: list[int]) -> Reason | None:
        """Fewer will not do."""
        why = super().why_not(t, seat, pick, picks)
        return self.why if why is not None and pick == DONE else why

    def exchange(self, t: TakersTable, seat: int, cards: list[int]) -> None:
        discard_all(t, seat, cards, never_discarded(t, seat))
