"""4A  Hermit: draws and discards before playing, and raises a White Flag that beats a Rare."""

from typing import ClassVar, Final

from followsuit.core.face import Act
from followsuit.core.reason import Reason
from followsuit.games.takers.drawing import draw
from followsuit.games.takers.powers.exchange import DiscardOne
from followsuit.games.takers.powers.flag_over_rare import FlagOverRare
from followsuit.games.takers.table import Role, TakersTable
from followsuit.games.tricktakers.game_form import by_last_round, game_form

FLAG_BEATS_RARE: Final = Reason("TT-HER-06", "The Hermit's White Flag beats a Rare.")
FLAG_BONUS: Final = Reason("TT-HER-13", "The Hermit's White Flag has beaten a Rare.")
FLAG_BONUS_LAST: Final[list[Reason]] = by_last_round("TT-HER-13", FLAG_BONUS.sentence)
DISCARD_ONE: Final = Reason("TT-HER-04", "Discard a card of your hand.")
ONCE_A_TURN: Final = Reason("TT-HER-02", "The Hermit draws once in a turn.")
NOTHING_TO_DRAW: Final = Reason("TT-GEN-14", "There is no card to draw.")
FIVE_WINS: Final = Reason("TT-HER-18", "The Hermit has won all five tricks.")
TABLE: Final = Reason("TT-VP-01", "The Hermit's points for the tricks won.")
TABLE_OF_TWO: Final = Reason("TT-2P-22", "The Hermit's points for the tricks won.")


class Hermit(FlagOverRare):
    code: ClassVar[str] = "4A"
    name: ClassVar[str] = "Hermit"
    appeal: ClassVar[int] = 45
    points_for_wins: ClassVar[tuple[int, ...]] = (50, -10, -30, 70, 100, 0)
    points_of_two: ClassVar[tuple[int, ...]] = (100, 50, -10, -30, 70, 100)
    why_points: ClassVar[Reason] = TABLE
    why_points_of_two: ClassVar[Reason | None] = TABLE_OF_TWO
    why_game: ClassVar[Reason] = FIVE_WINS
    once_a_turn: ClassVar[Reason] = ONCE_A_TURN
    nothing_to_draw: ClassVar[Reason] = NOTHING_TO_DRAW
    flag_beats_rare: ClassVar[Reason] = FLAG_BEATS_RARE
    flag_bonus: ClassVar[int] = 30
    flag_bonus_last: ClassVar[int] = 100
    acts: ClassVar[tuple[Act, ...]] = (
        Act("before-card", "dexterous-hand"),
        Act("in-trick", "flag"),
    )

    def use(self, t: TakersTable, role: Role, power: int) -> None:
        """TT-HER-03, TT-HER-04  Drawing comes first; having drawn, the discard is compulsory."""
        if draw(t, role.seat):
            t.then([DiscardOne(role.seat, DISCARD_ONE)])

    def flag_has_won(self, t: TakersTable, role: Role) -> None:
        """TT-HER-13 to TT-HER-17, TT-2P-28, TA-2P-31, TX-2P-29  30 points at once, 100 in the last round."""
        if t.is_last_round():
            t.gain(role.seat, self.flag_bonus_last, FLAG_BONUS_LAST[game_form(t)])
        else:
            t.gain(role.seat, self.flag_bonus, FLAG_BONUS)
