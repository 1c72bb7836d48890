"""Worlds drawn from a view: every one that fits, each exactly as often as any other."""

from collections import Counter
from itertools import permutations
from math import comb

import pytest

from followsuit.core.bits import BIT
from followsuit.core.cards import HIDDEN, NOBODY, Cards, new_cards
from followsuit.core.filling import Filling, alike_places, below, drawn_by_number, pick_by_weight
from followsuit.core.rng import seeded
from worlds import World, assert_even, world_of_piles

DECK = 3

# Seats 1 and 2 and the deck hide cards from seat 0. By card from 0 on, the places where it may be.
NESTED = {
    "anywhere": ((2, 2, 2), "12d 12d 12d 12d 12d 12d"),
    "one shows a void": ((2, 2, 2), "2d 2d 12d 12d 12d 12d"),
    "the other shows less": ((2, 2, 2), "2d 2d d 12d 12d 12d"),
    "some were dealt": ((2, 2, 2), "12 12 12 12d 12d d"),
    "two worlds apart": ((2, 2, 2), "12 12 12 12 d d"),
}
CROSSING = {
    "two voids": ((2, 2, 2), "1d 1d 2d 2d 12d 12d"),
    "two voids, and a hand is known": ((2, 1, 3), "1d 1d 2d 2d 12d 12d"),
    "three": ((2, 2, 2), "1d 1d 2d 2d 12 12"),
    "four": ((2, 2, 2), "1d 2d 2d 12 12 12d"),
    "an own deck": ((2, 2, 2), "1d 1d 1d 12 12 12"),
    "hardly any room": ((1, 1, 4), "1d 1d 1d 2d 2d 12d"),
    "hands that must be full": ((3, 2, 1), "1d 1d 2d 12 12 12"),
}
ALL = {**NESTED, **CROSSING}


def hidden(spots: tuple[int, ...], places: str) -> Cards:
    """What seat 0 sees of a table where cards hide in so many spots of hands 1 and 2 and of the deck."""
    cards = new_cards(3, 4, 3, len(places.split()))
    for place, count in zip((1, 2, DECK), spots, strict=True):
        cards.piles[place] = [HIDDEN] * count
    for card, letters in enumerate(places.split()):
        cards.possible_places[card] = sum(BIT[DECK if letter == "d" else int(letter)] for letter in letters)
    return cards


def possible_worlds(view: Cards, unordered: int) -> list[World]:
    """All of them, by trying every order of the cards; the order of the first few piles means nothing."""
    spots = [place for place, pile in enumerate(view.piles) for _ in pile]
    worlds: set[World] = set()
    for order in permutations(range(len(view.possible_places))):
        if all(view.possible_places[card] & BIT[place] for card, place in zip(order, spots, strict=True)):
            piles: list[list[int]] = [[] for _ in view.piles]
            for card, place in zip(order, spots, strict=True):
                piles[place].append(card)
            worlds.add(world_of_piles(piles, unordered))
    return sorted(worlds)


def drawn_worlds(view: Cards, count: int, unordered: int) -> Counter[World]:
    rng = seeded(7)
    drawn: Counter[World] = Counter()
    for _ in range(count):
        world = view.clone()
        world.fill(rng)
        drawn[world_of_piles(world.piles, unordered)] += 1
    return drawn


@pytest.mark.parametrize("name", ALL)
def test_every_world_that_fits_is_as_likely_as_any_other(name: str) -> None:
    view = hidden(*ALL[name])
    possible = possible_worlds(view, DECK + 1)
    assert_even(drawn_worlds(view, 150 * len(possible), DECK + 1), possible)


@pytest.mark.parametrize("name", ["anywhere", "two voids"])
def test_every_order_of_a_deck_is_as_likely(name: str) -> None:
    view = hidden(*ALL[name])
    possible = possible_worlds(view, DECK)
    assert_even(drawn_worlds(view, 40 * len(possible), DECK), possible)


def grouped(view: Cards) -> tuple[list[list[int]], list[int]]:
    """The cards by where they may be; and those masks."""
    masks = sorted(set(view.possible_places))
    return [
        [card for card in range(len(view.possible_places)) if view.possible_places[card] == mask]
        for mask in masks
    ], masks


