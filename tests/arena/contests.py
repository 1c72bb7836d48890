"""Contests and made-up games for the tests of the arena."""

from random import Random

from followsuit import find_game
from followsuit.arena.contest import Contest, new_contest, seating
from followsuit.arena.game import PlayedGame
from followsuit.arena.race import Race
from followsuit.arena.running import run


def contest(*bots: str, game: str = "trick-raiders", players: int = 3, seed: int = 1) -> Contest:
    return new_contest(find_game(game), players, {}, list(bots), seed)


def raced(
    contest: Contest, deals: int, until_clear: bool = False, processes: int = 1, minutes: float = 0.0
) -> Race:
    race = Race(contest, deals, until_clear)
    run([race], processes, minutes, lambda race, game: None)
    return race


def made_up(contest: Contest, deal: int, turn: int, winner: int, seconds: float = 0.0) -> PlayedGame:
    """A game that this bot has won, in one of its seats."""
    seats = seating(contest, deal, turn)
    first = seats.index(winner)
    places = [1 if seat == first else 2 for seat in range(contest.players)]
    shares = [1.0 if seat == first else 0.0 for seat in range(contest.players)]
    bots = len(contest.bots)
    return PlayedGame(
        deal,
        turn,
        seats,
        places,
        [2 - place for place in places],
        shares,
        [1] * bots,
        [seconds] * bots,
        [0.0] * bots,
    )


def tossed(contest: Contest, deals: int, until_clear: bool, source: Random, chance: float) -> Race:
    """A race in which the first bot wins each game with this chance."""
    race = Race(contest, deals, until_clear)
    while race.result is None:
        at = race.next_game()
        assert at is not None
        race.take(made_up(contest, *at, 0 if source.random() < chance else 1))
    return race
