"""Choosing characters: the row that is laid out, and who chooses when (3 to 5 players)."""

from typing import ClassVar, Final

from followsuit.core.bits import BIT
from followsuit.core.option import PIECE, PIECES, argument_of, verb_of
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.step import Ask, Step
from followsuit.games.takers.rows import new_ones_first
from followsuit.games.takers.table import changed
from followsuit.games.tricktakers.roster import CHARACTERS
from followsuit.games.tricktakers.rules import SHUFFLE
from followsuit.games.tricktakers.table import NO_CHARACTER, TrickTakersTable
from followsuit.tricks.following import is_among

CHOOSE: Final = Reason("TT-SEL-02", "Choose your character for this round.")
TAKEN: Final = Reason("TT-SEL-03", "Another player has taken that character in this round.")
NOT_AGAIN: Final = Reason(
    "TT-SEL-08", "You were this character in the last round and cannot be it again now."
)
NOT_IN_ROW: Final = "That character is not laid out in this round."
NOT_BASIC: Final = Reason("TT-SEL-01", NOT_IN_ROW)
NOT_IN_ROW_OF_BOX: Final = Reason("TA-SEL-12", NOT_IN_ROW)
NOT_OF_ALL_STARS: Final = Reason("TX-SEL-03", NOT_IN_ROW)
NOT_SHUFFLED_IN: Final = Reason("TX-SEL-15", NOT_IN_ROW)


class LayOutRow(Step[TrickTakersTable]):
    """TT-SEL-01, TA-SEL-01 to TA-SEL-09  All characters, or one more than there are players."""

    def run(self, t: TrickTakersTable) -> None:
        t.row = sorted(next_row(t))
        t.last_row = t.row
        if t.log is not None and len(t.row) < len(t.rules.characters):
            for number in t.row:
                t.log.tell("laid-out", number=number)


def next_row(t: TrickTakersTable) -> list[int]:
    everyone = t.rules.characters
    size = t.seat_count + 1
    if t.rules.selection_mode != SHUFFLE or len(everyone) <= size:
        return everyone[:]
    missing = [number for number in everyone if not is_among(number, t.last_row)]
    if t.rules.lays_out_unselected_first:
        missing += [number for number in t.last_row if number not in t.previous]
    return new_ones_first(t, everyone, missing, t.last_row, size)


class ChooseCharacters(Step[TrickTakersTable]):
    """TT-SEL-05 to TT-SEL-18  One after the other, each knowing the choices before."""

    def run(self, t: TrickTakersTable) -> None:
        t.then([ChooseCharacter(seat) for seat in selection_order(t)])


def selection_order(t: TrickTakersTable) -> list[int]:
    """TT-SEL-06, TT-SEL-07, TT-SEL-10 to TT-SEL-14  Privileged, then those without a Crown, then the rest."""
    if t.round == 1:
        return t.clockwise_from(t.first_player)
    first = [seat for seat in range(t.seat_count) if CHARACTERS[t.previous[seat]].has_privilege]
    without = [seat for seat in range(t.seat_count) if seat not in first and not t.crowns[seat]]
    others = [seat for seat in range(t.seat_count) if seat not in first and t.crowns[seat]]
    return first + by_points(t, without) + by_points(t, others)


def by_points(t: TrickTakersTable, seats: list[int]) -> list[int]:
    """TT-SEL-12, TT-SEL-13  The fewest first; if equal, the higher priority of the last round."""
    ordered: list[int] = []
    for seat in seats:
        at = 0
        while at < len(ordered) and comes_before(t, ordered[at], seat):
            at += 1
        ordered.insert(at, seat)
    return ordered


def comes_before(t: TrickTakersTable, one: int, other: int) -> bool:
    if t.points[one] != t.points[other]:
        return t.points[one] < t.points[other]
    return t.previous[one] < t.previous[other]  # the roster is in the order of priority


def first_leader(t: TrickTakersTable) -> int:
    """TT-LEAD-01 to TT-LEAD-07  The fewest points among those without a Crown, as the last round ended."""
    if t.round == 1:
        return t.first_player
    without = [seat for seat in range(t.seat_count) if not t.crowns[seat]]
    return by_points(t, without if without else list(range(t.seat_count)))[0]


class ChooseCharacter(Ask[TrickTakersTable]):
    """TT-SEL-02, TT-SEL-03, TT-SEL-08, TT-DEC-01  Any that lies there, but not the privileged one again."""

    asks: ClassVar[Reason] = CHOOSE

    def options(self, t: TrickTakersTable) -> list[int]:
        barred = self.barred(t)
        taken = 0 if barred == NO_CHARACTER else BIT[barred]
        for number in t.characters:
            if number != NO_CHARACTER:
                taken |= BIT[number]
        return [PIECES[number] for number in t.row if not taken & BIT[number]]

    def barred(self, t: TrickTakersTable) -> int:
        """TT-SEL-08  The character with the privilege, for whoever was it in the last round."""
        last = t.previous[self.seat]
        return last if last != NO_CHARACTER and CHARACTERS[last].has_privilege else NO_CHARACTER

    def why_not(self, t: TrickTakersTable, pick: int) -> Reason | None:
        if verb_of(pick) != PIECE or argument_of(pick) >= len(CHARACTERS):
            return NOT_OFFERED
        return self.refusal_of(t, argument_of(pick))

    def refusal_of(self, t: TrickTakersTable, number: int) -> Reason | None:
        if number not in t.row:
            return why_not_laid_out(t)
        if number in t.characters:
            return TAKEN
        return NOT_AGAIN if number == self.barred(t) else None

    def picked(self, t: TrickTakersTable, pick: int) -> None:
        t.characters = changed(t.characters, self.seat, argument_of(pick))
        if t.log is not None:
            t.log.tell("chose", seat=self.seat, number=argument_of(pick))


def why_not_laid_out(t: TrickTakersTable) -> Reason:
    """By the rule of the set that is played with: the five basic ones, the box, or the expansion."""
    if t.rules.has_expansion:
        return NOT_SHUFFLED_IN if t.rules.selection_mode == SHUFFLE else NOT_OF_ALL_STARS
    is_basic = all(CHARACTERS[number].code.endswith("A") for number in t.rules.characters)
    return NOT_BASIC if is_basic else NOT_IN_ROW_OF_BOX


class CastCharacters(Step[TrickTakersTable]):
    """TT-SETUP-01  Everyone has a character; each gets a fresh sheet."""

    def run(self, t: TrickTakersTable) -> None:
        assert NO_CHARACTER not in t.characters
        t.cast([CHARACTERS[number] for number in t.characters])
