"""What happened, in sentences: one for every kind of event."""

from typing import Final

TASK_TEXT: Final = "{done} points if it is done, {failed} lost if not."

TEXTS: Final[dict[str, str]] = {
    "begins": "Everyone begins with {number} [point|points].",
    "round": "Round {number} begins.",
    "hand": "{seat} is dealt {cards}.",
    "laid-out": "Laid out: {piece}.",
    "chose": "{seat} is {piece} in this round.",
    "drafted": "{seat} drafts {piece}.",
    "took-own": "{seat} takes {cards} into the hand.",
    "drew-own": "{seat} draws from their own deck and holds {cards}.",
    "drew": "{seat} draws {cards}.",
    "discarded": "{seat} discards {cards}.",
    "exchanged": "{seat} has exchanged {number} [card|cards].",
    "reshuffled": "The discards are shuffled into a new draw deck of {number}.",
    "spent-black-crown": "{seat} spends a Black Crown.",
    "bid": "{seat} bids {number}.",
    "no-stake": "{seat} stakes nothing.",
    "equipped": "{seat} has a new item: {cards}.",
    "named-leader": "{seat} names {other} to lead.",
    "power": "{seat} uses a power: {power}.",
    "led": "{seat} leads {cards}.",
    "played": "{seat} plays {cards}.",
    "played-face-down": "{seat} plays {cards} face down.",
    "flipped": "{seat} turns up {cards}.",
    "reserved": "{seat} reserves {cards}.",
    "took-reserved": "{seat} takes the reserved {cards}.",
    "opened-hand": "{seat} lays the hand open: {cards}.",
    "won": "{seat} wins the trick with {cards}.",
    "gained": "{seat} gains {number} [point|points].",
    "lost": "{seat} pays {number} [point|points].",
    "crown": "{seat} gets the Crown of the round.",
    "no-crown": "Nobody gets the Crown of the round.",
    "black-crown": "{seat} gets a Black Crown.",
    "set": "{seat} makes a set of {cards} for {number} [point|points].",
    "scored": "{seat} scores {number} [point|points].",
    "scored-loss": "{seat} loses {number} [point|points].",
    "points": "{seat} has {number} [point|points].",
    "game-over": "{seat} wins the game.",
    "task": "{seat} gives {other} the task: {piece}.",
}

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
}

# What is written on the sheet of a round.
SHEET: Final[dict[str, str]] = {
    "begins": "start",
    "round": "round",
    "chose": "piece",
    "won": "win",
    "crown": "award crown",
    "no-crown": "award crown",
    "black-crown": "award black-crown",
    "gained": "plus",
    "lost": "minus",
    "scored": "plus",
    "scored-loss": "minus",
    "points": "total",
    "game-over": "end",
}
