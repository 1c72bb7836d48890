"""The powers of Kings TrickTakers as answers, and what is often asked of a table."""

from followsuit.games.kings.cards import WHITE
from followsuit.games.kings.court import KING_POWER
from followsuit.games.takers.cards import BLACK, BLUE, GREEN, RED
from followsuit.games.takers.turn import POWERS_OF_A_ROLE
from kings import KingsGame

RED_QUEEN, BLUE_QUEEN, GREEN_QUEEN, BLACK_QUEEN, WHITE_QUEEN = [
    f"power-{colour}" for colour in (RED, BLUE, GREEN, BLACK, WHITE)
]
RED_KING, BLUE_KING, GREEN_KING, BLACK_KING, WHITE_KING = [
    f"power-{KING_POWER + colour}" for colour in (RED, BLUE, GREEN, BLACK, WHITE)
]


def of_slot(slot: int) -> str:
    """The power of the character that lies in this slot: 1 is the first of those face up."""
    return f"power-{slot * POWERS_OF_A_ROLE}"


def cards_asked(g: KingsGame) -> str:
    """The cards offered to the seat that is asked, without anything else."""
    words = g.asked().split(": ")[1].split()
    return " ".join([word for word in words if not word.startswith("power")])


def powers_asked(g: KingsGame) -> list[str]:
    """What else is offered to it."""
    return [word for word in g.asked().split(": ")[1].split() if word.startswith("power")]


def powers_told(g: KingsGame, viewer: int = -1) -> list[str]:
    """What everybody has seen to be used: '0 white-queen'."""
    return [f"{event.seat} {event.what}" for event in g.events("power", viewer)]
