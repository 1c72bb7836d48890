"""Positions: who can name which card, and where it may be as far as everyone knows."""

from mypy_extensions import i64

from followsuit.core.bits import BIT
from followsuit.core.cards import EVERYONE, NOBODY
from followsuit.core.errors import Unreadable
from followsuit.core.game import Game
from followsuit.core.position import Position, PositionError
from followsuit.games.trickster.table import DECK, TricksterTable


def set_knowledge(game: Game, position: Position, t: TricksterTable) -> None:
    """Hands are their seats' alone and the deck is nobody's, but for what the position says of them."""
    hidden: i64 = hidden_places(t)
    t.cards.own_knowledge()
    for card in range(len(t.cards.knows)):
        t.cards.knows[card] = NOBODY
        t.cards.may_be[card] = 0
    for place in range(len(t.cards.piles)):
        is_hidden = hidden & BIT[place] != 0
        for card in t.cards.piles[place]:
            t.cards.knows[card] = t.cards.keepers[place] if is_hidden else EVERYONE
            t.cards.may_be[card] = hidden if is_hidden else BIT[place]
    for card in read_cards(game, "shown", position.text("shown", ""), -1):
        place = place_of(game, t, "shown", card, -1)
        t.cards.show(card, place)
    known = position.texts("known", t.seat_count)
    for seat in range(t.seat_count):
        for card in read_cards(game, "known", known[seat], seat):
            place_of(game, t, "known", card, seat)
            t.cards.knows[card] |= BIT[seat]
    read_exclusions(game, position, t)


def read_exclusions(game: Game, position: Position, t: TricksterTable) -> None:
    """Cards of which everyone can tell that they are not in a hand, or not in the deck."""
    texts = [*position.texts("not_in_hand", t.seat_count), position.text("not_in_deck", "")]
    for index in range(len(texts)):
        place = index if index < t.seat_count else DECK
        key = "not_in_hand" if index < t.seat_count else "not_in_deck"
        for card in read_cards(game, key, texts[index], index if index < t.seat_count else -1):
            if card in t.cards.piles[place]:
                raise PositionError(key, f"{game.write_card(card)} is there.")
            t.cards.may_be[card] &= ~BIT[place]


def hidden_places(t: TricksterTable) -> i64:
    hidden: i64 = BIT[DECK]
    for seat in range(t.seat_count):
        hidden |= BIT[seat]
    return hidden


def place_of(game: Game, t: TricksterTable, key: str, card: int, index: int) -> int:
    """The hand or the deck in which this card lies."""
    if card in t.cards.piles[DECK]:
        return DECK
    for seat in range(t.seat_count):
        if card in t.hand(seat):
            return seat
    raise PositionError(key, f"{game.write_card(card)} is in no hand and not in the deck.", index)


def read_cards(game: Game, key: str, text: str, index: int) -> list[int]:
    try:
        return game.read_cards(text)
    except Unreadable as error:
        raise PositionError(key, str(error), index) from error


def write_knowledge(game: Game, t: TricksterTable, written: dict[str, object]) -> None:
    """What everyone can name, what each seat can beyond its own hand, and where cards cannot be."""
    seats = range(t.seat_count)
    hidden = [card for place in [*seats, DECK] for card in t.cards.piles[place] if card >= 0]
    hidden.sort()
    written["shown"] = game.write_cards([card for card in hidden if t.cards.knows[card] == EVERYONE])
    written["known"] = [
        game.write_cards([card for card in hidden if is_known_elsewhere(t, card, seat)]) for seat in seats
    ]
    unseen = [card for card in t.heroes.cards if t.cards.knows[card] != EVERYONE and t.cards.may_be[card]]
    written["not_in_hand"] = [excluded(game, t, unseen, seat) for seat in seats]
    written["not_in_deck"] = excluded(game, t, unseen, DECK)


def is_known_elsewhere(t: TricksterTable, card: int, seat: int) -> bool:
    """Whether this seat, and not everyone, can name a card that is not in its own hand."""
    is_public = t.cards.knows[card] == EVERYONE
    return not is_public and t.cards.is_known(card, seat) and card not in t.hand(seat)


def excluded(game: Game, t: TricksterTable, unseen: list[int], place: int) -> str:
    return game.write_cards([card for card in unseen if not t.cards.may_be[card] & BIT[place]])
