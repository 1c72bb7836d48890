"""Forming a party by the draft: sets and characters in Round 1, characters alone afterwards."""

from typing import Final

from mypy_extensions import mypyc_attr

from followsuit.core.option import DONE, PIECE, PIECES, argument_of, verb_of
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.rng import Rng
from followsuit.core.step import AnyStep, Ask, Step
from followsuit.games.kings.cards import NO_SET
from followsuit.games.kings.new_round import give_start_card
from followsuit.games.kings.numbers import PARTY
from followsuit.games.kings.pieces import FIRST_SET_PIECE, is_character
from followsuit.games.kings.table import KingsTable, replaced
from followsuit.games.takers.table import CLOCKWISE, EMPTY, MOST_SEATS, without
from followsuit.tricks.following import is_among

TAKE: Final = Reason("KT-DRAFT-04", "Take a set or a character.")
TAKE_CHARACTER: Final = Reason("KT-DRAFT-17", "Take a character.")
TAKE_CHARACTER_OF_TWO: Final = Reason("KT2-RND-05", TAKE_CHARACTER.sentence)
TAKE_SET: Final = Reason("KT2-PREP-02", "Take a set; it is yours for the whole game.")
HAS_SET: Final = Reason("KT-DRAFT-05", "You have a set, and nobody gets a second one.")
HAS_THREE: Final = Reason("KT-DRAFT-06", "You have three characters; the fourth thing has to be a set.")
SET_GONE: Final = Reason("KT-DRAFT-01", "That set does not lie there to be taken.")
CHARACTER_GONE: Final = Reason("KT-DRAFT-01", "That character does not lie there to be taken.")
SET_GONE_OF_TWO: Final = Reason("KT2-DEC-03", SET_GONE.sentence)
CHARACTER_GONE_LATER: Final = Reason("KT-DEC-03", CHARACTER_GONE.sentence)
CHARACTER_GONE_OF_TWO: Final = Reason("KT2-DEC-04", CHARACTER_GONE.sentence)
BARRED: Final = Reason("KT-DRAFT-18", "You had this very card in the round before; take another.")
NOBODY_PASSES: Final = Reason("KT-DRAFT-04", "Something has to be taken; nobody passes.")
MUST_TAKE: Final = Reason("KT-DRAFT-22", "A character has to be taken.")
MUST_TAKE_OF_TWO: Final = Reason("KT2-DEC-04", MUST_TAKE.sentence)
KEEPS_SET: Final = Reason("KT-DRAFT-10", "You keep your set; take a character.")
KEEPS_SET_OF_TWO: Final = Reason("KT2-PREP-02", KEEPS_SET.sentence)


class Draft(Step[KingsTable]):
    """KT-DRAFT-01 to KT-DRAFT-03, KT-FLOW-04  Round 1: four times round, turning back each time."""

    def run(self, t: KingsTable) -> None:
        t.choosers = CLOCKWISE[t.seat_count][t.drafter]
        if t.log is not None:
            t.log.tell("drafts-first", seat=t.drafter)
        t.then(turns_of_draft(t))


def turns_of_draft(t: KingsTable) -> list[AnyStep]:
    """KT-DRAFT-03  What is left of the draft of Round 1: so much as has been taken is done."""
    there: list[AnyStep] = [TAKE_THING[seat] for seat in t.choosers]
    back = there[::-1]
    taken = 0
    for seat in range(t.seat_count):
        taken += len(t.party[seat]) + (0 if t.sets[seat] == NO_SET else 1)
    return [*there, *back, *there, *back][taken:]


class DraftCharacters(Step[KingsTable]):
    """KT-DRAFT-17, KT-DRAFT-24, KT2-RND-05  Three times by ascending King Number, without turning back."""

    def run(self, t: KingsTable) -> None:
        t.then(turns_of_characters(t))


def turns_of_characters(t: KingsTable) -> list[AnyStep]:
    """KT-DRAFT-17  What is left of a draft of characters."""
    steps = TAKE_CHARACTERS_OF_TWO if t.rules.is_two else TAKE_CHARACTERS
    once: list[AnyStep] = [steps[seat] for seat in t.choosers]
    taken = 0
    for seat in range(t.seat_count):
        taken += len(t.party[seat])
    return (once * PARTY)[taken:]


class ReturnCharacters(Step[KingsTable]):
    """KT-DRAFT-15, KT-DRAFT-16, KT-DRAFT-18, KT-DRAFT-20, KT2-RND-06, KT2-GAP-06  All lie there again.

    The very cards that somebody had are barred for them in this round; with two players nothing is.
    """

    def run(self, t: KingsTable) -> None:
        if not t.rules.is_two:
            t.barred = t.party
        t.party = [EMPTY] * t.seat_count
        t.row = t.rules.characters


class GiveStartCard(Step[KingsTable]):
    """KT-DRAFT-23, KT-KNUM-03, KT-SET-02, KT2-RND-05  The smallest King Number leads the first trick."""

    def run(self, t: KingsTable) -> None:
        t.choosers = t.by_king_number()
        give_start_card(t, t.choosers[0])


