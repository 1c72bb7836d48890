"""What is taken before the tricks: a set and a special card in Round 1, a special card later."""

from typing import ClassVar, Final

from followsuit.core.option import CARD, PIECE, argument_of, option, verb_of
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.step import Ask
from followsuit.games.kings.cards import ELEVENS, NO_SET, SET_COLOURS, SPECIALS, is_special
from followsuit.games.kings.drafting import take_set
from followsuit.games.kings.pieces import FIRST_SET_PIECE
from followsuit.games.kings.places import SHELF
from followsuit.games.kings.table import KingsTable
from followsuit.tricks.following import PLAY_OF

TAKE_SET_OR_SPECIAL: Final = Reason("KW-DRAFT-01", "Take a set, or a Rare or White Flag.")
TAKE_SPECIAL: Final = Reason("KW-RND-03", "Take a Rare or White Flag.")
HAS_SET: Final = Reason("KW-DRAFT-02", "You have a set already; take a Rare or White Flag.")
HAS_SPECIAL: Final = Reason("KW-DRAFT-02", "You have a special card already; take a set.")
NOT_FREE: Final = Reason("KW-DEC-01", "That does not lie there to be taken.")
NOT_A_FREE_SPECIAL: Final = Reason("KW-DEC-02", "Take a Rare or White Flag that nobody has taken.")


class TakeSetOrSpecial(Ask[KingsTable]):
    """KW-DRAFT-01, KW-DRAFT-02, KW-DEC-01  One of the two; the second time the kind that is lacking."""

    asks: ClassVar[Reason] = TAKE_SET_OR_SPECIAL

    def options(self, t: KingsTable) -> list[int]:
        found: list[int] = []
        if t.sets[self.seat] == NO_SET:
            for colour in SET_COLOURS:
                if colour in t.set_row:
                    found.append(option(PIECE, FIRST_SET_PIECE + colour))
        if not holds_special(t, self.seat):
            found += free_specials(t)
        return found

    def why_not(self, t: KingsTable, pick: int) -> Reason | None:
        if pick in self.options(t):
            return None
        if verb_of(pick) == PIECE:
            return NOT_FREE if t.sets[self.seat] == NO_SET else HAS_SET
        if verb_of(pick) == CARD:
            return HAS_SPECIAL if holds_special(t, self.seat) else NOT_FREE
        return NOT_OFFERED

    def picked(self, t: KingsTable, pick: int) -> None:
        if verb_of(pick) == CARD:
            take_special(t, self.seat, argument_of(pick))
        else:
            take_set_and_eleven(t, self.seat, argument_of(pick) - FIRST_SET_PIECE)


class TakeSpecial(Ask[KingsTable]):
    """KW-RND-03, KW-DEC-02  In Rounds 2 and 3: a Rare or a White Flag that is free."""

    asks: ClassVar[Reason] = TAKE_SPECIAL

    def options(self, t: KingsTable) -> list[int]:
        return free_specials(t)

    def why_not(self, t: KingsTable, pick: int) -> Reason | None:
        if pick in self.options(t):
            return None
        return NOT_A_FREE_SPECIAL if verb_of(pick) in (CARD, PIECE) else NOT_OFFERED

    def picked(self, t: KingsTable, pick: int) -> None:
        take_special(t, self.seat, argument_of(pick))


def holds_special(t: KingsTable, seat: int) -> bool:
    for card in t.hand(seat):
        if card in SPECIALS:
            return True
    return False


def free_specials(t: KingsTable) -> list[int]:
    """Rares, then White Flags, as answers."""
    return [PLAY_OF[card] for card in sorted(t.cards.piles[SHELF]) if is_special(card)]


def take_special(t: KingsTable, seat: int, card: int) -> None:
    """KW-DRAFT-03  To the hand; everybody sees which."""
    take_from_shelf(t, seat, card)


def take_set_and_eleven(t: KingsTable, seat: int, colour: int) -> None:
    """KW-DRAFT-03, KW-DRAFT-04  King and Queen lie face up, and the 11 goes to the hand."""
    take_set(t, seat, colour)
    take_eleven(t, seat)


def take_eleven(t: KingsTable, seat: int) -> None:
    """KW-PREP-04, KW-RND-01  The 11 of the own set."""
    take_from_shelf(t, seat, ELEVENS[t.sets[seat]])


def take_from_shelf(t: KingsTable, seat: int, card: int) -> None:
    t.cards.move(card, SHELF, seat)
    if t.log is not None:
        t.log.tell("took-own", seat=seat, cards=[card])
