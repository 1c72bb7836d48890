"""Theft, the last thing of a round before its winner is looked for: from targets, or from the partner."""

from typing import TYPE_CHECKING, ClassVar, Final

from followsuit.core.event import NO_SEAT
from followsuit.core.face import AT_THE_END, Piece
from followsuit.core.option import PIECE, argument_of, option, verb_of
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.games.takers.role_steps import AskRole, RoleStep
from followsuit.games.takers.table import changed
from followsuit.games.tricktakers.powers.chip import is_success
from followsuit.games.tricktakers.powers.thief_sheet import (
    BLACK_CROWN,
    CROWN,
    POINTS,
    partner_of,
    sheet_of,
)

if TYPE_CHECKING:
    from followsuit.games.tricktakers.table import TrickTakersTable

STOLEN_POINTS: Final = 30
FIRST_LOOT_PIECE: Final = 135
LOOT: Final[list[int]] = [CROWN, BLACK_CROWN, POINTS]
LOOT_NAMES: Final[list[str]] = ["steal a Crown", "steal a Black Crown", "steal 30 points"]

CHOOSE_LOOT: Final = Reason("TX-THF-30", "Choose what you steal from your partner.")
PARTNER_HAS_NONE: Final = Reason("TX-THF-28", "What the partner does not have cannot be stolen.")
STOLEN: Final = Reason("TX-THF-27", "The Phantom Thief steals 30 points, or all there are.")
STOLEN_FROM_PARTNER: Final = Reason("TX-THF-30", "The Phantom Thief steals 30 points, or all there are.")
STOLEN_OF_TWO: Final = Reason("TX-2P-22", "The Phantom Thief steals 30 points of the other player.")


def loot_pieces() -> dict[int, Piece]:
    symbols = ["crown", "black-crown", "points"]
    pieces: dict[int, Piece] = {}
    for what in LOOT:
        name = LOOT_NAMES[what]
        key = name.replace(" a ", " ").replace(" ", "-").lower()
        pieces[FIRST_LOOT_PIECE + what] = Piece(key, "loot", name, "", symbols[what], acts=AT_THE_END)
    return pieces


class Steal(RoleStep["TrickTakersTable"]):
    """TT-EOR-11, TX-THF-20 to TX-THF-32, TX-2P-22  Every theft that succeeds; a Crown first, points last."""

    def run(self, t: "TrickTakersTable") -> None:
        role = self.role
        partner = partner_of(t, role)
        if t.seat_count == 2:
            if is_success(t, role, partner):
                steal(t, role.seat, partner, POINTS, STOLEN_OF_TWO)
        elif sheet_of(t, role).is_down:
            if partner != NO_SEAT and is_success(t, role, partner) and loot_of(t, partner):
                t.then([ChooseLoot(role)])
        else:
            letters = sheet_of(t, role).letters
            for what in LOOT:
                if what in letters and is_success(t, role, letters.index(what)):
                    steal(t, role.seat, letters.index(what), what, STOLEN)


def loot_of(t: "TrickTakersTable", seat: int) -> list[int]:
    """TX-THF-28, TX-THF-30  The kinds of things this seat has."""
    stock = [t.crowns[seat], t.black_crowns[seat], t.points[seat]]
    return [what for what in LOOT if stock[what]]


def steal(t: "TrickTakersTable", thief: int, victim: int, what: int, why: Reason) -> None:
    """TX-THF-25 to TX-THF-29  One crown, old or new, or up to 30 points; nothing where there is nothing."""
    if what not in loot_of(t, victim):
        return
    if what == POINTS:
        points = min(STOLEN_POINTS, t.points[victim])
        t.gain(victim, -points, why)
        t.gain(thief, points, why)
        return
    if what == CROWN:
        t.crowns = changed(t.crowns, victim, t.crowns[victim] - 1)
        t.crowns = changed(t.crowns, thief, t.crowns[thief] + 1)
    else:
        t.black_crowns = changed(t.black_crowns, victim, t.black_crowns[victim] - 1)
        t.black_crowns = changed(t.black_crowns, thief, t.black_crowns[thief] + 1)
    if t.log is not None:
        t.log.tell("stole-crown" if what == CROWN else "stole-black-crown", seat=thief, other=victim)


class ChooseLoot(AskRole["TrickTakersTable"]):
    """TX-THF-30, TX-DEC-31  One thing of those the partner has."""

    asks: ClassVar[Reason] = CHOOSE_LOOT

    def options(self, t: "TrickTakersTable") -> list[int]:
        return [option(PIECE, FIRST_LOOT_PIECE + what) for what in loot_of(t, partner_of(t, self.role))]

    def why_not(self, t: "TrickTakersTable", pick: int) -> Reason | None:
        if pick in self.options(t):
            return None
        is_loot = verb_of(pick) == PIECE and argument_of(pick) - FIRST_LOOT_PIECE in LOOT
        return PARTNER_HAS_NONE if is_loot else NOT_OFFERED

    def picked(self, t: "TrickTakersTable", pick: int) -> None:
        what = argument_of(pick) - FIRST_LOOT_PIECE
        steal(t, self.seat, partner_of(t, self.role), what, STOLEN_FROM_PARTNER)
