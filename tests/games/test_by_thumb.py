"""Games by rules of thumb go as they went: the same inclinations, questions, news, views and rows."""

import pytest

from games.by_thumb import games, hashes_of, kept, setups

PLAYED = [(game, setup) for game in games() for setup in setups(games()[game])]


@pytest.mark.parametrize(("game", "setup"), PLAYED, ids=[f"{game} {setup}" for game, setup in PLAYED])
def test_a_game_by_rules_of_thumb_is_what_it_was(game: str, setup: str) -> None:
    found = hashes_of(games()[game], setups(games()[game])[setup])
    assert found == kept(game).get(setup), (
        f"Look at what is said, before and after, with `python tests/games/by_thumb.py {game} '{setup}'`; "
        "if it was meant, run it without words."
    )


@pytest.mark.parametrize("game", games())
def test_nothing_is_kept_of_what_is_not_played(game: str) -> None:
    assert list(kept(game)) == list(setups(games()[game]))
