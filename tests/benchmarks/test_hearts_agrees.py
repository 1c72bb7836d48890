"""Hearts on our core and Hearts of OpenSpiel are the same game, move by move."""

from typing import Any

import pytest

from followsuit.benchmarks.hearts import CARD_COUNT, GAME, SEAT_COUNT, HeartsTable, hearts
from followsuit.core.option import argument_of
from followsuit.core.rng import seeded

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed (the extra `bench` has it)")


def dealt_alike(t: HeartsTable) -> Any:
    """OpenSpiel's game with our direction and our hands: its nth card goes to seat n % 4."""
    state = pyspiel.load_game("hearts").new_initial_state()
    state.apply_action(t.direction)
    for n in range(CARD_COUNT):
        state.apply_action(t.hand(n % SEAT_COUNT)[n // SEAT_COUNT])
    return state


def play_both(seed: int) -> HeartsTable:
    t = hearts(GAME.new_table(seed=seed))
    state = dealt_alike(t)
    rng = seeded(seed)
    while not state.is_terminal():
        seat = t.next_seat()
        options = sorted(t.options(seat))
        assert seat == state.current_player()
        assert [argument_of(pick) for pick in options] == state.legal_actions()
        pick = options[rng.below(len(options))]
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
        directions.add(play_both(seed).direction)
    assert directions == {0, 1, 2, 3}
