"""Games at random, step by step: who is asked what and by which rule, what is refused and why, what is told.

    python tests/games/every_step.py                     write anew what every game comes to, into steps/
    python tests/games/every_step.py GAME "3 players"    every step of one of them, to look at

Of every so many steps a hash is kept. Whoever sees one change prints both, before and after, and compares
them; who has changed a rule on purpose writes all of them anew, together with a new rules version.
"""

import sys
from collections.abc import Iterator
from hashlib import sha1
from pathlib import Path
from typing import Final

from followsuit import SPECTATOR, FollowSuitError, Game, all_games, find_game
from followsuit.core.event import Log
from followsuit.core.rng import seeded
from followsuit.core.table import Table
from followsuit.properties.playing import MOST_ANSWERS, Options, answer_at_random
from followsuit.properties.reasons import all_picks

FOLDER: Final = Path(__file__).parent / "steps"
SEEDS: Final = (11, 12)  # of games without an option that is said
TOGETHER: Final = 16  # steps of which one hash is kept
TRIED: Final = 9  # of so many steps, all answers are tried in one, and all views looked at

Setup = tuple[int, Options, int]  # players, options, seed


def setups(game: Game) -> dict[str, Setup]:
    """By its name every game that is played: each number of players, and each value of each option."""
    found: dict[str, Setup] = {}
    for players in game.players:
        for seed in SEEDS:
            found[f"{players} players, seed {seed}"] = (players, {}, seed)
    for option in game.options:
        for value in option.allowed:
            for players in [game.default_players, *game.players]:
                name = f"{option.name}={value}"
                if (
                    value != option.default
                    and name not in found
                    and is_open(game, players, {option.name: value})
                ):
                    found[name] = (players, {option.name: value}, len(found))
    return found


def is_open(game: Game, players: int, options: Options) -> bool:
    try:
        game.new_table(players, options, 1)
    except FollowSuitError:
        return False
    return True


def steps(game: Game, setup: Setup) -> Iterator[str]:
    """What each step of a game says, the first question first, the end last."""
    players, options, seed = setup
    picks = all_picks(game)
    t = game.laid_out(players, game.checked_options(players, options, seed), seeded(seed))
    t.log = Log()
    t.advance()
    heard = 0
    play = seeded(seed + 1)
    for number in range(MOST_ANSWERS):
        lines = [asked(game, t), *told(t.log, players, heard)]
        heard = len(t.log.told[SPECTATOR])
        if number % TRIED == 0:
            lines += refused(game, t, picks) + seen(t)
        if not t.seats_to_act():
            yield "\n".join([*lines, ended(t)])
            return
        seat, pick = answer_at_random(t, play)
        yield "\n".join([*lines, f"{seat} answers {game.write_pick(pick)}"])


def asked(game: Game, t: Table) -> str:
    question = t.question()
    about = question.about() if question is not None else None
    offered = [f"{seat}: {' '.join(map(game.write_pick, t.options(seat)))}" for seat in t.seats_to_act()]
    asides = [
        f"{seat} may {game.write_pick(pick)} by {t.about_out_of_turn(seat, pick).rule}"
        for seat in range(t.seat_count)
        for pick in t.out_of_turn(seat)
    ]
    words = [t.heading(), about.rule if about is not None else "", t.fingerprint()]
    return " | ".join([*words, str(t.part()), *offered, *asides])


def told(log: Log, players: int, heard: int) -> list[str]:
    """What each seat and those who watch were told; once, where it is the same."""
    said = {seat: str(log.told[seat][heard:]) for seat in [*range(players), SPECTATOR]}
    return [text if text != said[SPECTATOR] or seat == SPECTATOR else "" for seat, text in said.items()]


def refused(game: Game, t: Table, picks: list[int]) -> list[str]:
    reasons = [(seat, pick, t.why_not(seat, pick)) for seat in range(t.seat_count) for pick in picks]
    return [
        f"{seat} not {game.write_pick(pick)}: {why.rule}" for seat, pick, why in reasons if why is not None
    ]


def seen(t: Table) -> list[str]:
    """What each of them knows, as one number; that of the table says nothing of it."""
    return [f"{seat} sees {t.view(seat).fingerprint()}" for seat in [*range(t.seat_count), SPECTATOR]]


def ended(t: Table) -> str:
    outcome = t.outcome
    assert outcome is not None
    return f"{outcome.places} {outcome.scores} {outcome.teams} {outcome.way.rule} {outcome.standing()}"


def hashes_of(game: Game, setup: Setup) -> str:
    said = list(steps(game, setup))
    parts = [said[i : i + TOGETHER] for i in range(0, len(said), TOGETHER)]
    return " ".join([sha1("\n".join(part).encode()).hexdigest()[:6] for part in parts])


def kept(name: str) -> dict[str, str]:
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return {setup: hashes for setup, _, hashes in [line.partition(": ") for line in lines]}


def main() -> None:
    match sys.argv[1:]:
        case [name, setup]:
            print("\n".join(steps(find_game(name), setups(find_game(name))[setup])))
        case _:
            FOLDER.mkdir(exist_ok=True)
            for name, game in all_games().items():
                lines = [f"{words}: {hashes_of(game, setup)}\n" for words, setup in setups(game).items()]
                (FOLDER / f"{name}.txt").write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
