"""Selecting: in each pass a player takes a character or an option, and prepares as they like."""

from typing import ClassVar, Final

from followsuit.core.option import PIECE, argument_of, option, verb_of
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.step import AnyStep, Ask, Step
from followsuit.games.little.cards import ENHANCEMENT_CARDS
from followsuit.games.little.exchanging import exchange
from followsuit.games.little.items import ITEMS
from followsuit.games.little.numbers import ENHANCEMENT_PRICES, FREE_AT
from followsuit.games.little.pairing import take_character
from followsuit.games.little.pieces import (
    FIRST_ENHANCEMENT_PIECE,
    FIRST_ITEM_PIECE,
    HERMITS_EXCHANGE,
    POKER_EXCHANGE,
    is_character,
    is_option,
    is_task,
)
from followsuit.games.little.places import SHELF, WAITING
from followsuit.games.little.preparing import (
    NOT_WHILE_SELECTING,
    PrepareAsLiked,
    begin_task,
    pending_tasks,
    why_no_task,
)
from followsuit.games.little.rules import SHUFFLE
from followsuit.games.little.table import LittleTable, replaced
from followsuit.games.little.without_options import why_without_options
from followsuit.games.takers.powers.draw_then_discard import DrawThenDiscard
from followsuit.games.takers.table import changed, without

SELECT: Final = Reason("LT-SEL-02", "Take a character or an option.")
SELECT_REST: Final = Reason("LT-SEL-03", "Take a character if you have an option, or an option if not.")
# LT-LIGHT-08, LT-LIGHT-09, LT-2P-07, LT-2P-09, LT-2P-13, LT-2P-21  Without options there is one pass.
SELECT_CHARACTER: Final = Reason("LT-LIGHT-09", "Take a character.")
SELECT_CHARACTER_LIGHT_1: Final = Reason("LT-LIGHT-08", SELECT_CHARACTER.sentence)
SELECT_CHARACTER_OF_TWO: Final[list[Reason]] = [
    Reason(rule, SELECT_CHARACTER.sentence) for rule in ("LT-2P-07", "LT-2P-09", "LT-2P-13", "LT-2P-21")
]
HAS_CHARACTER: Final = Reason("LT-SEL-03", "You have taken a character in this round; take an option.")
HAS_OPTION: Final = Reason("LT-SEL-03", "You have taken your option of this round; take a character.")
GONE: Final = Reason("LT-SEL-09", "That character is taken already.")
NOT_TURNED_UP: Final[list[Reason]] = [
    Reason(rule, "That character is not on offer in this round.")
    for rule in ("LT-R1-02", "LT-R2-03", "LT-R3-04")
]
NOT_IN_THE_SET: Final = Reason("LT-LIGHT-03", NOT_TURNED_UP[0].sentence)
NOT_IN_THE_ROW: Final = Reason("LT-LIGHT-04", NOT_TURNED_UP[0].sentence)
NOT_TURNED_UP_OF_TWO: Final[list[Reason]] = [
    Reason(rule, NOT_TURNED_UP[0].sentence) for rule in ("LT-2P-07", "LT-2P-09", "LT-2P-11", "LT-2P-20")
]
SOLD_CARD: Final = Reason("LT-OPT-12", "Somebody has bought that in this round.")
SOLD_ITEM: Final = Reason("LT-OPT-13", "That item has an owner already.")
USED_ITEM: Final = Reason("LT-OPT-26", "That item was used; it is out of the game.")
NOT_IN_LIGHT_3: Final = Reason("LT-LIGHT-10", "That item is not in this light game.")
NOT_ON_DISPLAY: Final = Reason("LT-DEC-06", "That item is not on display.")
TOO_DEAR: Final = Reason("LT-OPT-18", "It costs more than you have, and you have more than 10 points.")
POKER: Final = Reason("LT-OPT-05", "Choose the cards to discard; as many are drawn.")
HERMITS: Final = Reason("LT-OPT-07", "Discard a card of your hand for the one you have drawn.")
PAID: Final = Reason("LT-OPT-11", "The price is paid at once.")
FREE: Final = Reason("LT-OPT-15", "With 10 points or fewer it costs nothing.")


