"""Games played at random from seeds, one line for each: by this Python, or by the one in a browser.

python played.py FIRST COUNT GAME...
"""

import hashlib
import sys

from followsuit.bots.random_bot import RandomBot
from followsuit.core.rng import seeded
from followsuit.registry import find_game, new_match


def line_of(game: str, seed: int) -> str:
    """How the game went: every fingerprint on the way is in it."""
    counts = find_game(game).players
    match = new_match(game, counts[seed % len(counts)], seed=seed)
    table = match.table
    assert table is not None
    bot = RandomBot(seeded(seed + 1))
    whole = hashlib.sha256()
    answers = 0
    while table.outcome is None:
        seat = table.seats_to_act()[0]
        match.answer(seat, bot.pick(table.options(seat)))
        whole.update(str(table.fingerprint()).encode())
        answers += 1
    return f"{game} {seed} {answers} {whole.hexdigest()}"


def lines(first: int, count: int, games: list[str]) -> list[str]:
    return [line_of(game, seed) for game in games for seed in range(first, first + count)]


if __name__ == "__main__":
    print("\n".join(lines(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])))
