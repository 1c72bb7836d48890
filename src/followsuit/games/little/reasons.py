"""What the family's steps cite, in the rules of this game."""

from typing import Final

from followsuit.core.reason import Reason
from followsuit.games.takers.order import (
    BLACK_WINS,
    FLAG_IN_KAKUMEI,
    LED_WINS,
    NO_NUMBER_IN_KAKUMEI,
    ONE_BEATS_PICTURE,
    ONE_BEATS_TEN,
    ONLY_FLAGS,
    PICTURE_WINS,
    RARE_WINS,
    WEAKEST_WINS,
)
from followsuit.games.takers.turn import (
    MUST_FOLLOW,
    NO_CARD_FOR_IT,
    NOT_IN_HAND,
    ONE_ANNOUNCEMENT,
    PLAY_A_CARD,
)

OF_LITTLE: Final[dict[Reason, Reason]] = {
    # A turn.
    PLAY_A_CARD: Reason("LT-TURN-02", "Play a card, or use a power or an item first."),
    NOT_IN_HAND: Reason("LT-DEC-15", "That card is not in your hand."),
    MUST_FOLLOW: Reason("LT-FOL-03", "You hold the lead colour, so play it or a card without colour."),
    NO_CARD_FOR_IT: Reason("LT-ITEM-01", "You have no card that may be played with it."),
    ONE_ANNOUNCEMENT: Reason("LT-TURN-03", "What you have announced goes with a card; play it."),
    # The winner of a trick.
    ONE_BEATS_PICTURE: Reason("LT-BERS-06", "A 1 beats MIRIA, whatever its colour."),
    PICTURE_WINS: Reason("LT-BERS-05", "MIRIA beats all but a 1."),
    RARE_WINS: Reason("LT-STR-01", "A Rare beats every number card."),
    BLACK_WINS: Reason("LT-STR-01", "Black beats the other colours."),
    LED_WINS: Reason("LT-STR-01", "It is the strongest card of the lead colour."),
    ONE_BEATS_TEN: Reason("LT-BERS-07", "A 1 beats the 10 of its colour."),
    ONLY_FLAGS: Reason("LT-STR-04", "Everyone played a White Flag."),
    FLAG_IN_KAKUMEI: Reason("LT-RESI-03", "In Kakumei a White Flag is the strongest."),
    WEAKEST_WINS: Reason("LT-RESI-03", "In Kakumei the smallest number wins, black after the others."),
    NO_NUMBER_IN_KAKUMEI: Reason(
        "LT-RESI-03", "In Kakumei a Rare wins where nobody played a number or a White Flag."
    ),
}


def in_little(reason: Reason) -> Reason:
    """The same, by the rules of this game; what is its own already stays."""
    return OF_LITTLE.get(reason, reason)


def of_little(reason: Reason | None) -> Reason | None:
    """As `in_little`, for a refusal, which there may not be."""
    return None if reason is None else OF_LITTLE.get(reason, reason)
