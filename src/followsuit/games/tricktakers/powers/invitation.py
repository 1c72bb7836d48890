"""The exchange with the partner: a card is offered face down; another one comes back, or it is refused."""

from typing import Final

from followsuit.core.bits import BIT
from followsuit.core.cards import EVERYONE, NOBODY
from followsuit.core.event import NO_SEAT
from followsuit.core.option import CARD, NO, argument_of, option, verb_of
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.step import Ask
from followsuit.games.takers.drawing import draw, got_cards
from followsuit.games.takers.powers.exchange import never_discarded
from followsuit.games.takers.powers.giving import hand_over
from followsuit.games.takers.role_steps import AskRole
from followsuit.games.takers.table import DISCARDS, FACE_DOWN, Role, TakersTable
from followsuit.games.tricktakers.powers.thief_sheet import partner_of

OFFER: Final = Reason("TX-THF-06", "Offer your partner a card.")
OFFER_OF_TWO: Final = Reason("TX-2P-17", "Offer your partner a card.")
ANSWER: Final = Reason("TX-THF-08", "Give a card for the one offered to you, or refuse it.")
ONE_OFFER: Final = Reason("TX-THF-06", "One exchange is offered in a turn.")
NO_PARTNER: Final = Reason("TX-GAP-43", "Nobody holds the Invitation.")
EMPTY_HAND: Final = Reason("TX-THF-11", "Your partner has no card in hand.")
NOTHING_TO_GIVE: Final = Reason("TX-THF-13", "Your partner has no card that may be given.")
NOTHING_TO_TAKE: Final = Reason("TX-2P-19", "Your partner has no card that may be given.")
ANOTHER_CARD: Final = Reason("TX-THF-09", "Give another card than the one offered.")
NEVER_GIVEN: Final = Reason("TX-THF-12", "That card can never be given by its owner.")


def offer_rule(t: TakersTable, role: Role) -> Reason | None:
    """TX-THF-06, TX-THF-11 to TX-THF-14, TX-2P-19, TX-DEC-28  Why nothing can be offered now, or None.

    By what the Thief knows: a card of which it is not known where it is does not tell on itself.
    """
    if t.has_used(role):
        return ONE_OFFER
    partner = partner_of(t, role)
    if partner == NO_SEAT:
        return NO_PARTNER
    hand = t.hand(partner)
    if not hand:
        return EMPTY_HAND
    kept = never_discarded(t, partner)
    is_only_kept = kept >= 0 and hand == [kept] and t.cards.is_known(kept, role.seat)
    if not is_only_kept:
        return None
    return NOTHING_TO_TAKE if t.seat_count == 2 else NOTHING_TO_GIVE


def givable(t: TakersTable, seat: int) -> list[int]:
    """TX-THF-12, TX-2P-19  All of the hand but a card that can never be discarded."""
    kept = never_discarded(t, seat)
    return sorted([card for card in t.hand(seat) if card != kept])


class OfferCard(AskRole[TakersTable]):
    """TX-THF-06, TX-THF-07, TX-DEC-28  Any card of the hand; with two players it is not just offered."""

    def __init__(self, role: Role, why: Reason) -> None:
        super().__init__(role)
        self.why = why

    def about(self) -> Reason:
        return self.why

    def options(self, t: TakersTable) -> list[int]:
        return [option(CARD, card) for card in t.hand(self.seat)]

    def picked(self, t: TakersTable, pick: int) -> None:
        partner = partner_of(t, self.role)
        if t.seat_count == 2:
            exchange_blindly(t, self.seat, partner, argument_of(pick))
            return
        card = argument_of(pick)
        both = BIT[self.seat] | BIT[partner]
        t.cards.move_unseen(card, self.seat, FACE_DOWN + self.seat, both)
        if t.log is not None:
            t.log.tell("offered", seat=self.seat, other=partner, cards=[card], seen_by=both)
        t.then([AnswerOffer(self.role, partner)])


def exchange_blindly(t: TakersTable, seat: int, other: int, card: int) -> None:
    """TX-2P-17 to TX-2P-19, TX-HID-20  A card of the other hand, whichever it is, for the one laid down.

    If the only card there can never be given, nothing is exchanged; and all can tell now which it is.
    """
    cards = givable(t, other)
    if not cards:
        t.cards.show(t.hand(other)[0], other)
        if t.log is not None:
            t.log.tell("refused", seat=other, other=seat)
        return
    hand_over(t, cards[t.rng.below(len(cards))], other, seat, seat)
    hand_over(t, card, seat, other, other)
    got_cards(t, other)
    got_cards(t, seat)


class AnswerOffer(Ask[TakersTable]):
    """TX-THF-08 to TX-THF-10, TX-THF-12, TX-DEC-29, TX-HID-19  A card of the hand for it, or a refusal."""

    def __init__(self, role: Role, partner: int) -> None:
        super().__init__(partner)
        self.role = role

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.role.index)

    def about(self) -> Reason:
        return ANSWER

    def options(self, t: TakersTable) -> list[int]:
        return [NO, *[option(CARD, card) for card in givable(t, self.seat)]]

    def why_not(self, t: TakersTable, pick: int) -> Reason | None:
        if pick in self.options(t):
            return None
        if verb_of(pick) != CARD:
            return NOT_OFFERED
        if argument_of(pick) in t.cards.piles[FACE_DOWN + self.role.seat]:
            return ANOTHER_CARD
        return NEVER_GIVEN if argument_of(pick) in t.hand(self.seat) else NOT_OFFERED

    def picked(self, t: TakersTable, pick: int) -> None:
        giver = self.role.seat
        if pick == NO:
            refuse(t, giver, self.seat)
            return
        if t.log is not None:
            t.log.tell("accepted", seat=self.seat, other=giver)
        hand_over(t, argument_of(pick), self.seat, giver, giver)
        t.cards.move_all_unseen(FACE_DOWN + giver, self.seat, BIT[giver] | BIT[self.seat])
        got_cards(t, self.seat)
        got_cards(t, giver)


def refuse(t: TakersTable, giver: int, partner: int) -> None:
    """TX-THF-10, TX-HID-18, TX-MAT-97  What was offered is discarded; a card of the draw deck replaces it."""
    place = FACE_DOWN + giver
    card = t.cards.piles[place][0]
    seen_by = BIT[giver] | BIT[partner]
    if t.has_open_discards():
        t.cards.move(card, place, t.place_of_discard(card))
        t.cards.note_move(place, NOBODY)
        seen_by = EVERYONE
    else:
        t.cards.move_all_unseen(place, DISCARDS, seen_by)
    if t.log is not None:
        t.log.tell("refused", seat=partner, other=giver)
        t.log.tell("discarded", seat=partner, cards=[card], seen_by=seen_by)
    draw(t, giver)
