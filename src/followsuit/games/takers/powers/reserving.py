"""Reserving what lies open in the trick: it comes to whoever has reserved it, also from a lost trick."""

from followsuit.core.option import CARD, NO, argument_of, option, verb_of
from followsuit.core.reason import Reason
from followsuit.core.step import Ask
from followsuit.games.takers.table import Play, TakersTable


class MayReserve(Ask[TakersTable]):
    """TA-COL-01 to TA-COL-06, LT-COLL-01 to LT-COLL-06  What lies open, the own card included; or nothing."""

    def __init__(self, seat: int, may: Reason, may_not: Reason, goes_along: Reason) -> None:
        super().__init__(seat)
        self.may = may
        self.may_not = may_not
        self.goes_along = goes_along  # why the lower card of a play cannot be picked for itself

    def about(self) -> Reason:
        return self.may

    def options(self, t: TakersTable) -> list[int]:
        return [NO, *[option(CARD, card) for play in t.plays for card in reservable(play)]]

    def why_not(self, t: TakersTable, pick: int) -> Reason | None:
        if pick in self.options(t):
            return None
        is_card = verb_of(pick) == CARD
        for play in t.plays:
            if is_card and play.covers and argument_of(pick) in play.covered:
                return self.goes_along
        return self.may_not

    def picked(self, t: TakersTable, pick: int) -> None:
        if verb_of(pick) != CARD:
            return
        for play in t.plays:
            if argument_of(pick) in play.cards():
                t.reserved = play.cards_with(argument_of(pick))
                t.reserver = self.seat
        if t.log is not None:
            t.log.tell("reserved", seat=self.seat, cards=t.reserved)


def reservable(play: Play) -> list[int]:
    """TA-COL-05, TX-INT-04 to TX-INT-06, LT-COLL-06  Of a card and what it covers, the upper one."""
    if play.is_hidden():
        return []
    return [play.card] if play.covers else play.cards()
