"""1A  King: a Rare of his own, the first choice next time, and double points in the final battle."""

from typing import ClassVar, Final

from followsuit.core.face import Act
from followsuit.core.reason import Reason
from followsuit.core.step import AnyStep
from followsuit.core.strip import Occasion, Strip, by_wins
from followsuit.games.takers.awards import Award
from followsuit.games.takers.cards import NO_COLOUR, RARE
from followsuit.games.takers.powers.by_wins import ScoresByWins
from followsuit.games.takers.powers.exchange import DiscardOne, take_in
from followsuit.games.takers.role_steps import RoleStep
from followsuit.games.takers.table import Role, TakersTable
from followsuit.games.tricktakers.cards import add_card
from followsuit.games.tricktakers.game_form import by_last_round, game_form
from followsuit.games.tricktakers.powers.black_crowns import no_renewal_now

KINGS_RARE: Final = add_card("RAk", RARE, NO_COLOUR, 0, "1A")
FIVE_WINS: Final = Reason("TT-KING-11", "The King has won all five tricks.")
TABLE: Final = Reason("TT-VP-01", "The King's points for the tricks won.")
TABLE_OF_TWO: Final = Reason("TT-2P-22", "The King's points for the tricks won.")
DISCARD_ANOTHER: Final = Reason("TT-KING-02", "Discard a card; the King's Rare stays.")
NOT_THE_RARE: Final = Reason("TT-KING-03", "The card just taken may not be the one discarded.")
DOUBLED: Final[list[Reason]] = by_last_round(
    "TT-KING-09", "The Final Battle: the King's points count double."
)


class King(ScoresByWins):
    code: ClassVar[str] = "1A"
    name: ClassVar[str] = "King"
    appeal: ClassVar[int] = 70
    has_privilege: ClassVar[bool] = True
    points_for_wins: ClassVar[tuple[int, ...]] = (0, 20, 50, 80, 120, 0)
    points_of_two: ClassVar[tuple[int, ...]] = (0, 0, 20, 50, 80, 120)
    why_points: ClassVar[Reason] = TABLE
    why_points_of_two: ClassVar[Reason | None] = TABLE_OF_TWO
    why_game: ClassVar[Reason] = FIVE_WINS
    last_round_times: ClassVar[int] = 2  # what his points count in the last round
    acts: ClassVar[tuple[Act, ...]] = (
        Act("setup", "kings-rare"),
        Act("next-round", "privilege"),
        Act("last-round", "final-battle"),
    )

    def exclusive_cards(self) -> list[int]:
        return [KINGS_RARE]

    def set_up(self, t: TakersTable, role: Role) -> list[AnyStep]:
        """TT-KING-01 to TT-KING-04  Take the King's Rare, then discard another card."""
        return [TakeKingsRare(role)]

    def score(self, t: TakersTable, role: Role) -> list[Award]:
        """TT-KING-09, TT-2P-28, TA-2P-31, TX-2P-29  Doubled in the last round."""
        award = self.award_for_wins(t, role)
        if not t.is_last_round():
            return [award]
        more = (self.last_round_times - 1) * award.amount
        return [award, Award(role.seat, more, DOUBLED[game_form(t)])]

    def strip(self, at: Occasion) -> Strip | None:
        """TT-KING-09  Doubled in the last round, which is told as two amounts."""
        points = self.points_of_two if at.players == 2 else self.points_for_wins
        times = self.last_round_times if at.is_last else 1
        paid_by = [self.why_table(at.players), *DOUBLED]
        return by_wins([times * amount for amount in points], self.wins_of_game(at), paid_by)


class TakeKingsRare(RoleStep[TakersTable]):
    """TT-OWN-05  Taking and discarding are one step: no renewal comes between."""

    def run(self, t: TakersTable) -> None:
        seat = self.role.seat
        take_in(t, seat, KINGS_RARE, self.role.character.place)
        t.then([DiscardOne(seat, DISCARD_ANOTHER, KINGS_RARE, NOT_THE_RARE, no_renewal_now(t, seat))])
