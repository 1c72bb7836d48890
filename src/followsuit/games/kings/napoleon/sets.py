"""Round 1: numbers are shown at once, and in their order the sets are taken."""

from typing import Final

from followsuit.core.option import CARD, PIECE, argument_of, option, verb_of
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.step import AnyStep, Ask, AskAll, Step
from followsuit.games.kings.cards import COLOUR, KIND, NO_SET, SET_COLOURS, VALUE
from followsuit.games.kings.pieces import FIRST_SET_PIECE
from followsuit.games.kings.places import FRONT
from followsuit.games.kings.table import DOWN, KingsTable
from followsuit.games.takers.cards import NUMBER
from followsuit.games.takers.table import DISCARDS
from followsuit.tricks.following import PLAY_OF

CHOOSE_NUMBER: Final = Reason("KN-R1-02", "Choose a number card; the highest takes a set first.")
NO_NUMBER: Final = Reason("KN-R1-02", "It has to be a number card of your hand.")
TAKE_SET: Final = Reason("KN-R1-03", "Take a set; White and Black play against the other three.")
NOT_FREE: Final = Reason("KN-DEC-02", "That set is taken.")

HIGHEST: Final = 10
COLOUR_RANK: Final[list[int]] = [2, 1, 0, 3]  # KN-R1-04  black, then red, blue and green


class ChooseNumbers(AskAll[KingsTable]):
    """KN-R1-02, KN-DEC-01  Everybody lays a number card face down, and all are turned up together."""

    def about(self) -> Reason:
        return CHOOSE_NUMBER

    def options(self, t: KingsTable, seat: int, picks: list[int]) -> list[int]:
        return [PLAY_OF[card] for card in t.hand(seat) if KIND[card] == NUMBER and VALUE[card] <= HIGHEST]

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


class TakeSet(Ask[KingsTable]):
    """KN-R1-03, KN-DEC-02  A set that is free; the last player gets the one that is left."""

    def about(self) -> Reason:
        return TAKE_SET

    def options(self, t: KingsTable) -> list[int]:
        return [option(PIECE, FIRST_SET_PIECE + colour) for colour in SET_COLOURS if colour in t.set_row]

    def why_not(self, t: KingsTable, pick: int) -> Reason | None:
        if pick in self.options(t):
            return None
        colour = argument_of(pick) - FIRST_SET_PIECE
        return NOT_FREE if verb_of(pick) == PIECE and colour in SET_COLOURS else NOT_OFFERED

    def picked(self, t: KingsTable, pick: int) -> None:
        t.give_set(self.seat, argument_of(pick) - FIRST_SET_PIECE)
        t.set_queen(self.seat, DOWN)  # KN-PREP-02  the 12 stands in for her
        if t.log is not None:
            t.log.tell("took-set", seat=self.seat, number=argument_of(pick))


class DiscardNumbers(Step[KingsTable]):
    """KN-R1-05  The cards that were shown are discarded openly, and are not played in this round."""

    def run(self, t: KingsTable) -> None:
        for seat in range(t.seat_count):
            card = t.cards.piles[FRONT + seat][0]
            t.cards.move(card, FRONT + seat, DISCARDS)
            if t.log is not None:
                t.log.tell("discarded", seat=seat, cards=[card])
