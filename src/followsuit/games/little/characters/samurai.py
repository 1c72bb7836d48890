"""5  Samurai: red fights as black, and black never stays in the hand."""

from typing import ClassVar, Final

from followsuit.core.face import Act
from followsuit.core.reason import Reason
from followsuit.games.little import numbers
from followsuit.games.little.table import little_table
from followsuit.games.takers.cards import BLACK
from followsuit.games.takers.drawing import draw_cards
from followsuit.games.takers.powers.red_as_black import RedAsBlack, black_cards
from followsuit.games.takers.table import BOX, DISCARDS, Role, TakersTable

NO_BLACK_AT_SET_UP: Final = Reason("LT-SAMU-01", "Samurai cannot have a black card in hand.")
NO_BLACK: Final = Reason("LT-SAMU-02", "Samurai cannot have a black card in hand.")
SPIRIT_OF_RED: Final = Reason("LT-SAMU-04", "Samurai's red fights as black.")
POINTS: Final = Reason("LT-SCORE-01", "Samurai's points for the tricks won.")
POINTS_OF_TWO: Final = Reason("LT-2P-03", POINTS.sentence)
FIVE_WINS: Final = Reason("LT-TRICK-07", "Samurai has won all five tricks.")


class Samurai(RedAsBlack):
    code: ClassVar[str] = "05"
    name: ClassVar[str] = "Samurai"
    set_up_names: ClassVar[tuple[str, ...]] = ("replace black cards",)
    points_for_wins: ClassVar[tuple[int, ...]] = numbers.SAMURAI
    points_of_two: ClassVar[tuple[int, ...]] = numbers.SAMURAI_OF_TWO
    why_points: ClassVar[Reason] = POINTS
    why_points_of_two: ClassVar[Reason | None] = POINTS_OF_TWO
    why_game: ClassVar[Reason] = FIVE_WINS
    no_black: ClassVar[Reason] = NO_BLACK
    spirit: ClassVar[Reason] = SPIRIT_OF_RED
    acts: ClassVar[tuple[Act, ...]] = (
        Act("in-trick", "red"),
        Act("any-time", "no-black"),
    )

    def got_cards(self, t: TakersTable, role: Role) -> None:
        """LT-SAMU-02, LT-SAMU-03  From the set-up on, wherever black cards come from."""
        if little_table(t).set_up_done[role.index]:
            self.replace_black(t, role)

    def replace_black(self, t: TakersTable, role: Role) -> None:
        self.replace(t, role.seat, NO_BLACK)

    def replace_at_set_up(self, t: TakersTable, role: Role) -> None:
        self.replace(t, role.seat, NO_BLACK_AT_SET_UP)

    def replace(self, t: TakersTable, seat: int, why: Reason) -> None:
        """LT-SAMU-01, LT-SAMU-02, LT-SAMU-15  Black is shown and goes, until what is drawn has none.

        Until then it lies in the box, so that it is not drawn again. What is drawn goes by LT-SAMU-02.
        """
        gone: list[int] = []
        black = black_cards(t, seat)
        while black:
            for card in sorted(black):
                self.show_discard(t, seat, card, BOX, why)
            gone += black
            why = NO_BLACK
            draw_cards(t, seat, len(black))
            black = black_cards(t, seat)
        for card in sorted(gone):
            if not t.prints.owner[card]:
                t.cards.move(card, BOX, DISCARDS)
        t.cards.rule_out(t.cards_of_colour(BLACK), seat)
