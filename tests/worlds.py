"""Worlds that fit what a seat knows: drawn, drawn by somebody who remembers nothing, or all of them."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, permutations
from math import sqrt

from followsuit import HIDDEN, SPECTATOR, Rng, Table
from followsuit.core.rng import seeded

Piles = list[list[int]]
World = tuple[tuple[int, ...], ...]
Fits = Callable[[Piles], bool]
WORLDS = 80
ONE_IN_A_THOUSAND = 3.09  # so many deviations from the middle


def check_knowledge(t: Table, viewer: int, fits: Fits) -> None:
    """What holds at the table, holds in every world this viewer imagines; not so for the ignorant."""
    assert fits(t.cards.piles)
    view = t.view(viewer)
    rng = seeded(1)
    assert all(fits(view.imagine(rng).cards.piles) for _ in range(WORLDS))
    assert not all(fits(ignorant(t, viewer, rng)) for _ in range(WORLDS))


def share_of_worlds(t: Table, viewer: int, fits: Fits, worlds: int = WORLDS) -> float:
    """In how many of the worlds this viewer imagines something holds."""
    view = t.view(viewer)
    rng = seeded(2)
    return sum(fits(view.imagine(rng).cards.piles) for _ in range(worlds)) / worlds


def ignorant(t: Table, viewer: int, rng: Rng) -> Piles:
    """The piles of somebody who deals anew all that lies neither open nor in the own hand."""
    seen_by_all = t.view(SPECTATOR).table.cards.piles
    piles = [pile[:] for pile in t.cards.piles]
    dealt = [
        place
        for place in range(len(piles))
        if place != viewer and (place < t.seat_count or HIDDEN in seen_by_all[place])
    ]
    cards = sorted(card for place in dealt for card in piles[place])
    rng.shuffle(cards)
    for place in dealt:
        piles[place] = [cards.pop() for _ in piles[place]]
    return piles


# Every world as likely as any other.


def check_evenness(t: Table, viewer: int, fits: Fits, each: int = 60) -> None:
    """Of all worlds that fit by the rules, written down one by one, the viewer imagines each as often."""
    possible = all_worlds(t, viewer, fits)
    view = t.view(viewer)
    rng = seeded(5)
    drawn = Counter(world_of(view.imagine(rng)) for _ in range(each * len(possible)))
    assert_even(drawn, possible)


def assert_even(drawn: Counter[World], possible: Sequence[World]) -> None:
    """Chi-squared: chance alone makes a greater difference less than once in a thousand times."""
    assert set(drawn) <= set(possible)
    each = drawn.total() / len(possible)
    difference = sum((drawn[world] - each) ** 2 / each for world in possible)
    assert difference < greatest_by_chance(len(possible) - 1)


def greatest_by_chance(freedom: int) -> float:
    """Wilson and Hilferty: the cube root of chi-squared is very nearly normal."""
    spread = 2 / (9 * freedom)
    return freedom * float(1 - spread + ONE_IN_A_THOUSAND * sqrt(spread)) ** 3


def world_of(t: Table) -> World:
    return world_of_piles(t.cards.piles, t.cards.unordered)


def world_of_piles(piles: Piles, unordered: int) -> World:
    """Where every card lies; the order of a pile only where it means something."""
    return tuple(tuple(sorted(pile) if place < unordered else pile) for place, pile in enumerate(piles))


def all_worlds(t: Table, viewer: int, fits: Fits) -> list[World]:
    """Every way to put the cards this viewer cannot name where it sees only backs."""
    seen = t.view(viewer).table.cards.piles
    named = {card for pile in seen for card in pile}
    unseen = [card for pile in t.cards.piles for card in pile if card not in named]
    unordered = t.cards.unordered
    return [world_of_piles(piles, unordered) for piles in filled(seen, sorted(unseen), unordered, fits)]


def filled(seen: Piles, unseen: list[int], unordered: int, fits: Fits) -> Iterator[Piles]:
    place = next((place for place, pile in enumerate(seen) if HIDDEN in pile), None)
    if place is None:
        if fits(seen):
            yield seen
        return
    count = seen[place].count(HIDDEN)
    for chosen in (combinations if place < unordered else permutations)(unseen, count):
        cards = iter(chosen)
        pile = [next(cards) if card == HIDDEN else card for card in seen[place]]
        rest = [card for card in unseen if card not in chosen]
        yield from filled([*seen[:place], pile, *seen[place + 1 :]], rest, unordered, fits)
