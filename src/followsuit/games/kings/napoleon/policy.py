"""Rules of thumb for what only Napoleon asks: numbers, sets, and the exchange."""

from typing import Final

from followsuit.core.option import argument_of
from followsuit.games.kings.cards import COLOUR, VALUE
from followsuit.games.kings.napoleon.exchange import DiscardFour
from followsuit.games.kings.napoleon.sets import ChooseNumbers, TakeSet, is_number
from followsuit.games.kings.pieces import FIRST_SET_PIECE
from followsuit.games.kings.policy import KingsPolicy
from followsuit.games.kings.table import KingsTable
from followsuit.games.kings.whist.policy import count_of
from followsuit.games.takers.cards import BLACK
from followsuit.games.takers.policy import chances
from followsuit.tricks.following import PLAY_OF

# Three players take more tricks than two. By colour: red, blue, green, black, white.
OF_SET: Final[list[int]] = [60, 60, 60, 30, 20]
A_CARD_OF_ITS_COLOUR: Final = 3
A_NUMBER: Final = 9
BLACK_IS_DEAR: Final = 12
MORE_THAN_CARDS: Final = 256


class NapoleonPolicy(KingsPolicy):
    def choosing(self, t: KingsTable, seat: int, offered: list[int]) -> list[int]:
        """From 0 to 100 for each answer; nothing for questions that other games ask as well."""
        question = t.todo[-1]
        if isinstance(question, ChooseNumbers):
            return [showing(argument_of(pick)) for pick in offered]
        if isinstance(question, TakeSet):
            return [taking(t, seat, argument_of(pick) - FIRST_SET_PIECE) for pick in offered]
        if isinstance(question, DiscardFour):
            return discarding(t, seat, offered, question.most - len(t.sealed[seat]))
        return []


NAPOLEON_POLICY: Final = NapoleonPolicy()


def showing(card: int) -> int:
    """KN-DEC-01  A high number, to be asked early; trump is too good for it."""
    return A_NUMBER * VALUE[card] - (BLACK_IS_DEAR if COLOUR[card] == BLACK else 0) + BLACK_IS_DEAR - 2


def taking(t: KingsTable, seat: int, colour: int) -> int:
    """KN-DEC-02  One of the three that play together, in the colour of the hand."""
    return OF_SET[colour] + A_CARD_OF_ITS_COLOUR * count_of(t.hand(seat), colour)


def discarding(t: KingsTable, seat: int, offered: list[int], left: int) -> list[int]:
    """KN-DEC-03  The weakest cards. They are picked in ascending order, so the smallest of these is next."""
    chance = chances(t.prints)
    after = t.sealed[seat][-1] if t.sealed[seat] else -1
    cards = [card for card in t.hand(seat) if is_number(card) and PLAY_OF[card] > after]
    keys = sorted([chance[card] * MORE_THAN_CARDS + card for card in cards])
    next_one = min([key % MORE_THAN_CARDS for key in keys[:left]])
    return [90 if argument_of(pick) == next_one else 10 for pick in offered]
