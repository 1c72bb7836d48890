"""The hand is thrown away for cards of an own deck."""

from followsuit.games.takers.drawing import discard_all
from followsuit.games.takers.table import TakersTable


def throw_hand_away(t: TakersTable, seat: int, card: int, place: int) -> None:
    """TT-BER-01, TT-BER-02, LT-BERS-01, LT-BERS-10  All of it, for this card of the own deck, openly."""
    discard_all(t, seat, t.hand(seat)[:])
    t.cards.move(card, place, seat)
    if t.log is not None:
        t.log.tell("took-own", seat=seat, cards=[card])
