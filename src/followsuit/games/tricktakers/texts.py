"""What happened, in sentences: one for every kind of event."""

from typing import Final

from followsuit.games.tricktakers.tasks import TASKS

TASK_TEXT: Final = "{done} points if it is done, {failed} lost if not."

TEXTS: Final[dict[str, str]] = {
    "round": "Round {number} begins.",
    "hand": "{seat} is dealt {cards}.",
    "laid-out": "Laid out: {piece}.",
    "chose": "{seat} is {piece} in this round.",
    "drafted": "{seat} drafts {piece}.",
    "took-own": "{seat} takes {cards} into the hand.",
    "drew-own": "{seat} draws from an own deck and holds {cards}.",
    "drew": "{seat} draws {cards}.",
    "discarded": "{seat} discards {cards}.",
    "exchanged": "{seat} has exchanged {number} cards.",
    "reshuffled": "The discards are shuffled into a new draw deck of {number}.",
    "spent-black-crown": "{seat} spends a Black Crown.",
    "bid": "{seat} bids {number}.",
    "no-stake": "{seat} stakes nothing.",
    "equipped": "{seat} has a new item: {items}.",
    "named-leader": "{seat} names {other} to lead.",
    "power": "{seat} uses a power.",
    "led": "{seat} leads {cards}.",
    "played": "{seat} plays {cards}.",
    "played-face-down": "{seat} plays {cards} face down.",
    "flipped": "{seat} turns up {cards}.",
    "reserved": "{seat} reserves {cards}.",
    "took-reserved": "{seat} takes the reserved {cards}.",
    "opened-hand": "{seat} lays the hand open: {cards}.",
    "won": "{seat} wins the trick with {cards}.",
    "gained": "{seat} gains {number} points.",
    "lost": "{seat} pays {number} points.",
    "crown": "{seat} gets the Crown of the round.",
    "no-crown": "Nobody gets the Crown of the round.",
    "black-crown": "{seat} gets a Black Crown.",
    "set": "{seat} makes a set of {cards} for {number} points.",
    "scored": "{seat} scores {number} points.",
    "scored-loss": "{seat} loses {number} points.",
    "points": "{seat} has {number} points.",
    "game-over": "{seat} wins the game.",
    **{task.name: "{seat} gives {other} the task: " + task.name.replace("-", " ") + "." for task in TASKS},
}
