"""Sets: the King player's makes trump; those of the Rivals are a Queen, and a Jack that is a bid."""

from typing import Final

from followsuit.core.bits import BIT
from followsuit.core.option import PIECE, argument_of, option, verb_of
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.step import AnyStep, Ask, Step
from followsuit.games.kings.cards import NO_SET, SET_COLOURS
from followsuit.games.kings.ombre.court import OMBRE_COURTS
from followsuit.games.kings.ombre.taking_up import rivals_of
from followsuit.games.kings.pieces import FIRST_JACK_PIECE, FIRST_SET_PIECE
from followsuit.games.kings.table import DOWN, KingsTable, replaced
from followsuit.games.takers.cards import NO_COLOUR
from followsuit.games.takers.table import MOST_SEATS, NONE

TAKE_SET: Final = Reason("KO-DEC-03", "Take a set. The King player's colour is trump, and white means none.")
IS_TAKEN: Final = Reason("KO-SET-05", "Another player has taken that set.")


class LayOutSets(Step[KingsTable]):
    """KO-PREP-05, KO-FLOW-02  Step 1: all five sets lie there again, face up, used before or not."""

    def run(self, t: KingsTable) -> None:
        t.set_row = SET_COLOURS[:]
        t.sets = [NO_SET] * t.seat_count
        t.kings = [0] * t.seat_count
        t.played = 0
        t.queens = [DOWN] * t.seat_count
        t.bids = [NONE] * t.seat_count
        t.trump = NO_COLOUR


class KingPlayerTakesSet(Step[KingsTable]):
    """KO-SET-01  Step 6: the King player is the first to take a set."""

    def run(self, t: KingsTable) -> None:
        t.then([SETS_TO_TAKE[t.king_player]])


class RivalsTakeSets(Step[KingsTable]):
    """KO-SET-05  Step 7: one after the other, clockwise from the King player."""

    def run(self, t: KingsTable) -> None:
        t.then([SETS_TO_TAKE[seat] for seat in rivals_of(t)])


class TakeSet(Ask[KingsTable]):
    """KO-SET-01, KO-SET-05, KO-DEC-03  One of the sets that lie there."""

    def about(self) -> Reason:
        return TAKE_SET

    def options(self, t: KingsTable) -> list[int]:
        return [option(PIECE, FIRST_SET_PIECE + colour) for colour in t.set_row]

    def why_not(self, t: KingsTable, pick: int) -> Reason | None:
        if pick in self.options(t):
            return None
        colour = argument_of(pick) - FIRST_SET_PIECE
        is_set = verb_of(pick) == PIECE and 0 <= colour < len(SET_COLOURS)
        return IS_TAKEN if is_set else NOT_OFFERED

    def picked(self, t: KingsTable, pick: int) -> None:
        colour = argument_of(pick) - FIRST_SET_PIECE
        t.give_set(self.seat, colour)
        if t.log is not None:
            t.log.tell("took-set", seat=self.seat, number=argument_of(pick))
        if self.seat == t.king_player:
            rule_by(t, self.seat, colour)
        else:
            turn_down(t, self.seat, colour)


SETS_TO_TAKE: Final[list[AnyStep]] = [TakeSet(seat) for seat in range(MOST_SEATS)]


def rule_by(t: KingsTable, seat: int, colour: int) -> None:
    """KO-SET-01 to KO-SET-04  The colour is trump, and with white there is none; the King player leads."""
    t.trump = colour
    t.leader = seat
    if t.log is not None:
        t.log.tell("trump" if colour != NO_COLOUR else "no-trump", seat=seat, number=FIRST_SET_PIECE + colour)
        t.log.tell("start-card", seat=seat)


def turn_down(t: KingsTable, seat: int, colour: int) -> None:
    """KO-SET-06  A Rival's King cannot be played, and the Jack is a bid."""
    t.played |= BIT[colour]
    t.bids = replaced(t.bids, seat, [FIRST_JACK_PIECE + colour])


class SeatCourts(Step[KingsTable]):
    """KO-SET-07, KO-SET-08  From here on Queens can be used, and the King player's King."""

    def run(self, t: KingsTable) -> None:
        seat_courts(t)


def seat_courts(t: KingsTable) -> None:
    t.set_active(OMBRE_COURTS[: t.seat_count])
