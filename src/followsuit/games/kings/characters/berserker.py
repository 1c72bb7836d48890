"""Berserker: takes a black 10 of its own in Set Up, and is paid for a single win (4.4)."""

from typing import ClassVar, Final

from followsuit.core.face import Act
from followsuit.core.reason import Reason
from followsuit.core.step import AnyStep
from followsuit.games.kings.cards import BLACK_TENS
from followsuit.games.kings.character import FOR_WINS, KingsCharacter
from followsuit.games.kings.numbers import BERSERKER_ONE_WIN
from followsuit.games.kings.places import SHELF
from followsuit.games.kings.tally import Tally
from followsuit.games.takers.powers.draw_then_discard import discard_so_many
from followsuit.games.takers.powers.exchange import take_in
from followsuit.games.takers.role_steps import RoleStep
from followsuit.games.takers.table import Role, TakersTable

TAKE: Final = Reason("KT-BER-01", "Berserker takes an extra black 10.")
DISCARD: Final = Reason("KT-BER-01", "Berserker has taken an extra card; discard one, that card or another.")
DISCARD_TWO: Final = Reason("KT-BER-02", "Berserker has taken both extra cards; discard 2 cards of any kind.")
ONE_WIN: Final = Reason("KT-BER-05", "Berserker, for exactly 1 win.")


class Berserker(KingsCharacter):
    code: ClassVar[str] = "04"
    key: ClassVar[str] = "berserker"
    name: ClassVar[str] = "Berserker"
    appeal: ClassVar[int] = 16
    pays_in: ClassVar[int] = FOR_WINS
    acts: ClassVar[tuple[Act, ...]] = (
        Act("setup", "ten"),
        Act("end", "one-win"),
    )

    def set_up(self, t: TakersTable, role: Role) -> list[AnyStep]:
        """KT-BER-01, KT-GAP-55  A duty, and each Berserker's own."""
        return [TakeBlackTens(role)]

    def points(self, tally: Tally) -> int:
        """KT-BER-05"""
        return BERSERKER_ONE_WIN if tally.wins == 1 else 0

    def why_points(self) -> Reason:
        return ONE_WIN


class TakeBlackTens(RoleStep[TakersTable]):
    """KT-BER-01, KT-BER-02, KT-DEC-09  All see what is taken; what is discarded lies face down."""

    asks: ClassVar[Reason] = TAKE

    def run(self, t: TakersTable) -> None:
        seat = self.role.seat
        count = len(BLACK_TENS) if t.seat_count == 2 else 1
        taken = [card for card in BLACK_TENS if card in t.cards.piles[SHELF]][:count]
        for card in taken:
            take_in(t, seat, card, SHELF)
        discard_so_many(t, seat, len(taken), DISCARD_TWO if t.seat_count == 2 else DISCARD)
