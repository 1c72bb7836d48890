"""3A  Resistance: once a round Kakumei turns the strength of a trick around."""

from typing import ClassVar, Final

from followsuit.core.game import Game
from followsuit.core.position import Position
from followsuit.core.reason import Reason
from followsuit.games.takers.awards import Award
from followsuit.games.takers.cards import BLACK, FLAG, NUMBER
from followsuit.games.takers.character import Character
from followsuit.games.takers.order import KAKUMEI
from followsuit.games.takers.table import Play, Role, Sheet, TakersTable, changed

USED_UP: Final = Reason("TT-RES-02", "Kakumei has been declared as often as it may be in this round.")
BLACK_KAKUMEI: Final = Reason("TT-RES-19", "The Resistance won the Kakumei trick with a black card.")
KAKUMEI_BONUS: Final = Reason("TT-RES-18", "The Kakumei trick was won.")
EACH_WIN: Final = Reason("TT-RES-24", "Readiness for Battle: 30 points for each trick won.")
VARIANT_BLACK: Final = Reason("TT-VAR-02", "The Kakumei trick was won with a black card.")
VARIANT_CROWN: Final = Reason("TT-VAR-03", "The Kakumei trick won with black takes the Crown of the round.")

VARIANT_OF_THREE: Final = "resistance_variant_3p"
NO_BONUS: Final = 0
BLACK_ROW: Final = 1
FLAG_ROW: Final = 2
LOW_ROW: Final = 3  # 1 to 3
MIDDLE_ROW: Final = 4  # 4 to 6
HIGH_ROW: Final = 5  # 7 and more


