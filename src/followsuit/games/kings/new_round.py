"""What is the same in every round of all five games: all goes back, hands are dealt, somebody starts."""

from followsuit.core.bits import BIT
from followsuit.games.kings.table import KingsTable
from followsuit.games.takers.table import DECK, NO_PLAYS


def begin_round(t: KingsTable) -> None:
    """KT-DEAL-01, KO-FLOW-03  Nothing of the last round is left, and the playing cards are shuffled."""
    t.round += 1
    t.trick_number = 0
    t.wins = [0] * t.seat_count
    t.plays = NO_PLAYS
    t.last_trick = NO_PLAYS
    t.last_win = None
    t.clear_roles()
    t.cards.go_home_shuffled(t.homes(), DECK, t.rng)
    if t.log is not None:
        t.log.tell("round", number=t.round)


def deal_hands(t: KingsTable, each: int) -> None:
    """KT-DEAL-02, KO-DEAL-01  So many cards for everybody, who look at their own; beside what they hold."""
    t.cards.deal(DECK, t.seat_count, each)
    if t.log is not None:
        for seat in range(t.seat_count):
            t.log.tell("hand", seat=seat, cards=sorted(t.hand(seat)[-each:]), seen_by=BIT[seat])


def give_start_card(t: KingsTable, seat: int) -> None:
    """KT-DRAFT-23, KO-SET-04, KW-DRAFT-06, KN-R1-09  Who has it leads the first trick of the round."""
    t.leader = seat
    if t.log is not None:
        t.log.tell("start-card", seat=seat, number=t.king_number(seat))
