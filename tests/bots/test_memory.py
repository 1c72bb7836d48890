"""Thinking leaves nothing behind: after the first games, further ones need no more memory."""

import gc

import psutil

from followsuit import Match
from followsuit.bots.bot import Bot
from followsuit.bots.playing import play_out
from followsuit.bots.search_bot import SearchBot
from followsuit.core.rng import seeded
from many import games
from moments import GAMES

WORLDS = 4
PROMISED = 1000
WARMING_UP = 4  # one game in so many: caches fill, and the allocator finds its size
MOST_GROWTH = 1_000_000  # bytes; games that each kept no more than their table would need several times that


def resident() -> int:
    gc.collect()
    size: int = psutil.Process().memory_info().rss
    return size


def play(number: int) -> None:
    """A whole game between bots that think, of every game and of every number of players in turn."""
    game = GAMES[number % len(GAMES)]
    players = game.players[number // len(GAMES) % len(game.players)]
    match = Match(game, players, {}, number)
    bots: list[Bot] = [SearchBot(seeded(number + seat), worlds=WORLDS) for seat in range(players)]
    play_out(match, bots)
    assert match.table.outcome is not None


def test_many_games_of_thinking_need_no_more_memory() -> None:
    """All thousand under `make many`, on the compiled engine; a part of them otherwise."""
    count = max(games(PROMISED), 2 * len(GAMES))
    first = max(count // WARMING_UP, len(GAMES))
    for number in range(first):
        play(number)
    before = resident()
    for number in range(first, count):
        play(number)
    assert resident() - before < MOST_GROWTH
