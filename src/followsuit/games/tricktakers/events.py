"""Where cards go when something happens, and what it is on the sheet of a round."""

from typing import Final

from followsuit.games.takers import events

# Where cards go when this happens.
MOVES: Final[dict[str, list[str]]] = {
    **events.MOVES,
    "took-from-trick": ["taken", "hand"],
    "took-carried": ["character", "hand"],
    "to-the-front": ["character", "trick"],
    "back-to-the-rear": ["trick", "character"],
    "drew-exclusive": ["character", "hand"],
    "changed-past": ["trick", "hand"],
}

# What is written on the sheet of a round.
SHEET: Final[dict[str, str]] = {
    **events.SHEET,
    "begins": "start",
    "changed-past": "unwin",
    "crown": "award crown",
    "no-crown": "award crown",
    "black-crown": "award black-crown",
    "forged-crown": "award crown",
    "forged-black-crown": "award black-crown",
}
