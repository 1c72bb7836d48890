"""Who may look at what lies somewhere: only the one whose place it is."""

import pytest

from followsuit import all_games, new_match
from followsuit.core.bits import BIT
from followsuit.core.cards import NOBODY


@pytest.mark.parametrize(
    ("game", "players"), [(game.id, players) for game in all_games().values() for players in game.players]
)
def test_each_seat_may_look_at_its_own_places_and_no_other_seat_may(game: str, players: int) -> None:
    keepers = new_match(game, players, {}, 1).table.cards.keepers
    assert keepers[:players] == [BIT[seat] for seat in range(players)]
    own = [[place - seat for place, who in enumerate(keepers) if who == BIT[seat]] for seat in range(players)]
    assert own == [own[0]] * players
    assert {who for who in keepers if who != NOBODY} == {BIT[seat] for seat in range(players)}
