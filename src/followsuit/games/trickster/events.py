"""Where cards go when something happens, and what it is on the sheet of a round."""

from typing import Final

# Where cards go when this happens; "other" is the event's other seat, "shown" what lies turned up.
MOVES: Final[dict[str, list[str]]] = {
    "trash": ["deck", "trash"],
    "hand": ["deck", "hand"],
    "starting-card": ["hand", "tableau"],
    "timeline": ["deck", "timeline"],
    "timeline-led": ["timeline", "pot"],
    "led": ["hand", "pot"],
    "played": ["hand", "pot"],
    "brigand": ["tableau", "other tableau"],
    "taken-out": ["other tableau", "shown"],
    "doctor": ["shown", "other hand"],
    "explorer-shown": ["deck", "shown"],
    "explorer": ["shown", "hand"],
    "explorer-under": ["shown", "deck"],
    "guard": ["other tableau", "hand"],
    "inventor": ["deck", "pot"],
    "inventor-trash": ["deck", "trash"],
    "magician": ["tableau", "trash"],
    "nomad": ["other tableau", "tableau"],
    "peddler": ["hand", "other hand"],
    "revolutionary": ["trash", "hand"],
    "scion-drawn": ["deck", "hand"],
    "scion": ["hand", "deck"],
    "soldier": ["hand", "other tableau"],
    "witness": ["tableau", "hand"],
    "hunter": ["trash", "other tableau"],
    "noble": ["tableau", "pot"],
    "saint-given": ["hand", "other hand"],
    "shaman": ["hand", "tableau"],
    "smuggler-shown": ["other hand", "shown"],
    "smuggler": ["shown", "hand"],
    "smuggler-given": ["shown", "other hand"],
    "beast": ["hand", "pot"],
    "maven-shown": ["other hand", "shown"],
    "maven": ["shown", "other tableau"],
    "bust": ["pot", "tableau"],
    "laid-down": ["hand", "tableau"],
}

# What is written on the sheet of a round.
SHEET: Final[dict[str, str]] = {
    "round": "round",
    "round-over": "award hourglass",
    "scored": "plus",
    "points": "total fewest",
    "game-over": "end",
}
