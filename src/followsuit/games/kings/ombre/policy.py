"""Rules of thumb for what is asked before the tricks of Ombre: the auction, the sets and the discards.

The tenths below were measured: how much a card adds to the tricks that a hand wins.
"""

from typing import Final

from followsuit.core.option import NO, argument_of
from followsuit.core.policy import EVEN
from followsuit.games.kings.cards import COLOUR, KIND, SET_COLOURS, VALUE
from followsuit.games.kings.drafting import TakeSet
from followsuit.games.kings.ombre.auction import Declare
from followsuit.games.kings.ombre.taking_up import DiscardToNine
from followsuit.games.kings.pieces import FIRST_SET_PIECE
from followsuit.games.kings.policy import KingsPolicy
from followsuit.games.kings.table import KingsTable
from followsuit.games.takers.cards import NUMBER as NUMBER_CARD
from followsuit.games.takers.cards import RARE

# By colour of the set, red, blue, green, black, white: what King and Queen win beside the hand.
COURT: Final[list[int]] = [17, 21, 17, 17, 28]
QUEENS: Final[list[int]] = [50, 80, 48, 50, 75]  # to a Rival, who has no King and no trump of it
READY: Final[list[int]] = [0, 32, 36, 40]  # by total: how strong a hand has to be for it
RARE_TENTHS: Final = 5
FLAG_TENTHS: Final = 1


class OmbrePolicy(KingsPolicy):
    def choosing(self, t: KingsTable, seat: int, offered: list[int]) -> list[int]:
        """From 0 to 100 for each answer; nothing for what all games of the box ask."""
        question = t.todo[-1]
        if isinstance(question, Declare):
            return declaring(t, seat, offered)
        if isinstance(question, DiscardToNine):
            return discarding(t, seat, offered, question.least)
        if isinstance(question, TakeSet):
            return [taking(t, seat, argument_of(pick) - FIRST_SET_PIECE) for pick in offered]
        return []


OMBRE_POLICY: Final = OmbrePolicy()


def tenths_of(card: int, trump: int) -> int:
    """How much of a trick this card wins."""
    if KIND[card] != NUMBER_CARD:
        return RARE_TENTHS if KIND[card] == RARE else FLAG_TENTHS
    if COLOUR[card] == trump:
        return 4 + VALUE[card] // 3
    return max(0, VALUE[card] - 7)


def strength(hand: list[int], colour: int) -> int:
    """How many tricks, in tenths, the King player may win with this set."""
    total = COURT[colour]
    for card in hand:
        total += tenths_of(card, colour)
    return total


def declaring(t: KingsTable, seat: int, offered: list[int]) -> list[int]:
    """KO-AUC-04  No more cards than are needed, and only with a hand that has the tricks."""
    best = max([strength(t.hand(seat), colour) for colour in SET_COLOURS])
    return [EVEN if pick == NO else readiness(best - READY[argument_of(pick)], pick) for pick in offered]


def readiness(spare: int, pick: int) -> int:
    """By how many tenths the hand is stronger than it has to be for this total."""
    if spare < 0:
        return max(0, EVEN + 3 * spare)
    return EVEN + 20 + min(20, spare) - 5 * argument_of(pick)


def taking(t: KingsTable, seat: int, colour: int) -> int:
    """KO-SET-01, KO-SET-05  The King player's by the hand, a Rival's by what the Queen can do."""
    if seat == t.king_player:
        return min(100, strength(t.hand(seat), colour))
    return QUEENS[colour]


def discarding(t: KingsTable, seat: int, offered: list[int], count: int) -> list[int]:
    """KO-XCH-05  What wins least, by the trump that is known or will be."""
    trump = t.trump
    if seat == t.king_player:
        trump = SET_COLOURS[0]
        for colour in SET_COLOURS:
            if strength(t.hand(seat), colour) > strength(t.hand(seat), trump):
                trump = colour
    picked = t.sealed[seat]
    last = argument_of(picked[-1]) if picked else -1
    keys: list[int] = []
    for card in t.hand(seat):
        if card > last:  # cards are picked in ascending order
            keys.append((tenths_of(card, trump) * 16 + VALUE[card]) * 256 + card)
    keys.sort()
    first = min([key % 256 for key in keys[: count - len(picked)]])
    return [EVEN + 40 if argument_of(pick) == first else EVEN - 40 for pick in offered]
