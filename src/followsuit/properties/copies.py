"""Properties 1 and 2: a game is its seed and its answers; a clone is a game of its own."""

from followsuit.core.game import Game
from followsuit.core.rng import seeded
from followsuit.core.table import Table
from followsuit.properties.playing import Options, holds, play_to_the_end, positions, where


def same_seed_same_game(game: Game, players: int, options: Options, seed: int) -> None:
    """1  The same seed and answers give the same table after every answer."""
    first = game.new_table(players, options, seed)
    given = play_to_the_end(first, seeded(seed + 1))
    second = game.new_table(players, options, seed)
    for seat, pick in given:
        holds(second.why_not(seat, pick) is None, f"an answer is refused the second time, {where(second)}")
        second.apply(seat, pick)
    holds(second.fingerprint() == first.fingerprint(), "the same seed and answers gave another game")


def clones_are_equal_and_independent(game: Game, players: int, options: Options, seed: int) -> None:
    """2  A clone equals its original; playing it to the end, three times over, leaves the original alone."""
    for number, (t, trial) in enumerate(positions(game, players, options, seed)):
        before = t.words()
        copy = t.clone()
        holds(copy.words() == before, f"a clone is not equal to its original, {where(t)}")
        holds(copy.log is None, "a clone tells its log")
        if number == 0 or t.outcome is not None:
            clone_copies_every_field(t)
        if number % 7:  # whole games from every position would take too long
            continue
        for _ in range(3):
            answers = play_to_the_end(copy, trial)
            holds(t.words() == before, f"playing a clone changed the original, {where(t)}")
            again = t.clone()
            for seat, pick in answers:
                again.apply(seat, pick)
            holds(again.words() == copy.words(), f"two clones given the same answers differ, {where(t)}")
            copy = t.clone()


def clone_copies_every_field(t: Table) -> None:
    """Whatever a declared field is changed to, a clone has it too: also if no game ever changes it."""
    state = t.state()
    for field in [] if state is None else state.fields:
        other = something_else(getattr(t, field.name, None))
        if other is not None:
            changed = t.clone()
            setattr(changed, field.name, other)
            kind = type(t).__name__
            holds(changed.clone().words() == changed.words(), f"clone forgets {kind}.{field.name}")


def something_else(value: object) -> object:
    """Another value of the same kind; None where none can be made up."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list) and value:
        other = something_else(value[-1])
        return None if other is None else [*value[:-1], other]
    return None
