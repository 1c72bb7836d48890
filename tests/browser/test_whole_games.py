"""Every game that is registered, from home to its end, by clicking.

The smallest table on a phone, the largest on a desk: `make many` plays both of every game, `make test` one of
each, in turn, and of its later rounds what comes before the first card and after the last.
"""

from urllib.parse import urlsplit

import pytest

import followsuit
from browser.conftest import Guests
from browser.forward import ends_a_round
from browser.guest import DESKTOP, MOST_MOVES, PHONE, Guest
from many import ALL

GAMES = sorted(followsuit.all_games().values(), key=lambda game: game.id)
# A game with one number of players is played once, on a phone.
EVERY_TABLE = [(game.id, is_large) for game in GAMES for is_large in (False, True)[: len(game.players)]]
OF_SEVERAL = [game.id for game in GAMES if len(game.players) > 1]
TABLES = [
    (game, is_large)
    for game, is_large in EVERY_TABLE
    if ALL or game not in OF_SEVERAL or is_large == bool(OF_SEVERAL.index(game) % 2)
]


def play_to_the_end(guest: Guest) -> int:
    """The number of moves by clicking, to the end of the game and past it."""
    hand = guest.page.locator("[data-testid=hand] [data-pick]")
    rounds = 0
    for moves in range(MOST_MOVES):
        is_over = guest.until_asked()["scoring"]
        rounds += bool(is_over)
        if rounds and not is_over and not ALL and hand.count() > 1:
            play_the_round_unseen(guest)
        if not guest.move():
            return moves
    raise AssertionError(f"not over after {MOST_MOVES} moves")


def play_the_round_unseen(guest: Guest) -> None:
    """To its last card. The tricks of a later round are clicked like those of the first."""
    path = urlsplit(guest.page.url).path
    try:
        guest.forward(ends_a_round)
    except AssertionError:  # the game was over before anybody was down to one card
        guest.visit(path)


@pytest.mark.parametrize(
    ("game", "is_large"), TABLES, ids=[f"{game}-{'most' if large else 'fewest'}" for game, large in TABLES]
)
def test_a_whole_game_is_played_by_clicking(guests: Guests, game: str, is_large: bool) -> None:
    counts = followsuit.find_game(game).players
    players = max(counts) if is_large else min(counts)
    guest = guests(seed=1, size=DESKTOP if is_large else PHONE)
    guest.begin(game, players)
    assert play_to_the_end(guest) > 5
    places = guest.page.get_by_test_id("outcome").locator("ol > li")
    assert places.count() == players
    for team in followsuit.find_game(game).teams:
        assert places.filter(has_text=team).count() > 0, "a result names the teams"
