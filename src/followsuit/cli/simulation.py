"""Many games between bots: each from its own seed, so that it does not matter who plays it, or when."""

import shlex
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple

from followsuit.bots.playing import GameFailed, failed_at, play_out
from followsuit.bots.roster import new_bot
from followsuit.bots.seeds import rng_of_bot, seed_of_game
from followsuit.cli.files import write_text
from followsuit.core.record import Match
from followsuit.registry import find_game

CHUNK: Final = 250  # games handed to a process at once; fewer are not worth starting one for


class Plan(NamedTuple):
    """Everything that decides what the games are."""

    game: str
    players: int
    options: dict[str, int | str | bool]
    bots: list[str]  # a level for every seat
    games: int
    seed: int
    records: Path | None


class SimulatedGame(NamedTuple):
    """What is kept of one game."""

    places: list[int]
    way: tuple[str, str]  # the rule by which it was won, and its sentence
    answers: int
    last_heading: str


def play_games(plan: Plan, jobs: int) -> Iterator[list[SimulatedGame]]:
    """The games in order, some at a time; the same whatever the number of processes."""
    chunks = [range(first, min(first + CHUNK, plan.games)) for first in range(0, plan.games, CHUNK)]
    processes = min(jobs, len(chunks))
    if processes == 1:
        yield from map(play_chunk, repeat(plan), chunks)
        return
    pool = ProcessPoolExecutor(processes, get_context("spawn"))
    try:
        yield from pool.map(play_chunk, repeat(plan), chunks)
    finally:
        pool.shutdown(cancel_futures=True)


def play_chunk(plan: Plan, indexes: range) -> list[SimulatedGame]:
    return [play_one(plan, index) for index in indexes]


def play_one(plan: Plan, index: int) -> SimulatedGame:
    seed = seed_of_game(plan.seed, index)
    names = [f"{plan.bots[seat]}-{seat}" for seat in range(plan.players)]
    try:
        match = Match(find_game(plan.game), plan.players, plan.options, seed, names)
        play_out(match, [new_bot(plan.bots[seat], rng_of_bot(seed, seat)) for seat in range(plan.players)])
        outcome = match.table.outcome
        assert outcome is not None, "nobody is asked, and the game is not over"
        record = match.record() if plan.records is not None else ""
    except Exception as error:  # whatever went wrong in a game, the seed is what helps
        raise GameFailed(failure_text(plan, index, seed, error)) from error
    if plan.records is not None:
        write_text(plan.records / record_name(plan, index), record)
    way = (outcome.way.rule, outcome.way.sentence)
    return SimulatedGame(outcome.places, way, len(match.picks), match.table.heading())


def record_name(plan: Plan, index: int) -> str:
    """Numbered so that the files sort in the order of the games."""
    return f"{plan.game}-{str(index).zfill(len(str(plan.games - 1)))}.txt"


def failure_text(plan: Plan, index: int, seed: int, error: Exception) -> str:
    command = f"followsuit simulate {plan.game} --players {plan.players} --bots {','.join(plan.bots)}"
    options = "".join(
        f" --option {shlex.quote(f'{name}={str(value).lower()}')}" for name, value in plan.options.items()
    )
    return (
        f"Game {index} failed in {failed_at(error)} "
        f"It is shown by: {command}{options} --games 1 --seed {seed}"
    )