@pytest.mark.parametrize("name", [*CROSSING, "one shows a void", "two worlds apart"])
def test_worlds_drawn_by_their_number_are_as_likely_as_well(name: str) -> None:
    """As if all attempts had failed."""
    view = hidden(*ALL[name])
    free = [len(view.piles[place]) for place in (1, 2, DECK)]
    possible = possible_worlds(view, DECK + 1)
    rng = seeded(3)
    drawn: Counter[World] = Counter()
    for _ in range(100 * len(possible)):
        groups, masks = grouped(view)
        targets = [[i for i, place in enumerate((1, 2, DECK)) if mask & BIT[place]] for mask in masks]
        given = drawn_by_number(groups, targets, list(range(len(groups))), free, rng)
        drawn[((), *[tuple(sorted(pile)) for pile in given])] += 1
    assert_even(drawn, possible)


def test_a_world_is_found_where_hardly_any_attempt_succeeds() -> None:
    """Of each pair one card lies in the large pile, and the other alone; most draws put both together."""
    pairs = 12
    groups = [[2 * i, 2 * i + 1] for i in range(pairs)]
    masks = [BIT[i] | BIT[pairs] for i in range(pairs)]
    rng = seeded(1)
    firsts = 0
    for _ in range(30):
        places = list(range(pairs + 1))
        given = Filling([group[:] for group in groups], masks, places, [1] * pairs + [pairs]).drawn(rng)
        assert [card // 2 for pile in given[:pairs] for card in pile] == list(range(pairs))
        assert sorted(card for pile in given for card in pile) == list(range(2 * pairs))
        firsts += sum(pile[0] % 2 == 0 for pile in given[:pairs])
    assert 150 < firsts < 210  # of 360


def test_the_last_card_that_has_a_choice_takes_what_the_others_leave() -> None:
    """Cards 0 and 3 may be in both hands only, the others in one of them or the deck: it always works out."""
    view = hidden((1, 1, 2), "12 1d 2d 12")
    rng = seeded(1)
    for _ in range(100):
        world = view.clone()
        world.fill(rng)
        assert sorted(world.piles[1] + world.piles[2]) == [0, 3]


def test_cards_that_are_not_in_the_game_stay_out_of_it() -> None:
    view = hidden((1, 1, 1), "12d 12d 12d 12d")
    view.possible_places[2] = 0
    view.fill(seeded(1))
    assert sorted(card for pile in view.piles for card in pile) == [0, 1, 3]
    assert view.known_by[2] == NOBODY


def test_whoever_keeps_a_pile_can_name_what_was_imagined_there() -> None:
    view = hidden((2, 2, 2), CROSSING["two voids"][1])
    view.fill(seeded(1))
    assert [view.known_by[card] for card in view.piles[1]] == [BIT[1]] * 2
    assert [view.known_by[card] for card in view.piles[DECK]] == [NOBODY] * 2


@pytest.mark.parametrize("limit", [1, 2, 3, 2**32 - 1, 2**32, 2**32 + 1, comb(200, 100)])
def test_numbers_below_any_limit(limit: int) -> None:
    rng = seeded(4)
    numbers = [below(limit, rng) for _ in range(300)]
    assert min(numbers) >= 0
    assert max(numbers) < limit
    assert abs(sum(2 * number >= limit - 1 for number in numbers) / 300 - 0.5) < 0.1 or limit <= 3
    assert limit > 3 or set(numbers) == set(range(limit))


def test_weights_are_chances() -> None:
    rng = seeded(6)
    scale = 10**30
    picked = Counter(pick_by_weight([scale, 0, 3 * scale], rng) for _ in range(400))
    assert set(picked) == {0, 2}
    assert 70 < picked[0] < 130


def test_places_that_all_groups_look_at_alike_are_one_part() -> None:
    """Hands 0, 1 and 3 are open to the same groups; 2 is not, and 4 only to one of them."""
    masks = [0b01011, 0b11111]
    assert alike_places(masks, [0, 1, 2, 3, 4]) == [[0, 1, 3], [2, 4]]
    assert alike_places([0b111], [0, 1, 2]) == [[0, 1, 2]]
