"""What happened, in sentences: one for every kind of event."""

from typing import Final

TEXTS: Final[dict[str, str]] = {
    "begins": "Everyone begins with {number} life [chip|chips].",
    "round": "Round {number} begins. Spades are trump.",
    "lead-cards": "{seat} has the lead cards {cards}.",
    "hand": "{seat} is dealt {cards}.",
    "sealed": "{seat} has declared.",
    "kept": "{seat} keeps the lead cards and declares {number} [lead|leads].",
    "added": "{seat} adds {cards} and declares {number} [lead|leads].",
    "collected": "{seat} collects {cards} and declares {number} [lead|leads].",
    "aggressive": "{seat} takes the token of the aggressive declaration.",
    "passive": "{seat} takes the token of the passive declaration.",
    "first-leader": "{seat} leads first.",
    "led": "{seat} leads {cards}.",
    "led-from-hand": "{seat} leads {cards} from the hand.",
    "followed": "{seat} plays {cards}.",
    "won": "{seat} wins the trick with {cards}.",
    "no-winner": "Nobody wins this trick.",
    "hearts-trump": "Hearts are trump now.",
    "diamonds-trump": "Diamonds are trump now.",
    "dropped-out": "{seat} drops out of the round.",
    "life-lost": "{seat} loses a life chip and has {number}.",
    "life-gained": "{seat} gains a life chip and has {number}.",
    "stolen": "{seat} takes a life chip from {other}.",
    "pulled-back": "{seat} takes the lead card {cards} into the hand.",
    "game-over": "The game is over.",
}

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
