"""Forging: a complete hexagon turns a Black Crown into a Crown, or points into a Black Crown."""

from typing import TYPE_CHECKING, ClassVar, Final

from followsuit.core.face import AT_THE_END, Piece
from followsuit.core.option import NO, PIECE, argument_of, option, verb_of
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.games.takers.role_steps import AskRole, RoleStep
from followsuit.games.takers.table import changed

if TYPE_CHECKING:
    from followsuit.games.tricktakers.table import TrickTakersTable

FORGE_CROWN: Final = 150
FORGE_BLACK_CROWN: Final = 151
COST_A_ROUND: Final = 50  # of a Black Crown: 50 points in round 1, 100 in round 2, 150 in round 3

MAY_FORGE: Final = Reason("TX-ALC-40", "The hexagon is complete: forge a crown, or none.")
NO_BLACK_CROWN: Final = Reason("TX-ALC-41", "Forging a Crown costs a Black Crown, and you have none.")
TOO_FEW_POINTS: Final = Reason("TX-ALC-42", "Forging a Black Crown costs more points than you have.")
NONE_LEFT: Final = Reason("TX-ALC-44", "All such crowns that can be forged in a game have been.")
FORGED: Final = Reason("TX-ALC-42", "Forging a Black Crown costs 50 points for each round so far.")

PIECES: Final[dict[int, Piece]] = {
    FORGE_CROWN: Piece("forge-crown", "forging", "forge a Crown", "", "crown", acts=AT_THE_END),
    FORGE_BLACK_CROWN: Piece(
        "forge-black-crown",
        "forging",
        "forge a Black Crown",
        "",
        "black-crown",
        acts=AT_THE_END,
    ),
}


def cost(t: "TrickTakersTable") -> int:
    return COST_A_ROUND * t.round


def forging_rule(t: "TrickTakersTable", seat: int, what: int) -> Reason | None:
    """TX-ALC-41 to TX-ALC-45  Why this cannot be forged, or None."""
    if what == FORGE_CROWN:
        if not t.forging_crowns:
            return NONE_LEFT
        return None if t.black_crowns[seat] else NO_BLACK_CROWN
    if not t.forging_black_crowns:
        return NONE_LEFT
    return None if t.points[seat] >= cost(t) else TOO_FEW_POINTS


def can_forge(t: "TrickTakersTable", seat: int) -> bool:
    is_crown_possible = forging_rule(t, seat, FORGE_CROWN) is None
    return is_crown_possible or forging_rule(t, seat, FORGE_BLACK_CROWN) is None


class MayForge(RoleStep["TrickTakersTable"]):
    """TX-ALC-45  Nothing is offered without payment or stock."""

    def run(self, t: "TrickTakersTable") -> None:
        if can_forge(t, self.role.seat):
            t.then([Forge(self.role)])


class Forge(AskRole["TrickTakersTable"]):
    """TX-ALC-40 to TX-ALC-46, TX-DEC-18  R8: a Crown, a Black Crown, or nothing."""

    asks: ClassVar[Reason] = MAY_FORGE

    def options(self, t: "TrickTakersTable") -> list[int]:
        possible = [what for what in PIECES if forging_rule(t, self.seat, what) is None]
        return [NO, *[option(PIECE, what) for what in possible]]

    def why_not(self, t: "TrickTakersTable", pick: int) -> Reason | None:
        if pick == NO:
            return None
        if verb_of(pick) != PIECE or argument_of(pick) not in PIECES:
            return NOT_OFFERED
        return forging_rule(t, self.seat, argument_of(pick))

    def picked(self, t: "TrickTakersTable", pick: int) -> None:
        seat = self.seat
        if pick == option(PIECE, FORGE_CROWN):
            t.forging_crowns -= 1
            t.black_crowns = changed(t.black_crowns, seat, t.black_crowns[seat] - 1)
            t.crowns = changed(t.crowns, seat, t.crowns[seat] + 1)
            if t.log is not None:
                t.log.tell("forged-crown", seat=seat)
        elif pick == option(PIECE, FORGE_BLACK_CROWN):
            t.forging_black_crowns -= 1
            t.gain(seat, -cost(t), FORGED)
            t.black_crowns = changed(t.black_crowns, seat, t.black_crowns[seat] + 1)
            if t.log is not None:
                t.log.tell("forged-black-crown", seat=seat)
