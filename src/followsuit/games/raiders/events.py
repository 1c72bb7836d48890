"""Where cards go when something happens, and what it is on the sheet of a round."""

from typing import Final

# Where cards go when this happens.
MOVES: Final[dict[str, list[str]]] = {
    "lead-cards": ["deck", "lead-cards"],
    "hand": ["deck", "hand"],
    "added": ["hand", "lead-cards"],
    "collected": ["lead-cards", "hand"],
    "led": ["lead-cards", "trick"],
    "led-from-hand": ["hand", "trick"],
    "followed": ["hand", "trick"],
    "won": ["trick", "played"],
    "pulled-back": ["lead-cards", "hand"],
}

# What is written on the sheet of a round.
SHEET: Final[dict[str, str]] = {
    "begins": "start",
    "round": "round",
    "won": "win",
    "no-winner": "no win",
    "aggressive": "award token",
    "passive": "award token",
    "hearts-trump": "award crown",
    "diamonds-trump": "award crown",
    "life-lost": "down",
    "life-gained": "up",
    "game-over": "end",
}