class SelectInPasses(Step[LittleTable]):
    """LT-SEL-01, LT-SEL-04, LT-LIGHT-08, LT-LIGHT-09  Two passes in one order; without options, one pass."""

    def run(self, t: LittleTable) -> None:
        steps: list[AnyStep] = []
        if t.rules.has_options:
            steps += [Select(seat) for seat in t.choosers]
            steps += [SelectRest(seat) for seat in t.choosers]
        else:
            steps += [SelectCharacter(seat, why_one_pass(t)) for seat in t.choosers]
        t.then(steps)


def has_character(t: LittleTable, seat: int) -> bool:
    """Whether this seat has taken a character in this round."""
    return len(t.characters[seat]) > (1 if t.rules.has_two_active(t.round) else 0)


class Select(Ask[LittleTable]):
    """LT-SEL-01 to LT-SEL-03, LT-FLOW-03, LT-DEC-01, LT-DEC-02, LT-DEC-05 to LT-DEC-07

    A character or an option, of a kind not taken yet. Before it and after it, own preparation as liked.
    """

    asks: ClassVar[Reason] = SELECT

    def options(self, t: LittleTable) -> list[int]:
        seat = self.seat
        found: list[int] = []
        if not has_character(t, seat):
            found += [option(PIECE, number) for number in t.row]
        if t.rules.has_options and not t.has_option[seat]:
            found.append(option(PIECE, POKER_EXCHANGE))
            found.append(option(PIECE, HERMITS_EXCHANGE))
            for card in t.cards.piles[SHELF]:
                i = ENHANCEMENT_CARDS.index(card)
                if can_pay(t, seat, ENHANCEMENT_PRICES[i]):
                    found.append(option(PIECE, FIRST_ENHANCEMENT_PIECE + i))
            for item in t.display:
                if can_pay(t, seat, ITEMS[item].price):
                    found.append(option(PIECE, FIRST_ITEM_PIECE + item))
        if t.seat_count > 2:  # LT-FLOW-06
            found += [option(PIECE, piece) for piece in pending_tasks(t, seat)]
        return found

    def why_not(self, t: LittleTable, pick: int) -> Reason | None:
        if pick in self.options(t):
            return None
        number = argument_of(pick)
        if verb_of(pick) != PIECE:
            return NOT_OFFERED
        if is_task(number):
            return NOT_WHILE_SELECTING if t.seat_count == 2 else why_no_task(t, self.seat, number)
        if is_character(number):
            return HAS_CHARACTER if has_character(t, self.seat) else why_not_offered(t, number)
        if not is_option(number):
            return NOT_OFFERED
        if not t.rules.has_options:
            return why_without_options(t)
        if t.has_option[self.seat]:
            return HAS_OPTION
        return TOO_DEAR if is_on_display(t, number) else why_not_for_sale(t, number)

    def picked(self, t: LittleTable, pick: int) -> None:
        seat = self.seat
        number = argument_of(pick)
        if is_task(number):
            t.then([*begin_task(t, seat, number), self])
            return
        steps = take_character(t, seat, number) if is_character(number) else take_option(t, seat, number)
        if t.seat_count > 2:
            steps.append(PrepareAsLiked(seat))
        t.then(steps)


class SelectRest(Select):
    """LT-SEL-03  The second pass: the kind not taken in the first one."""

    asks: ClassVar[Reason] = SELECT_REST


class SelectCharacter(Select):
    """LT-2P-02, LT-LIGHT-01, LT-LIGHT-09  Without options there is only a character to take."""

    def __init__(self, seat: int, why: Reason) -> None:
        super().__init__(seat)
        self.why = why

    def about(self) -> Reason:
        return self.why


