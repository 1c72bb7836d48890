"""Sentences several characters share: discard some and draw as many; draw one and discard one."""

from typing import Final

from followsuit.core.option import CARD, DONE, YES, argument_of, verb_of
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.step import Ask
from followsuit.games.takers.drawing import discard, discard_all, draw_up_to, got_cards
from followsuit.games.takers.table import TakersTable
from followsuit.tricks.following import PLAY_OF
from followsuit.tricks.sealed import PickCards

ONCE_EACH: Final = Reason("FS-SET-01", "A set is picked in the order of its cards, each once.")
EXCHANGE: Final = Reason("TT-GEN-13", "Choose the cards to discard; as many are drawn.")


class ExchangeCards(PickCards[TakersTable]):
    """TT-GEN-13  Discard a set of cards, then draw as many; the others see how many."""

    def __init__(
        self,
        seats: tuple[int, ...],
        least: int,
        most: int,
        why: Reason = EXCHANGE,
        too_few: Reason | None = None,
    ) -> None:
        super().__init__(seats, least, most)
        self.why = why  # the rule by which cards are exchanged
        self.too_few = why if too_few is None else too_few  # and that of the least number

    def about(self) -> Reason:
        return self.why

    def candidates(self, t: TakersTable, seat: int, picks: list[int]) -> list[int]:
        barred = never_discarded(t, seat)
        return [card for card in t.hand(seat) if card != barred]

    def why_not(self, t: TakersTable, seat: int, pick: int, picks: list[int]) -> Reason | None:
        if pick in self.options(t, seat, picks):
            return None
        if pick == DONE:
            return self.too_few
        if verb_of(pick) != CARD or argument_of(pick) not in t.hand(seat):
            return NOT_OFFERED
        return why_kept(t, seat) if argument_of(pick) == never_discarded(t, seat) else ONCE_EACH

    def revealed(self, t: TakersTable, picks: list[list[int]]) -> None:
        for seat in self.seats:
            cards = [argument_of(pick) for pick in picks[seat] if verb_of(pick) == CARD]
            self.exchange(t, seat, cards)

    def exchange(self, t: TakersTable, seat: int, cards: list[int]) -> None:
        discard_all(t, seat, cards, never_discarded(t, seat))
        draw_up_to(t, seat, len(cards))
        if t.log is not None:
            t.log.tell("exchanged", seat=seat, number=len(cards))


def exchange_cards(
    t: TakersTable, seat: int, least: int, why: Reason, too_few: Reason | None = None
) -> ExchangeCards:
    """From so many cards up to all that may be discarded."""
    barred = 1 if never_discarded(t, seat) in t.hand(seat) else 0
    return ExchangeCards((seat,), least, len(t.hand(seat)) - barred, why, too_few)


def never_discarded(t: TakersTable, seat: int) -> int:
    for role in t.roles_of(seat):
        card = role.character.cannot_discard(t, role)
        if card >= 0:
            return card
    return -1


def why_kept(t: TakersTable, seat: int) -> Reason:
    """The rule by which one card of this hand can never be discarded."""
    for role in t.roles_of(seat):
        if role.character.cannot_discard(t, role) >= 0:
            return role.character.why_kept
    return NOT_OFFERED


def take_in(t: TakersTable, seat: int, card: int, source: int) -> None:
    """A card that is one's own goes into the hand, and all see it go."""
    t.cards.move(card, source, seat)
    if t.log is not None:
        t.log.tell("took-own", seat=seat, cards=[card])
    got_cards(t, seat)


class DiscardOne(Ask[TakersTable]):
    """TT-HER-04  Discard a card of the hand; `kept` may not be the one, and everyone knows it."""

    def __init__(
        self,
        seat: int,
        why: Reason,
        kept: int = -1,
        why_not_kept: Reason | None = None,
        nothing_between: Reason | None = None,
    ) -> None:
        super().__init__(seat)
        self.why = why  # the rule by which a card is discarded
        self.kept = kept
        # The rule by which `kept` is not the one.
        self.why_not_kept = NOT_OFFERED if why_not_kept is None else why_not_kept
        self.nothing_between = nothing_between  # why no power may come first, where one could think so

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.kept)

    def about(self) -> Reason:
        return self.why

    def options(self, t: TakersTable) -> list[int]:
        barred = never_discarded(t, self.seat)
        return [PLAY_OF[card] for card in t.hand(self.seat) if card != self.kept and card != barred]

    def why_not(self, t: TakersTable, pick: int) -> Reason | None:
        if pick in self.options(t):
            return None
        if verb_of(pick) == CARD and argument_of(pick) == self.kept:
            return self.why_not_kept
        if pick == YES and self.nothing_between is not None:
            return self.nothing_between
        is_barred = verb_of(pick) == CARD and argument_of(pick) == never_discarded(t, self.seat)
        return why_kept(t, self.seat) if is_barred else NOT_OFFERED

    def picked(self, t: TakersTable, pick: int) -> None:
        discard(t, self.seat, argument_of(pick), self.kept, never_discarded(t, self.seat))
