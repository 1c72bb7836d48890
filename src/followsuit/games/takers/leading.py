"""Naming who leads the first trick."""

from mypy_extensions import mypyc_attr

from followsuit.core.option import SEAT, argument_of, option
from followsuit.core.reason import Reason
from followsuit.core.step import Ask
from followsuit.games.takers.table import TakersTable


@mypyc_attr(allow_interpreted_subclasses=True)
class NameLeader(Ask[TakersTable]):
    """TT-LEAD-08, TT-DEC-12, LT-LEAD-02, LT-DEC-13  Anybody, the namer included."""

    def __init__(self, seat: int, why: Reason) -> None:
        super().__init__(seat)
        self.why = why

    def about(self) -> Reason:
        return self.why

    def options(self, t: TakersTable) -> list[int]:
        return [option(SEAT, seat) for seat in range(t.seat_count)]

    def picked(self, t: TakersTable, pick: int) -> None:
        t.leader = argument_of(pick)
        if t.log is not None:
            t.log.tell("named-leader", seat=self.seat, other=t.leader)
