"""Sets: the King player's makes trump; those of the Rivals are a Queen, and a Jack that is a bid."""

from typing import Final

from followsuit.core.bits import BIT
from followsuit.core.option import argument_of
from followsuit.core.reason import Reason
from followsuit.core.step import AnyStep, Step
from followsuit.games.kings.cards import NO_SET, SET_COLOURS
from followsuit.games.kings.drafting import TakeSet
from followsuit.games.kings.new_round import give_start_card
from followsuit.games.kings.ombre.court import OMBRE_COURTS
from followsuit.games.kings.ombre.taking_up import rivals_of
from followsuit.games.kings.pieces import FIRST_JACK_PIECE, FIRST_SET_PIECE
from followsuit.games.kings.table import DOWN, KingsTable, replaced
from followsuit.games.takers.cards import NO_COLOUR
from followsuit.games.takers.table import EMPTY, MOST_SEATS

CHOOSE_TRUMP: Final = Reason("KO-SET-01", "Take a set; its colour is trump, and with white there is none.")
TAKE_ONE_LEFT: Final = Reason("KO-SET-05", "Take one of the sets that are left.")
IS_TAKEN: Final = Reason("KO-SET-05", "Another player has taken that set.")


class LayOutSets(Step[KingsTable]):
    """KO-PREP-05, KO-FLOW-02  Step 1: all five sets lie there again, face up, used before or not."""

    def run(self, t: KingsTable) -> None:
        t.set_row = SET_COLOURS[:]
        t.sets = [NO_SET] * t.seat_count
        t.kings = [0] * t.seat_count
        t.played = 0
        t.queens = [DOWN] * t.seat_count
        t.bids = [EMPTY] * t.seat_count
        t.trump = NO_COLOUR


class KingPlayerTakesSet(Step[KingsTable]):
    """KO-SET-01, KO-FLOW-02  Step 6: the King player is the first to take a set."""

    def run(self, t: KingsTable) -> None:
        t.then(taking_sets(t)[:1])


class RivalsTakeSets(Step[KingsTable]):
    """KO-SET-05, KO-FLOW-02  Step 7: one after the other, clockwise from the King player."""

    def run(self, t: KingsTable) -> None:
        t.then(taking_sets(t))


def taking_sets(t: KingsTable) -> list[AnyStep]:
    """KO-SET-01, KO-SET-05  Those who have no set yet, from the King player on."""
    steps: list[AnyStep] = []
    if t.sets[t.king_player] == NO_SET:
        steps.append(CHOOSE_TRUMPS[t.king_player])
    return steps + [TAKE_SETS_LEFT[seat] for seat in rivals_of(t) if t.sets[seat] == NO_SET]


class ChooseTrump(TakeSet):
    """KO-SET-01 to KO-SET-04, KO-DEC-03  Its colour is trump, with white there is none; its owner leads."""

    def about(self) -> Reason:
        return CHOOSE_TRUMP

    def why_gone(self) -> Reason:
        return CHOOSE_TRUMP

    def picked(self, t: KingsTable, pick: int) -> None:
        super().picked(t, pick)
        t.trump = t.sets[self.seat]
        if t.log is not None:
            kind = "no-trump" if t.trump == NO_COLOUR else "trump"
            t.log.tell(kind, seat=self.seat, number=argument_of(pick))
        give_start_card(t, self.seat)


class TakeSetLeft(TakeSet):
    """KO-SET-05, KO-SET-06, KO-DEC-03  A Rival's set."""

    def about(self) -> Reason:
        return TAKE_ONE_LEFT

    def why_gone(self) -> Reason:
        return IS_TAKEN

    def picked(self, t: KingsTable, pick: int) -> None:
        super().picked(t, pick)
        turn_down(t, self.seat, argument_of(pick) - FIRST_SET_PIECE)


CHOOSE_TRUMPS: Final[list[AnyStep]] = [ChooseTrump(seat) for seat in range(MOST_SEATS)]
TAKE_SETS_LEFT: Final[list[AnyStep]] = [TakeSetLeft(seat) for seat in range(MOST_SEATS)]


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
