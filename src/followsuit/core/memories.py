"""What single seats remember: of a card that went out of their sight, where it may be since.

Where a card may be as far as everyone knows, `possible_places` says. A seat that held it or was shown it
knows better, also when it can no longer name its place: what it gave to a neighbour, who then passed on some
card, is with one of those two; what it discarded is in no hand that has not drawn since.

A memory is one int, made of the places, the card and the seat. Lists of them are sorted, and replaced,
never changed in place: clones share them.
"""

from typing import Final

from mypy_extensions import i64

from followsuit.core.bits import BIT

SEATS: Final = 8
CARDS: Final = 256
NO_MEMORIES: Final[list[int]] = []


def memory(places: i64, card: i64, seat: i64) -> int:
    return (places * CARDS + card) * SEATS + seat


def places_of(one: i64) -> i64:
    return one // (CARDS * SEATS)


def card_of(one: i64) -> i64:
    return one // SEATS % CARDS


def seat_of(one: i64) -> i64:
    return one % SEATS


def saw_last(memories: list[int], card: int, seats: i64, place: int) -> list[int]:
    """The seats of this mask saw the card here; what they remembered of it before is past."""
    after = [one for one in memories if card_of(one) != card or not seats & BIT[seat_of(one)]]
    for seat in range(SEATS):
        if seats & BIT[seat]:
            after.append(memory(BIT[place], card, seat))
    after.sort()
    return after


def changed(memories: list[int], here: i64, then: i64, cards: list[int] | None = None) -> list[int]:
    """What may be in the place `here` may from now on be in the places `then` instead.

    Of these cards; or, unless some are named, of all.
    """
    after: list[int] = []
    for one in memories:
        places = places_of(one)
        card = card_of(one)
        if places & here and (cards is None or card in cards):
            places = places & ~here | then
        after.append(memory(places, card, seat_of(one)))
    after.sort()
    return after


def out_of(memories: list[int], card: int) -> list[int]:
    """Everyone sees this card again."""
    return [one for one in memories if card_of(one) != card]
