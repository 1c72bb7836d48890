"""A collection: a card of each trick is reserved, and sets of all cards taken score."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from followsuit.core.reason import Reason
from followsuit.games.takers.awards import Award
from followsuit.games.takers.character import Character
from followsuit.games.takers.powers.combinations import UNUSED_PAIR, CardSet
from followsuit.games.takers.powers.reserving import MayReserve
from followsuit.games.takers.table import Role, TakersTable


@mypyc_attr(allow_interpreted_subclasses=True)
class CollectsSets(Character):
    reserves: ClassVar[bool] = True
    may_reserve: ClassVar[Reason]
    not_reservable: ClassVar[Reason]
    goes_along: ClassVar[Reason]
    why_set: ClassVar[Reason]
    why_unused: ClassVar[Reason]

    def after_play(self, t: TakersTable, role: Role) -> None:
        """TA-COL-01, TA-TURN-04, LT-COLL-01, LT-TURN-07  Reserve something in play."""
        t.then([MayReserve(role.seat, self.may_reserve, self.not_reservable, self.goes_along)])

    def kept_cards(self, t: TakersTable, role: Role) -> list[int]:
        """TT-VIS-15, TA-HID-16, LT-HID-14  The own collection."""
        return sorted(t.taken(role.seat))

    def set_rule(self, t: TakersTable, made: CardSet) -> Reason:
        """What a set rests on, which may be another rule at some tables."""
        return self.why_set

    def awards_for(self, t: TakersTable, role: Role, sets: list[CardSet]) -> list[Award]:
        """TA-COL-32, LT-COLL-13  The points of these sets; every two cards left over cost 10."""
        awards: list[Award] = []
        unused = len(t.taken(role.seat))
        for made in sets:
            unused -= len(made.cards)
            awards.append(Award(role.seat, made.points, self.set_rule(t, made)))
            if t.log is not None:
                t.log.tell("set", seat=role.seat, cards=made.cards, number=made.points)
        if unused >= 2:
            awards.append(Award(role.seat, UNUSED_PAIR * (unused // 2), self.why_unused))
        return awards
