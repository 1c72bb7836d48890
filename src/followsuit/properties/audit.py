"""Every reason that random games give, each once, for somebody who reads them beside the rules."""

from typing import Final, NamedTuple

from followsuit.core.game import Game
from followsuit.core.rng import seeded
from followsuit.properties.playing import Options
from followsuit.properties.reasons import Reached, reasons_given
from followsuit.properties.samples import drawn_options, is_allowed

EVERY_POSITION: Final = 1


class Cited(NamedTuple):
    """One sentence of one rule, and the first time that each occasion gave it."""

    rule: str
    sentence: str
    occasions: dict[str, Reached]

    def faults(self) -> list[str]:
        return [reached.fault for reached in self.occasions.values() if reached.fault]


def reasons_of(
    game: Game, games: int, first_seed: int = 0, players: int | None = None, fixed: Options | None = None
) -> list[Cited]:
    """What so many games give, over all numbers of players and options that go with what is fixed."""
    found: dict[tuple[str, str], Cited] = {}
    counts = game.players if players is None else [players]
    for number in range(games):
        seed = first_seed + number
        count = counts[number % len(counts)]
        options = options_with(game, count, fixed or {}, seed)
        for reached in reasons_given(game, count, options, seed, EVERY_POSITION):
            why = reached.why
            cited = found.setdefault((why.rule, why.sentence), Cited(why.rule, why.sentence, {}))
            first = cited.occasions.get(reached.occasion)
            if first is None or (reached.fault and not first.fault):
                cited.occasions[reached.occasion] = reached
    return [found[key] for key in sorted(found)]


def options_with(game: Game, players: int, fixed: Options, seed: int) -> Options:
    """Drawn by lot, but for what is fixed; where they do not go together, only that."""
    options = {**drawn_options(game, players, seeded(seed)), **fixed}
    return options if is_allowed(game, players, options) else fixed
