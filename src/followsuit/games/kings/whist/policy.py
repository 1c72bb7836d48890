"""Rules of thumb for what only Whist asks: sets and special cards."""

from typing import Final

from followsuit.core.option import CARD, argument_of, verb_of
from followsuit.games.kings.cards import COLOUR, KIND
from followsuit.games.kings.pieces import FIRST_SET_PIECE
from followsuit.games.kings.policy import KingsPolicy
from followsuit.games.kings.table import KingsTable
from followsuit.games.kings.whist.drafting import TakeSetOrSpecial, TakeSpecial
from followsuit.games.takers.cards import NO_COLOUR, RARE

# By how often a set was with the winners where sets were taken at random: red, blue, green, black, white.
OF_SET: Final[list[int]] = [48, 46, 50, 64, 50]
A_CARD_OF_ITS_COLOUR: Final = 2  # the King and the 11 are the better for it
OF_RARE: Final = 70  # it wins a trick of its own
OF_FLAG: Final = 30  # it needs a Rare of somebody else


class WhistPolicy(KingsPolicy):
    def choosing(self, t: KingsTable, seat: int, offered: list[int]) -> list[int]:
        """From 0 to 100 for each answer; nothing for questions that other games ask as well."""
        question = t.todo[-1]
        if isinstance(question, (TakeSetOrSpecial, TakeSpecial)):
            return [taking(t, seat, pick) for pick in offered]
        return []


WHIST_POLICY: Final = WhistPolicy()


def taking(t: KingsTable, seat: int, pick: int) -> int:
    """KW-DEC-01, KW-DEC-02  A Rare before a set, and of the sets one that fits the hand."""
    if verb_of(pick) == CARD:
        return OF_RARE if KIND[argument_of(pick)] == RARE else OF_FLAG
    colour = argument_of(pick) - FIRST_SET_PIECE
    return OF_SET[colour] + A_CARD_OF_ITS_COLOUR * count_of(t.hand(seat), colour)


def count_of(hand: list[int], colour: int) -> int:
    """How many cards of a hand have this colour; white has no number cards."""
    count = 0
    for card in hand:
        if colour != NO_COLOUR and COLOUR[card] == colour:
            count += 1
    return count
