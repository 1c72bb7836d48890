"""The hand is thrown away for cards of an own deck."""

from followsuit.core.cards import EVERYONE
from followsuit.games.takers.drawing import discard_all
from followsuit.games.takers.table import TakersTable


def throw_hand_away(t: TakersTable, seat: int, card: int, place: int) -> None:
    """TT-BER-01, TT-BER-02, LT-BERS-01, LT-BERS-10  All of it, for this card of the own deck, openly.

    LT-DECK-02  Of a hand that goes whole, a card which all knew to be in it is seen to go.
    """
    for seen in sorted([other for other in t.hand(seat) if t.cards.known_by[other] == EVERYONE]):
        t.cards.move(seen, seat, t.place_of_discard(seen))
        if t.log is not None:
            t.log.tell("discarded", seat=seat, cards=[seen])
    discard_all(t, seat, t.hand(seat)[:])
    t.cards.move(card, place, seat)
    if t.log is not None:
        t.log.tell("took-own", seat=seat, cards=[card])
