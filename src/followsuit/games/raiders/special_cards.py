"""The four special cards: trump shift, life steal, pull-back."""

from typing import ClassVar, Final

from followsuit.core.option import CARD, SEAT, argument_of, option, verb_of
from followsuit.core.reason import Reason
from followsuit.core.step import Ask
from followsuit.games.raiders.cards import C8, C9A, DIAMONDS, HEARTS, SPADES
from followsuit.games.raiders.lives import gain_life, lose_life
from followsuit.games.raiders.table import LEADS, RaidersTable

TRUMP_SHIFTS: Final = Reason("TR-SPC-01", "The winner played the 8 or the special 9 of clubs.")
STOLEN: Final = Reason("TR-SPC-13", "The winner's 5 of diamonds takes a life chip from the richest other.")
CHOOSE_VICTIM: Final = Reason("TR-SPC-15", "Choose whose life chip your 5 of diamonds takes.")
NOT_THE_RICHEST: Final = Reason("TR-SPC-13", "Only another player with the most life chips can be robbed.")
CHOOSE_PULL_BACK: Final = Reason("TR-SPC-22", "Take one of your lead cards into your hand.")
OWN_LEAD_CARD: Final = Reason("TR-SPC-22", "One of your own lead cards has to move.")
PULLED_BACK: Final = Reason("TR-SPC-20", "The special 9 of hearts was played in the trick.")


def shift_trump(t: RaidersTable, winning_card: int) -> None:
    """TR-SPC-01 to TR-SPC-08  The first such win makes hearts trump, the second diamonds."""
    if winning_card != C8 and winning_card != C9A:
        return
    t.trump = HEARTS if t.trump == SPADES else DIAMONDS
    if t.log is not None:
        t.log.tell("hearts-trump" if t.trump == HEARTS else "diamonds-trump", because=[TRUMP_SHIFTS])


def victims_of(t: RaidersTable, thief: int) -> list[int]:
    """TR-SPC-13, TR-SPC-14, TR-SPC-17, TR-SPC-18  The richest others, dropped out or not."""
    most = 0
    for seat in range(t.seat_count):
        if seat != thief:
            most = max(most, t.lives[seat])
    if most == 0:
        return []
    return [seat for seat in range(t.seat_count) if seat != thief and t.lives[seat] == most]


def steal_life(t: RaidersTable, thief: int, victim: int) -> None:
    if t.log is not None:
        t.log.tell("stolen", seat=thief, other=victim)
    lose_life(t, victim, STOLEN)
    gain_life(t, thief, STOLEN)


class StealLife(Ask[RaidersTable]):
    """TR-SPC-15, TR-DEC-05  With several such players the winner chooses among them."""

    asks: ClassVar[Reason] = CHOOSE_VICTIM

    def options(self, t: RaidersTable) -> list[int]:
        return [option(SEAT, seat) for seat in victims_of(t, self.seat)]

    def why_not(self, t: RaidersTable, pick: int) -> Reason | None:
        return None if pick in self.options(t) else NOT_THE_RICHEST

    def picked(self, t: RaidersTable, pick: int) -> None:
        steal_life(t, self.seat, argument_of(pick))


def pull_back(t: RaidersTable, seat: int, card: int) -> None:
    t.cards.move(card, LEADS + seat, seat)
    if t.log is not None:
        t.log.tell("pulled-back", seat=seat, cards=[card], because=[PULLED_BACK])


class PullBack(Ask[RaidersTable]):
    """TR-SPC-22, TR-DEC-06  The winner moves a lead card of free choice to the hand."""

    asks: ClassVar[Reason] = CHOOSE_PULL_BACK

    def options(self, t: RaidersTable) -> list[int]:
        return [option(CARD, card) for card in t.leads(self.seat)]

    def why_not(self, t: RaidersTable, pick: int) -> Reason | None:
        is_own = verb_of(pick) == CARD and argument_of(pick) in t.leads(self.seat)
        return None if is_own else OWN_LEAD_CARD

    def picked(self, t: RaidersTable, pick: int) -> None:
        pull_back(t, self.seat, argument_of(pick))
