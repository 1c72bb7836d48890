"""Where somebody sits does not matter to the coach: the same cards one seat further are judged alike.

Trick Raiders is the same from every seat, for who leads is told by the cards. So a whole position can be
turned, and what was one seat's decision is the next one's. Only the lots differ.
"""

from statistics import fmean, stdev
from typing import Any, Final

from followsuit import find_game
from followsuit.core.rng import seeded
from followsuit.review import Budget, judge
from followsuit.scenarios.set_up import set_up
from many import tries
from review.games import different, played

RAIDERS: Final = find_game("trick-raiders")
PLAYERS: Final = 4
WORLDS: Final = 40
ONE_SEAT: Final = ("due", "leader")  # told by their seat's number
Position = dict[str, Any]


def turned(position: Position) -> Position:
    """Everybody sits one seat further."""
    found: Position = {}
    for key, value in position.items():
        if isinstance(value, list):
            found[key] = [value[-1], *value[:-1]]
        else:
            found[key] = (value + 1) % PLAYERS if key in ONE_SEAT and value >= 0 else value
    return found


def is_turnable(position: Position) -> bool:
    """Nothing in it that is said of single seats in another way."""
    return not position["out"] and position["aggressive"] < 0 and position["passive"] < 0


def test_the_same_cards_one_seat_further_are_judged_alike() -> None:
    apart: list[list[float]] = [[] for _ in range(PLAYERS)]  # by seat, from the mean of all four
    seed = 0
    while len(apart[0]) < max(12, tries(400, 40)):
        seed += 1
        match = played(RAIDERS, PLAYERS, seed)
        at = seeded(seed).below(len(match.picks))
        t, seat = match.at(at), match.seats[at]
        position = RAIDERS.write_position(t)
        if not is_turnable(position) or any(t.sealed) or len(different(t, seat)) < 2:
            continue
        chances = [0] * PLAYERS
        for _ in range(PLAYERS):
            copy = set_up(RAIDERS, PLAYERS, {}, 1, position)
            judgement = judge(copy.view(seat), Budget(worlds=WORLDS), match.picks[at])
            chances[seat] = judgement.of(match.picks[at]).chance
            position, seat = turned(position), (seat + 1) % PLAYERS
        for number, chance in enumerate(chances):
            apart[number].append(chance - fmean(chances))
    for values in apart:
        assert abs(fmean(values)) < 4 * stdev(values) / len(values) ** 0.5
