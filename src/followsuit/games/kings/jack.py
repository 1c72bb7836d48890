"""Two players: the Jack that is spent to raise the own bid by 3, asked for when points are counted.

At every other moment it is an aside of the table (KT2-JACK-04).
"""

from typing import ClassVar, Final

from followsuit.core.option import NO, YES
from followsuit.core.reason import Reason
from followsuit.core.step import AskAll, Step
from followsuit.games.kings.table_of_two import TableOfTwo

SPEND_JACK: Final = Reason("KT2-JACK-09", "Spend your Jack to add 3 to your bid, or keep it.")
ANSWERS: Final[list[int]] = [NO, YES]


class AskForJacks(Step[TableOfTwo]):
    """KT2-JACK-09, KT2-FLOW-03  Everybody whose Jack is still face up is asked once."""

    def run(self, t: TableOfTwo) -> None:
        seats = [seat for seat in range(t.seat_count) if t.is_jack_up(seat)]
        if seats:
            t.then([SpendJacks(tuple(seats))])


class SpendJacks(AskAll[TableOfTwo]):
    """KT2-JACK-04, KT2-JACK-09  All at once: no answer has to do with another."""

    asks: ClassVar[Reason] = SPEND_JACK

    def options(self, t: TableOfTwo, seat: int, picks: list[int]) -> list[int]:
        return ANSWERS

    def revealed(self, t: TableOfTwo, picks: list[list[int]]) -> None:
        for seat in self.seats:
            if picks[seat][0] == YES:
                t.spend_jack(seat)


ASK_FOR_JACKS: Final = AskForJacks()
