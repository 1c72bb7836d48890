"""Cards that move unseen, and what a bust tells: who can name a card, and where it may be.

What everyone has seen stays known as long as the cards that could have moved are others.
"""

from mypy_extensions import i64

from followsuit.core.bits import BIT, MASK
from followsuit.core.cards import EVERYONE
from followsuit.games.trickster.cards import FACE
from followsuit.games.trickster.table import DECK, TricksterTable


def give_unseen(t: TricksterTable, card: int, source: int, target: int, seen_by: i64) -> None:
    """A card goes from a hand to another hand, or under the deck; the seats of the mask see which.

    From a hand of several cards the others cannot tell which one went; a single card they can follow, and
    whoever could name it still can.
    """
    cards = t.cards
    is_single = len(cards.piles[source]) == 1
    cards.take_from(source, card)
    if target == DECK:
        cards.own_pile(DECK).insert(0, card)
    else:
        cards.own_pile(target).append(card)
    cards.own_knowledge()
    if is_single:
        cards.known_by[card] |= seen_by
    else:
        cards.forget(source, ~seen_by)
        cards.known_by[card] = seen_by
    here: i64 = BIT[source]
    there: i64 = BIT[target]
    may_be = cards.possible_places
    for other in t.heroes.cards:
        places: i64 = may_be[other]
        if places & here:
            may_be[other] = places & ~here | there if is_single else places | there


def swap_unseen(t: TricksterTable, seat: int, card: int, other: int, other_card: int) -> None:
    """TS-PED-05  Two hands exchange a card each; those two see both, the others only that it happened."""
    cards = t.cards
    is_mine_single = len(cards.piles[seat]) == 1
    is_other_single = len(cards.piles[other]) == 1
    cards.own_knowledge()
    mine: i64 = BIT[seat]
    theirs: i64 = BIT[other]
    seen_by: i64 = mine | theirs
    hide(t, seat, card, seen_by)
    hide(t, other, other_card, seen_by)
    cards.take_from(seat, card)
    cards.take_from(other, other_card)
    cards.own_pile(other).append(card)
    cards.own_pile(seat).append(other_card)
    may_be = cards.possible_places
    for one in t.heroes.cards:
        places: i64 = may_be[one]
        if places & seen_by:
            now: i64 = places & ~seen_by
            if places & mine:
                now |= theirs if is_mine_single else seen_by
            if places & theirs:
                now |= mine if is_other_single else seen_by
            may_be[one] = now


def hide(t: TricksterTable, seat: int, card: int, seen_by: i64) -> None:
    """A card is about to leave this hand: nobody else can name it, or what stays, unless it was alone."""
    cards = t.cards
    if len(cards.piles[seat]) > 1:
        cards.forget(seat, ~seen_by)
        cards.known_by[card] = seen_by
    else:
        cards.known_by[card] |= seen_by


def draw_unseen(t: TricksterTable, seat: int) -> int:
    """The top card of the deck goes into a hand. Whoever had seen it go under knows where it is now."""
    cards = t.cards
    card = cards.own_pile(DECK).pop()
    cards.own_pile(seat).append(card)
    cards.own_knowledge()
    knows = cards.known_by
    may_be = cards.possible_places
    if knows[card] == EVERYONE:
        may_be[card] = MASK[seat]
        return card
    mine: i64 = BIT[seat]
    deck: i64 = BIT[DECK]
    knows[card] |= mine
    for other in t.heroes.cards:
        places: i64 = may_be[other]
        if places & deck and knows[other] != EVERYONE:
            may_be[other] = places | mine
    return card


def note_no_follower(t: TricksterTable, seat: int) -> None:
    """TS-PLAY-14, TS-BEA-05  Everyone can tell that no card which could follow is in this hand."""
    if t.cards.piles[seat]:
        never: list[int] = []
        closed: i64 = t.closed
        for card in t.heroes.cards:
            face: i64 = FACE[card]
            if closed & face == 0:
                never.append(card)
        note_none_of(t, never, seat)


def note_none_of(t: TricksterTable, never: list[int], seat: int) -> None:
    """Everyone can tell that none of these cards is in this hand."""
    cards = t.cards
    cards.own_knowledge()
    mine: i64 = BIT[seat]
    may_be = cards.possible_places
    for card in never:
        places: i64 = may_be[card]
        if places & mine:
            may_be[card] = places & ~mine
