"""A number that is replaced counts where points are counted: one of each kind, in the games themselves."""

import pytest

from followsuit import find_game, seeded
from followsuit.lab.playing import play
from followsuit.lab.study import Study
from followsuit.lab.watching import Watcher
from lab.studies import study

DEALS = 12

# The game, its players, the number, and what is put there: so much that no game stays as it was.
REPLACED = [
    ("tricktakers", 4, "king.points", "+100"),
    ("tricktakers", 4, "gambler.points_for_bid", "+100"),
    ("tricktakers", 4, "resistance.bonus", "+100"),
    ("tricktakers", 2, "king.points_of_two", "+100"),
    ("little-tricktakers", 4, "samurai.points", "+100"),
    ("little-tricktakers", 2, "hermit.points_of_two", "+100"),
    ("little-tricktakers", 4, "king.left_marks", "0,1"),
    ("kings", 4, "gambler.bid", "+100"),
    ("kings", 4, "king.number", "5,4,3,2,1"),
    ("kings", 4, "king.unused", "+100"),
    ("kings", 4, "red-jack.points", "+100"),
    ("kings", 4, "queen.price", "0,0,0,0,0"),
    ("kings", 4, "collector.points", "+100"),
    ("kings-napoleon", 5, "king.unused", "+100"),
    ("kings-napoleon", 5, "white-king.points", "+100"),
    ("kings-whist", 4, "king.number", "5,4,3,2,1"),
]


def told(wanted: Study, arm: int, deal: int) -> object:
    game = play(wanted, wanted.arms[arm], deal, 0)
    assert game is not None
    return [game["points"], game["places"], game["answers"]]


@pytest.mark.parametrize(("game", "players", "name", "values"), REPLACED)
def test_a_replaced_number_counts(game: str, players: int, name: str, values: str) -> None:
    wanted = study(game, players=players, bots=["random"], deals=DEALS, what_if=[{name: values}])
    assert any(told(wanted, 0, deal) != told(wanted, 1, deal) for deal in range(DEALS))


def test_without_it_the_game_is_the_one_of_every_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """A study's unchanged games are those that anybody plays from the same seed."""
    wanted = study("tricktakers", players=3, deals=1)
    row = play(wanted, wanted.arms[0], 0, 0)
    assert row is not None
    t = find_game("tricktakers").new_table(3, {}, int(row["seed"]))
    assert t.seat_count == 3
    assert row["opener"] == t.next_seat()


def test_every_answer_counts_for_the_seat_that_gave_it() -> None:
    """Those that had no choice once more."""
    game = find_game("trick-raiders")
    t = game.new_table(3, {}, 1)
    watcher = Watcher(game, t)
    given, forced = [0, 0, 0], [0, 0, 0]
    rng = seeded(1)
    while (seat := t.next_seat()) >= 0:
        view, offered = t.view(seat), t.options(seat)
        watcher.asked(view, offered)
        pick = offered[rng.below(len(offered))]
        t.apply(seat, pick)
        watcher.answered(view, offered, pick)
        given[seat] += 1
        forced[seat] += len(offered) == 1
    assert (watcher.answers, watcher.forced) == (given, forced)
    assert min(forced) > 0
