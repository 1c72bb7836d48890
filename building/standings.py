"""What a lead is worth between two rounds: games of bots are played, and chances fitted to their ends.

    python -m building.standings play tricktakers --players 4 --games 500 --out games.jsonl
    python -m building.standings fit games.jsonl

`play` writes a line for each game: how everybody stood whenever a round was over, and who won. `fit` finds,
by round, what makes those victories likeliest: each thing that is counted, as a factor of the chance. From
its lines come the numbers in games/*/standing.py.
"""

import argparse
import json
import math
import sys
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numpy as np

from followsuit.bots.roster import new_bot
from followsuit.bots.seeds import rng_of_bot
from followsuit.core.table import Table
from followsuit.registry import find_game

BOTS: Final = "search:20"
COUNTED: Final = ("points", "crowns", "black_crowns", "lives", "totals", "teams")  # what tables keep by seat
STEPS: Final = 40  # of Newton's method, which needs fewer than ten

Row = dict[str, Any]
# What is counted of a seat: how it is called, and how a row tells it.
FEATURES: Final[dict[str, Callable[[Row, int], float]]] = {
    "points": lambda row, seat: float(row["points"][seat]),
    "crown": lambda row, seat: float(row["crowns"][seat]),
    "one black crown": lambda row, seat: float(row["black_crowns"][seat] == 1),
    "two black crowns": lambda row, seat: float(row["black_crowns"][seat] == 2),
    "chip": lambda row, seat: float(row["lives"][seat]),
    "trouble": lambda row, seat: float(row["totals"][seat]),
}
NEEDS: Final = {
    "crown": "crowns",
    "one black crown": "black_crowns",
    "two black crowns": "black_crowns",
    "chip": "lives",
    "trouble": "totals",
}


def stands(t: Table) -> Row:
    found: Row = {"part": t.part(), "standing": t.standing()}
    for name in COUNTED:
        if hasattr(t, name):
            found[name] = list(getattr(t, name))
    return found


def play(game_id: str, players: int, bots: str, games: int, seed: int, out: Path) -> None:
    game = find_game(game_id)
    with out.open("a", encoding="utf-8") as file:
        for number in range(seed, seed + games):
            t = game.new_table(players, {}, number)
            sit = [new_bot(bots, rng_of_bot(number, seat)) for seat in range(players)]
            rows: list[Row] = []
            part = t.part()
            while (seat := t.next_seat()) >= 0:
                t.apply(seat, sit[seat].answer(t.view(seat)))
                if t.outcome is None and t.part() != part:
                    part = t.part()
                    if part > 1:
                        rows.append(stands(t))
            assert t.outcome is not None
            won = {"rows": rows, "won": t.outcome.standing(), "teams": t.outcome.teams}
            file.write(json.dumps(won) + "\n")


# The fit: a choice among seats, each with a weight of e to the sum of what it has times what that is worth.


def likeliest(
    things: np.ndarray[Any, Any], won: np.ndarray[Any, Any], sizes: np.ndarray[Any, Any]
) -> tuple[Any, Any, float]:
    """Worths of the things (by game, seat, thing), their standard errors, and the mean surprise in nats.

    The seats of a team share a weight.
    """
    worths = np.zeros(things.shape[2])
    for _ in range(STEPS):
        weights = np.exp(things @ worths) / sizes
        shares = weights / weights.sum(1, keepdims=True)
        middle = np.einsum("gs,gsk->gk", shares, things)
        slope = np.einsum("gs,gsk->k", won - shares, things)
        apart = things - middle[:, None, :]
        bend = np.einsum("gs,gsk,gsl->kl", shares, apart, apart) + 1e-9 * np.eye(len(worths))
        worths = worths + np.linalg.solve(bend, slope)
    surprise = -float((won * np.log(shares)).sum()) / len(won)
    return worths, np.sqrt(np.diag(np.linalg.inv(bend))), surprise


def fit(file: Path) -> None:
    by_part: dict[int, list[tuple[Row, list[float]]]] = defaultdict(list)
    for line in file.read_text(encoding="utf-8").splitlines():
        game = json.loads(line)
        for row in game["rows"]:
            by_part[row["part"]].append((row, game["won"]))
    for part, rows in sorted(by_part.items()):
        seats = len(rows[0][1])
        names = [name for name in FEATURES if NEEDS.get(name, "points") in rows[0][0]]
        things = np.array([[[FEATURES[n](row, s) for n in names] for s in range(seats)] for row, _ in rows])
        varying = [k for k in range(len(names)) if (things[:, :, k].std(1) > 0).sum() >= len(names)]
        if len(rows) < 20 or not varying:
            continue
        won = np.array([winners for _, winners in rows])
        teams = [row.get("teams") or list(range(seats)) for row, _ in rows]
        sizes = np.array([[float(team.count(one)) for one in team] for team in teams])
        worths, errors, surprise = likeliest(things[:, :, varying], won, sizes)
        said = np.array([row["standing"] for row, _ in rows])
        now = -float((won * np.log(np.maximum(said, 1e-9))).sum()) / len(won)
        print(f"after round {part - 1}: {len(rows)} games, {seats} players")
        for k, worth, off in zip(varying, worths, errors, strict=True):
            half = math.log(2) / abs(worth) if worth else math.inf
            print(
                f"  one {names[k]} more: {math.exp(worth):.4f} times the chance, "
                f"{worth:+.4f} ± {off:.4f}; {half:.1f} of them: twice"
            )
        print(f"  surprise {surprise:.4f}; now {now:.4f}; even {math.log(seats):.4f}")


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m building.standings")
    kinds = parser.add_subparsers(dest="kind", required=True)
    playing = kinds.add_parser("play")
    playing.add_argument("game")
    playing.add_argument("--players", type=int, required=True)
    playing.add_argument("--games", type=int, default=500)
    playing.add_argument("--bots", default=BOTS)
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--out", type=Path, required=True)
    fitting = kinds.add_parser("fit")
    fitting.add_argument("file", type=Path)
    chosen = parser.parse_args(arguments)
    if chosen.kind == "fit":
        fit(chosen.file)
    else:
        play(chosen.game, chosen.players, chosen.bots, chosen.games, chosen.seed, chosen.out)


if __name__ == "__main__":
    main(sys.argv[1:])
