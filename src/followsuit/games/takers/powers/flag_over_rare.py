"""A card drawn and one discarded before playing; and a White Flag that beats a Rare."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from followsuit.core.reason import Reason
from followsuit.games.takers.cards import FLAG, RARE
from followsuit.games.takers.character import AT_ONCE, Face
from followsuit.games.takers.drawing import can_draw
from followsuit.games.takers.order import BEATS_RARE
from followsuit.games.takers.powers.by_wins import ScoresByWins
from followsuit.games.takers.table import Play, Role, TakersTable


@mypyc_attr(allow_interpreted_subclasses=True)
class FlagOverRare(ScoresByWins):
    power_count: ClassVar[int] = 1
    once_a_turn: ClassVar[Reason]
    nothing_to_draw: ClassVar[Reason]
    flag_beats_rare: ClassVar[Reason]

    def power_rule(self, t: TakersTable, role: Role, power: int) -> Reason | None:
        """TT-HER-01, TT-HER-02, LT-HERM-01, LT-HERM-02  Once in a turn, while there is a card to draw."""
        if t.has_used(role):
            return self.once_a_turn
        return None if can_draw(t) else self.nothing_to_draw

    def power_text(self, power: int) -> str:
        return "Draw a card, then discard one"

    def resolve(self, t: TakersTable, role: Role, face: Face) -> None:
        """TT-HER-06 to TT-HER-12, LT-HERM-04  With a Rare in the trick the own flag is stronger than it."""
        if face.kind == FLAG:
            face.marks |= BEATS_RARE
            face.why = self.flag_beats_rare

    def trick_decided(self, t: TakersTable, role: Role, play: Play) -> None:
        """TT-HER-13 to TT-HER-17, LT-HERM-07, LT-HERM-09  Not in Kakumei, where every flag is as strong."""
        if play.kind == FLAG and t.order is t.normal and has_rare(t):
            self.flag_has_won(t, role)

    def flag_has_won(self, t: TakersTable, role: Role) -> None:
        """What it brings that the own flag has beaten a Rare, however many there are."""
        raise NotImplementedError

    def inclination(self, t: TakersTable, role: Role, power: int, wants_trick: bool) -> int:
        """To draw is always good."""
        return AT_ONCE


def has_rare(t: TakersTable) -> bool:
    for play in t.plays:
        if play.kind == RARE:
            return True
    return False
