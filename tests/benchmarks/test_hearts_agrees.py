"""Hearts on our core and Hearts of OpenSpiel are the same game, move by move."""

from collections.abc import Callable

import pytest

from followsuit.benchmarks.beside.hearts import GAME, HeartsTable, hearts
from followsuit.benchmarks.beside.hearts_match import dealt_alike
from followsuit.core.option import argument_of
from followsuit.core.rng import seeded

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed (the extra `bench` has it)")


Choice = Callable[[HeartsTable, int, list[int]], int]


def at_random(seed: int) -> Choice:
    rng = seeded(seed)
    return lambda t, seat, options: options[rng.below(len(options))]


def for_the_moon(t: HeartsTable, seat: int, options: list[int]) -> int:
    """Seat 0 keeps its high cards and wins what it can, and the others let it."""
    wants_high_card = (seat == 0) == (t.trick_number > 0)
    return options[-1] if wants_high_card else options[0]


def play_both(seed: int, choose: Choice) -> HeartsTable:
    t = hearts(GAME.new_table(seed=seed))
    state = dealt_alike(t)
    while not state.is_terminal():
        seat = t.next_seat()
        options = sorted(t.options(seat))
        assert seat == state.current_player()
        assert [argument_of(pick) for pick in options] == state.legal_actions()
        pick = choose(t, seat, options)
        t.apply(seat, pick)
        state.apply_action(argument_of(pick))
    assert t.next_seat() == -1
    assert t.outcome is not None
    assert t.outcome.scores == state.returns()
    return t


@pytest.mark.parametrize("first", range(0, 1000, 100))
def test_a_thousand_games_agree_move_by_move(first: int) -> None:
    directions: set[int] = set()
    for seed in range(first, first + 100):
        directions.add(play_both(seed, at_random(seed)).direction)
    assert directions == {0, 1, 2, 3}


def test_hb_end_02_a_shot_moon_is_scored_alike() -> None:
    played = [play_both(seed, for_the_moon) for seed in range(900)]
    assert [t for t in played if 26 in t.points]
