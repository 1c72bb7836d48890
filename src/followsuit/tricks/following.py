"""Following suit: which cards of a hand may be played to a trick."""

from typing import Any, Final

from mypy_extensions import i64

from followsuit.core.option import CARD
from followsuit.core.rng import Rng

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


def any_play(hand: list[int], rng: Rng) -> int:
    """One of `plays`, each as likely."""
    at: i64 = rng.below(len(hand)) if len(hand) > 1 else 0
    return CARD << 8 | hand[at]


def is_among(card: i64, cards: list[int]) -> bool:
    """As `card in cards`, which compiled code asks of Python."""
    for other in cards:
        if other == card:
            return True
    return False


def has_suit(hand: list[int], suits: list[int], led: i64) -> bool:
    for card in hand:
        if suits[card] == led:
            return True
    return False
