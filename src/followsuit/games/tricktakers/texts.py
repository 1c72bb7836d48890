"""What happened, in sentences: one for every kind of event."""

from typing import Final

from followsuit.games.takers import texts

TEXTS: Final[dict[str, str]] = {
    **texts.TEXTS,
    "begins": "Everyone begins with {number} [point|points].",
    "drafted": "{seat} drafts {piece}.",
    "spent-black-crown": "{seat} spends a Black Crown.",
    "equipped": "{seat} has a new item: {cards}.",
    "items-reshuffled": "The used items are shuffled into a new item deck of {number}.",
    "opened-hand": "{seat} lays the hand open: {cards}.",
    "crown": "{seat} gets the Crown of the round.",
    "no-crown": "Nobody gets the Crown of the round.",
    "black-crown": "{seat} gets a Black Crown.",
    "task": "{seat} gives {other} the task: {piece}.",
    "trap": "{seat} turns up a trap: {piece}.",
    "pool-to-box": "The {number} [point|points] left in the pool go to the box.",
    "took-carried": "{seat} takes {cards}, carried over, into the hand.",
    "carries": "{seat} carries {cards} into the next round.",
    "took-from-trick": "{seat} takes {cards} from the trick into the hand.",
    "spent-mp": "{seat} spends {number} MP.",
    "restored-mp": "{seat} gets {number} MP back.",
    "to-the-front": "{seat} moves {cards} to the front.",
    "back-to-the-rear": "{seat} takes {cards} back to a Summon Sheet.",
    "drew-exclusive": "{seat} draws {cards} from their own deck.",
    "declared-red": "{seat} declares red.",
    "declared-blue": "{seat} declares blue.",
    "declared-green": "{seat} declares green.",
    "declared-black": "{seat} declares black.",
    "element": "{seat} places an element: {piece}.",
    "put-on-deck": "{seat} puts {number} [card|cards] on their own deck.",
    "put-under-deck": "{seat} puts {number} [card|cards] under their own deck.",
    "forged-crown": "{seat} forges a Crown for a Black Crown.",
    "forged-black-crown": "{seat} forges a Black Crown.",
    "predicted": "{seat} has made a prediction.",
    "predicted-crown": "{seat} has predicted the Crown for {other}.",
    "predicted-black-crown": "{seat} has predicted a Black Crown for {other}.",
    "predicted-wins": "{seat} has predicted {number} [win|wins].",
    "changed-past": "{seat} changes the past and takes {cards} into the hand.",
    "letter": "{seat} gives {other} a letter: {piece}.",
    "put-chip": "{seat} puts the chip on its field: {piece}.",
    "flipped-chip-down": "{seat} flips the chip face down.",
    "flipped-chip-up": "{seat} flips the chip face up.",
    "offered": "{seat} offers {other} {cards}.",
    "accepted": "{seat} accepts the exchange with {other}.",
    "refused": "{seat} refuses the exchange with {other}.",
    "stole-crown": "{seat} steals a Crown from {other}.",
    "stole-black-crown": "{seat} steals a Black Crown from {other}.",
}

# Where cards go when this happens.
MOVES: Final[dict[str, list[str]]] = {
    **texts.MOVES,
    "took-from-trick": ["taken", "hand"],
    "took-carried": ["character", "hand"],
    "to-the-front": ["character", "trick"],
    "back-to-the-rear": ["trick", "character"],
    "drew-exclusive": ["character", "hand"],
    "changed-past": ["trick", "hand"],
}

# What is written on the sheet of a round.
SHEET: Final[dict[str, str]] = {
    **texts.SHEET,
    "begins": "start",
    "changed-past": "unwin",
    "crown": "award crown",
    "no-crown": "award crown",
    "black-crown": "award black-crown",
    "forged-crown": "award crown",
    "forged-black-crown": "award black-crown",
}
