"""Every game that is registered, from home to its end, by clicking: the smallest table and the largest."""

import pytest

import followsuit
from browser.conftest import Guests
from browser.guest import DESKTOP, PHONE

GAMES = sorted(followsuit.all_games())


@pytest.mark.parametrize("is_large", [False, True], ids=["fewest", "most"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_clicking(guests: Guests, game: str, is_large: bool) -> None:
    counts = followsuit.find_game(game).players
    players = max(counts) if is_large else min(counts)
    guest = guests(seed=1, size=DESKTOP if is_large else PHONE)
    guest.sit_down(game, players)
    assert guest.play_to_the_end() > 5
    places = guest.page.get_by_test_id("outcome").locator("ol > li")
    assert places.count() == players
    for team in followsuit.find_game(game).teams:
        assert places.filter(has_text=team).count() > 0, "a result names the teams"
