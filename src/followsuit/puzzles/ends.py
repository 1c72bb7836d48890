"""The rest of a part, played out with open cards: what a deal comes to when everybody takes what is best for
themselves (max-n).

Who cannot win any more plays for the better place; where that is all the same too, it goes by lot, and what
comes out is the mean. So nobody hands the victory to the seat that happens to be looked at first.
"""

from typing import Final, NamedTuple

from followsuit.core.event import NO_SEAT
from followsuit.core.table import Table

PLACE: Final = 0.1  # what the best place is worth beside the victory; nobody gives up a chance for it
SAME: Final = 1e-9


class End(NamedTuple):
    """By seat, what share of the victory it has if the game is over then, what share others have, and what it
    plays for. A team wins as a whole."""

    wins: list[float]
    losses: list[float]
    worths: list[float]


class TooLong(Exception):
    """The rest has more ends than there is room for."""


class Rest:
    """The rest of the part that a table stands in; `room` bounds how many ends are looked at.

    A seat that is named as `blind` does not look into the others' hands: it goes by rule of thumb. So what it
    comes to for that seat is no more than can be had by whoever knows what it knows.
    """

    def __init__(self, horizon: int, room: int, blind: int = NO_SEAT) -> None:
        self.horizon = horizon
        self.room = room
        self.blind = blind
        self.ends = 0

    def after(self, world: Table, seat: int, pick: int) -> End:
        """What it comes to if this seat answers so. The world stays as it is."""
        self.ends = 0
        copy = world.clone()
        copy.apply(seat, pick)
        return self.end(copy)

    def end(self, world: Table) -> End:
        """What this world comes to; it is used up."""
        seat = world.next_seat()
        while seat >= 0 and world.part() <= self.horizon:
            offered = world.options(seat)
            if len(offered) > 1:
                if seat != self.blind:
                    return self.best(world, seat, offered)
                offered = [by_thumb(world, seat, offered)]
            world.apply(seat, offered[0])
            seat = world.next_seat()
        self.ends += 1
        if self.ends > self.room:
            raise TooLong
        return ended(world)

    def best(self, world: Table, seat: int, offered: list[int]) -> End:
        found: list[End] = []
        for pick in offered:
            copy = world.clone()
            copy.apply(seat, pick)
            found.append(self.end(copy))
        return mean_of(best_for(seat, found))

    def line(self, world: Table) -> list[tuple[int, int]]:
        """Play one such rest to its end on this very world, so that its log tells it: who answered what."""
        answers: list[tuple[int, int]] = []
        seat = world.next_seat()
        while seat >= 0 and world.part() <= self.horizon:
            offered = world.options(seat)
            pick = offered[0]
            if len(offered) > 1 and seat == self.blind:
                pick = by_thumb(world, seat, offered)
            elif len(offered) > 1:
                found = [self.after(world, seat, one) for one in offered]
                most = max(end.worths[seat] for end in found)
                pick = next(
                    one for one, end in zip(offered, found, strict=True) if end.worths[seat] >= most - SAME
                )
            world.apply(seat, pick)
            answers.append((seat, pick))
            seat = world.next_seat()
        return answers


def is_short(world: Table, room: int) -> bool:
    """Whether the rest of this part may fit into the room, by the answers that are open along one way
    through it; the world is used up."""
    horizon = max(1, world.part())
    ends = 1
    seat = world.next_seat()
    while seat >= 0 and world.part() <= horizon:
        offered = world.options(seat)
        ends *= len(offered)
        if ends > room:
            return False
        world.apply(seat, by_thumb(world, seat, offered) if len(offered) > 1 else offered[0])
        seat = world.next_seat()
    return True


def by_thumb(world: Table, seat: int, offered: list[int]) -> int:
    """What looks best at first sight, by what the seat knows; of equals the first of the deck."""
    offered = sorted(offered)
    priors = world.policy.priors(world, seat, offered)
    return offered[priors.index(max(priors))] if priors else offered[0]


def ended(world: Table) -> End:
    outcome = world.outcome
    if outcome is None:
        nothing = [0.0] * world.seat_count
        return End(nothing, nothing, world.standing())
    wins = [float(place == 1) for place in outcome.places] if outcome.teams else outcome.standing()
    last = max(len(outcome.places), 2)
    worths = [
        win + PLACE * (last - place) / (last - 1) for win, place in zip(wins, outcome.places, strict=True)
    ]
    return End(wins, [1.0 - win for win in wins], worths)


def best_for(seat: int, ends: list[End]) -> list[End]:
    most = max(end.worths[seat] for end in ends)
    return [end for end in ends if end.worths[seat] >= most - SAME]


def mean_of(ends: list[End]) -> End:
    if len(ends) == 1:
        return ends[0]
    return End(*[mean_by_seat(lists) for lists in zip(*ends, strict=True)])


def mean_by_seat(lists: tuple[list[float], ...]) -> list[float]:
    return [sum(column) / len(lists) for column in zip(*lists, strict=True)]
