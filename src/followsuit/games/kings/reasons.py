"""What the family's steps cite, in the rules of this game."""

from typing import Final

from followsuit.core.reason import Reason
from followsuit.games.takers.turn import (
    MUST_FOLLOW,
    NO_CARD_FOR_IT,
    NOT_IN_HAND,
    ONE_ANNOUNCEMENT,
    PLAY_A_CARD,
)

OF_KINGS: Final[dict[Reason, Reason]] = {
    PLAY_A_CARD: Reason("KT-TURN-02", "Play a card; before it, use or announce what you like."),
    NOT_IN_HAND: Reason("KT-TURN-09", "That card is not in your hand."),
    MUST_FOLLOW: Reason("KT-TRICK-04", "You hold the lead colour, so play it or a card without colour."),
    NO_CARD_FOR_IT: Reason("KT-TURN-09", "You have no card that may be played with it."),
    ONE_ANNOUNCEMENT: Reason("KT-TURN-03", "What you have announced goes with a card; play it."),
}


def in_kings(reason: Reason) -> Reason:
    """The same, by the rules of this game; what is its own already stays."""
    return OF_KINGS.get(reason, reason)


def of_kings(reason: Reason | None) -> Reason | None:
    """As `in_kings`, for a refusal, which there may not be."""
    return None if reason is None else OF_KINGS.get(reason, reason)
