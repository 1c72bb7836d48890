"""Exchanging cards with the draw deck, by the rules of this game."""

from followsuit.core.reason import Reason
from followsuit.core.step import Step
from followsuit.games.little.reasons import of_little
from followsuit.games.takers.drawing import discard_all, draw_up_to
from followsuit.games.takers.powers.exchange import NOT_THAT_CARD, DiscardOne, ExchangeCards, never_discarded
from followsuit.games.takers.table import TakersTable


class Exchange(ExchangeCards):
    """LT-OPT-05, LT-DECK-06  Discard cards, never MIRIA, then draw as many."""

    def __init__(self, seat: int, least: int, most: int, why: Reason) -> None:
        super().__init__((seat,), least, most)
        self.asked_by = why

    def about(self) -> Reason:
        return self.asked_by

    def why_not(self, t: TakersTable, seat: int, pick: int, picks: list[int]) -> Reason | None:
        return of_little(super().why_not(t, seat, pick, picks))


def exchange(t: TakersTable, seat: int, least: int, why: Reason) -> Exchange:
    """From so many cards up to all that may be discarded."""
    return Exchange(seat, least, discardable_count(t, seat), why)


def discardable_count(t: TakersTable, seat: int) -> int:
    return len(t.hand(seat)) - (1 if never_discarded(t, seat) in t.hand(seat) else 0)


class Discard(DiscardOne):
    """LT-DEC-04, LT-DEC-08, LT-DEC-12  One card of the hand, never MIRIA; nor `kept`, as everyone knows."""

    def why_not(self, t: TakersTable, pick: int) -> Reason | None:
        why = super().why_not(t, pick)
        return self.why if why is NOT_THAT_CARD else of_little(why)


class DrawThenDiscard(Step[TakersTable]):
    """LT-OPT-07, LT-HERM-01, LT-ITEM-40, LT-BEAST-13, LT-DECK-06  Draw, then discard as many."""

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
        count = min(drawn, discardable_count(t, self.seat))
        if count == 1:
            t.then([Discard(self.seat, -1, self.why)])
        elif count:
            t.then([DiscardSome(self.seat, count, self.why)])


class DiscardSome(Exchange):
    """LT-BEAST-13, LT-DEC-31  Just so many cards of the hand, and nothing is drawn for them."""

    def __init__(self, seat: int, count: int, why: Reason) -> None:
        super().__init__(seat, count, count, why)

    def exchange(self, t: TakersTable, seat: int, cards: list[int]) -> None:
        discard_all(t, seat, cards, never_discarded(t, seat))
