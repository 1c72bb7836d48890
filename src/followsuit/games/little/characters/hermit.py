"""6  Hermit: draws and discards before playing, and raises a White Flag that beats a Rare."""

from typing import ClassVar, Final

from followsuit.core.face import Act
from followsuit.core.game import Game
from followsuit.core.position import Position
from followsuit.core.reason import Reason
from followsuit.games.little import numbers
from followsuit.games.takers.awards import Award
from followsuit.games.takers.powers.draw_then_discard import DrawThenDiscard
from followsuit.games.takers.powers.flag_over_rare import FlagOverRare
from followsuit.games.takers.table import Role, Sheet, TakersTable

ONCE_A_TURN: Final = Reason("LT-HERM-02", "Hermit draws once in a turn.")
NOTHING_TO_DRAW: Final = Reason("LT-DECK-05", "There is no card to draw.")
DISCARD_ONE: Final = Reason("LT-HERM-01", "Discard a card; it may be the one just drawn.")
FLAG_BEATS_RARE: Final = Reason("LT-HERM-04", "Hermit's White Flag beats a Rare.")
FLAG_BONUS: Final = Reason("LT-HERM-07", "Hermit's White Flag has beaten a Rare.")
POINTS: Final = Reason("LT-SCORE-01", "Hermit's points for the tricks won.")
POINTS_OF_TWO: Final = Reason("LT-2P-03", POINTS.sentence)
FIVE_WINS: Final = Reason("LT-TRICK-07", "Hermit has won all five tricks.")


class Hermit(FlagOverRare):
    code: ClassVar[str] = "06"
    name: ClassVar[str] = "Hermit"
    points_for_wins: ClassVar[tuple[int, ...]] = numbers.HERMIT
    points_of_two: ClassVar[tuple[int, ...]] = numbers.HERMIT_OF_TWO
    why_points: ClassVar[Reason] = POINTS
    why_points_of_two: ClassVar[Reason | None] = POINTS_OF_TWO
    why_game: ClassVar[Reason] = FIVE_WINS
    once_a_turn: ClassVar[Reason] = ONCE_A_TURN
    nothing_to_draw: ClassVar[Reason] = NOTHING_TO_DRAW
    flag_beats_rare: ClassVar[Reason] = FLAG_BEATS_RARE
    acts: ClassVar[tuple[Act, ...]] = (
        Act("before-card", "draw"),
        Act("in-trick", "flag"),
    )

    def sheet(self) -> Sheet:
        return FlagSheet(0)

    def use(self, t: TakersTable, role: Role, power: int) -> None:
        """LT-HERM-01, LT-HERM-02  Drawing comes first; having drawn, the discard is compulsory."""
        t.then([DrawThenDiscard(role.seat, 1, DISCARD_ONE)])

    def flag_has_won(self, t: TakersTable, role: Role) -> None:
        """LT-TRICK-08, LT-HERM-07  Noted once for the trick, paid when points are counted."""
        t.sheets[role.index] = FlagSheet(flags_won(t, role) + 1)

    def score(self, t: TakersTable, role: Role) -> list[Award]:
        awards = [self.award_for_wins(t, role)]
        won = flags_won(t, role)
        if won:
            awards.append(Award(role.seat, won * numbers.FLAG_OVER_RARE, FLAG_BONUS))
        return awards

    def read_position(self, t: TakersTable, role: Role, position: Position, game: Game) -> None:
        t.sheets[role.index] = FlagSheet(position.number("flags_over_rare", 0, 0, numbers.TRICKS))

    def write_position(self, t: TakersTable, role: Role, written: dict[str, object], game: Game) -> None:
        written["flags_over_rare"] = flags_won(t, role)


class FlagSheet(Sheet):
    """How many tricks the White Flag has won over a Rare. Never changed once made."""

    def __init__(self, won: int) -> None:
        self.won = won

    def words(self, out: list[int]) -> None:
        out.append(self.won)


def flags_won(t: TakersTable, role: Role) -> int:
    sheet = t.sheets[role.index]
    assert isinstance(sheet, FlagSheet)
    return sheet.won
