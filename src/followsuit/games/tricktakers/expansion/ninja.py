"""2D  Ninja: a second card, face down, of which all others learn only when the trick is complete."""

from typing import ClassVar, Final

from followsuit.core.face import Act
from followsuit.core.reason import Reason
from followsuit.games.takers.drawing import can_draw
from followsuit.games.takers.powers.second_card import (
    MayLook,
    MayPlaySecond,
    MayPlayTop,
    PlaysSecondCard,
    knows_top,
)
from followsuit.games.takers.table import Role, TakersTable
from followsuit.games.tricktakers.rules import TRICKS

BLACK_CROWN_WINS: Final = 2

MAY_PLAY_SECOND: Final = Reason("TX-NIN-01", "Play a second card face down, or none.")
MUST_FOLLOW_TOO: Final = Reason("TX-NIN-02", "The second card has to follow the lead colour as well.")
MAY_LOOK: Final = Reason("TX-NIN-08", "Look at the top card of the draw deck?")
MAY_PLAY_TOP: Final = Reason("TX-NIN-19", "Play that card face down, or put it back on top?")
MAY_REVEAL: Final = Reason("TX-NIN-10", "Reveal your face-down card, or discard it?")
TWO_WINS: Final = Reason("TX-NIN-16", "The Ninja has won exactly two tricks.")
NOT_WITH_TWO: Final = Reason("TX-NIN-15", "Whoever has the most wins may not get the Crown.")
TABLE_OF_TWO: Final = Reason("TX-2P-10", "The Ninja's points for the tricks won.")
FIVE_WINS: Final = Reason("TX-NIN-18", "The Ninja has won all five tricks.")
TABLE: Final = Reason("TX-NIN-18", "The Ninja's points for the tricks won.")


class Ninja(PlaysSecondCard):
    code: ClassVar[str] = "2D"
    name: ClassVar[str] = "Ninja"
    is_of_expansion: ClassVar[bool] = True
    points_for_wins: ClassVar[tuple[int, ...]] = (70, -20, 70, -20, 140, 0)
    points_of_two: ClassVar[tuple[int, ...]] = (70, -20, 70, -20, 140, 180)
    why_points: ClassVar[Reason] = TABLE
    why_points_of_two: ClassVar[Reason | None] = TABLE_OF_TWO
    why_game: ClassVar[Reason] = FIVE_WINS
    may_play_second: ClassVar[Reason] = MAY_PLAY_SECOND
    must_follow_too: ClassVar[Reason] = MUST_FOLLOW_TOO
    may_look: ClassVar[Reason] = MAY_LOOK
    may_play_top: ClassVar[Reason] = MAY_PLAY_TOP
    may_reveal: ClassVar[Reason] = MAY_REVEAL
    acts: ClassVar[tuple[Act, ...]] = (
        Act("after-card", "second"),
        Act("in-trick", "reveal"),
        Act("end", "two-wins"),
    )

    def after_play(self, t: TakersTable, role: Role) -> None:
        """TX-NIN-01, TX-NIN-08, TX-DEC-32  A card of the hand; in the fifth trick the top of the deck."""
        if t.trick_number == TRICKS:
            if knows_top(t, role.seat):
                t.then([MayPlayTop(role)])  # put back in an earlier run of this trick
            elif can_draw(t):
                t.then([MayLook(role)])
        elif t.hand(role.seat):
            t.then([MayPlaySecond(role)])

    # The end of the round.

    def why_no_crown(self, t: TakersTable, role: Role) -> Reason | None:
        """TX-NIN-15, TX-NIN-17, TX-GAP-49  Not with two wins, though nobody else has as many."""
        return NOT_WITH_TWO if t.wins[role.seat] == BLACK_CROWN_WINS else None

    def is_due_black_crown(self, t: TakersTable, role: Role) -> bool:
        """TX-NIN-16  With two wins, and not with none."""
        return t.wins[role.seat] == BLACK_CROWN_WINS

    def why_black_crown(self, t: TakersTable, role: Role) -> Reason:
        return TWO_WINS
