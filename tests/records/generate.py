"""Play stored records anew: run when rules have changed, from the root of the project.

    python tests/records/generate.py tricktakers

Every record in the game's folder is played again with its own players, options and seed, by answers drawn
from that seed, and overwritten. To add one, name it, with its number of players, its seed and the options
that differ from the defaults:

    python tests/records/generate.py tricktakers 4-players-base-box 4 2026013 characters=base_box

Look at what has changed before you keep it: a record that changes while its game's rules_version does not
means that games people have stored can no longer be read.
"""

import sys
from pathlib import Path

from followsuit import FollowSuitError, Game, Match, find_game, seeded

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gia"]
FOLDER = Path(__file__).parent


def played(game: Game, players: int, options: dict[str, int | str | bool], seed: int) -> str:
    """The record of a whole game by answers drawn at random from its seed; now and then, an aside."""
    match = Match(game, players, options, seed, NAMES[:players])
    t = match.table
    rng = seeded(seed)
    while (seat := t.next_seat()) >= 0:
        asides = [(who, pick) for who in range(players) for pick in t.out_of_turn(who)]
        if asides and rng.below(12) == 0:
            match.answer(*asides[rng.below(len(asides))])
            continue
        offered = t.options(seat)
        match.answer(seat, offered[rng.below(len(offered))])
    return match.record()


def played_again(game: Game, text: str) -> str:
    """By its header alone: the answers of a record may no longer be allowed."""
    header = [line.partition(": ")[::2] for line in text.partition("\n\n")[0].splitlines()]
    numbers = {key: int(value) for key, value in header if key in ("players", "seed")}
    options = read_options(game, [value.replace(" = ", "=") for key, value in header if key == "option"])
    return played(game, numbers["players"], options, numbers["seed"])


def read_options(game: Game, words: list[str]) -> dict[str, int | str | bool]:
    parts = [word.partition("=") for word in words]
    return {name: game.option_named(name).read(value) for name, _, value in parts}


def main(words: list[str]) -> None:
    game = find_game(words[0])
    folder = FOLDER / game.id
    folder.mkdir(exist_ok=True)
    if len(words) > 1:
        name, players, seed, *options = words[1:]
        record = played(game, int(players), read_options(game, options), int(seed))
        (folder / f"{name}.txt").write_text(record)
    else:
        for path in sorted(folder.glob("*.txt")):
            path.write_text(played_again(game, path.read_text()))


if __name__ == "__main__":
    if len(sys.argv) not in (2, *range(5, 30)):
        sys.exit("Name a game; or a game, a record, its number of players, its seed, and its options.")
    try:
        main(sys.argv[1:])
    except (FollowSuitError, ValueError) as error:
        sys.exit(str(error))
