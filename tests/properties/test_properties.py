"""The eleven properties, over every game, number of players and option; and proof that they bite."""

import pytest

from followsuit import Game, all_games, is_compiled
from followsuit.benchmarks.beside.hearts import GAME as HEARTS
from followsuit.properties import PROPERTIES, Property, PropertyBroken
from followsuit.properties.samples import is_allowed
from many import ALL, tries
from pond import FAULTS, Pond

SEEDS = tries(4, 1)
OF_THE_USUAL_GAME = tries(4, 2)  # with no option chosen
Options = dict[str, int | str | bool]


def option_samples(game: Game, players: int) -> list[Options]:
    """The defaults; each other value of each option alone; as many last values together as go together.

    What this number of players does not allow is left out. Under `make test` each value alone is tried with
    one number of players, one value after the other with the next. The interpreted engine is ten times as
    slow, and tries the last alone, with the most options.
    """
    samples: list[Options] = [{}]
    together: Options = {}
    turn = 0
    for known in game.options:
        for value in known.allowed:
            alone: Options = {known.name: value}
            allowing = [number for number in game.players if is_allowed(game, number, alone)]
            if value != known.default and allowing:
                turn += 1
                if ALL or players == allowing[turn % len(allowing)]:
                    samples.append(alone)
        if is_allowed(game, players, {**together, known.name: known.allowed[-1]}):
            together[known.name] = known.allowed[-1]
    samples = [options for options in samples if is_allowed(game, players, options)]
    if together not in samples:
        samples.append(together)
    return samples if is_compiled() else samples[-1:]


def games_to_try() -> list[tuple[Game, int, Options]]:
    return [
        (game, players, options)
        for game in [*all_games().values(), HEARTS, Pond()]
        for players in game.players
        for options in option_samples(game, players)
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
    for seed in range(SEEDS if options else OF_THE_USUAL_GAME):
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
    "aside that answers a question": ["offered is allowed"],
    "aside that nobody is told of": ["offered is allowed"],
    "aside that tells of a hidden card": ["twin worlds look the same"],
    "aside that can be taken again": ["offered is allowed"],
    "sheets open to those who watch": ["twin worlds look the same"],
    "reason of somebody who is not there": ["reasons are of the table"],
    "reason for another number of players": ["reasons are of the table"],
    "reason of another game": ["reasons are of the table"],
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: str) -> None:
    assert CAUGHT_BY.keys() == set(FAULTS)
    for name in CAUGHT_BY[fault]:
        assert breaks(PROPERTIES[name], Pond(fault)), f"{name} does not notice: {fault}"
