"""Gambler: draws and discards in Set Up, and is paid when the own bid is successful (4.1)."""

from typing import ClassVar, Final

from followsuit.core.face import Act
from followsuit.core.reason import Reason
from followsuit.core.step import AnyStep
from followsuit.games.kings.character import FOR_BID, KingsCharacter
from followsuit.games.kings.numbers import GAMBLER_BONUS, GAMBLER_DRAWS
from followsuit.games.kings.tally import Tally
from followsuit.games.takers.powers.draw_then_discard import DrawThenDiscard
from followsuit.games.takers.table import Role, TakersTable

DISCARD: Final = Reason("KT-GAM-01", "Gambler has drawn 2 cards; discard 2, which may be the same.")
BID_MADE: Final = Reason("KT-GAM-02", "Gambler, for a successful bid.")


class Gambler(KingsCharacter):
    code: ClassVar[str] = "01"
    key: ClassVar[str] = "gambler"
    name: ClassVar[str] = "Gambler"
    pays_in: ClassVar[int] = FOR_BID
    acts: ClassVar[tuple[Act, ...]] = (
        Act("setup", "draw"),
        Act("end", "bid-made"),
    )

    def set_up(self, t: TakersTable, role: Role) -> list[AnyStep]:
        """KT-GAM-01, KT-GAM-07, KT-DEC-08, KT-GAP-55, KT-GAP-60  A duty, and each Gambler's own."""
        return [DrawThenDiscard(role.seat, GAMBLER_DRAWS, DISCARD)]

    def points(self, tally: Tally) -> int:
        """KT-GAM-02 to KT-GAM-06  Once for each Gambler, however many bid cards pay."""
        return GAMBLER_BONUS if tally.is_bid_made() else 0

    def why_points(self) -> Reason:
        return BID_MADE
