"""Following suit: which cards of a hand may be played to a trick."""

from typing import Any, Final

from mypy_extensions import i64

from followsuit.core.option import CARD

# The answers that play a card, made once: compiled code makes a number anew each time it stores one.
PLAY_OF: Final[list[Any]] = [CARD << 8 | card for card in range(256)]


def plays(hand: list[int]) -> list[int]:
    """Every card of the hand, as answers."""
    return [PLAY_OF[card] for card in hand]


def plays_of_suit(hand: list[int], suits: list[int], led: int) -> list[int]:
    """The cards of the led suit, as answers; none if the hand has none."""
    offered: list[int] = []
    for card in hand:
        if suits[card] == led:
            offered.append(PLAY_OF[card])
    return offered


def has_suit(hand: list[int], suits: list[int], led: i64) -> bool:
    for card in hand:
        if suits[card] == led:
            return True
    return False
