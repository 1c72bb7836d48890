"""Where cards go when something happens, and what it is on the sheet of a round."""

from typing import Final

# Where cards go when this happens.
MOVES: Final[dict[str, list[str]]] = {
    "hand": ["draw-deck", "hand"],
    "took-own": ["character", "hand"],
    "drew-own": ["character", "hand"],
    "drew": ["draw-deck", "hand"],
    "discarded": ["hand", "discards"],
    "led": ["hand", "trick"],
    "played": ["hand", "trick"],
    "played-face-down": ["hand", "trick"],
    "took-reserved": ["trick", "taken"],
    "won": ["trick", "taken"],
    "played-top": ["draw-deck", "trick"],
    "discarded-second": ["trick", "discards"],
    "took-back": ["trick", "hand"],
}

# What is written on the sheet of a round.
SHEET: Final[dict[str, str]] = {
    "round": "round",
    "chose": "piece",
    "won": "win",
    "gained": "plus",
    "lost": "minus",
    "scored": "plus",
    "scored-loss": "minus",
    "points": "total",
    "game-over": "end",
}
