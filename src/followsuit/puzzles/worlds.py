"""The deals that a seat cannot tell apart: all of them where they are few, else some drawn by lot."""

from functools import cache
from math import comb, factorial, prod
from typing import Final, NamedTuple

from followsuit.core.filling import Filling
from followsuit.core.rng import Rng
from followsuit.core.table import Table
from followsuit.core.view import View

MOST: Final = 300  # deals that are looked at one by one
DRAWS: Final = 14  # for each of them, until all are found: of 300, one of 4000 times that is too few


class Worlds(NamedTuple):
    deals: list[Table]
    is_all: bool  # every deal there is, once


def worlds_of(view: View, rng: Rng, samples: int) -> Worlds:
    """All of them if they are few and each was found; else so many drawn, each as likely as any other."""
    view.imagine(rng)
    assert view.filling is not None
    count = deals_of(view.filling)
    if count <= MOST:
        found = all_deals(view, count, rng)
        if found:
            return Worlds(found, True)
    return Worlds([view.imagine(rng) for _ in range(samples)], False)


def all_deals(view: View, count: int, rng: Rng) -> list[Table]:
    """Each of this many deals; nothing where some cannot be, because their seat knows better."""
    found: dict[tuple[tuple[int, ...], ...], Table] = {}
    for _ in range(DRAWS * count):
        world = view.imagine(rng)
        found.setdefault(key_of(world), world)
        if len(found) == count:
            return list(found.values())
    return []


def key_of(world: Table) -> tuple[tuple[int, ...], ...]:
    """Which cards lie where; not in which order."""
    return tuple(tuple(sorted(pile)) for pile in world.cards.piles)


def deals_of(filling: Filling) -> int:
    """In how many ways the hidden cards can lie in their places, whatever their order there."""
    sizes = tuple(len(group) for group in filling.groups)
    targets = tuple(tuple(parts) for parts in filling.targets)
    within = prod(
        factorial(sum(filling.spots[i] for i in part)) // prod(factorial(filling.spots[i]) for i in part)
        for part in filling.parts
    )
    return ways(sizes, targets, tuple(filling.free)) * within


@cache
def ways(sizes: tuple[int, ...], targets: tuple[tuple[int, ...], ...], free: tuple[int, ...]) -> int:
    """To share out groups of such sizes among parts with so many free spots."""
    if not sizes:
        return 1 if not any(free) else 0
    return sum(
        count * ways(sizes[1:], targets[1:], left) for count, left in shared(sizes[0], targets[0], free)
    )


def shared(size: int, parts: tuple[int, ...], free: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
    """Each way to give so many cards to these parts: in how many orders, and what stays free."""
    if not parts:
        return [(1, free)] if size == 0 else []
    found: list[tuple[int, tuple[int, ...]]] = []
    first, *rest = parts
    for here in range(min(size, free[first]) + 1):
        left = (*free[:first], free[first] - here, *free[first + 1 :])
        found += [
            (comb(size, here) * count, after) for count, after in shared(size - here, tuple(rest), left)
        ]
    return found
