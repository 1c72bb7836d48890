"""After the auction: auction cards are taken up, and as many cards discarded (KO-XCH-01 to KO-XCH-06)."""

from typing import Final

from followsuit.core.bits import BIT
from followsuit.core.cards import NOBODY
from followsuit.core.option import CARD, DONE, argument_of, verb_of
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.step import Step
from followsuit.games.kings.numbers import AUCTION_CARDS
from followsuit.games.kings.places import AUCTION, FRONT
from followsuit.games.kings.table import KingsTable
from followsuit.games.takers.drawing import discard_all
from followsuit.games.takers.powers.exchange import ONCE_EACH
from followsuit.games.takers.table import DISCARDS
from followsuit.tricks.sealed import PickCards

DISCARD: Final = Reason("KO-XCH-01", "Discard as many cards of your hand as you took up.")
DISCARD_AS_RIVAL: Final = Reason("KO-XCH-03", DISCARD.sentence)
USED_UNSEEN: Final = Reason("KO-XCH-02", "The King player discards the auction cards used, unseen.")


def rivals_of(t: KingsTable) -> list[int]:
    """KO-AUC-09, KO-SET-05  The two others, clockwise from the King player."""
    return t.clockwise_from(t.king_player)[1:]


class KingPlayerTakesUp(Step[KingsTable]):
    """KO-XCH-01, KO-XCH-02  What is in front is discarded unseen, the rest taken up for as many discards."""

    def run(self, t: KingsTable) -> None:
        seat = t.king_player
        used = len(t.cards.piles[FRONT + seat])
        t.cards.turn_over(FRONT + seat, DISCARDS)
        if used and t.log is not None:
            cards = t.cards.piles[DISCARDS][-used:]
            t.log.tell("auction-discards", seat=seat, cards=cards, seen_by=NOBODY, because=[USED_UNSEEN])
        left = len(t.cards.piles[AUCTION + seat])
        if left:
            take_up(t, seat)
            t.then([DiscardToNine((seat,), left, DISCARD)])


class RivalsTakeUp(Step[KingsTable]):
    """KO-XCH-03  Rivals take up all three, wherever they lie."""

    def run(self, t: KingsTable) -> None:
        for seat in rivals_of(t):
            t.cards.turn_over(FRONT + seat, AUCTION + seat)
            take_up(t, seat)


def take_up(t: KingsTable, seat: int) -> None:
    """Face down into the hand; only now somebody looks at them."""
    cards = t.cards.piles[AUCTION + seat]
    t.cards.move_all_unseen(AUCTION + seat, seat, BIT[seat])
    if t.log is not None:
        t.log.tell("took-up", seat=seat, cards=sorted(cards), seen_by=BIT[seat])


class RivalsDiscard(Step[KingsTable]):
    """KO-XCH-03, KO-XCH-04, KO-FLOW-02  When all sets are taken; both at once, as nobody sees it."""

    def run(self, t: KingsTable) -> None:
        t.then([DiscardToNine(tuple(rivals_of(t)), AUCTION_CARDS, DISCARD_AS_RIVAL)])


class DiscardToNine(PickCards[KingsTable]):
    """KO-XCH-01, KO-XCH-03, KO-XCH-05, KO-XCH-06, KO-DEC-02  So many cards of the hand; nine are left."""

    def __init__(self, seats: tuple[int, ...], count: int, why: Reason) -> None:
        super().__init__(seats, count, count)
        self.why = why

    def about(self) -> Reason:
        return self.why

    def candidates(self, t: KingsTable, seat: int, picks: list[int]) -> list[int]:
        return t.hand(seat)

    def why_not(self, t: KingsTable, seat: int, pick: int, picks: list[int]) -> Reason | None:
        if pick in self.options(t, seat, picks):
            return None
        if pick == DONE:
            return self.why
        return ONCE_EACH if verb_of(pick) == CARD and argument_of(pick) in t.hand(seat) else NOT_OFFERED

    def revealed(self, t: KingsTable, picks: list[list[int]]) -> None:
        for seat in self.seats:
            discard_all(t, seat, [argument_of(pick) for pick in picks[seat]])
