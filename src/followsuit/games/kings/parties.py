"""Initial parties: a set and three characters that go together, by lot or by choice (chapter 4.11)."""

from typing import ClassVar, Final

from followsuit.core.option import PIECES, argument_of
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.step import AnyStep, Ask, Step
from followsuit.games.kings.cards import NO_SET, SET_COLOURS
from followsuit.games.kings.drafting import DRAFT, is_a_set, take_character, take_set
from followsuit.games.kings.numbers import INITIAL_PARTIES
from followsuit.games.kings.pieces import CARDS_OF, FIRST_SET_PIECE
from followsuit.games.kings.rules import BY_LOT, OFF
from followsuit.games.kings.table import KingsTable
from followsuit.games.takers.table import CLOCKWISE, MOST_SEATS

TAKE_PARTY: Final = Reason("KT-DRAFT-12", "Take a ready party: a set and the three characters beside it.")
PARTY_GONE: Final = Reason("KT-DEC-02", "Another player has taken that party.")


def cards_of_parties() -> list[list[int]]:
    """KT-GAP-05  By colour, the character cards; every party has copies of its own."""
    used: list[int] = []
    found: list[list[int]] = []
    for keys in INITIAL_PARTIES:
        cards = [min([card for card in CARDS_OF[key] if card not in used]) for key in keys]
        used += cards
        found.append(cards)
    return found


PARTY_CARDS: Final[list[list[int]]] = cards_of_parties()


class FormParties(Step[KingsTable]):
    """KT-FLOW-04, KT-DRAFT-12  Round 1: the draft, or ready parties instead of it."""

    def run(self, t: KingsTable) -> None:
        if t.rules.initial_parties == OFF:
            DRAFT.run(t)
        elif t.rules.initial_parties == BY_LOT:
            deal_parties(t)
        else:
            t.choosers = CLOCKWISE[t.seat_count][t.drafter]
            if t.log is not None:
                t.log.tell("drafts-first", seat=t.drafter)
            t.then(turns_of_parties(t))


def deal_parties(t: KingsTable) -> None:
    """KT-DRAFT-13  Each is dealt one of the five K cards."""
    colours = SET_COLOURS[:]
    t.rng.shuffle(colours)
    for seat in range(t.seat_count):
        take_party(t, seat, colours[seat])


def turns_of_parties(t: KingsTable) -> list[AnyStep]:
    """KT-GAP-61, KT-DEC-02  In the order of seats, whoever has none yet."""
    return [TAKE_PARTIES[seat] for seat in t.choosers if t.sets[seat] == NO_SET]


class TakeParty(Ask[KingsTable]):
    """KT-DRAFT-12, KT-DRAFT-13, KT-DEC-02  One of those that are free; a set stands for its party."""

    asks: ClassVar[Reason] = TAKE_PARTY

    def options(self, t: KingsTable) -> list[int]:
        return [PIECES[FIRST_SET_PIECE + colour] for colour in t.set_row]

    def why_not(self, t: KingsTable, pick: int) -> Reason | None:
        if pick in self.options(t):
            return None
        return PARTY_GONE if is_a_set(pick) else NOT_OFFERED

    def picked(self, t: KingsTable, pick: int) -> None:
        take_party(t, self.seat, argument_of(pick) - FIRST_SET_PIECE)


def take_party(t: KingsTable, seat: int, colour: int) -> None:
    """KT-DRAFT-12, KT-DRAFT-14, KT-GAP-42  What is in nobody's party stays aside."""
    take_set(t, seat, colour)
    for card in PARTY_CARDS[colour]:
        take_character(t, seat, card)


TAKE_PARTIES: Final[list[TakeParty]] = [TakeParty(seat) for seat in range(MOST_SEATS)]
FORM_PARTIES: Final = FormParties()
