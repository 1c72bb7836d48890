"""Positions: who can name which card, and where it may be (chapter 8)."""

from followsuit.core.bits import BIT
from followsuit.core.cards import NOBODY
from followsuit.core.game import Game
from followsuit.core.position import Position
from followsuit.games.kings.cards import BLACK_TENS, is_special
from followsuit.games.kings.places import AUCTION, FRONT, SHELF
from followsuit.games.kings.rules import NAPOLEON, OMBRE
from followsuit.games.kings.table import KingsTable
from followsuit.games.takers.position_knowledge import hidden_outside_hands, hide_piles, read_seen
from followsuit.games.takers.table import DECK, DISCARDS


def set_knowledge(game: Game, position: Position, t: KingsTable) -> None:
    """Hands, deck, discards and auction cards are hidden, but for what the position says of them."""
    hide_piles(t)
    everywhere = 0
    for place in [*range(t.seat_count), *hidden_outside_hands(t), *auction_places(t)]:
        everywhere |= BIT[place]
    for place in [*range(t.seat_count), *hidden_outside_hands(t)]:
        for card in t.cards.piles[place]:
            t.cards.may_be[card] = places_of(t, card, everywhere)
    for place in auction_places(t):
        for card in t.cards.piles[place]:
            t.cards.knows[card] = NOBODY  # KO-DEAL-02  not even their owner
            t.cards.may_be[card] = everywhere
    if not position.has("shown"):
        for seat in range(t.seat_count):
            for card in t.hand(seat)[:]:
                if is_from_shelf(t, card) and card not in BLACK_TENS:
                    t.cards.show(card, seat)  # all saw it being taken up
    read_seen(game, position, t)


def auction_places(t: KingsTable) -> list[int]:
    """Where auction cards lie. In Napoleon numbers that are shown lie there, open (KN-R1-02)."""
    if t.rules.game != OMBRE:
        return []
    places = [first + seat for first in (AUCTION, FRONT) for seat in range(t.seat_count)]
    return [place for place in places if t.cards.piles[place]]


def places_of(t: KingsTable, card: int, everywhere: int) -> int:
    """KT-BER-01, KN-R1-08  Some cards never come into the draw deck, others never to the discards."""
    if card in BLACK_TENS:
        return everywhere & ~BIT[DECK]
    if t.rules.game == NAPOLEON and is_special(card):
        return everywhere & ~BIT[DISCARDS]
    return everywhere


def is_from_shelf(t: KingsTable, card: int) -> bool:
    """Whether this card lies open until somebody takes it."""
    return t.homes().place_of[card] == SHELF
