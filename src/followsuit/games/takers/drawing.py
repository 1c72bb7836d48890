"""Drawing and discarding: the draw deck, the discard pile, and who sees what of it."""

from typing import Final

from followsuit.core.bits import BIT
from followsuit.core.cards import EVERYONE, NOBODY
from followsuit.games.takers.table import BOX, DECK, DISCARDS, TakersTable, without

NOTHING_STAYS: Final[list[tuple[int, int]]] = []


def draw(t: TakersTable, seat: int) -> bool:
    """TT-GEN-09, TT-GEN-10, TT-GEN-14  Draw a card, shuffling the discards if the deck is empty.

    Whether there was a card to draw.
    """
    return draw_up_to(t, seat, 1) == 1


def can_draw(t: TakersTable) -> bool:
    """By what everyone can count; a discarded exclusive card may make it one less (TT-GEN-12)."""
    return bool(t.cards.piles[DECK] or t.cards.piles[DISCARDS])


def draw_up_to(t: TakersTable, seat: int, count: int) -> int:
    """TT-GEN-10, TT-GEN-14  Draw so many cards, or as many as there are."""
    drawn = draw_cards(t, seat, count)
    got_cards(t, seat)
    return drawn


def draw_cards(t: TakersTable, seat: int, count: int) -> int:
    """The same, and nobody looks yet whether the hand may keep them."""
    drawn = 0
    while drawn < count:
        at_hand = min(count - drawn, len(t.cards.piles[DECK]))
        if at_hand == 0:
            reshuffle(t)
            at_hand = min(count - drawn, len(t.cards.piles[DECK]))
        if at_hand == 0:
            break
        t.cards.draw(DECK, seat, at_hand)
        if t.log is not None:
            for card in t.hand(seat)[-at_hand:]:
                t.log.tell("drew", seat=seat, cards=[card], seen_by=BIT[seat])
        drawn += at_hand
    return drawn


def got_cards(t: TakersTable, seat: int) -> None:
    """TT-OWN-06  Cards have come into this hand; a character may not suffer all of them."""
    if t.asked.banned & BIT[seat]:
        for role in t.roles_of(seat):
            if role.bans_cards:
                role.character.got_cards(t, role)


def reshuffle(t: TakersTable) -> None:
    """TT-GEN-09, TT-GEN-12, TT-GEN-14  The discards become the draw deck; exclusive cards among them are out.

    TX-GEN-10, LT-DECK-05  Where there are none, nothing happens.
    """
    if not t.cards.piles[DISCARDS]:
        return
    owner = t.prints.owner
    exclusive = [card for card in t.cards.piles[DISCARDS] if owner[card]]
    for card in sorted(exclusive):
        t.cards.move_unseen(card, DISCARDS, BOX, NOBODY)
    t.cards.turn_over(DISCARDS, DECK)
    for card in range(len(t.cards.possible_places)):
        if owner[card]:
            t.cards.note_elsewhere(card, DECK, BOX)
    t.cards.shuffle(DECK, t.rng)
    if t.log is not None:
        t.log.tell("reshuffled", number=len(t.cards.piles[DECK]))


def discard(t: TakersTable, seat: int, card: int, kept: int = -1, also_kept: int = -1) -> None:
    """TT-GEN-07, TT-GEN-08  Discard a card: face down, unless the table plays with open discards.

    What is kept may not be discarded: whoever knew it was in the hand knows that it still is.
    A card that lies open in the hand is seen to go; the others that do are seen to stay.
    """
    if t.has_open_discards() or card in t.open_cards:
        t.cards.move(card, seat, t.place_of_discard(card))
        seen_by = EVERYONE
        if card in t.open_cards:
            t.open_cards = without(t.open_cards, card)
    else:
        seen_by = BIT[seat]
        staying = seen_to_stay(t, seat, kept, also_kept)
        t.cards.move_unseen(card, seat, DISCARDS, seen_by)
        show_staying(t, seat, staying)
    if t.log is not None:
        t.log.tell("discarded", seat=seat, cards=[card], seen_by=seen_by)


def discard_all(t: TakersTable, seat: int, cards: list[int], kept: int = -1) -> None:
    """As `discard`, for several cards of one answer; for none, nothing changes."""
    if not cards:
        return
    if t.has_open_discards() or t.open_cards:
        for card in cards:
            discard(t, seat, card, kept)
        return
    staying = seen_to_stay(t, seat, kept, -1)
    t.cards.move_some_unseen(cards, seat, DISCARDS, BIT[seat])
    show_staying(t, seat, staying)
    if t.log is not None:
        for card in cards:
            t.log.tell("discarded", seat=seat, cards=[card], seen_by=BIT[seat])


def seen_to_stay(t: TakersTable, seat: int, kept: int, also_kept: int) -> list[tuple[int, int]]:
    """Cards of a hand that cannot be what is discarded unseen, each with those who know it is there."""
    if kept < 0 and also_kept < 0 and not t.open_cards:
        return NOTHING_STAYS
    knows = t.cards.known_by
    return [(card, knows[card]) for card in t.hand(seat) if card in (kept, also_kept) or card in t.open_cards]


def show_staying(t: TakersTable, seat: int, staying: list[tuple[int, int]]) -> None:
    """A card went unseen to the discards: who knew of those that stayed still does.

    And all know what is never among the discards.
    """
    for card, known in staying:
        if known == EVERYONE:
            t.cards.show(card, seat)
        else:
            t.cards.known_by[card] = known
    for card in t.prints.never_discarded:
        t.cards.note_elsewhere(card, DISCARDS, seat)
