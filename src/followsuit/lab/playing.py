"""Plays the games of a study: one deal after the other, in every arm and every seating."""

from followsuit.bots.playing import MOST_ANSWERS, Endless, GameFailed, bot_answer, failed_at
from followsuit.bots.roster import new_bot
from followsuit.core.rng import seeded
from followsuit.lab.numbers import replaced
from followsuit.lab.study import Arm, Study, seating, seed_of_bot, seed_of_deal
from followsuit.lab.watching import Facts, Watcher, pieces_offered
from followsuit.registry import find_game


def play_block(study: Study, block: int) -> list[Facts]:
    """Every game of these deals, in order. A game in which the piece is not offered that an arm wants is
    left out."""
    games: list[Facts] = []
    for deal in study.deals_of(block):
        for arm in study.arms:
            for turn in range(len(arm.bots)):
                game = play(study, arm, deal, turn)
                if game is not None:
                    games.append(game)
    return games


def play(study: Study, arm: Arm, deal: int, turn: int) -> Facts | None:
    try:
        with replaced(find_game(study.game), arm.numbers):
            return played(study, arm, deal, turn)
    except Exception as error:  # whatever went wrong in a game, where it is to be found is what helps
        raise GameFailed(
            f"A game failed in {failed_at(error)} "
            f"It is deal {deal}, turn {turn} of {study.name} ({arm.key}), seed {seed_of_deal(study, deal)}."
        ) from error


def played(study: Study, arm: Arm, deal: int, turn: int) -> Facts | None:
    seed = seed_of_deal(study, deal)
    game = find_game(study.game)
    seats = seating(arm, deal, turn)
    bots = [new_bot(arm.bots[bot], seeded(seed_of_bot(seed, turn, seat))) for seat, bot in enumerate(seats)]
    t = game.new_table(arm.players, arm.options, seed)
    watcher = Watcher(game, t)
    is_picked = not arm.pick
    while (seat := t.next_seat()) >= 0:
        view = t.view(seat)
        offered = view.options()
        watcher.asked(view, offered)
        if is_picked:
            pick = bot_answer(bots[seat], t, seat)
        else:
            entries = pieces_offered(game, offered)
            wanted = [one for one in entries if entries[one] == arm.pick]
            if entries and not wanted:
                return None
            pick = wanted[0] if wanted else bot_answer(bots[seat], t, seat)
            is_picked = bool(wanted)
        t.answer(seat, pick)
        watcher.answered(view, offered, pick)
        if sum(watcher.answers) > MOST_ANSWERS:
            raise Endless(f"the game does not end within {MOST_ANSWERS} answers.")
    outcome = t.outcome
    assert outcome is not None, "nobody is asked, and the game is not over"
    if not is_picked:
        return None
    return {
        "deal": deal,
        "arm": arm.key,
        "turn": turn,
        "seed": str(seed),
        "players": arm.players,
        "bots": [arm.bots[bot] for bot in seats],
        "places": outcome.places,
        "scores": outcome.scores,
        "shares": outcome.standing(),
        "teams": outcome.teams,
        "way": outcome.way.rule,
        "why": outcome.way.sentence,
        "answers": watcher.answers,
        "forced": watcher.forced,
        "opener": watcher.opener,
        "leaders": watcher.leaders,
        "hopes": watcher.hopes,
        "points": watcher.points,
        "roles": watcher.roles,
        "picks": watcher.picks,
        "powers": [
            {"power": key, "offered": counts[0], "used": counts[1]}
            for key, counts in sorted(watcher.offers.items())
        ],
        "table": watcher.table,
    }