def why_one_pass(t: LittleTable) -> Reason:
    """LT-2P-02, LT-LIGHT-08, LT-LIGHT-09  A character and no option, by the way this table plays."""
    if t.seat_count == 2:
        return SELECT_CHARACTER_OF_TWO[t.round - 1]
    return SELECT_CHARACTER_LIGHT_1 if t.rules.is_light_1 else SELECT_CHARACTER


def why_not_offered(t: LittleTable, number: int) -> Reason:
    """LT-SEL-09  Somebody has it in this round; or it was not turned up, by the way this table plays."""
    for numbers in t.characters:
        if number in numbers:
            return GONE
    if t.seat_count == 2:
        return NOT_TURNED_UP_OF_TWO[t.round - 1]
    if t.rules.is_light_1:
        return NOT_IN_THE_ROW if t.rules.style == SHUFFLE else NOT_IN_THE_SET
    return NOT_TURNED_UP[t.round - 1]


def why_not_for_sale(t: LittleTable, number: int) -> Reason:
    """LT-OPT-12, LT-OPT-13, LT-OPT-26, LT-LIGHT-10  All see where a card or an item has gone."""
    item = number - FIRST_ITEM_PIECE
    if item >= len(ITEMS) or (item < 0 and not is_enhancement(number)):
        return NOT_OFFERED
    if item < 0:
        return SOLD_CARD
    if item in [owned for items in t.items for owned in items]:
        return SOLD_ITEM
    if item in t.item_deck:
        return NOT_ON_DISPLAY
    return NOT_IN_LIGHT_3 if t.rules.is_light_3 and ITEMS[item].is_advanced else USED_ITEM


def is_on_display(t: LittleTable, number: int) -> bool:
    if number >= FIRST_ITEM_PIECE:
        return number - FIRST_ITEM_PIECE in t.display
    i = number - FIRST_ENHANCEMENT_PIECE
    return is_enhancement(number) and ENHANCEMENT_CARDS[i] in t.cards.piles[SHELF]


def is_enhancement(number: int) -> bool:
    return 0 <= number - FIRST_ENHANCEMENT_PIECE < len(ENHANCEMENT_CARDS)


def is_free(t: LittleTable, seat: int) -> bool:
    """LT-OPT-15, LT-OPT-16  With 10 points or fewer; a stake that lies there counts."""
    points = t.points[seat]
    for role in t.roles_of(seat):
        points += role.character.stake(t, role)
    return points <= FREE_AT


def can_pay(t: LittleTable, seat: int, price: int) -> bool:
    """LT-OPT-17, LT-OPT-18  Staked points cannot be spent."""
    return t.points[seat] >= price or is_free(t, seat)


def take_option(t: LittleTable, seat: int, number: int) -> list[AnyStep]:
    """LT-FLOW-04, LT-OPT-08  An exchange is carried out at once; what is bought is paid for."""
    t.has_option = changed(t.has_option, seat, 1)
    if t.log is not None:
        t.log.tell("took-option", seat=seat, number=number)
    if number == POKER_EXCHANGE:
        return [exchange(t, seat, 0, POKER)]
    if number == HERMITS_EXCHANGE:
        return [DrawThenDiscard(seat, 1, HERMITS)]
    if number >= FIRST_ITEM_PIECE:
        item = number - FIRST_ITEM_PIECE
        pay(t, seat, ITEMS[item].price)
        t.display = without(t.display, item)
        t.items = replaced(t.items, seat, sorted([*t.items[seat], item]))
    else:
        i = number - FIRST_ENHANCEMENT_PIECE
        pay(t, seat, ENHANCEMENT_PRICES[i])
        t.cards.move(ENHANCEMENT_CARDS[i], SHELF, WAITING + seat)
    return []


def pay(t: LittleTable, seat: int, price: int) -> None:
    """LT-OPT-11, LT-OPT-15  To the supply."""
    if is_free(t, seat):
        if t.log is not None:
            t.log.tell("free", seat=seat, because=[FREE])
        return
    t.gain(seat, -price, PAID)
