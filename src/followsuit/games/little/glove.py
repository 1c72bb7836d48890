"""The Glove: a card of another hand, unseen, for one of one's own (LT-ITEM-120 to LT-ITEM-126)."""

from typing import Final

from followsuit.core.bits import BIT
from followsuit.core.cards import EVERYONE
from followsuit.core.option import CARD, PLACE, SEAT, argument_of, option, verb_of
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.step import Ask
from followsuit.games.little.cards import COLOUR
from followsuit.games.little.places import HELD
from followsuit.games.little.table import LittleTable
from followsuit.games.takers.cards import BLACK
from followsuit.games.takers.drawing import got_cards
from followsuit.games.takers.powers.giving import pass_unseen
from followsuit.tricks.following import plays

CHOOSE_VICTIM: Final = Reason("LT-ITEM-120", "Choose whose hand you take a card from.")
TAKE_ONE: Final = Reason("LT-ITEM-123", "Take a card you recognise, or one unseen.")
GIVE_ANOTHER: Final = Reason("LT-ITEM-120", "Give another card of your hand for it.")
NO_CARD_THERE: Final = Reason("LT-ITEM-126", "It must be another player who holds a card.")
NOT_THE_TAKEN: Final = Reason("LT-ITEM-121", "The card just taken cannot be the one given.")


def victims(t: LittleTable, seat: int) -> list[int]:
    """LT-ITEM-126  The others who hold a card."""
    return [other for other in range(t.seat_count) if other != seat and t.hand(other)]


class ChooseVictim(Ask[LittleTable]):
    """LT-ITEM-120, LT-DEC-23  Another player with a card."""

    def about(self) -> Reason:
        return CHOOSE_VICTIM

    def options(self, t: LittleTable) -> list[int]:
        return [option(SEAT, other) for other in victims(t, self.seat)]

    def why_not(self, t: LittleTable, pick: int) -> Reason | None:
        if pick in self.options(t):
            return None
        return NO_CARD_THERE if verb_of(pick) == SEAT else NOT_OFFERED

    def picked(self, t: LittleTable, pick: int) -> None:
        victim = argument_of(pick)
        if t.log is not None:
            t.log.tell("reached-for", seat=self.seat, other=victim)
        if recognised(t, victim):
            t.then([TakeOne(self.seat, victim)])
        else:
            take_unseen(t, self.seat, victim)


def recognised(t: LittleTable, seat: int) -> list[int]:
    """LT-ITEM-123, LT-DEVIL-05  The cards of a hand that lie open."""
    return sorted([card for card in t.hand(seat) if card in t.open_cards])


class TakeOne(Ask[LittleTable]):
    """LT-ITEM-123, LT-DEC-23  One that is recognised, or one of those that cannot be told apart."""

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim = victim

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.victim)

    def about(self) -> Reason:
        return TAKE_ONE

    def options(self, t: LittleTable) -> list[int]:
        seen = recognised(t, self.victim)
        offered = [option(CARD, card) for card in seen]
        if len(seen) < len(t.hand(self.victim)):
            offered.append(option(PLACE, self.victim))
        return offered

    def picked(self, t: LittleTable, pick: int) -> None:
        if verb_of(pick) == CARD:
            take(t, self.seat, self.victim, argument_of(pick))
        else:
            take_unseen(t, self.seat, self.victim)


def take_unseen(t: LittleTable, seat: int, victim: int) -> None:
    """LT-ITEM-123  They lie shuffled: whichever is pointed at, it is any of them."""
    unseen = sorted([card for card in t.hand(victim) if card not in t.open_cards])
    take(t, seat, victim, unseen[t.rng.below(len(unseen))])


def take(t: LittleTable, seat: int, victim: int, card: int) -> None:
    """LT-ITEM-121, LT-ITEM-122, LT-HID-18  Both know the card; it is held apart until another is given."""
    seen_by = pass_card(t, card, victim, seat, HELD)
    if t.log is not None:
        t.log.tell("took-from", seat=seat, other=victim, cards=[card], seen_by=seen_by)
    if t.asked.banned & BIT[seat]:
        replace_banned(t, seat, victim, card)
    t.then([GiveAnother(seat, victim)])


def replace_banned(t: LittleTable, seat: int, victim: int, card: int) -> None:
    """LT-ITEM-125  A black card is replaced before the exchange goes on; any other is not black, all see."""
    if COLOUR[card] == BLACK:
        take_up(t, seat, victim)
    else:
        t.cards.rule_out(t.cards_of_colour(BLACK), HELD)


def take_up(t: LittleTable, seat: int, victim: int) -> None:
    t.cards.move_all_unseen(HELD, seat, BIT[seat] | BIT[victim])
    got_cards(t, seat)


def pass_card(t: LittleTable, card: int, giver: int, receiver: int, place: int) -> int:
    """LT-HID-18, LT-DEVIL-05  From hand to hand; an open card stays open. Who has seen which it was.

    All but open cards may have gone, MIRIA too: nobody else can tell.
    """
    if card in t.open_cards:
        t.cards.move(card, giver, place)
        return EVERYONE
    pass_unseen(t, card, giver, receiver, place)
    return BIT[giver] | BIT[receiver]


class GiveAnother(Ask[LittleTable]):
    """LT-ITEM-120, LT-ITEM-121, LT-ITEM-124, LT-DEC-23  Any card but the one taken."""

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim = victim

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.victim)

    def about(self) -> Reason:
        return GIVE_ANOTHER

    def options(self, t: LittleTable) -> list[int]:
        return plays(t.hand(self.seat))

    def why_not(self, t: LittleTable, pick: int) -> Reason | None:
        if pick in self.options(t):
            return None
        return NOT_THE_TAKEN if pick in plays(t.cards.piles[HELD]) else NOT_OFFERED

    def picked(self, t: LittleTable, pick: int) -> None:
        card = argument_of(pick)
        seen_by = pass_card(t, card, self.seat, self.victim, self.victim)
        if t.log is not None:
            t.log.tell("gave", seat=self.seat, other=self.victim, cards=[card], seen_by=seen_by)
        take_up(t, self.seat, self.victim)
        got_cards(t, self.victim)
