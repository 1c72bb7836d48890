"""The ten properties, over every game, every number of players and its options; and proof that they bite."""

import itertools

import pytest

from followsuit import Game, all_games, is_compiled
from followsuit.benchmarks.hearts import GAME as HEARTS
from followsuit.properties import PROPERTIES, Property, PropertyBroken
from pond import FAULTS, Pond

SEEDS = 12 if is_compiled() else 2
Options = dict[str, int | str | bool]


def option_samples(game: Game) -> list[Options]:
    """The defaults; each other value of each option alone; and all options at their last value."""
    samples: list[Options] = [{}]
    for known in game.options:
        samples += [{known.name: value} for value in known.allowed if value != known.default]
    last: Options = {known.name: known.allowed[-1] for known in game.options}
    return samples if last in samples else [*samples, last]


def games_to_try() -> list[tuple[Game, int, Options]]:
    games = [*all_games().values(), HEARTS, Pond()]
    return [
        (game, players, options)
        for game in games
        for players, options in itertools.product(game.players, option_samples(game))
    ]


def label(case: object) -> str:
    if isinstance(case, tuple):
        game, players, options = case
        return f"{game.id}-{players}-{'-'.join(f'{k}={v}' for k, v in options.items())}"
    return str(case).replace(" ", "-")


@pytest.mark.parametrize("case", games_to_try(), ids=label)
@pytest.mark.parametrize("name", PROPERTIES, ids=label)
def test_every_game_has_every_property(name: str, case: tuple[Game, int, Options]) -> None:
    game, players, options = case
    for seed in range(SEEDS):
        PROPERTIES[name](game, players, options, seed)


def breaks(check: Property, game: Game) -> bool:
    try:
        for seed in range(4):
            check(game, 3, {}, seed)
    except PropertyBroken:
        return True
    except (AssertionError, IndexError, ValueError):
        return False  # a crash is not a finding: the property has to say it
    return False


# For each fault the properties that must find it.
CAUGHT_BY = {
    "shared sheet": ["clones are equal and independent"],
    "field forgotten in clone": ["clones are equal and independent"],
    "field forgotten in fingerprint": ["the fingerprint sees everything"],
    "visible sealed answer": ["twin worlds look the same", "sealed answers stay sealed"],
    "sheet not erased": ["twin worlds look the same"],
    "knowledge kept through a shuffle": ["no secret lies about"],
    "order of a hand": ["twin worlds look the same"],
    "secret in a step": ["no secret lies about"],
    "face-down move that tells which card went": ["twin worlds look the same"],
    "face-down move that leaves where it may be": ["no secret lies about"],
    "told of a hidden card": ["no secret lies about"],
    "card lost": ["no card is lost or doubled"],
    "offered but refused": ["offered is allowed"],
    "allowed but not offered": ["offered is allowed"],
    "future not random": ["imagined worlds fit the view"],
    "sealed answers in order": ["sealed answers stay sealed"],
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: str) -> None:
    assert CAUGHT_BY.keys() == set(FAULTS)
    for name in CAUGHT_BY[fault]:
        assert breaks(PROPERTIES[name], Pond(fault)), f"{name} does not notice: {fault}"