@mypyc_attr(allow_interpreted_subclasses=True)
class TakeSet(Ask[KingsTable]):
    """KT2-PREP-02, KT2-DEC-03  One of the sets that lie there."""

    def about(self) -> Reason:
        return TAKE_SET

    def options(self, t: KingsTable) -> list[int]:
        return [PIECES[FIRST_SET_PIECE + colour] for colour in t.set_row]

    def why_not(self, t: KingsTable, pick: int) -> Reason | None:
        if pick in self.options(t):
            return None
        return self.why_gone() if is_a_set(pick) else NOT_OFFERED

    def why_gone(self) -> Reason:
        """The rule by which a set that does not lie there cannot be taken."""
        return SET_GONE_OF_TWO

    def picked(self, t: KingsTable, pick: int) -> None:
        take_set(t, self.seat, argument_of(pick) - FIRST_SET_PIECE)


class TakeSetOrCharacter(Ask[KingsTable]):
    """KT-DRAFT-04 to KT-DRAFT-07, KT-DRAFT-11, KT-DEC-01  A set, once, or a character, three times."""

    def about(self) -> Reason:
        return TAKE

    def options(self, t: KingsTable) -> list[int]:
        found: list[int] = []
        if t.sets[self.seat] == NO_SET:
            found += [PIECES[FIRST_SET_PIECE + colour] for colour in t.set_row]
        if len(t.party[self.seat]) < PARTY:
            found += [PIECES[card] for card in t.row]
        return found

    def at_random(self, t: KingsTable, seat: int, rng: Rng) -> int:
        sets = len(t.set_row) if t.sets[seat] == NO_SET else 0
        characters = len(t.row) if len(t.party[seat]) < PARTY else 0
        at = rng.below(sets + characters)
        if at < sets:
            return PIECE << 8 | (FIRST_SET_PIECE + t.set_row[at])
        return PIECE << 8 | t.row[at - sets]

    def why_not(self, t: KingsTable, pick: int) -> Reason | None:
        if pick in self.options(t):
            return None
        if is_a_set(pick):
            return SET_GONE if t.sets[self.seat] == NO_SET else HAS_SET
        if is_a_character(pick):
            return CHARACTER_GONE if len(t.party[self.seat]) < PARTY else HAS_THREE
        return NOBODY_PASSES if pick == DONE else NOT_OFFERED

    def picked(self, t: KingsTable, pick: int) -> None:
        piece = argument_of(pick)
        if is_character(piece):
            take_character(t, self.seat, piece)
        else:
            take_set(t, self.seat, piece - FIRST_SET_PIECE)


class TakeCharacter(Ask[KingsTable]):
    """KT-DRAFT-17 to KT-DRAFT-22, KT-DEC-03, KT2-RND-05, KT2-DEC-04  One that is not barred."""

    def __init__(self, seat: int, why: Reason) -> None:
        super().__init__(seat)
        self.why = why

    def about(self) -> Reason:
        return self.why

    def options(self, t: KingsTable) -> list[int]:
        barred = t.barred[self.seat]
        return [PIECES[card] for card in t.row if not is_among(card, barred)]

    def at_random(self, t: KingsTable, seat: int, rng: Rng) -> int:
        """KT-DRAFT-22  There always is one that is not barred."""
        row = t.row
        barred = t.barred[seat]
        card = row[rng.below(len(row))]
        while is_among(card, barred):
            card = row[rng.below(len(row))]
        return PIECE << 8 | card

    def why_not(self, t: KingsTable, pick: int) -> Reason | None:
        if pick in self.options(t):
            return None
        is_two = t.rules.is_two
        if is_a_set(pick):
            return KEEPS_SET_OF_TWO if is_two else KEEPS_SET
        if not is_a_character(pick):
            return NOT_OFFERED if pick != DONE else MUST_TAKE_OF_TWO if is_two else MUST_TAKE
        if argument_of(pick) in t.row:
            return BARRED
        return CHARACTER_GONE_OF_TWO if is_two else CHARACTER_GONE_LATER

    def picked(self, t: KingsTable, pick: int) -> None:
        take_character(t, self.seat, argument_of(pick))


def is_a_set(pick: int) -> bool:
    return verb_of(pick) == PIECE and FIRST_SET_PIECE <= argument_of(pick) < FIRST_SET_PIECE + 5


def is_a_character(pick: int) -> bool:
    return verb_of(pick) == PIECE and is_character(argument_of(pick))


def take_set(t: KingsTable, seat: int, colour: int) -> None:
    """KT-DRAFT-11  Everybody sees what is taken."""
    t.give_set(seat, colour)
    tell_set(t, seat)


def tell_set(t: KingsTable, seat: int) -> None:
    if t.log is not None:
        t.log.tell("took-set", seat=seat, number=FIRST_SET_PIECE + t.sets[seat])


def take_character(t: KingsTable, seat: int, card: int) -> None:
    """KT-DRAFT-11  Everybody sees what is taken."""
    t.row = without(t.row, card)
    t.party = replaced(t.party, seat, sorted([*t.party[seat], card]))
    if t.log is not None:
        t.log.tell("chose", seat=seat, number=card)


TAKE_THING: Final[list[TakeSetOrCharacter]] = [TakeSetOrCharacter(seat) for seat in range(MOST_SEATS)]
TAKE_CHARACTERS: Final[list[TakeCharacter]] = [
    TakeCharacter(seat, TAKE_CHARACTER) for seat in range(MOST_SEATS)
]
TAKE_CHARACTERS_OF_TWO: Final[list[TakeCharacter]] = [
    TakeCharacter(seat, TAKE_CHARACTER_OF_TWO) for seat in range(2)
]
DRAFT: Final = Draft()
DRAFT_CHARACTERS: Final = DraftCharacters()
RETURN_CHARACTERS: Final = ReturnCharacters()
GIVE_START_CARD: Final = GiveStartCard()
