"""What is offered in a round: characters, Enhancement Cards, items and beasts, and who selects first."""

from typing import ClassVar, Final

from followsuit.core.option import PIECE, argument_of, option
from followsuit.core.reason import Reason
from followsuit.core.step import AskAll, Step
from followsuit.games.little.beasts import BEASTS
from followsuit.games.little.numbers import (
    ITEMS_A_ROUND_LIGHT,
    ITEMS_AT_FIRST,
    ITEMS_ON_DISPLAY,
    OFFERED,
)
from followsuit.games.little.pairing import join
from followsuit.games.little.pieces import FIRST_ITEM_PIECE
from followsuit.games.little.rules import SHUFFLE
from followsuit.games.little.table import LittleTable, comes_first, replaced
from followsuit.games.takers.rows import drawn, new_ones_first
from followsuit.games.takers.table import without

GIVE_BACK: Final = Reason("LT-R3-02", "Give back one of your two characters; you keep the other one.")


class GiveBackCharacters(AskAll[LittleTable]):
    """LT-R3-02, LT-FLOW-05, LT-DEC-24  All at once, face down; then the kept ones are shown."""

    asks: ClassVar[Reason] = GIVE_BACK

    def options(self, t: LittleTable, seat: int, picks: list[int]) -> list[int]:
        return [option(PIECE, number) for number in t.kept[seat]]

    def revealed(self, t: LittleTable, picks: list[list[int]]) -> None:
        """LT-R3-03, LT-PREP-09  Kept characters are active from here on; the others go to the pool."""
        for seat in range(t.seat_count):
            returned = argument_of(picks[seat][0])
            t.aside = [*t.aside, returned]
            kept = without(t.kept[seat], returned)[0]
            t.kept = replaced(t.kept, seat, [kept])
            join(t, seat, kept)
            if t.log is not None:
                t.log.tell("returned", seat=seat, number=returned)


class Offer(Step[LittleTable]):
    """LT-FLOW-02  S3: characters are turned up, items are added, and at last the beasts lie there."""

    def run(self, t: LittleTable) -> None:
        offered = offered_characters(t)
        t.aside = [number for number in t.aside if number not in offered]
        t.row = sorted(offered)
        t.last_row = t.row
        if t.log is not None:
            for number in t.row:
                t.log.tell("laid-out", number=number)
        if t.rules.has_options:
            turn_up_items(t)
        if t.rules.has_two_active(t.round):
            t.beast_display = list(range(len(BEASTS)))


def offered_characters(t: LittleTable) -> list[int]:
    everyone = t.rules.characters
    if t.rules.is_light_1:
        return row_of_light_1(t)
    if t.round == 1:
        return drawn(t, everyone, OFFERED)  # LT-R1-02, LT-2P-07
    if t.round == 2:
        return [number for number in everyone if number not in t.last_row]  # LT-R2-03, LT-2P-09
    if t.seat_count == 2:
        return t.aside  # LT-2P-11, LT-2P-18
    return drawn(t, t.aside, OFFERED)  # LT-R3-04


def row_of_light_1(t: LittleTable) -> list[int]:
    """LT-LIGHT-03 to LT-LIGHT-06  The whole set; or one more than there are players, new ones first."""
    everyone = t.rules.characters
    if t.rules.style != SHUFFLE:
        return everyone
    missing = [number for number in everyone if number not in t.last_row]
    return new_ones_first(t, everyone, missing, t.last_row, t.seat_count + 1)


def turn_up_items(t: LittleTable) -> None:
    """LT-R1-05, LT-R2-05, LT-R3-06, LT-LIGHT-11  Three, later up to five; in the light game two a round."""
    if t.rules.is_light_3:
        count = ITEMS_A_ROUND_LIGHT
    else:
        count = (ITEMS_AT_FIRST if t.round == 1 else ITEMS_ON_DISPLAY) - len(t.display)
    turned_up = drawn(t, t.item_deck, count) if count > 0 else []
    t.item_deck = [item for item in t.item_deck if item not in turned_up]
    t.display = sorted([*t.display, *turned_up])
    if t.log is not None:
        for item in sorted(turned_up):
            t.log.tell("turned-up", number=FIRST_ITEM_PIECE + item)


class FixOrder(Step[LittleTable]):
    """LT-SEL-05 to LT-SEL-08, LT-LIGHT-08, LT-2P-07, LT-2P-09, LT-2P-12, LT-2P-22

    First clockwise from the first player; later the fewest points, then the lower number. With two players
    the second one begins the second round.
    """

    def run(self, t: LittleTable) -> None:
        if t.round == 1:
            t.choosers = t.clockwise_from(t.first_player)
        elif t.round == 2 and t.seat_count == 2:
            t.choosers = t.clockwise_from(1 - t.first_player)
        else:
            t.choosers = by_points(t)
        if t.log is not None:
            t.log.tell("selects-first", seat=t.choosers[0])


def by_points(t: LittleTable) -> list[int]:
    ordered: list[int] = []
    for seat in range(t.seat_count):
        at = 0
        while at < len(ordered) and selects_before(t, ordered[at], seat):
            at += 1
        ordered.insert(at, seat)
    return ordered


def selects_before(t: LittleTable, one: int, other: int) -> bool:
    """By the characters that lie before the seats when the selection begins."""
    if t.points[one] != t.points[other]:
        return t.points[one] < t.points[other]
    return comes_first(compared(t, one), compared(t, other))


def compared(t: LittleTable, seat: int) -> list[int]:
    """LT-SEL-07, LT-SEL-08, LT-2P-12, LT-2P-22  The kept or received character, else all that lie there."""
    return t.characters[seat] if t.characters[seat] else t.kept[seat]
