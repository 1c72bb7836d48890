"""Positions: who can name which card, and where it may be as far as everyone knows."""

from followsuit.core.bits import BIT
from followsuit.core.cards import EVERYONE, NOBODY
from followsuit.games.takers.cards import COLOUR_NAMES, NO_COLOUR
from followsuit.games.takers.powers.exchange import never_discarded
from followsuit.games.takers.table import BOX, DECK, DISCARDS, FACE_DOWN, Role, TakersTable


def hide_piles(t: TakersTable) -> None:
    """Hands, deck and discards are hidden; everything else lies open."""
    hidden_places = 0
    for place in [*range(t.seat_count), *hidden_outside_hands(t)]:
        hidden_places |= BIT[place]
    t.cards.own_knowledge()
    for place in range(len(t.cards.piles)):
        is_hidden = hidden_places & BIT[place] != 0
        for card in t.cards.piles[place]:
            t.cards.known_by[card] = t.cards.keepers[place] if is_hidden else EVERYONE
            t.cards.possible_places[card] = hidden_places if is_hidden else BIT[place]


def hide_own_cards(t: TakersTable, role: Role, is_kept_seen: bool) -> None:
    """Of a character's own cards, everyone knows which there are, but not which of them were drawn."""
    place = role.character.place
    left = t.cards.piles[place]
    own = role.character.exclusive_cards()
    where = BIT[place] | BIT[role.seat]
    if not t.has_open_discards() and [card for card in own if card in t.cards.piles[DISCARDS]]:
        where |= BIT[DISCARDS]
    for card in own:
        lies_here = card in left or card in t.hand(role.seat) or card in t.cards.piles[DISCARDS]
        if not lies_here and t.cards.known_by[card] != EVERYONE:
            continue  # it was given away, and may be wherever cards are hidden
        if role.character.has_deck and card in left and len(left) < len(own):
            t.cards.known_by[card] = NOBODY
        if t.cards.known_by[card] != EVERYONE:
            t.cards.possible_places[card] = where
    kept = never_discarded(t, role.seat)
    if is_kept_seen and kept in t.hand(role.seat):
        t.cards.show(kept, role.seat)


def hidden_outside_hands(t: TakersTable) -> list[int]:
    places = [FACE_DOWN + seat for seat in range(t.seat_count) if t.cards.piles[FACE_DOWN + seat]]
    if not t.has_open_discards():
        places.insert(0, DISCARDS)
    if t.has_hidden_box():
        places.append(BOX)
    return [DECK, *places]


def hidden_from(t: TakersTable, seat: int) -> list[int]:
    """The others' hands, and what lies hidden outside the hands."""
    return [*[other for other in range(t.seat_count) if other != seat], *hidden_outside_hands(t)]


def seen_cards(t: TakersTable, seat: int) -> list[int]:
    """The hidden cards outside the own hand that this seat can name: what it has discarded, mostly.

    What everyone has seen of the others' hands is said there.
    """
    return [
        card
        for place in hidden_from(t, seat)
        if place != FACE_DOWN + seat
        for card in t.cards.piles[place]
        if card >= 0 and t.cards.is_known(card, seat)
        if place >= t.seat_count or t.cards.known_by[card] != EVERYONE
    ]


def void_colours(t: TakersTable, seat: int) -> list[str]:
    """The colours of which everyone can tell that no card of the draw deck not yet seen is in this hand."""
    names: list[str] = []
    for colour in range(NO_COLOUR):
        unseen = [card for card in common_cards(t, colour) if t.cards.known_by[card] != EVERYONE]
        if unseen and not [card for card in unseen if t.cards.possible_places[card] & BIT[seat]]:
            names.append(COLOUR_NAMES[colour])
    return names


def common_cards(t: TakersTable, colour: int) -> list[int]:
    """Those of the draw deck with this colour; where a character's own may be is another matter."""
    owner = t.prints.owner
    return [card for card in t.cards_of_colour(colour) if not owner[card] and t.homes().place_of[card] >= 0]
