"""4A  Hermit: draws and discards before playing, and raises a White Flag that beats a Rare."""

from typing import ClassVar, Final

from followsuit.core.reason import Reason
from followsuit.games.takers.awards import Award
from followsuit.games.takers.cards import FLAG, RARE
from followsuit.games.takers.character import Character, Face
from followsuit.games.takers.drawing import can_draw, draw
from followsuit.games.takers.order import BEATS_RARE, KAKUMEI
from followsuit.games.takers.powers.exchange import DiscardOne
from followsuit.games.takers.table import Play, Role, TakersTable
from followsuit.games.tricktakers.scoring import by_wins

FLAG_BEATS_RARE: Final = Reason("TT-HER-06", "The Hermit's White Flag beats a Rare.")
FLAG_BONUS: Final = Reason("TT-HER-13", "The Hermit's White Flag has beaten a Rare.")
ONCE_A_TURN: Final = Reason("TT-HER-02", "The Hermit draws once in a turn.")
NOTHING_TO_DRAW: Final = Reason("TT-GEN-14", "There is no card to draw.")
FIVE_WINS: Final = Reason("TT-HER-18", "The Hermit has won all five tricks.")
TABLE: Final = Reason("TT-VP-01", "The Hermit's points for the tricks won.")


class Hermit(Character):
    code: ClassVar[str] = "4A"
    name: ClassVar[str] = "Hermit"
    text: ClassVar[str] = (
        "Before playing you may draw a card; then discard one. Your White Flag beats a Rare, "
        "which brings 30 points, 100 in the last round. Five wins win the game."
    )
    power_count: ClassVar[int] = 1
    resolves: ClassVar[bool] = True
    acts_on_decision: ClassVar[bool] = True
    points_for_wins: ClassVar[tuple[int, ...]] = (50, -10, -30, 70, 100, 0)
    points_of_two: ClassVar[tuple[int, ...]] = (100, 50, -10, -30, 70, 100)
    flag_bonus: ClassVar[int] = 30
    flag_bonus_last: ClassVar[int] = 100

    def power_rule(self, t: TakersTable, role: Role, power: int) -> Reason | None:
        """TT-HER-01, TT-HER-02  Once in a turn, while there is a card to draw."""
        if t.has_used(role):
            return ONCE_A_TURN
        return None if can_draw(t) else NOTHING_TO_DRAW

    def power_text(self, power: int) -> str:
        return "Draw a card, then discard one"

    def use(self, t: TakersTable, role: Role, power: int) -> None:
        """TT-HER-03, TT-HER-04  Drawing comes first; having drawn, the discard is compulsory."""
        if draw(t, role.seat):
            t.then([DiscardOne(role.seat)])

    def resolve(self, t: TakersTable, role: Role, face: Face, power: int) -> None:
        """TT-HER-06 to TT-HER-12  With a Rare in the trick the own flag is stronger than it."""
        if face.kind == FLAG:
            face.marks |= BEATS_RARE
            face.why = FLAG_BEATS_RARE

    def trick_decided(self, t: TakersTable, role: Role, play: Play) -> None:
        """TT-HER-13 to TT-HER-17  Won by it: 30 points at once, 100 in the last round."""
        if play.kind != FLAG or t.order is KAKUMEI:
            return
        for other in t.plays:
            if other.kind == RARE:
                t.gain(role.seat, self.flag_bonus_last if t.is_last_round() else self.flag_bonus, FLAG_BONUS)
                return

    def wins_game(self, t: TakersTable, role: Role) -> Reason | None:
        return FIVE_WINS if t.wins[role.seat] == 5 else None

    def score(self, t: TakersTable, role: Role) -> list[Award]:
        return [Award(role.seat, by_wins(t, role, self.points_for_wins, self.points_of_two), TABLE)]
