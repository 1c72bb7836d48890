"""The 11s and 12s: they come into the hands of their sets, and the 11s change hands within the teams."""

from typing import Final

from followsuit.core.reason import Reason
from followsuit.core.step import Step
from followsuit.games.kings.cards import ELEVENS, SET_COLOURS, TWELVES
from followsuit.games.kings.places import SHELF
from followsuit.games.kings.table import KingsTable

PASSED: Final = Reason("KN-R1-10", "The 11s change hands within the teams.")
PASSED_AGAIN: Final = Reason("KN-R2-08", PASSED.sentence)


class TakeElevensAndTwelves(Step[KingsTable]):
    """KN-R1-06, KN-R2-01  Everybody takes those of the own set; all know it."""

    def run(self, t: KingsTable) -> None:
        for seat in range(t.seat_count):
            cards = [ELEVENS[t.sets[seat]], TWELVES[t.sets[seat]]]
            for card in cards:
                t.cards.move(card, SHELF, seat)
            if t.log is not None:
                t.log.tell("took-own", seat=seat, cards=cards)


class PassElevens(Step[KingsTable]):
    """KN-R1-10, KN-R1-11, KN-R2-08  White and Black swap; the others pass on, clockwise in the team."""

    def run(self, t: KingsTable) -> None:
        why = PASSED if t.round == 1 else PASSED_AGAIN
        for colour in SET_COLOURS:
            seat = t.sets.index(colour)
            other = next_of_team(t, seat)
            t.cards.move(ELEVENS[colour], seat, other)
            if t.log is not None:
                t.log.tell("gave", seat=seat, other=other, cards=[ELEVENS[colour]], because=[why])


def next_of_team(t: KingsTable, seat: int) -> int:
    """KN-GAP-07  The next player of the same team, clockwise."""
    for other in t.clockwise_from(seat + 1):
        if t.teams[other] == t.teams[seat]:
            return other
    raise AssertionError("every team has several players")
