"""Every game with every number of players; without `make many`, one number for each game."""

from followsuit import Game, all_games
from many import ALL

Case = tuple[Game, int]


def every_case() -> list[Case]:
    return [(game, players) for game in all_games().values() for players in game.players]


def cases() -> list[Case]:
    if ALL:
        return every_case()
    return [(game, game.default_players) for game in all_games().values()]


def label(case: Case) -> str:
    return f"{case[0].id}-{case[1]}"
