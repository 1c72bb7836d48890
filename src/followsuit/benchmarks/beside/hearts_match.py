"""Our search against OpenSpiel's information-set search at Hearts, with the same time for every answer.

    python -m followsuit.benchmarks.beside.hearts_match --seconds 0.1 --games 400

Both sides play the same game move by move, on a state of their own. Every deal is played twice, with two
seats for each, the seats exchanged. Only hands without passing are played: OpenSpiel 2.0.2 crashes when it is
to imagine hands while cards are being passed. Docs: docs/reference/bench.md.
"""

import argparse
import os
import time
from itertools import count
from typing import Any, Final

from followsuit.arena.contest import Contest, seating
from followsuit.arena.estimate import Estimate
from followsuit.arena.game import PlayedGame
from followsuit.arena.race import Race
from followsuit.arena.report import result_lines
from followsuit.arena.result import ContestResult
from followsuit.arena.running import run
from followsuit.benchmarks import workloads
from followsuit.benchmarks.beside.hearts import (
    CARD_COUNT,
    GAME,
    NO_PASSING,
    SEAT_COUNT,
    HeartsTable,
    hearts,
)
from followsuit.bots.search_bot import SearchBot
from followsuit.bots.seeds import derived_seed
from followsuit.core.option import CARD, argument_of, option
from followsuit.core.rng import seeded

OURS: Final = 0
NAMES: Final = ["search", "OpenSpiel"]
ENDLESS: Final = 1_000_000_000  # simulations; its time is over long before
# Its returns are points, from 0 to 26. Against itself neither 2 nor 5 did better.
EXPLORATION: Final = 10.0
SEED_LIMIT: Final = 2**31  # of OpenSpiel's generators


def new_contest(seconds: float, exploration: float, seed: int) -> Contest:
    settings: dict[str, int | str | bool] = {"seconds": str(seconds), "exploration": str(exploration)}
    return Contest(GAME.id, GAME.rules_version, SEAT_COUNT, settings, NAMES, seed)


def dealt_alike(t: HeartsTable) -> Any:
    """OpenSpiel's game with our direction and our hands: its nth card goes to seat n % 4."""
    state = workloads.open_spiel_game("hearts").new_initial_state()
    state.apply_action(t.direction)
    for n in range(CARD_COUNT):
        state.apply_action(t.hand(n % SEAT_COUNT)[n // SEAT_COUNT])
    return state


def dealt(seed: int, deal: int) -> HeartsTable:
    """The first deal of those with this number that has no passing."""
    for attempt in count():
        t = hearts(GAME.new_table(SEAT_COUNT, seed=derived_seed(seed, deal, attempt)))
        if t.direction == NO_PASSING:
            t.is_for_points = True
            return t
    raise AssertionError("unreachable")


def play(contest: Contest, deal: int, turn: int, until: float) -> PlayedGame | None:
    """A game for both, one state kept for each; or nothing, if it is not over at this time."""
    seats = seating(contest, deal, turn)
    seconds = float(contest.options["seconds"])
    t = dealt(contest.seed, deal)
    state = dealt_alike(t)
    own_seeds = [derived_seed(contest.seed, deal, turn, seat) for seat in range(SEAT_COUNT)]
    ours = [SearchBot(seeded(own), seconds=seconds) for own in own_seeds]
    theirs = [
        workloads.open_spiel_thinker(
            own % SEED_LIMIT, float(contest.options["exploration"]), ENDLESS, seconds
        )
        for own in own_seeds
    ]
    answers = [0, 0]
    spent = [0.0, 0.0]
    slowest = [0.0, 0.0]
    while (seat := t.next_seat()) >= 0:
        is_choice = len(t.options(seat)) > 1
        begun = time.perf_counter()
        if seats[seat] == OURS:
            pick = ours[seat].answer(t.view(seat))
        else:
            pick = option(CARD, workloads.open_spiel_answer(theirs[seat], state))
        passed = time.perf_counter() - begun
        if is_choice:  # whoever has no choice does not think, on either side
            answers[seats[seat]] += 1
            spent[seats[seat]] += passed
            slowest[seats[seat]] = max(slowest[seats[seat]], passed)
        t.answer(seat, pick)
        state.apply_action(argument_of(pick))
        if until and time.time() > until:
            return None
    outcome = t.outcome
    assert outcome is not None
    assert outcome.scores == state.returns(), "the two sides do not play the same game"
    shares = outcome.standing()
    return PlayedGame(deal, turn, seats, outcome.places, outcome.scores, shares, answers, spent, slowest)


def report(result: ContestResult, games: list[PlayedGame]) -> list[str]:
    contest = result.contest
    lead = result.bots[OURS].lead
    return [
        f"Both sides have {contest.options['seconds']} seconds for an answer. OpenSpiel is "
        f"{workloads.open_spiel_version()}, its exploration {contest.options['exploration']}.",
        *result_lines(result, games, GAME),
        "" if lead is None else margin_text(lead),
    ]


def margin_text(lead: Estimate) -> str:
    """Of two sides with as many seats, one is ahead by twice what it has beyond the average."""
    return (
        f"In points of a hand, a seat of ours has {2 * lead.mean:+.2f} against one of theirs "
        f"({2 * lead.low:+.2f} to {2 * lead.high:+.2f})."
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.1, help="for an answer")
    parser.add_argument("--exploration", type=float, default=EXPLORATION, help="OpenSpiel's constant")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=0.0, help="stop after this time")
    wish = parser.parse_args()
    if not workloads.has_open_spiel():
        parser.error("OpenSpiel is not installed: pip install 'followsuit[bench]'.")
    race = Race(new_contest(wish.seconds, wish.exploration, wish.seed), (wish.games + 1) // 2, False)
    run([race], wish.processes, wish.minutes, lambda race, game: None, play)
    if race.result is None:
        parser.error("The time was over before a deal was played in every seat.")
    print("\n".join(report(race.result, race.played())))


if __name__ == "__main__":
    main()
