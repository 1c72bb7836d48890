"""Ninja: gives the lead of a trick to another player, and is paid for two wins (4.6)."""

from typing import ClassVar, Final

from followsuit.core.bits import BIT
from followsuit.core.face import Act
from followsuit.core.option import SEAT, argument_of, option
from followsuit.core.reason import Reason
from followsuit.core.step import Ask
from followsuit.games.kings.character import FOR_WINS, KingsCharacter
from followsuit.games.kings.copies import is_further_copy
from followsuit.games.kings.numbers import NINJA_TWO_WINS
from followsuit.games.kings.table import KingsTable, kings_table
from followsuit.games.kings.tally import Tally
from followsuit.games.takers.table import Role, TakersTable

MAY_APPOINT: Final = Reason("KT-NIN-01", "Appoint another player to lead this trick, or keep the lead.")
TWO_WINS: Final = Reason("KT-NIN-07", "Ninja, for exactly 2 wins.")


class Ninja(KingsCharacter):
    code: ClassVar[str] = "06"
    key: ClassVar[str] = "ninja"
    name: ClassVar[str] = "Ninja"
    appeal: ClassVar[int] = 8
    pays_in: ClassVar[int] = FOR_WINS
    acts: ClassVar[tuple[Act, ...]] = (
        Act("before-card", "appoint"),
        Act("end", "two-wins"),
    )

    def start_trick(self, t: TakersTable, role: Role) -> None:
        """KT-TURN-06, KT-NIN-01, KT-NIN-05, KT-GAP-26, KT-GAP-27  Who is to lead, each once in a trick."""
        has_appointed = kings_table(t).appointed & BIT[role.seat] != 0
        if role.seat == t.leader and not has_appointed and not is_further_copy(t, role):
            t.then([Appoint(role.seat)])

    def points(self, tally: Tally) -> int:
        """KT-NIN-07, KT-GAP-06  Whatever the bid was."""
        return NINJA_TWO_WINS if tally.wins == 2 else 0

    def why_points(self) -> Reason:
        return TWO_WINS


class Appoint(Ask[KingsTable]):
    """KT-NIN-01 to KT-NIN-06, KT-DEC-10  Any player; to name oneself is to keep the lead."""

    asks: ClassVar[Reason] = MAY_APPOINT

    def options(self, t: KingsTable) -> list[int]:
        return [option(SEAT, seat) for seat in range(t.seat_count)]

    def picked(self, t: KingsTable, pick: int) -> None:
        leader = argument_of(pick)
        if leader == self.seat:
            return
        t.appointed |= BIT[self.seat]
        t.leader = leader
        t.waiting = t.sequence_from(leader)
        if t.log is not None:
            t.log.tell("appointed", seat=self.seat, other=leader)
        for role in t.roles_of(leader):
            if role.acts_at_start:
                role.character.start_trick(t, role)
