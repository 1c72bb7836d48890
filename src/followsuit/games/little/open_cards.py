"""Cards that are alike on both sides: whoever holds one shows it (LT-DEVIL-05, LT-HID-02)."""

from followsuit.games.little.cards import is_devil_card
from followsuit.games.takers.drawing import got_cards
from followsuit.games.takers.table import TRICK, TakersTable, without


def take_openly(t: TakersTable, card: int, source: int, seat: int) -> None:
    """LT-DEVIL-05  It goes into the hand, and all see it there from now on."""
    t.cards.move(card, source, seat)
    if card not in t.open_cards:
        t.open_cards = [*t.open_cards, card]
    got_cards(t, seat)


def take_back_to_hand(t: TakersTable, card: int, seat: int) -> None:
    """LT-ITEM-103  From the trick, where all have seen it; a Devil Card lies open in the hand again."""
    t.cards.move(card, TRICK, seat)
    if is_devil_card(card):
        t.open_cards = [*without(t.open_cards, card), card]


def discard_seen(t: TakersTable, card: int, source: int) -> None:
    """LT-DECK-02, LT-DEVIL-09  A card all have seen is discarded; an exclusive one is set aside at once."""
    t.cards.move(card, source, t.place_of_discard(card))
    if card in t.open_cards:
        t.open_cards = without(t.open_cards, card)
