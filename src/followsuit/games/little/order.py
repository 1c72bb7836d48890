"""How the plays of a trick compare in this game: LT-STR-01 to LT-STR-07.

The family's order, with two differences: a 0, which only a sum can make, is below every other number
whatever its colour; and some win ties, whenever they played.
"""

from typing import TYPE_CHECKING, Final, cast

from followsuit.core.reason import Reason
from followsuit.games.little.beasts import NEMU_TIE
from followsuit.games.little.reasons import in_little
from followsuit.games.takers.cards import BLACK, NO_COLOUR, NUMBER
from followsuit.games.takers.order import ONE_BEATS_TEN, TIER, WINS_TIES, KakumeiOrder, NormalOrder, Order
from followsuit.games.takers.table import Play, TakersTable

if TYPE_CHECKING:
    from followsuit.games.little.table import LittleTable

# Marks of a play, beyond those of the family. Whoever has one on a play of the trick has it on all
# (LT-ITEM-62, LT-KING-05).
WINS_TIES_FIRST: Final = 16
NEED_NOT_FOLLOW: Final = 32  # nor need what is laid after it in the same turn (LT-ITEM-72)

ONE_OVER_TEN: Final = 11  # LT-BERS-07  what a 1 ranks as beside a 10 of its colour

TIE_BY_ITEM: Final = Reason("LT-ITEM-60", "Among equals the Proactive Wing wins.")
TIE_BY_CHARACTER: Final = Reason("LT-KING-02", "Among equals the one who always wins ties wins.")
TIE_BY_BEAST: Final = Reason("LT-BEAST-14", "Among equals the owner of NEMU wins.")
TIE_TO_FIRST: Final = Reason("LT-STR-03", "Among equals the one that was played first wins.")
TIE_REASONS: Final[list[Reason]] = [TIE_TO_FIRST, TIE_BY_BEAST, TIE_BY_CHARACTER, TIE_BY_ITEM]
NUMBER_WINS: Final = Reason("LT-ITEM-85", "Any number beats a 0 and the White Flags.")
NOTHING_LED: Final = Reason("LT-STR-02", "Without a lead colour any number beats a 0 and the White Flags.")
BLACK_LED: Final = Reason("LT-STR-07", "Black was led; it is the strongest black card.")
ZERO_WINS: Final = Reason("LT-ITEM-85", "A 0 beats every White Flag, and nothing else.")
ZERO_IN_KAKUMEI: Final = Reason("LT-STR-01", "In Kakumei a 0 comes right after the White Flags.")


class LittleOrder(NormalOrder):
    """LT-STR-01  As in the family, but a 0 is below all numbers and above the White Flags."""

    def keys(self, t: TakersTable) -> list[int]:
        keys = super().keys(t)
        for i in range(len(keys)):
            if t.plays[i].value == 0 and t.plays[i].kind == NUMBER:
                keys[i] = 0
        return keys

    def winner(self, t: TakersTable, because: list[Reason]) -> int:
        return winner_of(self, t, because)

    def why(self, t: TakersTable, play: Play, key: int) -> Reason:
        if 0 <= key < TIER:
            if not key:
                return ZERO_WINS
            if key == ONE_OVER_TEN:
                return in_little(ONE_BEATS_TEN)
            return NOTHING_LED if t.led == NO_COLOUR else NUMBER_WINS
        is_black = play.colour == BLACK and 2 * TIER <= key < 2 * TIER + ONE_OVER_TEN
        if is_black and t.led == BLACK:
            return BLACK_LED
        return in_little(super().why(t, play, key))


class LittleKakumei(KakumeiOrder):
    """LT-STR-01, LT-RESI-04  As in the family, but a 0 comes before the other numbers, black or not."""

    def keys(self, t: TakersTable) -> list[int]:
        keys = super().keys(t)
        for i in range(len(keys)):
            if t.plays[i].value == 0 and t.plays[i].kind == NUMBER:
                keys[i] = 3 * TIER
        return keys

    def winner(self, t: TakersTable, because: list[Reason]) -> int:
        return winner_of(self, t, because)

    def why(self, t: TakersTable, play: Play, key: int) -> Reason:
        return ZERO_IN_KAKUMEI if key == 3 * TIER else in_little(super().why(t, play, key))


def winner_of(order: Order, t: TakersTable, because: list[Reason]) -> int:
    """LT-STR-03 to LT-STR-06  The strongest of all plays; among equals by who wins ties, then the first.

    Of two equal plays of the winner the earlier one counts.
    """
    keys = order.keys(t)
    best = 0
    is_tied = False
    for i in range(1, len(keys)):
        if keys[i] > keys[best]:
            best = i
            is_tied = False
        elif keys[i] == keys[best]:
            is_tied = is_tied or t.plays[i].seat != t.plays[best].seat
    if not is_tied:
        because.append(order.why(t, t.plays[best], keys[best]))
        return best
    first = best
    for i in range(first + 1, len(keys)):
        if keys[i] == keys[first] and tie_rank(t, t.plays[i].seat) > tie_rank(t, t.plays[best].seat):
            best = i
    because.append(order.why(t, t.plays[best], keys[best]))
    because.append(TIE_REASONS[tie_rank(t, t.plays[best].seat)])
    return best


def tie_rank(t: TakersTable, seat: int) -> int:
    """LT-KING-04, LT-BEAST-15  The Wing, then the character who wins ties, then the beast; else nothing."""
    marks = 0
    for play in t.plays:
        if play.seat == seat:
            marks |= play.marks
    if marks & WINS_TIES_FIRST:
        return 3
    if marks & WINS_TIES:
        return 2
    return 1 if NEMU_TIE in cast("LittleTable", t).beasts[seat] else 0


NORMAL: Final = LittleOrder()
KAKUMEI: Final = LittleKakumei()
