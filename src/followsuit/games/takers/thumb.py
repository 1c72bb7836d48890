"""Rules of thumb for the family: which card wins now, what a hand is good for, and what to play for it."""

from typing import Final

from followsuit.core.option import CARD, argument_of, verb_of
from followsuit.games.takers.cards import (
    BLACK,
    COLOUR,
    FLAG,
    KIND,
    NO_COLOUR,
    NUMBER,
    OWNER,
    PICTURE,
    RARE,
    VALUE,
)
from followsuit.games.takers.order import KAKUMEI
from followsuit.games.takers.table import TakersTable

WINS: Final = 60  # above and below: an answer that does what the seat wants, and one that does not
FAILS: Final = 25


def worth_in_tricks(card: int) -> int:
    """How often a card wins a trick, roughly, in tenths."""
    kind = KIND[card]
    if kind in (RARE, PICTURE):
        return 9
    if kind != NUMBER:
        return 0
    if COLOUR[card] == BLACK:
        return 4 + VALUE[card] // 2
    return max(1, VALUE[card] - 3)


PLAIN: Final = 65536  # above every answer: a kind of card


def alike_cards(offered: list[int]) -> list[int]:
    """The two Rares of the draw deck are the same in play, and so are its two White Flags."""
    same: list[int] = []
    for pick in offered:
        card = argument_of(pick)
        is_twin = verb_of(pick) == CARD and KIND[card] in (RARE, FLAG) and not OWNER[card]
        same.append(PLAIN + KIND[card] if is_twin else pick)
    return same


CHANCE: Final[list[int]] = []  # the same by card, made once all the cards of the characters are there


def chances() -> list[int]:
    if len(CHANCE) != len(KIND):
        CHANCE[:] = [worth_in_tricks(card) for card in range(len(KIND))]
    return CHANCE


def chance_of(card: int) -> int:
    return chances()[card]


def chances_of(hand: list[int]) -> int:
    """How many tricks a hand may win, in tenths."""
    by_card = chances()
    total = 0
    for card in hand:
        total += by_card[card]
    return total


def key_of(kind: int, colour: int, value: int, led: int, is_kakumei: bool) -> int:
    """How strong a card lies in a trick; what characters add to it is left out."""
    if is_kakumei:
        if kind == FLAG:
            return 400
        if kind == NUMBER:
            return (200 if colour == BLACK else 300) - value
        return 100 if kind == RARE else 0
    if kind == NUMBER:
        tier = 200 if colour == BLACK else 100 if colour == led or led == NO_COLOUR else 0
        return tier + value
    if kind == PICTURE:
        return 500
    return 300 if kind == RARE else -100


def best_key(t: TakersTable, is_kakumei: bool) -> int:
    """The strongest of what lies open."""
    best = -1000
    for play in t.plays:
        if not play.is_hidden():
            best = max(best, key_of(play.kind, play.colour, play.value, t.led, is_kakumei))
    return best


def is_kakumei(t: TakersTable) -> bool:
    return t.order is KAKUMEI


def playing(t: TakersTable, offered: list[int], wants: bool, is_kakumei: bool) -> list[int]:
    """Win as cheaply as is sure, or as high as one can; or lose, and get rid of what wins later.

    For answers that are no cards, nothing is said: 0.
    """
    best = best_key(t, is_kakumei)
    is_last = not t.waiting
    by_card = chances()
    led = t.led
    found: list[int] = []
    for pick in offered:
        if verb_of(pick) != CARD:
            found.append(0)
            continue
        card = argument_of(pick)
        chance = by_card[card]
        key = key_of(KIND[card], COLOUR[card], VALUE[card], led, is_kakumei)
        if key <= best:
            found.append(FAILS - chance if wants else WINS + 2 * chance)
        elif not wants:
            found.append(FAILS - chance)
        elif is_last:
            found.append(WINS + 20 - chance)
        else:
            found.append(WINS + key // 20)
    return found
