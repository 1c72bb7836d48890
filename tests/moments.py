"""Moments of games played at random: what bots are asked about in their tests."""

from collections.abc import Iterator

from followsuit import Game, Table, all_games
from followsuit.core.rng import seeded

GAMES = list(all_games().values())
SIZES = [(game, players) for game in GAMES for players in game.players]


def name_of(value: object) -> str:
    """For the names of tests."""
    return value.id if isinstance(value, Game) else str(value)


def size_of(game: Game) -> int:
    """A number of players for tests that try one: the second smallest, where there are several."""
    return game.players[min(1, len(game.players) - 1)]


def after(game: Game, players: int, answers: int, seed: int) -> Table:
    """A table after so many answers, and more until none lies sealed; or at its end."""
    t = game.new_table(players, {}, seed)
    rng = seeded(seed)
    while (answers > 0 or any(t.sealed)) and (seat := t.next_seat()) >= 0:
        offered = t.options(seat)
        t.apply(seat, offered[rng.below(len(offered))])
        answers -= 1
    return t


def moments(game: Game, players: int, seed: int, every: int) -> Iterator[tuple[Table, int]]:
    """One in so many questions of a game, with the seat it is put to; only those with a choice."""
    t = game.new_table(players, {}, seed)
    rng = seeded(seed)
    number = 0
    while (seat := t.next_seat()) >= 0:
        offered = t.options(seat)
        if len(offered) > 1:
            if number % every == 0:
                yield t, seat
            number += 1
        t.apply(seat, offered[rng.below(len(offered))])
