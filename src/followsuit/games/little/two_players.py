"""The game of two: four rounds, the third and fourth with two characters each (LT-2P-01 to LT-2P-28)."""

from typing import ClassVar, Final

from followsuit.core.option import PIECE, argument_of, option
from followsuit.core.reason import Reason
from followsuit.core.step import Ask, AskAll, Step
from followsuit.games.little.numbers import ROUNDS
from followsuit.games.little.pairing import join
from followsuit.games.little.selecting import SelectCharacter, why_one_pass
from followsuit.games.little.table import LittleTable, replaced

HAND_OVER: Final = Reason("LT-2P-19", "Choose which of your three characters the other player gets.")
JOIN: Final = Reason("LT-2P-13", "Choose which of your two characters plays beside the new one.")


class SelectOfTwo(Step[LittleTable]):
    """LT-2P-02, LT-2P-13, LT-FLOW-06  One pass, characters only; in round 3 each first says which it joins.

    Whichever is said first, both are said before anybody else acts.
    """

    def run(self, t: LittleTable) -> None:
        for seat in reversed(t.choosers):
            t.then([SelectCharacter(seat, why_one_pass(t))])
            if t.round == ROUNDS:
                t.then([ChooseOwn(seat)])


class ChooseOwn(Ask[LittleTable]):
    """LT-2P-13, LT-DEC-28  One of the own two; the other one is not active in this round."""

    asks: ClassVar[Reason] = JOIN

    def options(self, t: LittleTable) -> list[int]:
        return [option(PIECE, number) for number in t.kept[self.seat]]

    def picked(self, t: LittleTable, pick: int) -> None:
        join(t, self.seat, argument_of(pick))
        if t.log is not None:
            t.log.tell("joins", seat=self.seat, number=argument_of(pick))


class HandOverCharacters(AskAll[LittleTable]):
    """LT-2P-19 to LT-2P-21, LT-DEC-29  At once, face down; the received one is active, the others are out."""

    asks: ClassVar[Reason] = HAND_OVER

    def options(self, t: LittleTable, seat: int, picks: list[int]) -> list[int]:
        return [option(PIECE, number) for number in t.kept[seat]]

    def revealed(self, t: LittleTable, picks: list[list[int]]) -> None:
        given = [argument_of(picks[seat][0]) for seat in range(t.seat_count)]
        for seat in range(t.seat_count):
            received = given[1 - seat]
            t.kept = replaced(t.kept, seat, [received])
            join(t, seat, received)
            if t.log is not None:
                t.log.tell("handed-over", seat=1 - seat, other=seat, number=received)
