"""Playing a game at random, from one position to the next."""

from collections.abc import Iterator
from typing import Final

from followsuit.core.game import Game
from followsuit.core.rng import Rng, seeded
from followsuit.core.table import Table

Options = dict[str, int | str | bool]
MOST_ANSWERS: Final = 20_000  # no game of ours comes near it
ASIDE_IN: Final = 12  # of so many answers one is an aside, where there are some


class PropertyBroken(AssertionError):
    """A property does not hold, in a sentence that says where."""


def holds(condition: bool, sentence: str) -> None:
    if not condition:
        raise PropertyBroken(sentence)


def random_pick(t: Table, seat: int, rng: Rng) -> int:
    options = t.options(seat)
    holds(bool(options), f"{seat} is asked {type(t.question()).__name__} and may answer nothing")
    return options[rng.below(len(options))]


def answer_at_random(t: Table, rng: Rng) -> tuple[int, int]:
    """One of the seats to act, chosen at random, gives an answer chosen at random; now and then, an aside."""
    if t.has_out_of_turn() and rng.below(ASIDE_IN) == 0:
        asides = [(seat, pick) for seat in range(t.seat_count) for pick in t.out_of_turn(seat)]
        if asides:
            seat, pick = asides[rng.below(len(asides))]
            t.apply(seat, pick)
            return seat, pick
    seats = t.seats_to_act()
    seat = seats[rng.below(len(seats))]
    pick = random_pick(t, seat, rng)
    t.apply(seat, pick)
    return seat, pick


def play_to_the_end(t: Table, rng: Rng) -> list[tuple[int, int]]:
    given: list[tuple[int, int]] = []
    while t.seats_to_act():
        given.append(answer_at_random(t, rng))
        holds(len(given) < MOST_ANSWERS, "the game does not end")
    return given


def positions(game: Game, players: int, options: Options, seed: int) -> Iterator[tuple[Table, Rng]]:
    """Every position of one random game, the last included, with a generator to try things out with.

    The table is the game's own: leave it as it is.
    """
    t = game.new_table(players, options, seed)
    play = seeded(seed + 1)
    trial = seeded(seed + 2)
    count = 0
    while True:
        yield t, trial
        if not t.seats_to_act():
            return
        answer_at_random(t, play)
        count += 1
        holds(count < MOST_ANSWERS, "the game does not end")


def where(t: Table) -> str:
    step = type(t.todo[-1]).__name__ if t.todo else "the end"
    return f"at {t.heading()}, {step}"
