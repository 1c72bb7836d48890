"""The auction: who gives up most of the auction cards, which nobody has seen, is the King player."""

from typing import ClassVar, Final

from followsuit.core.bits import BIT
from followsuit.core.cards import NOBODY
from followsuit.core.option import NO, NUMBER, argument_of, option, verb_of
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.step import AnyStep, Ask, Step
from followsuit.games.kings.numbers import AUCTION_CARDS
from followsuit.games.kings.places import AUCTION, FRONT
from followsuit.games.kings.table import KingsTable
from followsuit.games.takers.table import MOST_SEATS, changed

DECLARE: Final = Reason("KO-AUC-03", "Declare how many auction cards lie before you then, or pass.")
ONE_TO_THREE: Final = Reason("KO-AUC-04", "A declaration is a total of 1, 2 or 3 auction cards.")
AS_MANY: Final = Reason("KO-AUC-05", "At least as many cards as were declared last are needed.")
MORE_THAN_STARTER: Final = Reason(
    "KO-AUC-06", "Only a higher total beats the player who started the auction."
)
ONE_MORE_CARD: Final = Reason("KO-AUC-07", "Each declaration puts at least one more card before its player.")
NO_DECLARATION_LEFT: Final = Reason("KO-AUC-10", "No declaration is legal any more, so this player passes.")
LAST_DECLARED: Final = Reason("KO-AUC-09", "Both others have passed.")


class BeginAuction(Step[KingsTable]):
    """KO-AUC-01, KO-AUC-02  The starter has to begin, with a declaration of no card."""

    def run(self, t: KingsTable) -> None:
        t.declarer = t.drafter
        if t.log is not None:
            t.log.tell("auction", seat=t.drafter)


class HoldAuction(Step[KingsTable]):
    """KO-AUC-03, KO-AUC-09, KO-AUC-10  Clockwise, until only whoever declared last has not passed."""

    def run(self, t: KingsTable) -> None:
        seat = next_to_declare(t)
        if seat == t.declarer:
            t.king_player = seat
            if t.log is not None:
                t.log.tell("king-player", seat=seat, because=[LAST_DECLARED])
            return
        t.todo.append(self)
        if least_total(t, seat) > AUCTION_CARDS:
            pass_auction(t, seat, [NO_DECLARATION_LEFT])
        else:
            t.todo.append(DECLARATIONS[seat])


def next_to_declare(t: KingsTable) -> int:
    """KO-AUC-03, KO-AUC-08  Who has not passed, clockwise from the last declaration; all between have."""
    seat = t.declarer
    for _ in range(t.seat_count):
        seat = (seat + 1) % t.seat_count
        if not t.passed & BIT[seat]:
            break
    return seat


def least_total(t: KingsTable, seat: int) -> int:
    """KO-AUC-05 to KO-AUC-07  The smallest total this seat may declare now; it may be more than it has."""
    needed = t.declared[t.declarer] + (1 if t.declarer == t.drafter else 0)
    return max(needed, t.declared[seat] + 1)


class Declare(Ask[KingsTable]):
    """KO-AUC-04 to KO-AUC-08, KO-AUC-12, KO-AUC-13, KO-DEC-01  A total of auction cards, or a pass."""

    asks: ClassVar[Reason] = DECLARE

    def options(self, t: KingsTable) -> list[int]:
        totals = range(least_total(t, self.seat), AUCTION_CARDS + 1)
        return [NO, *[option(NUMBER, total) for total in totals]]

    def why_not(self, t: KingsTable, pick: int) -> Reason | None:
        if pick in self.options(t):
            return None
        if verb_of(pick) != NUMBER:
            return NOT_OFFERED
        total = argument_of(pick)
        if not 1 <= total <= AUCTION_CARDS:
            return ONE_TO_THREE
        if total <= t.declared[self.seat]:
            return ONE_MORE_CARD
        return MORE_THAN_STARTER if t.declarer == t.drafter else AS_MANY

    def picked(self, t: KingsTable, pick: int) -> None:
        if pick == NO:
            pass_auction(t, self.seat, [])
        else:
            declare(t, self.seat, argument_of(pick))


DECLARATIONS: Final[list[AnyStep]] = [Declare(seat) for seat in range(MOST_SEATS)]


def declare(t: KingsTable, seat: int, total: int) -> None:
    """KO-AUC-04, KO-AUC-11, KO-AUC-12  Cards are laid in front unseen; everybody sees how many."""
    more = total - t.declared[seat]
    cards = t.cards.piles[AUCTION + seat][-more:]
    t.cards.move_some_unseen(cards, AUCTION + seat, FRONT + seat, NOBODY)
    t.declared = changed(t.declared, seat, total)
    t.declarer = seat
    if t.log is not None:
        t.log.tell("declared", seat=seat, number=total)


def pass_auction(t: KingsTable, seat: int, because: list[Reason]) -> None:
    """KO-AUC-08  This seat is out of the auction."""
    t.passed |= BIT[seat]
    if t.log is not None:
        t.log.tell("passed", seat=seat, because=because)
