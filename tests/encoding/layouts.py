"""The layouts of rows and actions, stored: `python tests/encoding/layouts.py` writes them anew.

Do that only together with a new rules version, or with VERSION of followsuit/envs/encodings.py: whoever has
trained something has trained it for these.
"""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

from followsuit import Game, all_games
from followsuit.envs.encodings import VERSION, encoding_of

STORED = Path(__file__).parent / "layouts.json"


def layout_of(game: Game, players: int) -> dict[str, Any]:
    encoding = encoding_of(game, players)
    fields = [(field.name, field.start, field.size, field.shape) for field in encoding.state_fields()]
    fields += [(field.name, field.start, field.size, field.shape) for field in encoding.fields()]
    told = json.dumps([fields, encoding.picks, list(encoding.kinds)])
    return {
        "rules_version": game.rules_version,
        "version": VERSION,
        "observation": encoding.size,
        "state": encoding.state_size,
        "actions": len(encoding.picks),
        "layout": sha256(told.encode()).hexdigest()[:16],
    }


def read_layouts() -> dict[str, Any]:
    return dict(json.loads(STORED.read_text(encoding="utf-8")))


if __name__ == "__main__":
    layouts = {
        f"{game.id} {players}": layout_of(game, players)
        for game in all_games().values()
        for players in game.players
    }
    STORED.write_text(json.dumps(layouts, indent=1) + "\n", encoding="utf-8")
