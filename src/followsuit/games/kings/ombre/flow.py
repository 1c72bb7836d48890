"""A game of Ombre: three rounds of an auction, an exchange, sets, and nine tricks."""

from typing import Final

from followsuit.core.cards import NOBODY
from followsuit.core.event import NO_SEAT
from followsuit.core.step import AnyStep, Step
from followsuit.games.kings.new_round import begin_round, deal_hands
from followsuit.games.kings.numbers import AUCTION_CARDS, OMBRE_HAND, OMBRE_TRICKS
from followsuit.games.kings.ombre.auction import BeginAuction, HoldAuction
from followsuit.games.kings.ombre.scoring import END_OF_ROUND
from followsuit.games.kings.ombre.sets import KingPlayerTakesSet, LayOutSets, RivalsTakeSets, SeatCourts
from followsuit.games.kings.ombre.taking_up import KingPlayerTakesUp, RivalsDiscard, RivalsTakeUp
from followsuit.games.kings.places import AUCTION
from followsuit.games.kings.table import KingsTable
from followsuit.games.takers.table import DECK
from followsuit.games.takers.trick import PLAY_TRICKS


class PlayRound(Step[KingsTable]):
    """KO-FLOW-02  Steps 1 to 10, in their order; then the next round."""

    def run(self, t: KingsTable) -> None:
        t.begin_part(THE_ROUND)


class BeginRound(Step[KingsTable]):
    """KO-FLOW-03, KO-AUC-01  Everything goes back, and the next seat starts the auction of a later round."""

    def run(self, t: KingsTable) -> None:
        if t.round:
            t.drafter = (t.drafter + 1) % t.seat_count
        t.king_player = NO_SEAT
        t.declarer = NO_SEAT
        t.declared = [0] * t.seat_count
        t.passed = 0
        begin_round(t)


class Deal(Step[KingsTable]):
    """KO-DEAL-01 to KO-DEAL-03  Step 2: nine cards each, and three that nobody sees; the rest is not used."""

    def run(self, t: KingsTable) -> None:
        deal_hands(t, OMBRE_HAND)
        for seat in range(t.seat_count):
            cards = t.cards.piles[DECK][-AUCTION_CARDS:]
            t.cards.move_some_unseen(cards, DECK, AUCTION + seat, NOBODY)
            if t.log is not None:
                t.log.tell("auction-cards", seat=seat, cards=cards, seen_by=NOBODY)


# Made once: the steps know by the table whose turn it is.
THE_ROUND: Final[list[AnyStep]] = [
    BeginRound(),
    LayOutSets(),
    Deal(),
    BeginAuction(),
    HoldAuction(),
    KingPlayerTakesUp(),
    RivalsTakeUp(),
    KingPlayerTakesSet(),
    RivalsTakeSets(),
    SeatCourts(),
    RivalsDiscard(),
    PLAY_TRICKS[OMBRE_TRICKS],
    *END_OF_ROUND,
    PlayRound(),
]
