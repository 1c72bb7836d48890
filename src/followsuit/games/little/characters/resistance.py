"""4  Resistance: once a round Kakumei turns the strength of a trick around."""

from typing import ClassVar, Final

from followsuit.core.face import Act
from followsuit.core.option import NO, YES
from followsuit.core.reason import Reason
from followsuit.games.little import numbers
from followsuit.games.little.order import KAKUMEI
from followsuit.games.takers.awards import Award
from followsuit.games.takers.order import Order
from followsuit.games.takers.powers.kakumei import DeclaresKakumei, kakumei_sheet
from followsuit.games.takers.role_steps import AskRole
from followsuit.games.takers.table import Role, TakersTable

MAY_DECLARE: Final = Reason("LT-RESI-01", "Declare Kakumei, so that the weakest card wins this trick?")
MAY_DECLARE_OF_TWO: Final = Reason("LT-2P-25", MAY_DECLARE.sentence)
BONUS: Final = Reason("LT-RESI-06", "The Kakumei trick was won.")
BONUS_OF_TWO: Final = Reason("LT-2P-03", BONUS.sentence)
EACH_WIN: Final = Reason("LT-RESI-10", "Resistance's points for each trick won.")
EACH_WIN_OF_TWO: Final = Reason("LT-2P-03", EACH_WIN.sentence)


FOR_WINS: Final[list[int]] = [0, 60, 90, 120, 140, 160]


class Resistance(DeclaresKakumei):
    code: ClassVar[str] = "04"
    name: ClassVar[str] = "Resistance"
    reversal: ClassVar[Order] = KAKUMEI
    declarations: ClassVar[int] = numbers.DECLARATIONS
    declarations_of_two: ClassVar[int] = numbers.DECLARATIONS_OF_TWO
    bonus: ClassVar[tuple[int, ...]] = numbers.KAKUMEI
    bonus_of_two: ClassVar[tuple[int, ...]] = numbers.KAKUMEI_OF_TWO
    acts: ClassVar[tuple[Act, ...]] = (
        Act("after-card", "kakumei"),
        Act("end", "each-win"),
    )

    def after_play(self, t: TakersTable, role: Role) -> None:
        """LT-TURN-06, LT-DEC-18  Directly after the own play, while it may still be declared."""
        if not self.is_used_up(t, role):
            t.then([MayDeclare(role, MAY_DECLARE_OF_TWO if t.seat_count == 2 else MAY_DECLARE)])

    def score(self, t: TakersTable, role: Role) -> list[Award]:
        """LT-RESI-06, LT-RESI-10, LT-2P-03  Every win, and what the Kakumei tricks have brought."""
        each = numbers.RESISTANCE_OF_TWO if t.seat_count == 2 else numbers.RESISTANCE
        why = EACH_WIN_OF_TWO if t.seat_count == 2 else EACH_WIN
        awards = [Award(role.seat, each * t.wins[role.seat], why)]
        bonus = kakumei_sheet(t, role).bonus
        if bonus:
            awards.append(Award(role.seat, bonus, BONUS_OF_TWO if t.seat_count == 2 else BONUS))
        return awards

    def points_by_wins(self, is_of_two: bool) -> list[int]:
        """What bots hope for: a Kakumei won pays by itself."""
        return FOR_WINS[:]


class MayDeclare(AskRole[TakersTable]):
    """LT-RESI-01, LT-2P-25  The token goes on the card just played."""

    def __init__(self, role: Role, why: Reason) -> None:
        super().__init__(role)
        self.why = why

    def about(self) -> Reason:
        return self.why

    def options(self, t: TakersTable) -> list[int]:
        return [NO, YES]

    def picked(self, t: TakersTable, pick: int) -> None:
        if pick == YES:
            t.note_use(self.role)
            character = self.role.character
            assert isinstance(character, Resistance)
            character.declare(t)
            if t.log is not None:
                t.log.tell("kakumei", seat=self.seat)
