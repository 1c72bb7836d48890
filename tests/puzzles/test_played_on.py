"""Deals that are played on by rule of thumb are played to the end of what is judged."""

import pytest

from followsuit import all_games
from followsuit.core.rng import seeded
from followsuit.puzzles.judging import played_on
from followsuit.puzzles.script import at_the_moment
from followsuit.puzzles.shelf import puzzles_of


@pytest.mark.parametrize("game", ["trick-raiders", "trickster"])
def test_every_rest_is_played_to_its_end(game: str) -> None:
    puzzle = puzzles_of(game)[0]
    view = at_the_moment(all_games()[game], puzzle).t.view(puzzle.seat)
    deals = [view.imagine(seeded(seed)) for seed in range(3)]
    before = [deal.fingerprint() for deal in deals]
    judged = played_on(view, view.options(), deals, seeded(1))
    assert judged.is_over()
    assert [deal.fingerprint() for deal in deals] == before
