"""Kakumei: so often in a round the strength of a trick is turned around; to win it brings a bonus."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from followsuit.core.game import Game
from followsuit.core.position import Position
from followsuit.core.strip import NOT_LIT, Cell, Occasion, Strip
from followsuit.games.takers.cards import BLACK, FLAG, NUMBER
from followsuit.games.takers.character import Character
from followsuit.games.takers.order import KAKUMEI, Order
from followsuit.games.takers.table import Play, Role, Sheet, TakersTable, changed

# What the winning card of a Kakumei trick is paid by.
BLACK_ROW: Final = 0
HIGH_ROW: Final = 1  # 7 and more
MIDDLE_ROW: Final = 2  # 4 to 6
LOW_ROW: Final = 3  # 1 to 3
FLAG_ROW: Final = 4
NO_BONUS: Final = 5
BY_CARD: Final = "kakumei"  # the axis of the strip: what the trick is won with
ROWS: Final[tuple[tuple[int, str], ...]] = (
    (FLAG_ROW, "flag"),
    (LOW_ROW, "1-3"),
    (MIDDLE_ROW, "4-6"),
    (HIGH_ROW, "7+"),
    (BLACK_ROW, "black"),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class DeclaresKakumei(Character):
    reversal: ClassVar[Order] = KAKUMEI  # how a Kakumei trick is judged
    declarations: ClassVar[int] = 1
    declarations_of_two: ClassVar[int] = 2  # with two players, in different tricks
    bonus: ClassVar[tuple[int, ...]]  # by row, without the last
    bonus_of_two: ClassVar[tuple[int, ...]]

    def sheet(self) -> Sheet:
        return KakumeiSheet()

    def is_used_up(self, t: TakersTable, role: Role) -> bool:
        """TT-RES-01, TT-RES-02, TT-2P-26, LT-RESI-01, LT-2P-25  Whether it may be declared no more."""
        most = self.declarations_of_two if t.seat_count == 2 else self.declarations
        return t.uses[role.index] >= most

    def declare(self, t: TakersTable) -> None:
        """TT-RES-03 to TT-RES-09, LT-RESI-02, LT-RESI-03  The whole trick is judged the other way."""
        t.order = self.reversal

    def is_black_the_game(self, at: Occasion) -> bool:
        """Whether a black card that wins a Kakumei trick wins the game."""
        return False

    def strip(self, at: Occasion) -> Strip | None:
        """By the card that wins the Kakumei trick."""
        bonus = self.bonus_of_two if at.players == 2 else self.bonus
        cells: list[Cell] = []
        for row, head in ROWS:
            is_game = row == BLACK_ROW and self.is_black_the_game(at)
            cells.append(Cell(head, 0, "win") if is_game else Cell(head, bonus[row]))
        return Strip(BY_CARD, cells)

    def lit_cell(self, t: TakersTable, role: Role) -> int:
        """None: what brings points is a trick still to be won, or paid already."""
        return NOT_LIT

    def run_undone(self, t: TakersTable, role: Role, is_rewind: bool) -> None:
        """TT-FLOW-06, TX-TIM-21, TX-TIM-41, LT-RESI-13  Rewound, it may be declared again."""
        if is_rewind and t.order is self.reversal:
            t.uses = changed(t.uses, role.index, t.uses[role.index] - 1)

    def trick_decided(self, t: TakersTable, role: Role, play: Play) -> None:
        """TT-RES-18 to TT-RES-21, LT-RESI-06  What the winning card is worth is noted."""
        if t.order is self.reversal:
            sheet = kakumei_sheet(t, role)
            sheet.wins += 1
            row = row_of(play)
            if row != NO_BONUS:
                sheet.bonus += (self.bonus_of_two if t.seat_count == 2 else self.bonus)[row]

    def read_position(self, t: TakersTable, role: Role, position: Position, game: Game) -> None:
        sheet = kakumei_sheet(t, role)
        t.uses = changed(t.uses, role.index, position.number("kakumei_uses", 0, 0, 2))
        sheet.wins = position.number("kakumei_wins", 0, 0, 2)
        sheet.bonus = position.number("kakumei_bonus", 0, 0, 200)

    def write_position(self, t: TakersTable, role: Role, written: dict[str, object], game: Game) -> None:
        sheet = kakumei_sheet(t, role)
        written["kakumei_uses"] = t.uses[role.index]
        written["kakumei_wins"] = sheet.wins
        written["kakumei_bonus"] = sheet.bonus


def row_of(play: Play) -> int:
    """TT-RES-20, TT-RES-21, LT-RESI-07 to LT-RESI-09  Colour before number; a Rare brings nothing."""
    if play.kind == FLAG:
        return FLAG_ROW
    if play.kind != NUMBER:
        return NO_BONUS
    if play.colour == BLACK:
        return BLACK_ROW
    if play.value <= 3:
        return LOW_ROW
    return MIDDLE_ROW if play.value <= 6 else HIGH_ROW


class KakumeiSheet(Sheet):
    def __init__(self) -> None:
        self.wins = 0  # Kakumei tricks won
        self.bonus = 0
        self.has_black = False  # one of them with a black card, where that wins more than points

    def clone(self) -> Sheet:
        copy = KakumeiSheet()
        copy.wins = self.wins
        copy.bonus = self.bonus
        copy.has_black = self.has_black
        return copy

    def words(self, out: list[int]) -> None:
        out += [self.wins, self.bonus, int(self.has_black)]


def kakumei_sheet(t: TakersTable, role: Role) -> KakumeiSheet:
    sheet = t.sheets[role.index]
    assert isinstance(sheet, KakumeiSheet)
    return sheet
