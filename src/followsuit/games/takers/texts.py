"""What happened, in sentences: what both games of the family tell, each in the same words."""

from typing import Final

TEXTS: Final[dict[str, str]] = {
    "round": "Round {number} begins.",
    "hand": "{seat} is dealt {cards}.",
    "laid-out": "Laid out: {piece}.",
    "chose": "{seat} is {piece} in this round.",
    "took-own": "{seat} takes {cards} into the hand.",
    "drew-own": "{seat} draws from their own deck and holds {cards}.",
    "drew": "{seat} draws {cards}.",
    "discarded": "{seat} discards {cards}.",
    "exchanged": "{seat} has exchanged {number} [card|cards].",
    "reshuffled": "The discards are shuffled into a new draw deck of {number}.",
    "bid": "{seat} bids {number}.",
    "no-stake": "{seat} stakes nothing.",
    "named-leader": "{seat} names {other} to lead.",
    "power": "{seat} uses a power: {power}.",
    "led": "{seat} leads {cards}.",
    "played": "{seat} plays {cards}.",
    "played-face-down": "{seat} plays {cards} face down.",
    "flipped": "{seat} turns up {cards}.",
    "reserved": "{seat} reserves {cards}.",
    "took-reserved": "{seat} takes the reserved {cards}.",
    "won": "{seat} wins the trick with {cards}.",
    "gained": "{seat} gains {number} [point|points].",
    "lost": "{seat} pays {number} [point|points].",
    "set": "{seat} makes a set of {cards} for {number} [point|points].",
    "scored": "{seat} scores {number} [point|points].",
    "scored-loss": "{seat} loses {number} [point|points].",
    "points": "{seat} has {number} [point|points].",
    "game-over": "{seat} wins the game.",
    "looked-at-top": "{seat} looks at {cards} on top of the draw deck.",
    "played-top": "{seat} plays {cards} from the top of the draw deck face down.",
    "put-back": "{seat} puts the card back on top of the draw deck.",
    "discarded-second": "{seat} discards {cards}, which lay face down.",
    "took-back": "{seat} takes {cards} back.",
    "gave": "{seat} gives {other} {cards}.",
    "new-run": "The trick is played anew; {seat} leads.",
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
