"""The last answers of a part, played out exactly: in a world that is known whole, every seat takes what is
worth most to itself (max-n). So short a rest is hardly hidden, and nothing about it is left to chance.
"""

from typing import Final

from followsuit.core.table import Table

MOST: Final = 24  # ends that a rest may have to be played out so
TOO_MANY: Final[list[float]] = []


def solved(world: Table, horizon: int, room: int) -> list[float]:
    """What the world comes to for each seat; TOO_MANY if it has more ends than room. It is used up."""
    seat = world.next_seat()
    while seat >= 0 and world.part() <= horizon:
        offered = world.options(seat)
        if len(offered) > 1:
            return best_of(world, seat, offered, horizon, room)
        world.apply(seat, offered[0])
        seat = world.next_seat()
    return world.standing()


def best_of(world: Table, seat: int, offered: list[int], horizon: int, room: int) -> list[float]:
    """The same, when it is up to this seat; each of its answers has its share of the room."""
    if len(offered) > room:
        return TOO_MANY
    best = TOO_MANY
    for pick in offered:
        after = world.clone()
        after.apply(seat, pick)
        worths = solved(after, horizon, room // len(offered))
        if not worths:
            return TOO_MANY
        if not best or worths[seat] > best[seat]:
            best = worths
    return best
