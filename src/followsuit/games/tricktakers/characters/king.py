"""1A  King: a Rare of his own, the first choice next time, and double points in the final battle."""

from typing import ClassVar, Final

from followsuit.core.reason import Reason
from followsuit.core.step import AnyStep
from followsuit.games.takers.awards import Award
from followsuit.games.takers.cards import NO_COLOUR, RARE
from followsuit.games.takers.character import Character
from followsuit.games.takers.powers.exchange import DiscardOne
from followsuit.games.takers.role_steps import RoleStep
from followsuit.games.takers.table import Role, TakersTable
from followsuit.games.tricktakers.cards import add_card
from followsuit.games.tricktakers.scoring import by_wins

KINGS_RARE: Final = add_card("RAk", RARE, NO_COLOUR, 0, "1A")
FIVE_WINS: Final = Reason("TT-KING-11", "The King has won all five tricks.")
TABLE: Final = Reason("TT-VP-01", "The King's points for the tricks won.")
DISCARD_ANOTHER: Final = Reason("TT-KING-02", "Discard a card; the King's Rare stays.")
DOUBLED: Final = Reason("TT-KING-09", "The Final Battle: the King's points count double.")


class King(Character):
    code: ClassVar[str] = "1A"
    name: ClassVar[str] = "King"
    text: ClassVar[str] = (
        "Takes the King's Rare and discards a card. Chooses first in the next round, but not the King again. "
        "In the last round his points count double. Five wins win the game."
    )
    has_privilege: ClassVar[bool] = True
    points_for_wins: ClassVar[tuple[int, ...]] = (0, 20, 50, 80, 120, 0)
    points_of_two: ClassVar[tuple[int, ...]] = (0, 0, 20, 50, 80, 120)

    def exclusive_cards(self) -> list[int]:
        return [KINGS_RARE]

    def set_up(self, t: TakersTable, role: Role) -> list[AnyStep]:
        """TT-KING-01 to TT-KING-04  Take the King's Rare, then discard another card."""
        return [TakeKingsRare(role)]

    def wins_game(self, t: TakersTable, role: Role) -> Reason | None:
        return FIVE_WINS if t.wins[role.seat] == 5 else None

    def score(self, t: TakersTable, role: Role) -> list[Award]:
        points = by_wins(t, role, self.points_for_wins, self.points_of_two)
        awards = [Award(role.seat, points, TABLE)]
        if t.is_last_round():
            awards.append(Award(role.seat, points, DOUBLED))
        return awards


class TakeKingsRare(RoleStep[TakersTable]):
    """TT-OWN-05  Taking and discarding are one step: no renewal comes between."""

    def run(self, t: TakersTable) -> None:
        t.cards.move(KINGS_RARE, self.role.character.place, self.role.seat)
        if t.log is not None:
            t.log.tell("took-own", seat=self.role.seat, cards=[KINGS_RARE])
        t.then([DiscardOne(self.role.seat, KINGS_RARE, DISCARD_ANOTHER)])
