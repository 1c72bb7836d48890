"""`followsuit arena`: bots play the same deals in every seat, until it is clear who plays better."""

import json
import os
import shlex
import sys
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from followsuit.arena.contest import Contest, new_contest
from followsuit.arena.every_contest import every_contest, machine_text, page_part, put_into_page
from followsuit.arena.game import PlayedGame
from followsuit.arena.keeping import ContestKeeper
from followsuit.arena.race import Race
from followsuit.arena.report import percent, result_facts, result_lines
from followsuit.arena.running import Told, run
from followsuit.cli.files import read_text, write_text
from followsuit.cli.numbers import check_count, check_minutes
from followsuit.cli.screen import Screen, is_terminal
from followsuit.cli.setting import drawn_seed, player_count, read_options
from followsuit.core.errors import WrongOption
from followsuit.core.game import Game
from followsuit.core.sentence import Sentence
from followsuit.registry import all_games, find_game

GAMES: Final = 200
GAMES_OF_EVERY_CONTEST: Final = 4000  # most are clear long before, or out of time


def arena(
    game_id: str | None,
    is_every: bool,
    bots: str | None,
    games: int | None,
    players: int | None,
    option_texts: list[str],
    seed: int | None,
    processes: int | None,
    until_clear: bool,
    minutes: float | None,
    keep: Path | None,
    facts: Path | None,
    page: Path | None,
) -> None:
    if keep is not None and seed is None:
        raise WrongOption(Sentence("Say --seed with --keep: without it the next run has other deals."))
    chosen_seed = drawn_seed(seed)
    if is_every:
        if bots is not None or players is not None or option_texts:
            raise WrongOption(Sentence("--all says itself which bots play, how many and with which options."))
        contests = every_contest(chosen_games(game_id), chosen_seed)
        if page is not None:
            put_into_page(
                read_text(page), ""
            )  # a page without a place for it is refused now, not after an hour
    else:
        contests = [one_contest(game_id, bots, players, option_texts, chosen_seed)]
        if page is not None:
            raise WrongOption(Sentence("--write is for the tables of --all."))
    count = (GAMES_OF_EVERY_CONTEST if is_every else GAMES) if games is None else games
    cores = (os.cpu_count() or 1) if processes is None else processes
    check(count, cores, minutes)
    keeper = ContestKeeper(keep, machine_text())
    races = [new_race(contest, count, until_clear or is_every, keeper) for contest in contests]
    run_with_progress(races, cores, minutes or 0.0, keeper)
    finished = [race for race in races if race.result is not None]
    if not finished:
        raise WrongOption(Sentence("The time was over before a deal was played in every seat."))
    screen = Screen()
    for number, race in enumerate(finished):
        assert race.result is not None
        if number:
            screen.say()
        for line in result_lines(race.result, race.played(), find_game(race.contest.game)):
            screen.say(line)
    if facts is not None:
        found = [result_facts(race.result, race.played()) for race in finished if race.result is not None]
        write_text(facts, json.dumps(found if is_every else found[0], indent=2) + "\n")
    if page is not None:
        command = command_text(game_id, chosen_seed, count, cores, minutes, keep)
        part = page_part(races, command, keeper.sittings)
        write_text(page, put_into_page(read_text(page), part))


def chosen_games(game_id: str | None) -> list[Game]:
    return list(all_games().values()) if game_id is None else [find_game(game_id)]


def one_contest(
    game_id: str | None, bots: str | None, players: int | None, option_texts: list[str], seed: int
) -> Contest:
    if game_id is None:
        raise WrongOption(Sentence("Name a game, as `followsuit games` lists it, or say --all."))
    if bots is None:
        raise WrongOption(Sentence("Name the bots, such as --bots search,random."))
    game = find_game(game_id)
    names = [bot.strip() for bot in bots.split(",")]
    return new_contest(game, player_count(game, players), read_options(game, option_texts), names, seed)


def check(games: int, processes: int, minutes: float | None) -> None:
    check_count("--games", games)
    check_count("--processes", processes)
    check_minutes(minutes)


def new_race(contest: Contest, games: int, until_clear: bool, keeper: ContestKeeper) -> Race:
    """As many deals as it takes for so many games; those that were kept are played already."""
    turns = len(contest.bots)
    race = Race(contest, (games + turns - 1) // turns, until_clear)
    for game in keeper.kept(contest):
        race.take(game)
    return race


def run_with_progress(races: list[Race], processes: int, minutes: float, keeper: ContestKeeper) -> None:
    """A bar on the error stream while it takes, if that is a terminal; the output stays clean."""

    def keeping(race: Race, game: PlayedGame) -> None:
        keeper.keep(race.contest, game)

    if not is_terminal(sys.stderr):
        run(races, processes, minutes, keeping)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        tasks = {id(race): progress.add_task(race_text(race), total=most_games(race)) for race in races}
        run(races, processes, minutes, showing(progress, tasks, keeping))


def showing(progress: Progress, tasks: dict[int, TaskID], keeping: Told) -> Told:
    def told(race: Race, game: PlayedGame) -> None:
        keeping(race, game)
        is_over = race.result is not None
        progress.update(
            tasks[id(race)],
            completed=len(race.games),
            total=len(race.games) if is_over else most_games(race),
            description=race_text(race),
        )

    return told


def most_games(race: Race) -> int:
    return race.deals * len(race.contest.bots)


def race_text(race: Race) -> str:
    contest = race.contest
    text = f"{contest.game} {contest.players} {' : '.join(contest.bots)}"
    return text if race.result is None else f"{text} {percent(race.result.bots[0].share.mean)}"


def command_text(
    game_id: str | None, seed: int, games: int, processes: int, minutes: float | None, keep: Path | None
) -> str:
    words = ["followsuit", "arena", *([game_id] if game_id else []), "--all", "--seed", str(seed)]
    words += ["--games", str(games), "--processes", str(processes)]
    words += ["--minutes", f"{minutes:g}"] if minutes else []
    words += ["--keep", keep.name] if keep else []
    return shlex.join(words)
