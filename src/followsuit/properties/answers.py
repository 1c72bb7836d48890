"""Properties 9 and 10: what is offered is what is allowed; every game ends, and stands fairly till then."""

from typing import Final

from followsuit.core.event import Log
from followsuit.core.game import Game
from followsuit.core.option import option
from followsuit.core.rng import seeded
from followsuit.core.table import Table
from followsuit.properties.playing import (
    Options,
    PropertyBroken,
    holds,
    play_to_the_end,
    positions,
    where,
)

EVERY_PICK: Final = [option(verb, argument) for verb in range(8) for argument in range(256)]


def offered_is_allowed(game: Game, players: int, options: Options, seed: int) -> None:
    """9  Every option offered is allowed, no other is, and each refusal has a rule and a sentence."""
    for number, (t, _) in enumerate(positions(game, players, options, seed)):
        here = where(t)
        for seat in range(t.seat_count):
            is_asked = seat in t.seats_to_act()
            offered = t.options(seat) if is_asked else []
            allowed = [*offered, *t.out_of_turn(seat)]
            holds(len(set(allowed)) == len(allowed), f"an option is offered twice, {here}")
            holds(bool(offered) or not is_asked, f"seat {seat} is asked and may answer nothing, {here}")
            for pick in allowed:
                holds(t.why_not(seat, pick) is None, f"an option offered is refused, {here}")
            for pick in t.out_of_turn(seat):
                check_aside(t, seat, pick)
            if number % 5 == 0:
                check_every_pick(t, seat, allowed)


def check_every_pick(t: Table, seat: int, allowed: list[int]) -> None:
    """What is not allowed is refused with a reason. Of so many picks, a sentence is made where it is said."""
    for pick in EVERY_PICK:
        why = t.why_not(seat, pick)
        if why is None:
            if pick not in allowed:
                raise PropertyBroken(f"{pick} is allowed, not offered, {where(t)}")
        elif not (why.rule and why.sentence):
            raise PropertyBroken(f"a refusal without its rule, {where(t)}")


def check_aside(t: Table, seat: int, pick: int) -> None:
    """An aside leaves the question that is open alone, and is told to everybody who sees what it changes."""
    after = t.clone()
    after.log = Log()
    after.apply(seat, pick)
    here = where(t)
    is_same = after.todo == t.todo and after.sealed == t.sealed
    holds(is_same and after.outcome is None, f"an aside answers a question, {here}")
    for other in t.seats_to_act():
        holds(after.options(other) == t.options(other), f"an aside changes what is offered, {here}")
    for viewer in range(t.seat_count):
        is_told = bool(after.log.told[viewer]) or viewer == seat
        is_seen = after.view(viewer).words() != t.view(viewer).words()
        holds(is_told or not is_seen, f"seat {viewer} is not told of an aside that it sees, {here}")
    holds(pick not in after.out_of_turn(seat), f"the same aside can be taken again, {here}")
    holds(t.about_out_of_turn(seat, pick).sentence != "", f"an aside without a sentence, {here}")


def every_game_ends(game: Game, players: int, options: Options, seed: int) -> None:
    """10  The game ends; at every moment the standing is fair, and at the end it is the outcome."""
    for t, _ in positions(game, players, options, seed):
        standing = t.standing()
        holds(len(standing) == t.seat_count, "a standing has a number for every seat")
        holds(all(0 <= worth <= 1 for worth in standing), f"a standing beyond 0 to 1, {where(t)}")
        holds(abs(sum(standing) - 1) < 1e-9, f"the standings do not add up to 1, {where(t)}")
        holds((t.outcome is None) == bool(t.seats_to_act()), f"over and not over at once, {where(t)}")
        holds(bool(t.heading()), "a position without a heading")
    end = game.new_table(players, options, seed)
    play_to_the_end(end, seeded(seed + 1))
    assert end.outcome is not None
    places = end.outcome.places
    holds(len(places) == end.seat_count and min(places) == 1, "an outcome without a winner")
    holds(
        all(place <= places.count(place) + sum(p < place for p in places) for place in places),
        "places that skip more than they share",
    )
