"""What seats are told in games at random, by hash, stored: `python tests/encoding/rows.py` writes it anew.

Do that only together with a new rules version, or with VERSION of followsuit/envs/encodings.py: whoever has
trained something has trained it for these.
"""

import json
from hashlib import sha256
from pathlib import Path

from followsuit import Game, all_games
from followsuit.envs.encodings import encoding_of
from followsuit.properties.playing import positions

STORED = Path(__file__).parent / "rows.json"
SEEDS = (1, 2)
EVERY = 11  # of so many positions one is looked at


def rows_of(game: Game, players: int) -> str:
    """Of what every seat sees and may answer, and of what is so."""
    encoding = encoding_of(game, players)
    found = sha256()
    for piece in sorted(game.pieces):
        found.update(repr(encoding.describe_piece(piece)).encode())
    for seed in SEEDS:
        for number, (t, _) in enumerate(positions(game, players, {}, seed)):
            if number % EVERY == 0:
                for seat in range(players):
                    found.update(encoding.observation(t, seat))
                    found.update(encoding.mask(t, seat))
                found.update(encoding.state(t))
    return found.hexdigest()[:16]


def read_rows() -> dict[str, str]:
    return dict(json.loads(STORED.read_text(encoding="utf-8")))


if __name__ == "__main__":
    rows = {
        f"{game.id} {game.default_players}": rows_of(game, game.default_players)
        for game in all_games().values()
    }
    STORED.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
