"""4B  Collector: reserves a card of each trick, and makes sets of all that was collected."""

from typing import ClassVar, Final

from followsuit.core.face import Act
from followsuit.core.option import CARD, DONE, argument_of, option, verb_of
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.step import AnyStep, AskAll
from followsuit.core.strip import NOT_LIT, Cell, Occasion, Strip
from followsuit.games.takers.awards import Award
from followsuit.games.takers.character import NO_WIN
from followsuit.games.takers.powers.collecting import CollectsSets
from followsuit.games.takers.powers.combinations import (
    MOST_SETS,
    CardSet,
    SetKind,
    all_sets,
    best_sets,
    makes_run,
    strip_of_sets,
)
from followsuit.games.takers.powers.exchange import ONCE_EACH
from followsuit.games.takers.table import Role, Sheet, TakersTable
from followsuit.games.tricktakers.sets import SETS, SETS_2023, SETS_2023_OF_THREE, SETS_OF_TWO

STRAIGHT_FLUSH_OF_NINE: Final = Reason("TA-COL-36", "The Collector has a Straight Flush of nine.")
STRAIGHT_FLUSH_OF_FIVE: Final = Reason("TA-VAR-01", "The Collector has a Straight Flush of five.")
STRAIGHT_OF_NINE: Final = Reason("TA-VAR-02", "The Collector has a Straight of nine.")
STRAIGHT_OF_NINE_OF_THREE: Final = Reason("TA-VAR-01", "The Collector has a Straight of nine.")
NEVER_CROWNED: Final = Reason("TA-END-03", "Whoever has the most wins may not get the Crown.")
MAY_RESERVE: Final = Reason("TA-COL-01", "Reserve a card that lies open in the trick, or none.")
NOT_RESERVABLE: Final = Reason("TA-COL-05", "Only a card that lies open in the trick can be reserved.")
MAKE_A_SET: Final = Reason("TA-COL-20", "Choose the cards of a set, or make no more.")
NO_SET: Final = Reason("TA-COL-22", "Those cards make no set.")
IN_A_SET_ALREADY: Final = Reason("TA-COL-21", "That card is in another set.")
SET: Final = Reason("TA-COL-20", "A set of collected cards.")
SET_2023_OF_THREE: Final = Reason("TA-VAR-01", SET.sentence)
SET_2023: Final = Reason("TA-VAR-02", SET.sentence)
SET_OF_NINE: Final = Reason("TA-2P-19", SET.sentence)  # with two players, instead of the game
NO_WIN_2023_OF_THREE: Final = Reason("TA-VAR-01", NO_WIN.sentence)
NO_WIN_2023: Final = Reason("TA-VAR-02", NO_WIN.sentence)
UNUSED: Final = Reason("TA-COL-32", "Every two cards outside a set cost 10 points.")
BY_HAND: Final = "collector_grouping"
EDITION_2023: Final = "collector_2023"


class Collector(CollectsSets):
    code: ClassVar[str] = "4B"
    name: ClassVar[str] = "Collector"
    may_reserve: ClassVar[Reason] = MAY_RESERVE
    goes_along: ClassVar[Reason] = NOT_RESERVABLE
    not_reservable: ClassVar[Reason] = NOT_RESERVABLE
    why_set: ClassVar[Reason] = SET
    why_unused: ClassVar[Reason] = UNUSED
    acts: ClassVar[tuple[Act, ...]] = (
        Act("after-card", "reserve"),
        Act("end", "sets"),
        Act("end", "no-crown"),
    )

    def sheet(self) -> Sheet:
        return CollectorSheet([])

    def wins_game(self, t: TakersTable, role: Role) -> Reason | None:
        """TA-COL-36, TA-VAR-01, TA-VAR-02  By what can be made of all the cards."""
        cards = t.taken(role.seat)
        if not t.has_variant(EDITION_2023):
            return STRAIGHT_FLUSH_OF_NINE if makes_run(cards, 9, True, t.prints) else None
        if t.seat_count == 3 and makes_run(cards, 5, True, t.prints):
            return STRAIGHT_FLUSH_OF_FIVE
        if not makes_run(cards, 9, False, t.prints):
            return None
        return STRAIGHT_OF_NINE_OF_THREE if t.seat_count == 3 else STRAIGHT_OF_NINE

    def strip(self, at: Occasion) -> Strip | None:
        """TA-COL-22, TA-COL-26, TA-COL-36, TA-2P-19, TA-VAR-01, TA-VAR-02  By the sets of this table."""
        is_2023 = EDITION_2023 in at.variants
        made = strip_of_sets(kinds_at(at.players, is_2023))
        if is_2023 and at.players == 3:
            made.cells.append(Cell("run-flush 5", 0, "win"))
        if is_2023:
            made.cells.append(Cell("run 9", 0, "win"))
        elif at.players > 2:
            made.cells.append(Cell("run-flush 9", 0, "win"))
        return made

    def lit_cell(self, t: TakersTable, role: Role) -> int:
        """None: several sets may count."""
        return NOT_LIT

    def why_no_crown(self, t: TakersTable, role: Role) -> Reason | None:
        """TA-COL-38, TA-END-03"""
        return NEVER_CROWNED

    def is_due_black_crown(self, t: TakersTable, role: Role) -> bool:
        """TA-COL-38, TA-VAR-01, TA-VAR-02  Never; in the edition of 2023 with no win, like anybody."""
        return t.has_variant(EDITION_2023) and t.wins[role.seat] == 0

    def why_black_crown(self, t: TakersTable, role: Role) -> Reason:
        return NO_WIN_2023_OF_THREE if t.seat_count == 3 else NO_WIN_2023

    def set_rule(self, t: TakersTable, made: CardSet) -> Reason:
        """TA-COL-20, TA-2P-19, TA-VAR-01, TA-VAR-02  By the list of sets that this table plays with."""
        if t.has_variant(EDITION_2023):
            return SET_2023_OF_THREE if t.seat_count == 3 else SET_2023
        return SET_OF_NINE if len(made.cards) == 9 else SET

    def before_scoring(self, t: TakersTable, role: Role) -> list[AnyStep]:
        """TA-OPT-07  By option the Collector makes the sets by hand."""
        return next_set(t, role) if t.has_variant(BY_HAND) else []

    def score(self, t: TakersTable, role: Role) -> list[Award]:
        """TA-COL-20 to TA-COL-35  The points of the sets; every two cards left over cost 10."""
        sets = sheet_of(t, role).sets if t.has_variant(BY_HAND) else best_grouping(t, role.seat)
        return self.awards_for(t, role, sets)


