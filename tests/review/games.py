"""Games played by rules of thumb, for reviews of them."""

from followsuit import Game, Match
from followsuit.bots.bot import Bot
from followsuit.bots.playing import play_out
from followsuit.bots.seeds import rng_of_bot
from followsuit.bots.thumb_bot import ThumbBot
from followsuit.core.table import Table
from followsuit.review import GameReview

NAMES = ["Ann", "Ben", "Cho", "Dan", "Eve", "Fay", "Gus"]


def played(game: Game, players: int, seed: int, answers: int = -1, pick: int = -1) -> Match:
    """A whole game; with a pick, that one is given after so many answers instead of the bot's own."""
    match = Match(game, players, {}, seed, NAMES[:players])
    bots: list[Bot] = [ThumbBot(rng_of_bot(seed, seat)) for seat in range(players)]
    if pick >= 0:
        before = played(game, players, seed)
        for at in range(answers):
            match.answer(before.seats[at], before.picks[at])
        match.answer(before.seats[answers], pick)
    play_out(match, bots)
    return match


def different(t: Table, seat: int) -> list[int]:
    """The answers of this seat that do not come to the same by the game's own word."""
    view = t.view(seat)
    return t.policy.different(view.table, seat, view.options())


def costs(review: GameReview) -> list[int]:
    return [one.cost() for one in review.decisions]
