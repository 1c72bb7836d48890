"""How much is tried at random: all that a game promises under `make many`, a part of it otherwise."""

import os

from followsuit import is_compiled

ALL = os.environ.get("FOLLOWSUIT_MANY") == "1"
PART_COMPILED = 40  # `make test` plays one game in so many
PART_INTERPRETED = 500


def games(promised: int) -> int:
    if not is_compiled():
        return promised // PART_INTERPRETED
    return promised if ALL else promised // PART_COMPILED


def tries(promised: int, part: int) -> int:
    """How many games of a kind are looked at closely. The interpreted engine, ten times as slow, has one."""
    if not is_compiled():
        return 1
    return promised if ALL else part
