"""Tables drawn by lot: how many play, and with which options."""

from followsuit.core.errors import WrongOption
from followsuit.core.game import Game
from followsuit.core.rng import Rng
from followsuit.properties.playing import Options


def is_allowed(game: Game, players: int, options: Options) -> bool:
    try:
        game.checked_options(players, options, 0)
    except WrongOption:
        return False
    return True


def drawn_options(game: Game, players: int, rng: Rng) -> Options:
    """Every other option with a value by lot; defaults, and what does not go with the others, are left out.

    Some go only with one that comes later in the list, so that all are tried a second time.
    """
    wanted = [(known, known.drawn(rng)) for known in game.options if rng.below(2)]
    wanted = [(known, value) for known, value in wanted if value != known.default]
    rng.shuffle(wanted)
    options: Options = {}
    for known, value in [*wanted, *wanted]:
        if is_allowed(game, players, {**options, known.name: value}):
            options[known.name] = value
    return {known.name: options[known.name] for known in game.options if known.name in options}
