"""1  King: a Rare of his own, and every tie for the strongest card."""

from typing import ClassVar, Final

from followsuit.core.face import Act
from followsuit.core.reason import Reason
from followsuit.core.step import AnyStep
from followsuit.games.little import numbers
from followsuit.games.little.cards import KINGS_RARE
from followsuit.games.little.places import KINGS_PLACE
from followsuit.games.takers.character import Face
from followsuit.games.takers.order import WINS_TIES
from followsuit.games.takers.powers.by_wins import ScoresByWins
from followsuit.games.takers.powers.draw_then_discard import Discard
from followsuit.games.takers.powers.exchange import take_in
from followsuit.games.takers.role_steps import RoleStep
from followsuit.games.takers.table import Role, TakersTable

DISCARD_ANOTHER: Final = Reason("LT-KING-01", "Discard a card; King's Rare stays.")
POINTS: Final = Reason("LT-SCORE-01", "King's points for the tricks won.")
POINTS_OF_TWO: Final = Reason("LT-2P-03", POINTS.sentence)
FIVE_WINS: Final = Reason("LT-TRICK-07", "King has won all five tricks.")


class King(ScoresByWins):
    code: ClassVar[str] = "01"
    name: ClassVar[str] = "King"
    set_up_names: ClassVar[tuple[str, ...]] = ("take King's Rare",)
    points_for_wins: ClassVar[tuple[int, ...]] = numbers.KING
    points_of_two: ClassVar[tuple[int, ...]] = numbers.KING_OF_TWO
    why_points: ClassVar[Reason] = POINTS
    why_points_of_two: ClassVar[Reason | None] = POINTS_OF_TWO
    why_game: ClassVar[Reason] = FIVE_WINS
    acts: ClassVar[tuple[Act, ...]] = (
        Act("setup", "kings-rare"),
        Act("in-trick", "ties"),
    )

    def set_up(self, t: TakersTable, role: Role) -> list[AnyStep]:
        """LT-KING-01  Taking King's Rare and discarding another card are one task."""
        return [TakeKingsRare(role)]

    def resolve(self, t: TakersTable, role: Role, face: Face) -> None:
        """LT-KING-02, LT-KING-03, LT-KING-05  Every card of his, in every trick; nobody asks him."""
        face.marks |= WINS_TIES


class TakeKingsRare(RoleStep[TakersTable]):
    """LT-KING-01, LT-SAMU-14  The Rare comes into the hand, and another card is discarded for it."""

    def run(self, t: TakersTable) -> None:
        take_in(t, self.role.seat, KINGS_RARE, KINGS_PLACE)
        t.then([Discard(self.role.seat, KINGS_RARE, DISCARD_ANOTHER)])
