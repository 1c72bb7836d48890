"""3  Ninja: a second card, face down, of which all others learn only when the trick is complete."""

from typing import ClassVar, Final

from followsuit.core.face import Act
from followsuit.core.reason import Reason
from followsuit.games.little import numbers
from followsuit.games.little.cards import MIRIA
from followsuit.games.takers.drawing import can_draw
from followsuit.games.takers.powers.second_card import (
    MayLook,
    MayPlaySecond,
    MayPlayTop,
    PlaysSecondCard,
    knows_top,
)
from followsuit.games.takers.role_steps import RoleStep
from followsuit.games.takers.table import FACE_DOWN, Role, TakersTable

MAY_PLAY_SECOND: Final = Reason("LT-NINJA-01", "Play a second card face down, or none.")
MUST_FOLLOW_TOO: Final = Reason("LT-NINJA-02", "The second card has to follow the lead colour as well.")
MAY_LOOK: Final = Reason("LT-NINJA-04", "Look at the top card of the draw deck?")
MAY_PLAY_TOP: Final = Reason("LT-NINJA-15", "Play that card face down, or put it back on top?")
MAY_REVEAL: Final = Reason("LT-NINJA-06", "Flip your face-down card, or discard it?")
MUST_REVEAL: Final = Reason("LT-NINJA-12", "MIRIA can never be discarded; flip it.")
POINTS: Final = Reason("LT-SCORE-01", "Ninja's points for the tricks won.")
POINTS_OF_TWO: Final = Reason("LT-2P-03", POINTS.sentence)
FIVE_WINS: Final = Reason("LT-TRICK-07", "Ninja has won all five tricks.")


class Ninja(PlaysSecondCard):
    code: ClassVar[str] = "03"
    name: ClassVar[str] = "Ninja"
    points_for_wins: ClassVar[tuple[int, ...]] = numbers.NINJA
    points_of_two: ClassVar[tuple[int, ...]] = numbers.NINJA_OF_TWO
    why_points: ClassVar[Reason] = POINTS
    why_points_of_two: ClassVar[Reason | None] = POINTS_OF_TWO
    why_game: ClassVar[Reason] = FIVE_WINS
    may_play_second: ClassVar[Reason] = MAY_PLAY_SECOND
    must_follow_too: ClassVar[Reason] = MUST_FOLLOW_TOO
    may_look: ClassVar[Reason] = MAY_LOOK
    may_play_top: ClassVar[Reason] = MAY_PLAY_TOP
    may_reveal: ClassVar[Reason] = MAY_REVEAL
    revealed_may_lead: ClassVar[bool] = False  # LT-NINJA-09
    acts: ClassVar[tuple[Act, ...]] = (
        Act("after-card", "second"),
        Act("in-trick", "flip"),
    )

    def after_play(self, t: TakersTable, role: Role) -> None:
        """LT-NINJA-01, LT-NINJA-04, LT-NINJA-15  A card of the hand, or the top of the deck at last."""
        if t.trick_number == numbers.TRICKS:
            if knows_top(t, role.seat):
                t.then([MayPlayTop(role), LayFromHand(role)])  # put back in an earlier run of this trick
                return
            if can_draw(t):
                t.then([MayLook(role), LayFromHand(role)])
                return
        t.then([LayFromHand(role)])

    def must_reveal(self, card: int) -> Reason | None:
        """LT-NINJA-12"""
        return MUST_REVEAL if card == MIRIA else None


class LayFromHand(RoleStep[TakersTable]):
    """LT-NINJA-01, LT-NINJA-15  A hand card, if there is one and the top of the deck was not laid."""

    def run(self, t: TakersTable) -> None:
        if t.hand(self.role.seat) and not t.cards.piles[FACE_DOWN + self.role.seat]:
            t.then([MayPlaySecond(self.role)])
