"""Positions: who can name which card, and where it may be as far as everyone knows."""

from followsuit.core.bits import BIT
from followsuit.core.cards import EVERYONE, HIDDEN, NOBODY
from followsuit.core.game import Game
from followsuit.core.position import Position, PositionError
from followsuit.games.takers.cards import COLOUR_NAMES, NO_COLOUR
from followsuit.games.takers.position_cards import read_card
from followsuit.games.takers.powers.exchange import never_discarded
from followsuit.games.takers.table import BOX, DECK, DISCARDS, FACE_DOWN, Role, TakersTable


def set_knowledge(game: Game, position: Position, t: TakersTable) -> None:
    """What is hidden, but for what the position says of it."""
    hide_piles(t)
    for role in t.roles:
        hide_own_cards(t, role, not position.has("shown"))
    read_seen(game, position, t)


def hide_piles(t: TakersTable) -> None:
    """Hands, deck and discards are hidden; everything else lies open."""
    hidden_places = 0
    for place in [*range(t.seat_count), *hidden_outside_hands(t)]:
        hidden_places |= BIT[place]
    t.cards.own_knowledge()
    for place in range(len(t.cards.piles)):
        is_hidden = hidden_places & BIT[place] != 0
        for card in t.cards.piles[place]:
            t.cards.knows[card] = t.cards.keepers[place] if is_hidden else EVERYONE
            t.cards.may_be[card] = hidden_places if is_hidden else BIT[place]


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
        if not lies_here and t.cards.knows[card] != EVERYONE:
            continue  # it was given away, and may be wherever cards are hidden
        if role.character.has_deck and card in left and len(left) < len(own):
            t.cards.knows[card] = NOBODY
        if t.cards.knows[card] != EVERYONE:
            t.cards.may_be[card] = where
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


def read_seen(game: Game, position: Position, t: TakersTable) -> None:
    shown = position.texts("shown", t.seat_count)
    opened = position.texts("open", t.seat_count)
    voids = position.texts("voids", t.seat_count)
    seen = position.texts("seen", t.seat_count)
    for seat in range(t.seat_count):
        for word in seen[seat].split():
            card = read_card(game, "seen", word, seat)
            places = [place for place in hidden_from(t, seat) if card in t.cards.piles[place]]
            if not places:
                raise PositionError("seen", f"{word} does not lie hidden outside that hand.", seat)
            t.cards.knows[card] |= BIT[seat]
            if places[0] >= t.seat_count and t.cards.knows[card] == BIT[t.seat_count] - 1:
                t.cards.show(card, places[0])  # what all seats can name, everyone has seen go there
        for key, words in [("shown", shown[seat]), ("open", opened[seat])]:
            for word in words.split():
                card = read_card(game, key, word, seat)
                if card not in t.hand(seat):
                    raise PositionError(key, f"{word} is not in that hand.", seat)
                t.cards.show(card, seat)
                if key == "open":
                    t.open_cards = sorted([*t.open_cards, card])
    for seat in range(t.seat_count):
        for word in voids[seat].split():
            if word not in COLOUR_NAMES[:NO_COLOUR]:
                raise PositionError("voids", f"{word} is no colour.", seat)
            t.cards.shows_none(common_cards(t, COLOUR_NAMES.index(word)), seat)


# Writing.


def shown_cards(t: TakersTable, seat: int) -> list[int]:
    """The cards of this hand that everyone can name."""
    return [card for card in t.hand(seat) if card != HIDDEN and t.cards.knows[card] == EVERYONE]


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
        if place >= t.seat_count or t.cards.knows[card] != EVERYONE
    ]


def void_colours(t: TakersTable, seat: int) -> list[str]:
    """The colours of which everyone can tell that no card of the draw deck not yet seen is in this hand."""
    names: list[str] = []
    for colour in range(NO_COLOUR):
        unseen = [card for card in common_cards(t, colour) if t.cards.knows[card] != EVERYONE]
        if unseen and not [card for card in unseen if t.cards.may_be[card] & BIT[seat]]:
            names.append(COLOUR_NAMES[colour])
    return names


def common_cards(t: TakersTable, colour: int) -> list[int]:
    """Those of the draw deck with this colour; where a character's own may be is another matter."""
    owner = t.prints.owner
    return [card for card in t.cards_of_colour(colour) if not owner[card] and t.homes().place_of[card] >= 0]
