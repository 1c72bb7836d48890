"""Set Up, between the bids and the first trick: Queens are paid for, and characters take and discard."""

from typing import ClassVar, Final

from followsuit.core.option import NO, YES
from followsuit.core.reason import Reason
from followsuit.core.step import AnyStep, Ask, Step
from followsuit.games.kings.numbers import QUEEN_PRICE
from followsuit.games.kings.table import DOWN, UP, KingsTable
from followsuit.games.takers.table import MOST_SEATS

TURN_UP: Final = Reason("KT-SET-04", "Pay for your Queen to turn her up again, or leave her face down.")
PAID: Final = Reason("KT-SET-05", "The price of the Queen.")


class SetUp(Step[KingsTable]):
    """KT-SET-01 to KT-SET-03, KT-SET-10, KT-GAP-14, KT-FLOW-05, KT2-RND-10

    By ascending King Number each first decides about the Queen, then does what the own characters ask
    for, in the order of their codes and one after the other.
    """

    def run(self, t: KingsTable) -> None:
        steps: list[AnyStep] = []
        for seat in t.choosers:
            if can_turn_up(t, seat):
                steps.append(TURN_UP_QUEEN[seat])
            for role in t.roles_by_priority:
                if role.seat == seat:
                    steps += role.character.set_up(t, role)
        t.then(steps)


def can_turn_up(t: KingsTable, seat: int) -> bool:
    """KT-SET-04, KT-SET-06 to KT-SET-08, KT-GAP-15  From Round 2 on, face down, with enough points."""
    if t.round == 1 or t.queens[seat] != DOWN:
        return False
    return t.points[seat] >= QUEEN_PRICE[t.sets[seat]]


class TurnUpQueen(Ask[KingsTable]):
    """KT-SET-04, KT-SET-05, KT-SET-11, KT-DEC-07  Paid at once, and all see it."""

    asks: ClassVar[Reason] = TURN_UP

    def options(self, t: KingsTable) -> list[int]:
        return [YES, NO]

    def price(self, t: KingsTable) -> int:
        """KT-SET-05"""
        return QUEEN_PRICE[t.sets[self.seat]]

    def picked(self, t: KingsTable, pick: int) -> None:
        if pick == YES:
            t.gain(self.seat, -self.price(t), PAID)
            t.set_queen(self.seat, UP)
        if t.log is not None:
            t.log.tell("queen-up" if pick == YES else "queen-stays", seat=self.seat)


TURN_UP_QUEEN: Final[list[TurnUpQueen]] = [TurnUpQueen(seat) for seat in range(MOST_SEATS)]
SET_UP: Final = SetUp()
