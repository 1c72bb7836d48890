"""Games at random go as they went: the same questions by the same rules, the same refusals, the same news."""

import pytest

from followsuit import all_games
from games.every_step import hashes_of, kept, setups

PLAYED = [(game, setup) for game in all_games() for setup in setups(all_games()[game])]


@pytest.mark.parametrize(("game", "setup"), PLAYED, ids=[f"{game} {setup}" for game, setup in PLAYED])
def test_every_step_says_what_it_said(game: str, setup: str) -> None:
    found = hashes_of(all_games()[game], setups(all_games()[game])[setup])
    assert found == kept(game).get(setup), (
        f"Look at what is said, before and after, with `python tests/games/every_step.py {game} '{setup}'`; "
        "if it was meant, run it without words."
    )


@pytest.mark.parametrize("game", all_games())
def test_nothing_is_kept_of_what_is_not_played(game: str) -> None:
    assert list(kept(game)) == list(setups(all_games()[game]))
