"""A table in any position a game can describe, with a log hung on it."""

from followsuit.core.event import Log
from followsuit.core.game import Game
from followsuit.core.position import Position
from followsuit.core.rng import seeded
from followsuit.core.table import Table


def set_up(
    game: Game,
    players: int,
    options: dict[str, int | str | bool],
    seed: int,
    position: dict[str, object] | None,
) -> Table:
    """A new game, or the position given; run on until somebody is asked."""
    chosen = game.checked_options(players, options, seed)
    t = game.laid_out(players, chosen, seeded(seed))
    if position is not None:
        game.read_position(Position(position), t)
    t.log = Log()
    t.advance()
    return t
