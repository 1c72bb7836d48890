"""Which encoding a game has: its own, by the entry point `followsuit.encodings`, or what all have."""

import sys
from functools import cache
from importlib.metadata import entry_points
from typing import Final

from followsuit.core.game import Game
from followsuit.encoding.encoding import Encoding
from followsuit.registry import find_game

GROUP: Final = "followsuit.encodings"
VERSION: Final = 1  # of the layouts; the number at the end of every id


@cache
def encodings() -> dict[str, type[Encoding]]:
    """By the id of their game. One that cannot be loaded is passed over, and said."""
    found: dict[str, type[Encoding]] = {}
    for entry in entry_points(group=GROUP):
        try:
            kind = entry.load()
        except Exception as error:  # another package's fault must not close the house
            print(f"The encoding of {entry.name} cannot be loaded: {error}", file=sys.stderr)
            continue
        if isinstance(kind, type) and issubclass(kind, Encoding):
            found.setdefault(entry.name, kind)
        else:
            print(f"{entry.value}, named as the encoding of {entry.name}, is not one.", file=sys.stderr)
    return found


def encoding_of(game: str | Game, players: int = 0) -> Encoding:
    """A new one: it has room for one row at a time, so every environment has its own."""
    found = find_game(game) if isinstance(game, str) else game
    count = players or found.default_players
    found.checked_options(count, {}, 0)  # refuses a number of players that the game is not for
    return encodings().get(found.id, Encoding)(found, count)


def id_of(game: Game, players: int) -> str:
    """As the registries know it: followsuit/tricktakers-4p-v1."""
    return f"followsuit/{game.id}-{players}p-v{VERSION}"