class Resistance(Character):
    code: ClassVar[str] = "3A"
    name: ClassVar[str] = "Resistance"
    text: ClassVar[str] = (
        "Once a round, with the card you play, declare Kakumei: in this trick the weakest card wins. "
        "Winning it scores by the card, and wins the game with a black one. "
        "A lone Kakumei win still counts as none for the Black Crown."
    )
    power_count: ClassVar[int] = 1
    acts_on_decision: ClassVar[bool] = True
    forgets_runs: ClassVar[bool] = True
    bonus: ClassVar[tuple[int, ...]] = (0, 0, 30, 50, 80, 100)  # by row; black wins the game
    bonus_of_two: ClassVar[tuple[int, ...]] = (0, 80, 20, 30, 40, 50)
    variant_bonus: ClassVar[int] = 100
    last_round_win: ClassVar[int] = 30

    def sheet(self) -> Sheet:
        return ResistanceSheet()

    def read_position(self, t: TakersTable, role: Role, position: Position, game: Game) -> None:
        sheet = sheet_of(t, role)
        t.uses = changed(t.uses, role.index, position.number("kakumei_uses", 0, 0, 2))
        sheet.kakumei_wins = position.number("kakumei_wins", 0, 0, 2)
        sheet.bonus = position.number("kakumei_bonus", 0, 0, 200)
        sheet.has_black = position.number("black_kakumei", 0, 0, 1) == 1

    def write_position(self, t: TakersTable, role: Role, written: dict[str, object], game: Game) -> None:
        sheet = sheet_of(t, role)
        written["kakumei_uses"] = t.uses[role.index]
        written["kakumei_wins"] = sheet.kakumei_wins
        written["kakumei_bonus"] = sheet.bonus
        written["black_kakumei"] = int(sheet.has_black)

    def power_rule(self, t: TakersTable, role: Role, power: int) -> Reason | None:
        """TT-RES-01, TT-RES-02, TT-2P-26  Once a round; with two players twice, in different tricks."""
        most = 2 if t.seat_count == 2 else 1
        return USED_UP if t.uses[role.index] >= most else None

    def power_text(self, power: int) -> str:
        return "Kakumei"

    def goes_with_a_card(self, power: int) -> bool:
        return True

    def use(self, t: TakersTable, role: Role, power: int) -> None:
        """TT-RES-03 to TT-RES-09  With the card just played; the whole trick is judged the other way."""
        t.order = KAKUMEI

    def run_undone(self, t: TakersTable, role: Role, is_rewind: bool) -> None:
        """TT-FLOW-06, TX-TIM-21, TX-TIM-41  Rewound, it may be declared again; otherwise it stays used."""
        if is_rewind and t.order is KAKUMEI:
            t.uses = changed(t.uses, role.index, t.uses[role.index] - 1)

    def trick_decided(self, t: TakersTable, role: Role, play: Play) -> None:
        """TT-RES-18 to TT-RES-21, TT-WIN-08  What the winning card is worth; black wins on the spot."""
        if t.order is not KAKUMEI:
            return
        sheet = sheet_of(t, role)
        row = row_of(play)
        sheet.kakumei_wins += 1
        sheet.bonus += (self.bonus_of_two if t.seat_count == 2 else self.bonus)[row]
        if row == BLACK_ROW and t.seat_count > 2:
            if t.has_variant(VARIANT_OF_THREE):
                sheet.has_black = True
            elif t.trick_number < 5:
                t.win_now(role.seat, BLACK_KAKUMEI)
            else:
                sheet.has_black = True

    def wins_game(self, t: TakersTable, role: Role) -> Reason | None:
        """TT-WIN-09  In the fifth trick it is simultaneous with the others' wins."""
        is_won = sheet_of(t, role).has_black and not t.has_variant(VARIANT_OF_THREE)
        return BLACK_KAKUMEI if is_won else None

    def takes_crown(self, t: TakersTable, role: Role) -> Reason | None:
        """TT-VAR-03 to TT-VAR-05  In the variant for three, black Kakumei takes the Crown of the round."""
        return VARIANT_CROWN if sheet_of(t, role).has_black and t.has_variant(VARIANT_OF_THREE) else None

    def is_due_black_crown(self, t: TakersTable, role: Role) -> bool:
        """TT-RES-15 to TT-RES-17  A Kakumei trick that is the only win counts as none."""
        wins = t.wins[role.seat]
        return wins == 0 or (wins == 1 and sheet_of(t, role).kakumei_wins == 1)

    def score(self, t: TakersTable, role: Role) -> list[Award]:
        sheet = sheet_of(t, role)
        awards: list[Award] = []
        if sheet.bonus:
            awards.append(Award(role.seat, sheet.bonus, KAKUMEI_BONUS))
        if sheet.has_black and t.has_variant(VARIANT_OF_THREE):
            awards.append(Award(role.seat, self.variant_bonus, VARIANT_BLACK))
        if t.is_last_round():
            awards.append(Award(role.seat, self.last_round_win * t.wins[role.seat], EACH_WIN))
        return awards


def row_of(play: Play) -> int:
    """TT-RES-20, TT-RES-21  Colour before number; a 10 is with 7 to 9; a Rare brings nothing."""
    if play.kind == FLAG:
        return FLAG_ROW
    if play.kind != NUMBER:
        return NO_BONUS
    if play.colour == BLACK:
        return BLACK_ROW
    if play.value <= 3:
        return LOW_ROW
    return MIDDLE_ROW if play.value <= 6 else HIGH_ROW


class ResistanceSheet(Sheet):
    def __init__(self) -> None:
        self.kakumei_wins = 0
        self.bonus = 0
        self.has_black = False

    def clone(self) -> Sheet:
        copy = ResistanceSheet()
        copy.kakumei_wins = self.kakumei_wins
        copy.bonus = self.bonus
        copy.has_black = self.has_black
        return copy

    def words(self, out: list[int]) -> None:
        out += [self.kakumei_wins, self.bonus, int(self.has_black)]


def sheet_of(t: TakersTable, role: Role) -> ResistanceSheet:
    sheet = t.sheets[role.index]
    assert isinstance(sheet, ResistanceSheet)
    return sheet
