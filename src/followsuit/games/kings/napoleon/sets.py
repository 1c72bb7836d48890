"""Round 1: numbers are shown at once, and in their order the sets are taken."""

from typing import ClassVar, Final

from followsuit.core.option import CARD, argument_of, verb_of
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.step import AnyStep, AskAll, Step
from followsuit.games.kings.cards import COLOUR, KIND, NO_SET, VALUE
from followsuit.games.kings.drafting import TakeSet as TakeAnySet
from followsuit.games.kings.places import FRONT
from followsuit.games.kings.table import DOWN, KingsTable
from followsuit.games.takers.cards import NUMBER
from followsuit.games.takers.table import DISCARDS
from followsuit.tricks.following import PLAY_OF

CHOOSE_NUMBER: Final = Reason("KN-R1-02", "Choose a number card; the highest takes a set first.")
NO_NUMBER: Final = Reason("KN-R1-02", "It has to be a number card of your hand.")
TAKE_SET: Final = Reason("KN-R1-03", "Take a set; White and Black play against the other three.")
NOT_FREE: Final = Reason("KN-DEC-02", "That set is taken.")

HIGHEST: Final = 10  # of the numbers; 11 and 12 are pictures
COLOUR_RANK: Final[list[int]] = [2, 1, 0, 3]  # KN-R1-04  black, then red, blue and green


def is_number(card: int) -> bool:
    """KN-R1-02, KN-R1-08  From 1 to 10: what is shown for the sets, and all that may be discarded."""
    return KIND[card] == NUMBER and VALUE[card] <= HIGHEST


class ChooseNumbers(AskAll[KingsTable]):
    """KN-R1-02, KN-DEC-01  Everybody lays a number card face down, and all are turned up together."""

    asks: ClassVar[Reason] = CHOOSE_NUMBER

    def options(self, t: KingsTable, seat: int, picks: list[int]) -> list[int]:
        return [PLAY_OF[card] for card in t.hand(seat) if is_number(card)]

    def why_not(self, t: KingsTable, seat: int, pick: int, picks: list[int]) -> Reason | None:
        if pick in self.options(t, seat, picks):
            return None
        return NO_NUMBER if verb_of(pick) == CARD else NOT_OFFERED

    def revealed(self, t: KingsTable, picks: list[list[int]]) -> None:
        for seat in self.seats:
            card = argument_of(picks[seat][0])
            t.cards.move(card, seat, FRONT + seat)
            if t.log is not None:
                t.log.tell("showed", seat=seat, cards=[card])


class TakeSets(Step[KingsTable]):
    """KN-R1-03, KN-R1-04  The highest number first."""

    def run(self, t: KingsTable) -> None:
        t.then(still_to_take_set(t))


def still_to_take_set(t: KingsTable) -> list[AnyStep]:
    return [TakeSet(seat) for seat in by_number_shown(t) if t.sets[seat] == NO_SET]


def by_number_shown(t: KingsTable) -> list[int]:
    """The seats, in the order of the cards they have shown."""
    ordered: list[int] = []
    for seat in range(t.seat_count):
        at = 0
        while at < len(ordered) and rank_shown(t, ordered[at]) > rank_shown(t, seat):
            at += 1
        ordered.insert(at, seat)
    return ordered


def rank_shown(t: KingsTable, seat: int) -> int:
    card = t.cards.piles[FRONT + seat][0]
    return VALUE[card] * len(COLOUR_RANK) + COLOUR_RANK[COLOUR[card]]


class TakeSet(TakeAnySet):
    """KN-R1-03, KN-DEC-02  A set that is free; the last player gets the one that is left."""

    asks: ClassVar[Reason] = TAKE_SET

    def why_gone(self) -> Reason:
        return NOT_FREE

    def picked(self, t: KingsTable, pick: int) -> None:
        super().picked(t, pick)
        t.set_queen(self.seat, DOWN)  # KN-PREP-02  the 12 stands in for her


class DiscardNumbers(Step[KingsTable]):
    """KN-R1-05  The cards that were shown are discarded openly, and are not played in this round."""

    def run(self, t: KingsTable) -> None:
        for seat in range(t.seat_count):
            card = t.cards.piles[FRONT + seat][0]
            t.cards.move(card, FRONT + seat, DISCARDS)
            if t.log is not None:
                t.log.tell("discarded", seat=seat, cards=[card])
