"""What happened, in sentences: one for every kind of event."""

from typing import Final

from followsuit.games.takers import texts

TEXTS: Final[dict[str, str]] = {
    **texts.TEXTS,
    "begins-with": "{seat} begins with {number} [point|points].",
    "turned-up": "On display: {piece}.",
    "selects-first": "{seat} selects first.",
    "chose": "{seat} takes {piece}.",
    "took-option": "{seat} takes an option: {piece}.",
    "free": "{seat} pays nothing for it.",
    "prepares": "{seat} prepares: {piece}.",
    "waits": "{seat} leaves the rest of the preparation for later.",
    "put-in": "{seat} puts {cards} into the hand.",
    "returned": "{seat} gives {piece} back.",
    "joins": "{seat} plays {piece} once more.",
    "handed-over": "{seat} hands {other} a character: {piece}.",
    "side": "{seat} lays the new character: {piece}.",
    "summoned": "{seat} summons a beast: {piece}.",
    "kakumei": "{seat} declares Kakumei.",
    "added": "{seat} adds a card: {cards} count as {number}.",
    "declared-red": "{seat} names red.",
    "declared-blue": "{seat} names blue.",
    "declared-green": "{seat} names green.",
    "declared-black": "{seat} names black.",
    "reached-for": "{seat} reaches into the hand of {other}.",
    "took-from": "{seat} takes {cards} from the hand of {other}.",
    "shielded": "{seat} does not lose {number} [point|points].",
}

# Where cards go when this happens.
MOVES: Final[dict[str, list[str]]] = {
    **texts.MOVES,
    "put-in": ["character", "hand"],
    "added": ["hand", "trick"],
}

# What is written on the sheet of a round.
SHEET: Final[dict[str, str]] = {
    **texts.SHEET,
    "begins-with": "start",
}
