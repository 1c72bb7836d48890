"""Something of all that is done with a game: it is played, seen, written, imagined, searched, told as rows.

    python tests/games/ends.py      do it, within so many seconds of work

Whoever loops for ever is ended by the system, in whichever build.
"""

import resource
from itertools import islice
from typing import Final

import numpy as np

from followsuit import Game, all_games
from followsuit.core.rng import seeded
from followsuit.envs import vector_env
from followsuit.search.tree import Search
from games.by_thumb import games, moments, setups

MOST: Final = 60  # seconds of work; interpreted it takes a tenth of that
TABLES: Final = 9  # no multiple of those that are handed over together
STEPS: Final = 12
WORLDS: Final = 6


def play(game: Game) -> None:
    """By rules of thumb, some moments of it."""
    first = next(iter(setups(game).values()))
    for _ in islice(moments(game, first), 4 * STEPS):
        pass


def search(game: Game) -> None:
    """A few worlds, then the rest of the part at random."""
    t = game.new_table(game.default_players, {}, 1)
    rng = seeded(1)
    found = Search(t.view(t.next_seat()), rng)
    found.run(WORLDS)
    found.choice()
    if not t.has_out_of_turn():
        t.play_at_random(t.part(), rng)


def step_many(game: Game) -> None:
    many = vector_env(game.id, game.default_players, TABLES)
    many.reset(seed=1)
    for _ in range(STEPS):
        many.step(many.random_actions())
    assert np.any(many.observations)


def main() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (MOST, MOST))
    for name, game in games().items():
        play(game)
        search(game)
        if name in all_games():
            step_many(game)


if __name__ == "__main__":
    main()
