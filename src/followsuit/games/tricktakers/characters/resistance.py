"""3A  Resistance: once a round Kakumei turns the strength of a trick around."""

from typing import ClassVar, Final

from followsuit.core.face import Act
from followsuit.core.game import Game
from followsuit.core.position import Position
from followsuit.core.reason import Reason
from followsuit.core.strip import Cell, Occasion, Strip
from followsuit.games.takers.awards import Award
from followsuit.games.takers.order import Order
from followsuit.games.takers.policy import key_of, turning_over
from followsuit.games.takers.powers.kakumei import BLACK_ROW, DeclaresKakumei, kakumei_sheet, row_of
from followsuit.games.takers.table import Play, Role, TakersTable
from followsuit.games.tricktakers.cards import COLOUR, KIND, VALUE
from followsuit.games.tricktakers.game_form import by_last_round, game_form
from followsuit.games.tricktakers.order import KAKUMEI

USED_UP: Final = Reason("TT-RES-02", "Kakumei has been declared as often as it may be in this round.")
BLACK_KAKUMEI: Final = Reason("TT-RES-19", "The Resistance won the Kakumei trick with a black card.")
KAKUMEI_BONUS: Final = Reason("TT-RES-18", "The Kakumei trick was won.")
KAKUMEI_BONUS_OF_TWO: Final = Reason("TT-2P-22", KAKUMEI_BONUS.sentence)
EACH_WIN: Final[list[Reason]] = by_last_round(
    "TT-RES-24", "Readiness for Battle: 30 points for each trick won."
)
LONE_KAKUMEI: Final = Reason("TT-RES-15", "The Kakumei trick is the only win, and counts as none here.")
VARIANT_BLACK: Final = Reason("TT-VAR-02", "The Kakumei trick was won with a black card.")
VARIANT_CROWN: Final = Reason("TT-VAR-03", "The Kakumei trick won with black takes the Crown of the round.")

VARIANT_OF_THREE: Final = "resistance_variant_3p"


class Resistance(DeclaresKakumei):
    code: ClassVar[str] = "3A"
    name: ClassVar[str] = "Resistance"
    appeal: ClassVar[int] = 60
    power_count: ClassVar[int] = 1
    reversal: ClassVar[Order] = KAKUMEI
    bonus: ClassVar[tuple[int, ...]] = (0, 100, 80, 50, 30)  # black wins the game
    bonus_of_two: ClassVar[tuple[int, ...]] = (80, 50, 40, 30, 20)
    variant_bonus: ClassVar[int] = 100
    last_round_win: ClassVar[int] = 30
    acts: ClassVar[tuple[Act, ...]] = (
        Act("with-card", "kakumei"),
        Act("end", "lone-win"),
        Act("last-round", "each-win"),
    )

    def read_position(self, t: TakersTable, role: Role, position: Position, game: Game) -> None:
        super().read_position(t, role, position, game)
        kakumei_sheet(t, role).has_black = position.number("black_kakumei", 0, 0, 1) == 1

    def write_position(self, t: TakersTable, role: Role, written: dict[str, object], game: Game) -> None:
        super().write_position(t, role, written, game)
        written["black_kakumei"] = int(kakumei_sheet(t, role).has_black)

    def power_rule(self, t: TakersTable, role: Role, power: int) -> Reason | None:
        return USED_UP if self.is_used_up(t, role) else None

    def power_text(self, power: int) -> str:
        return "Kakumei"

    def goes_with_a_card(self, power: int) -> bool:
        return True

    def use(self, t: TakersTable, role: Role, power: int) -> None:
        """TT-RES-03  With the card just played."""
        self.declare(t)

    def trick_decided(self, t: TakersTable, role: Role, play: Play) -> None:
        """TT-RES-19, TT-WIN-08  Black wins the game on the spot."""
        super().trick_decided(t, role, play)
        if t.order is self.reversal and row_of(play) == BLACK_ROW and t.seat_count > 2:
            if t.trick_number < 5 and not t.has_variant(VARIANT_OF_THREE):
                t.win_now(role.seat, BLACK_KAKUMEI)
            else:
                kakumei_sheet(t, role).has_black = True

    def wins_game(self, t: TakersTable, role: Role) -> Reason | None:
        """TT-WIN-09  In the fifth trick it is simultaneous with the others' wins."""
        is_won = kakumei_sheet(t, role).has_black and not t.has_variant(VARIANT_OF_THREE)
        return BLACK_KAKUMEI if is_won else None

    def is_black_the_game(self, at: Occasion) -> bool:
        """TT-RES-19, TT-VAR-02  But for two players, and the variant for three."""
        return at.players > 2 and VARIANT_OF_THREE not in at.variants

    def strip(self, at: Occasion) -> Strip | None:
        """TT-RES-18, TT-2P-22; TT-VAR-02  In the variant black brings points of its own."""
        made = super().strip(at)
        if made is not None and VARIANT_OF_THREE in at.variants:
            made.cells[-1] = Cell(made.cells[-1].head, self.variant_bonus)
        return made

    def takes_crown(self, t: TakersTable, role: Role) -> Reason | None:
        """TT-VAR-03 to TT-VAR-05  In the variant for three, black Kakumei takes the Crown of the round."""
        return VARIANT_CROWN if kakumei_sheet(t, role).has_black and t.has_variant(VARIANT_OF_THREE) else None

    def is_due_black_crown(self, t: TakersTable, role: Role) -> bool:
        """TT-RES-15 to TT-RES-17  A Kakumei trick that is the only win counts as none."""
        wins = t.wins[role.seat]
        return wins == 0 or (wins == 1 and kakumei_sheet(t, role).wins == 1)

    def why_black_crown(self, t: TakersTable, role: Role) -> Reason:
        return LONE_KAKUMEI if t.wins[role.seat] else super().why_black_crown(t, role)

    def score(self, t: TakersTable, role: Role) -> list[Award]:
        """TT-RES-18, TT-RES-24, TT-VAR-02, TT-2P-22, TT-2P-28, TA-2P-31, TX-2P-29"""
        sheet = kakumei_sheet(t, role)
        awards: list[Award] = []
        if sheet.bonus:
            why = KAKUMEI_BONUS_OF_TWO if t.seat_count == 2 else KAKUMEI_BONUS
            awards.append(Award(role.seat, sheet.bonus, why))
        if sheet.has_black and t.has_variant(VARIANT_OF_THREE):
            awards.append(Award(role.seat, self.variant_bonus, VARIANT_BLACK))
        if t.is_last_round():
            awards.append(Award(role.seat, self.last_round_win * t.wins[role.seat], EACH_WIN[game_form(t)]))
        return awards

    def turns_order(self, power: int) -> bool:
        return True

    def inclination(self, t: TakersTable, role: Role, power: int, wants_trick: bool) -> int:
        """TT-RES-18  With the best card of the hand, turned around."""
        strongest = -1000
        for card in t.hand(role.seat):
            strongest = max(strongest, key_of(KIND[card], COLOUR[card], VALUE[card], t.led, True))
        return turning_over(t, strongest)
