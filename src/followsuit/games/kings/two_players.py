"""A game of two: sets, the King's deck, nine tricks, and Kings that come to help (chapter 3.13)."""

from typing import Final

from followsuit.core.bits import BIT
from followsuit.core.option import DONE, PIECE, PIECES, argument_of, verb_of
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.step import AnyStep, Ask, Step
from followsuit.games.kings.bidding import BID_AT_ONCE
from followsuit.games.kings.cards import NO_SET, SET_COLOURS
from followsuit.games.kings.contract import LAY_CONTRACT
from followsuit.games.kings.drafting import (
    DRAFT_CHARACTERS,
    GIVE_START_CARD,
    RETURN_CHARACTERS,
    TakeSet,
    tell_set,
)
from followsuit.games.kings.end import FIND_WINNER
from followsuit.games.kings.flow import CLEAR_UP, DEAL
from followsuit.games.kings.jack import ASK_FOR_JACKS
from followsuit.games.kings.numbers import BEHIND_FOR_BOTH_KINGS, BEHIND_FOR_ONE_KING, TRICKS_OF_TWO
from followsuit.games.kings.pieces import FIRST_KING_PIECE
from followsuit.games.kings.rules import BY_LOT
from followsuit.games.kings.scoring import SCORE_ROUND
from followsuit.games.kings.set_up import SET_UP
from followsuit.games.kings.table import KingsTable
from followsuit.games.takers.table import CLOCKWISE, EMPTY, changed
from followsuit.games.takers.trick import PLAY_TRICKS

HELP: Final = Reason(
    "KT2-ASSIST-01", "You are far behind: take a contract King of an earlier round, or none."
)
NOT_THIS_KING: Final = Reason("KT2-ASSIST-04", "Only the contract Kings of Rounds 1 and 2 can be had.")
YOURS: Final = Reason("KT2-ASSIST-01", "You have taken that King already.")


def deal_sets(t: KingsTable) -> None:
    """KT2-PREP-02, KT2-FLOW-01, KT-GAP-61  Before the game: by lot, with the K cards."""
    colours = SET_COLOURS[:]
    t.rng.shuffle(colours)
    for seat in range(t.seat_count):
        t.give_set(seat, colours[seat])
    lay_kings_deck(t)


def lay_kings_deck(t: KingsTable) -> None:
    """KT2-PREP-03, KT2-PREP-04, KT2-RND-02, KT2-GAP-01, KT-DEVC-06  Three Kings, one for each round."""
    colours = [colour for colour in SET_COLOURS if colour in t.set_row]
    t.rng.shuffle(colours)
    t.contracts = [NO_SET, *colours]
    t.set_row = EMPTY


class GiveSets(Step[KingsTable]):
    """KT2-PREP-02, KT2-FLOW-01, KT-GAP-61  Told as dealt; or chosen, from a random player on."""

    def run(self, t: KingsTable) -> None:
        if t.rules.set_assignment == BY_LOT:
            for seat in range(t.seat_count):
                tell_set(t, seat)
        else:
            t.choosers = CLOCKWISE[t.seat_count][t.drafter]
            t.then(turns_of_sets(t))


def turns_of_sets(t: KingsTable) -> list[AnyStep]:
    """KT2-DEC-03  Whoever has no set yet."""
    return [TAKE_SETS[seat] for seat in t.choosers if t.sets[seat] == NO_SET]


class LayKingsDeck(Step[KingsTable]):
    """KT2-PREP-04, KT2-PREP-05, KT2-FLOW-01  After the sets; both see the order of the three Kings."""

    def run(self, t: KingsTable) -> None:
        if t.set_row:
            lay_kings_deck(t)
        if t.log is not None:
            for colour in t.contracts[1:]:
                t.log.tell("kings-deck", number=FIRST_KING_PIECE + colour)


class PlayRoundOfTwo(Step[KingsTable]):
    """KT2-FLOW-02, KT2-RND-01  Steps 1 to 9, in their order; then the next round."""

    def run(self, t: KingsTable) -> None:
        t.begin_part(ROUND_OF_TWO)


