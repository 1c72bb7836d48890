"""What happened, in sentences: one for every kind of event."""

from typing import Final

from followsuit.games.takers import texts

TEXTS: Final[dict[str, str]] = {
    **texts.TEXTS,
    "king-back": "{piece} goes back to {seat}, face down.",
}

# Where cards go when this happens.
MOVES: Final[dict[str, list[str]]] = {**texts.MOVES}

# What is written on the sheet of a round.
SHEET: Final[dict[str, str]] = {**texts.SHEET}
