"""`followsuit simulate`: bots play many games, and who won is summed up."""

import json
import os
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from followsuit.cli.files import new_folder
from followsuit.cli.numbers import check_count
from followsuit.cli.screen import Screen, is_terminal
from followsuit.cli.setting import LEVELS_OF_ALL, drawn_seed, player_count, read_levels, read_options
from followsuit.cli.simulation import Plan, SimulatedGame, play_games
from followsuit.cli.summary import Summary, summary_facts, summary_lines
from followsuit.registry import find_game


def simulate(
    game_id: str,
    players: int | None,
    games: int,
    bots: str,
    option_texts: list[str],
    seed: int | None,
    jobs: int | None,
    as_json: bool,
    records: Path | None,
) -> None:
    game = find_game(game_id)
    count = player_count(game, players)
    chosen_seed = drawn_seed(seed)
    options = game.checked_options(count, read_options(game, option_texts), chosen_seed)
    levels = read_levels(bots, count, LEVELS_OF_ALL)
    processes = (os.cpu_count() or 1) if jobs is None else jobs
    check_count("--games", games)
    check_count("--jobs", processes)
    if records is not None:
        new_folder(records)
    plan = Plan(game.id, count, options, levels, games, chosen_seed, records)
    summary = Summary(plan, play_with_progress(plan, processes))
    if as_json:
        print(json.dumps(summary_facts(summary), indent=2))
        return
    screen = Screen()
    for line in summary_lines(summary, game.name):
        screen.say(line)


def play_with_progress(plan: Plan, jobs: int) -> list[SimulatedGame]:
    """A bar on the error stream while it takes, if that is a terminal; the output stays clean."""
    if not is_terminal(sys.stderr):
        return [game for some in play_games(plan, jobs) for game in some]
    played: list[SimulatedGame] = []
    columns = (TextColumn("Playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=plan.games)
        for some in play_games(plan, jobs):
            played += some
            progress.advance(task, len(some))
    return played
