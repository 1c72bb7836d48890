"""Hermit: once a round draws and discards before the own card, and is paid for no win (4.2)."""

from typing import ClassVar, Final

from followsuit.core.face import Act
from followsuit.core.reason import Reason
from followsuit.games.kings.character import FOR_WINS, KingsCharacter
from followsuit.games.kings.numbers import HERMIT_DRAWS, HERMIT_NO_WIN
from followsuit.games.kings.tally import Tally
from followsuit.games.takers.character import AT_ONCE
from followsuit.games.takers.powers.draw_then_discard import DrawThenDiscard
from followsuit.games.takers.table import Role, TakersTable

ONCE_A_ROUND: Final = Reason("KT-HER-01", "This Hermit has drawn already; each does so once in a round.")
IN_ORDER: Final = Reason("KT-GAP-27", "Your Hermits are alike; use the first one first.")
DISCARD: Final = Reason("KT-HER-01", "Hermit has drawn 3 cards; discard 3, which may be the same.")
NO_WIN: Final = Reason("KT-HER-04", "Hermit, for 0 wins.")


class Hermit(KingsCharacter):
    code: ClassVar[str] = "02"
    key: ClassVar[str] = "hermit"
    name: ClassVar[str] = "Hermit"
    appeal: ClassVar[int] = 14
    pays_in: ClassVar[int] = FOR_WINS
    power_count: ClassVar[int] = 1
    acts: ClassVar[tuple[Act, ...]] = (
        Act("before-card", "draw"),
        Act("end", "no-win"),
    )

    def power_rule(self, t: TakersTable, role: Role, power: int) -> Reason | None:
        """KT-HER-01, KT-HER-02, KT-DEC-11  In any turn of the round, and each copy one time.

        KT-GAP-27  Of several the next one is offered: which of them it is makes no difference.
        """
        if t.uses[role.index]:
            return ONCE_A_ROUND
        for other in t.roles_of(role.seat):
            if other.slot < role.slot and other.character is self and not t.uses[other.index]:
                return IN_ORDER
        return None

    def power_text(self, power: int) -> str:
        return "Draw 3 cards, then discard 3"

    def use(self, t: TakersTable, role: Role, power: int) -> None:
        """KT-HER-01, KT-HER-03, KT-GAP-54  Having drawn, to discard is a duty."""
        t.then([DrawThenDiscard(role.seat, HERMIT_DRAWS, DISCARD)])

    def points(self, tally: Tally) -> int:
        """KT-HER-04, KT-HER-05"""
        return HERMIT_NO_WIN if tally.wins == 0 else 0

    def why_points(self) -> Reason:
        return NO_WIN

    def inclination(self, t: TakersTable, role: Role, power: int, wants_trick: bool) -> int:
        """To have the choice of more cards is always good."""
        return AT_ONCE
