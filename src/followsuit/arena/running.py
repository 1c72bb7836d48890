"""Plays the games of one contest or of many, in as many processes as there may be, within a time."""

import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context

from followsuit.arena.contest import Contest
from followsuit.arena.game import PlayedGame, play
from followsuit.arena.race import Race

Told = Callable[[Race, PlayedGame], None]
PlayDeal = Callable[[Contest, int, int, float], PlayedGame | None]


def run(races: list[Race], processes: int, minutes: float, told: Told, play: PlayDeal = play) -> None:
    """Each race to its end; or all of them to where they are when the time is over."""
    until = time.time() + 60 * minutes if minutes else 0.0
    if processes == 1:
        run_here(races, until, told, play)
    else:
        run_beside(races, processes, until, told, play)
    for race in races:
        race.end()


def next_race(races: list[Race]) -> Race | None:
    """The one that has had least time, so that games that are soon over do not wait for long ones."""
    waiting = [race for race in races if race.next_game() is not None]
    return min(waiting, key=time_given) if waiting else None


def time_given(race: Race) -> tuple[int, int]:
    """In whole seconds, so that what is soon over is over first; then by the number of games being played.

    These count as much as the others took.
    """
    mean = race.seconds / max(1, len(race.games))
    return int(race.seconds + mean * len(race.running)), len(race.running)


def run_here(races: list[Race], until: float, told: Told, play: PlayDeal) -> None:
    while (race := next_race(races)) is not None:
        at = race.next_game()
        assert at is not None
        game = play(race.contest, *at, until)
        if game is None:
            return
        race.take(game)
        told(race, game)


def run_beside(races: list[Race], processes: int, until: float, told: Told, play: PlayDeal) -> None:
    pool = ProcessPoolExecutor(processes, get_context("spawn"))
    playing: dict[Future[PlayedGame | None], Race] = {}
    is_late = False
    try:
        while True:
            while len(playing) < processes and not is_late and (race := next_race(races)) is not None:
                at = race.next_game()
                assert at is not None
                race.running.add(at)
                playing[pool.submit(play, race.contest, *at, until)] = race
            if not playing:
                return
            for done in wait(playing, return_when=FIRST_COMPLETED).done:
                race = playing.pop(done)
                game = done.result()
                if game is None:
                    is_late = True
                else:
                    race.take(game)
                    told(race, game)
    finally:
        pool.shutdown(cancel_futures=True)