def kinds_of_sets(t: TakersTable) -> list[SetKind]:
    """What counts as a set at this table, and for how much."""
    return kinds_at(t.seat_count, t.has_variant(EDITION_2023))


def kinds_at(players: int, is_2023: bool) -> list[SetKind]:
    """TA-COL-22, TA-GAP-22, TA-VAR-01, TA-VAR-02"""
    if is_2023:
        return SETS_2023_OF_THREE if players == 3 else SETS_2023
    return SETS_OF_TWO if players == 2 else SETS


def best_grouping(t: TakersTable, seat: int) -> list[CardSet]:
    """TA-COL-34, TA-HID-16  The best that can be made of what the seat has taken so far."""
    return best_sets(t.taken(seat), kinds_of_sets(t), t.prints)


class CollectorSheet(Sheet):
    """The sets made by hand so far. Never changed once made: a further set makes a new sheet."""

    def __init__(self, sets: list[CardSet]) -> None:
        self.sets = sets

    def words(self, out: list[int]) -> None:
        out.append(len(self.sets))
        for made in self.sets:
            out += [len(made.cards), made.points]
            out += made.cards


def sheet_of(t: TakersTable, role: Role) -> CollectorSheet:
    sheet = t.sheets[role.index]
    assert isinstance(sheet, CollectorSheet)
    return sheet


def next_set(t: TakersTable, role: Role) -> list[AnyStep]:
    """TA-DEC-09  Nothing is asked when no further set can be made."""
    is_left = len(sheet_of(t, role).sets) < MOST_SETS
    return [MakeSet(role)] if is_left and all_sets(loose_cards(t, role), kinds_of_sets(t), t.prints) else []


def loose_cards(t: TakersTable, role: Role) -> list[int]:
    """TA-COL-21  What was taken and is in no set yet."""
    loose = t.taken(role.seat)[:]
    for made in sheet_of(t, role).sets:
        for card in made.cards:
            loose.remove(card)
    return loose


class MakeSet(AskAll[TakersTable]):
    """TA-OPT-07, TA-DEC-09  The cards of one set, in ascending order; or no further set."""

    asks: ClassVar[Reason] = MAKE_A_SET

    def __init__(self, role: Role) -> None:
        super().__init__((role.seat,))
        self.role = role

    def key(self) -> tuple[int, ...]:
        return (self.role.index, *self.seats)

    def options(self, t: TakersTable, seat: int, picks: list[int]) -> list[int]:
        """The cards by which the picks can still become a set; done, when they are one or none."""
        begun = [argument_of(pick) for pick in picks]
        offered: list[int] = []
        is_whole = not picks
        for made in all_sets(loose_cards(t, self.role), kinds_of_sets(t), t.prints):
            if made.cards[: len(begun)] != begun:
                continue
            if len(made.cards) == len(begun):
                is_whole = True
            elif option(CARD, made.cards[len(begun)]) not in offered:
                offered.append(option(CARD, made.cards[len(begun)]))
        offered.sort()
        return [*offered, DONE] if is_whole else offered

    def why_not(self, t: TakersTable, seat: int, pick: int, picks: list[int]) -> Reason | None:
        is_taken = verb_of(pick) == CARD and argument_of(pick) in t.taken(seat)
        if not is_taken and pick != DONE:
            return NOT_OFFERED
        if is_taken and argument_of(pick) not in loose_cards(t, self.role):
            return IN_A_SET_ALREADY
        if pick in picks:
            return ONCE_EACH
        return None if pick in self.options(t, seat, picks) else NO_SET

    def is_complete(self, picks: list[int]) -> bool:
        return picks[-1] == DONE

    def revealed(self, t: TakersTable, picks: list[list[int]]) -> None:
        cards = [argument_of(pick) for pick in picks[self.role.seat] if verb_of(pick) == CARD]
        for made in all_sets(loose_cards(t, self.role), kinds_of_sets(t), t.prints):
            if made.cards == cards:
                t.sheets[self.role.index] = CollectorSheet([*sheet_of(t, self.role).sets, made])
                t.then(next_set(t, self.role))
