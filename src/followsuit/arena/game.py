"""One game of a contest: who sat where, what came of it, and how long everybody thought."""

import time
from typing import NamedTuple

from followsuit.arena.contest import Contest, seating
from followsuit.bots.playing import MOST_ANSWERS, Endless, GameFailed, bot_answer, failed_at
from followsuit.bots.roster import new_bot
from followsuit.bots.seeds import derived_seed, seed_of_game
from followsuit.core.rng import seeded
from followsuit.registry import find_game


class PlayedGame(NamedTuple):
    """What is kept of a game."""

    deal: int
    turn: int
    seats: list[int]  # by seat, the bot
    places: list[int]  # by seat
    scores: list[int]  # by seat, what the places were given for
    shares: list[float]  # by seat, of the victory
    answers: list[int]  # by bot
    seconds: list[float]  # by bot, for all its answers
    slowest: list[float]  # by bot, for one


def play(contest: Contest, deal: int, turn: int, until: float = 0.0) -> PlayedGame | None:
    """To the end of the game; or to nothing, if it is not over at this time."""
    try:
        return played(contest, deal, turn, until)
    except Exception as error:  # whatever went wrong in a game, the seed is what helps
        raise GameFailed(failure_text(contest, deal, error)) from error


def played(contest: Contest, deal: int, turn: int, until: float) -> PlayedGame | None:
    seed = seed_of_game(contest.seed, deal)
    seats = seating(contest, deal, turn)
    # Numbers of their own in every game: a bot against itself does not play the same game twice.
    bots = [
        new_bot(contest.bots[bot], seeded(derived_seed(seed, 1 + turn, seat)))
        for seat, bot in enumerate(seats)
    ]
    t = find_game(contest.game).new_table(contest.players, contest.options, seed)
    answers = [0] * len(contest.bots)
    seconds = [0.0] * len(contest.bots)
    slowest = [0.0] * len(contest.bots)
    begun = time.perf_counter()
    while (seat := t.next_seat()) >= 0:
        t.answer(seat, bot_answer(bots[seat], t, seat))
        ended = time.perf_counter()
        bot = seats[seat]
        answers[bot] += 1
        seconds[bot] += ended - begun
        slowest[bot] = max(slowest[bot], ended - begun)
        begun = ended
        if until and time.time() > until:
            return None
        if sum(answers) > MOST_ANSWERS:
            raise Endless(f"the game does not end within {MOST_ANSWERS} answers.")
    outcome = t.outcome
    assert outcome is not None, "nobody is asked, and the game is not over"
    shares = outcome.standing()
    return PlayedGame(deal, turn, seats, outcome.places, outcome.scores, shares, answers, seconds, slowest)


def failure_text(contest: Contest, deal: int, error: Exception) -> str:
    options = "".join(f" --option {name}={str(value).lower()}" for name, value in contest.options.items())
    return (
        f"A game failed in {failed_at(error)} "
        f"It is shown by: followsuit arena {contest.game} --players {contest.players} "
        f"--bots {','.join(contest.bots)}{options} --games 1 --seed {seed_of_game(contest.seed, deal)}"
    )
