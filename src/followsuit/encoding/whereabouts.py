"""Where the cards of tables lie, who can name them and where they may be, as rows want it: at hand.

Found from a table's piles and lists card by card, it is the same for all seats. Whoever steps many tables
keeps it: then only the piles are looked at again of which the cards say that there are news. Of a table that
is far away from the processor it lies side by side, where the piles are lists here and there.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from followsuit.core.bits import BIT, BIT_COUNT
from followsuit.core.cards import ELSEWHERE, EVERYONE, EVERYTHING, HIDDEN, NOBODY, Cards
from followsuit.encoding.features import untyped

APART: Final[i64] = 67  # a prime that leaves another rest of every power of two that a mask of places has
# Of a card: its place plus 1, who can name it, and its position from 1 where there is an order; each a byte.
NOT_IN_PLAY: Final[i32] = 0
IN_A_VIEW: Final[i64] = 255  # the place, plus 1, of a card that a view cannot name: it lies in no pile there
BYTE: Final[i64] = 255
IN_A_LINE: Final[i64] = 8  # masks that are fetched from memory at once
POSITION: Final[i64] = 65536  # as much is 1 there


def all_places() -> list[int]:
    """By the rest of a mask that has one place: that place."""
    places = [0] * APART
    for place in range(BIT_COUNT):
        places[BIT[place] % APART] = place
    return places


class Whereabouts:
    def __init__(self, tables: int, cards: int, places: int) -> None:
        self.card_count: i64 = cards
        self.pile_count: i64 = places
        self.lying = vec[i32]([NOT_IN_PLAY] * (tables * cards))  # by table and card
        # The places where it may be; right for those that not everyone can name.
        self.masks = vec[i64]([0] * (tables * cards))
        self.sizes = vec[u8]([u8(0)] * (tables * places))  # by table and place
        self.place_of = vec[i64](all_places())

    def look(self, cards: Cards, table: i64) -> None:
        """Look at what has changed since the last time; nobody else may keep what these cards say."""
        news: i64 = cards.news
        if news == EVERYTHING:
            self.look_everywhere(cards, table)
        else:
            if news & ELSEWHERE:
                news ^= ELSEWHERE
                self.look_where(cards, table)
            piles = cards.piles
            place_of = self.place_of
            while news:
                low: i64 = news & -news
                news ^= low
                place = place_of[low % APART]
                self.look_at(cards, table, place, piles[place])
        cards.news = 0

    def touch(self, table: i64, cards: i64) -> i64:
        """Look at what is kept of so many cards of a table that comes soon; any number, which nobody uses."""
        at: i64 = table * self.card_count
        end: i64 = at + cards
        lying = self.lying
        masks = self.masks
        seen: i64 = 0
        while at < end:
            seen += masks[at] + i64(lying[at])
            at += IN_A_LINE
        return seen

    def look_everywhere(self, cards: Cards, table: i64) -> None:
        lying = self.lying
        card: i64 = table * self.card_count
        end: i64 = card + self.card_count
        while card < end:
            lying[card] = NOT_IN_PLAY
            card += 1
        is_view = False
        place: i64 = 0
        for pile in cards.piles:
            if pile:
                if self.look_at(cards, table, place, pile):
                    is_view = True
            else:
                self.sizes[table * self.pile_count + place] = u8(0)
            place += 1  # noqa: SIM113 - a native int
        if is_view:
            self.look_for_unseen(cards, table)

    def look_where(self, cards: Cards, table: i64) -> None:
        """Where every card may be."""
        may_be: list[i64] = untyped(cards.possible_places)
        masks = self.masks
        at: i64 = table * self.card_count
        for places in may_be:
            masks[at] = places
            at += 1

    def look_at(self, cards: Cards, table: i64, place: i64, pile: list[int]) -> bool:
        """One pile; whether it has cards that a view cannot name."""
        numbers: list[i64] = untyped(pile)
        knows: list[i64] = untyped(cards.known_by)
        may_be: list[i64] = untyped(cards.possible_places)
        lying = self.lying
        masks = self.masks
        start: i64 = table * self.card_count
        self.sizes[table * self.pile_count + place] = u8(len(pile))
        # With an order the position is told, else it stays 0.
        position: i64 = 0
        one: i64 = POSITION if place >= cards.unordered else 0
        is_view = False
        for card in numbers:
            position += one
            if card == HIDDEN:
                is_view = True
                continue
            known = knows[card]
            lying[start + card] = i32(position | known << 8 | place + 1)
            if known != EVERYONE:  # else nobody asks where it may be
                masks[start + card] = may_be[card]
        return is_view

    def look_for_unseen(self, cards: Cards, table: i64) -> None:
        """What a view cannot name lies in no pile, and yet is in play."""
        knows = cards.known_by
        may_be = cards.possible_places
        start: i64 = table * self.card_count
        for card in range(len(knows)):
            if knows[card] == NOBODY and may_be[card] != 0:
                self.lying[start + card] = i32(IN_A_VIEW)
                self.masks[start + card] = may_be[card]
