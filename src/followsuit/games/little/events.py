"""Where cards go when something happens, and what it is on the sheet of a round."""

from typing import Final

from followsuit.games.takers import events

# Where cards go when this happens.
MOVES: Final[dict[str, list[str]]] = {
    **events.MOVES,
    "put-in": ["character", "hand"],
    "added": ["hand", "trick"],
}

# What is written on the sheet of a round.
SHEET: Final[dict[str, str]] = {
    **events.SHEET,
    "begins-with": "start",
}