class OfferHelp(Step[KingsTable]):
    """KT2-ASSIST-01, KT2-FLOW-02, KT2-GAP-04  Step 4, in Round 3: who is far behind may take Kings."""

    def run(self, t: KingsTable) -> None:
        if not t.is_last_round():
            return
        seat = 0 if t.points[0] < t.points[1] else 1
        left = kings_to_take(t, seat)
        if left > 0:
            t.todo.append(TakeKing(seat, left))


def kings_to_take(t: KingsTable, seat: int) -> int:
    """KT2-ASSIST-01  How many Kings this seat may still take, by what it has taken already."""
    behind = t.points[1 - seat] - t.points[seat]
    if behind < BEHIND_FOR_ONE_KING:
        return 0
    most = 1 if behind < BEHIND_FOR_BOTH_KINGS else 2
    return most + len(kings_at_hand(t)) - 2


def kings_at_hand(t: KingsTable) -> list[int]:
    """KT2-ASSIST-04, KT2-FLOW-04  Colours of the contract Kings of Rounds 1 and 2 that nobody has taken."""
    taken = t.kings[0] | t.kings[1]
    return [colour for colour in t.contracts[1:3] if not taken & BIT[colour]]


class TakeKing(Ask[KingsTable]):
    """KT2-ASSIST-01 to KT2-ASSIST-03, KT2-DEC-02  One King of two, or none; then the other."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.left)

    def about(self) -> Reason:
        return HELP

    def options(self, t: KingsTable) -> list[int]:
        return [*[PIECES[FIRST_KING_PIECE + colour] for colour in kings_at_hand(t)], DONE]

    def why_not(self, t: KingsTable, pick: int) -> Reason | None:
        if pick in self.options(t):
            return None
        colour = argument_of(pick) - FIRST_KING_PIECE
        if verb_of(pick) != PIECE or not 0 <= colour < len(SET_COLOURS):
            return NOT_OFFERED
        return YOURS if t.kings[self.seat] & BIT[colour] else NOT_THIS_KING

    def picked(self, t: KingsTable, pick: int) -> None:
        if pick == DONE:
            if t.log is not None:
                t.log.tell("no-help", seat=self.seat)
            return
        colour = argument_of(pick) - FIRST_KING_PIECE
        t.kings = changed(t.kings, self.seat, t.kings[self.seat] | BIT[colour])
        if t.log is not None:
            t.log.tell("took-king", seat=self.seat, number=argument_of(pick))
        if self.left > 1:
            t.todo.append(TakeKing(self.seat, self.left - 1))


TAKE_SETS: Final[list[TakeSet]] = [TakeSet(seat) for seat in range(2)]
GIVE_SETS: Final = GiveSets()
LAY_KINGS_DECK: Final = LayKingsDeck()
OFFER_HELP: Final = OfferHelp()
PLAY_ROUND_OF_TWO: Final = PlayRoundOfTwo()

AFTER_TRICKS_OF_TWO: Final[list[AnyStep]] = [
    ASK_FOR_JACKS,
    SCORE_ROUND,
    FIND_WINNER,
    CLEAR_UP,
    PLAY_ROUND_OF_TWO,
]
FROM_SET_UP_OF_TWO: Final[list[AnyStep]] = [SET_UP, PLAY_TRICKS[TRICKS_OF_TWO], *AFTER_TRICKS_OF_TWO]
FROM_BID_OF_TWO: Final[list[AnyStep]] = [BID_AT_ONCE, *FROM_SET_UP_OF_TWO]
FROM_HELP: Final[list[AnyStep]] = [OFFER_HELP, *FROM_BID_OF_TWO]
ROUND_OF_TWO: Final[list[AnyStep]] = [
    LAY_CONTRACT,
    DEAL,
    RETURN_CHARACTERS,
    GIVE_START_CARD,
    DRAFT_CHARACTERS,
    *FROM_HELP,
]
