"""Where cards go when something happens, and what it is on the sheet of a round."""

from typing import Final

from followsuit.games.takers import events

# Where cards go when this happens.
MOVES: Final[dict[str, list[str]]] = {
    **events.MOVES,
    "auction-cards": ["draw-deck", "auction-cards"],
    "auction-discards": ["cards-in-front", "discards"],
    "took-up": ["auction-cards", "hand"],
}

# What is written on the sheet of a round.
# A seat is known by its set, whichever characters help it in the round.
SHEET: Final[dict[str, str]] = {
    **{kind: what for kind, what in events.SHEET.items() if what != "piece"},
    "took-set": "piece kept",
    "bid-missed": "plus",
    "team-wins": "together",
}
