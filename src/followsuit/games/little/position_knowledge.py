"""Positions: what is known of the cards that do not come from the draw deck (chapter 8)."""

from typing import Final

from followsuit.core.bits import BIT
from followsuit.core.game import Game
from followsuit.core.position import Position
from followsuit.games.little.cards import (
    BERSERKER_DECK,
    DEVIL_CARDS,
    ENHANCEMENT_CARDS,
    KINGS_RARE,
    MIRIA,
    PRINTS,
    is_devil_card,
)
from followsuit.games.little.table import LittleTable
from followsuit.games.takers.position_knowledge import hidden_outside_hands, hide_piles, read_seen
from followsuit.games.takers.table import BOX, DISCARDS

EXCLUSIVE: Final[list[int]] = [KINGS_RARE, *BERSERKER_DECK, *DEVIL_CARDS, *ENHANCEMENT_CARDS]


def set_knowledge(game: Game, position: Position, t: LittleTable) -> None:
    """Hands, deck and discards are hidden, but for what the position says of them."""
    hide_piles(t)
    for place in [*range(t.seat_count), *hidden_outside_hands(t)]:
        for card in t.cards.piles[place]:
            if card not in EXCLUSIVE:
                t.cards.may_be[card] &= ~BIT[BOX]
            else:
                owner = owner_of(t, card)
                in_hand = BIT[owner] if owner >= 0 else 0
                t.cards.may_be[card] = BIT[place] | BIT[DISCARDS] | BIT[BOX] | in_hand
    if not position.has("seen"):
        show_set_aside(t)
    if not position.has("shown"):
        for card in (KINGS_RARE, MIRIA):
            owner = owner_of(t, card)
            if owner >= 0 and card in t.hand(owner):
                t.cards.show(card, owner)
    read_seen(game, position, t)
    for seat in range(t.seat_count):
        for card in sorted(t.hand(seat)):
            if is_devil_card(card) and card not in t.open_cards:  # LT-DEVIL-05
                t.open_cards = [*t.open_cards, card]
                t.cards.show(card, seat)


def show_set_aside(t: LittleTable) -> None:
    """LT-HID-08  All have seen what is set aside, but for what an owner has not chosen of a deck."""
    for card in t.cards.piles[BOX][:]:
        owner = owner_of(t, card) if card in BERSERKER_DECK else -1
        if owner >= 0:
            t.cards.knows[card] |= BIT[owner]
        else:
            t.cards.show(card, BOX)


def owner_of(t: LittleTable, card: int) -> int:
    """The seat whose character this card belongs to, or -1."""
    for role in t.roles:
        if role.code and role.code == PRINTS.owner[card]:
            return role.seat
    return -1
