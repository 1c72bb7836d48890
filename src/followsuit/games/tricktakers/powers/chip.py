"""The chip on the Sun and Moon Sheet: by which difference in wins a theft succeeds, and from whom."""

from typing import Final

from followsuit.core.event import NO_SEAT
from followsuit.core.face import AT_THE_END, Piece
from followsuit.core.option import NO, PIECE, argument_of, option
from followsuit.core.position import PositionError
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.games.takers.role_steps import AskRole
from followsuit.games.takers.table import Role, TakersTable
from followsuit.games.tricktakers.powers.thief_sheet import (
    NOT_PLACED,
    ThiefSheet,
    partner_of,
    sheet_of,
)

FIRST_CHIP_PIECE: Final = 140
WORDS: Final[list[str]] = ["0", "1", "-1", "+1"]  # the fields, as positions write them; 1 is 1 more or less
DIFFERENCES: Final[list[list[int]]] = [[0], [1, -1], [-1], [1]]  # by field: the other's wins less the Thief's
FIELDS: Final[list[int]] = [0, 1]
FIELDS_OF_TWO: Final[list[int]] = [2, 3]
FLIP: Final = 4
PIECE_KEYS: Final[list[str]] = ["chip-0", "chip-1", "chip-minus-1", "chip-plus-1", "chip-flip"]
PIECE_NAMES: Final[list[str]] = ["chip on 0", "chip on ±1", "chip on -1", "chip on +1", "flip the chip"]

PLACE_CHIP: Final = Reason("TX-THF-05", "Put the chip on a field.")
MAY_CHANGE: Final = Reason("TX-THF-15", "Change the chip, or leave it as it lies.")
PLACE_CHIP_OF_TWO: Final = Reason("TX-2P-20", "Put the chip on a field.")
MAY_CHANGE_OF_TWO: Final = Reason("TX-2P-23", "Change the chip, or leave it as it lies.")
LIES_THERE: Final = Reason("TX-THF-15", "The chip lies on that field already.")
LIES_THERE_OF_TWO: Final = Reason("TX-2P-23", "The chip lies on that field already.")
NO_FLIP: Final = Reason("TX-THF-19", "Without a partner the chip cannot be flipped.")
NO_FLIP_OF_TWO: Final = Reason("TX-2P-23", "With two players the chip is not flipped.")


def chip_pieces() -> dict[int, Piece]:
    pieces: dict[int, Piece] = {}
    for i in range(len(PIECE_KEYS)):
        pieces[FIRST_CHIP_PIECE + i] = Piece(PIECE_KEYS[i], "chip", PIECE_NAMES[i], acts=AT_THE_END)
    return pieces


def fields_of(t: TakersTable) -> list[int]:
    """TX-THF-05, TX-2P-20  0 and ±1; on the back of the sheet, for two players, -1 and +1."""
    return FIELDS_OF_TWO if t.seat_count == 2 else FIELDS


def read_field(word: str, fields: list[int]) -> int:
    if not word:
        return NOT_PLACED
    known = [WORDS[field] for field in fields]
    if word not in known:
        raise PositionError("chip", f"the fields of the chip are {' and '.join(known)}, not {word}.")
    return WORDS.index(word)


def write_field(field: int) -> str:
    return "" if field == NOT_PLACED else WORDS[field]


def is_success(t: TakersTable, role: Role, other: int) -> bool:
    """TX-THF-20 to TX-THF-22, TX-THF-32, TX-2P-21  By the tricks really won."""
    field = sheet_of(t, role).field
    return field != NOT_PLACED and t.wins[other] - t.wins[role.seat] in DIFFERENCES[field]


def put_chip(t: TakersTable, role: Role, field: int) -> None:
    sheet = sheet_of(t, role)
    t.sheets[role.index] = ThiefSheet(sheet.letters, field, sheet.is_down)
    if t.log is not None:
        t.log.tell("put-chip", seat=role.seat, number=FIRST_CHIP_PIECE + field)


class PlaceChip(AskRole[TakersTable]):
    """TX-THF-05, TX-DEC-27  Face up, for all to see."""

    def __init__(self, role: Role, why: Reason) -> None:
        super().__init__(role)
        self.why = why

    def about(self) -> Reason:
        return self.why

    def options(self, t: TakersTable) -> list[int]:
        return [option(PIECE, FIRST_CHIP_PIECE + field) for field in fields_of(t)]

    def picked(self, t: TakersTable, pick: int) -> None:
        put_chip(t, self.role, argument_of(pick) - FIRST_CHIP_PIECE)


class ChangeChip(AskRole[TakersTable]):
    """TX-THF-15 to TX-THF-19, TX-2P-23, TX-DEC-30  To the other field, or over, or neither."""

    def __init__(self, role: Role, why: Reason) -> None:
        super().__init__(role)
        self.why = why

    def about(self) -> Reason:
        return self.why

    def options(self, t: TakersTable) -> list[int]:
        offered = [NO]
        for field in [*fields_of(t), FLIP]:
            pick = option(PIECE, FIRST_CHIP_PIECE + field)
            if self.why_not(t, pick) is None:
                offered.append(pick)
        return offered

    def why_not(self, t: TakersTable, pick: int) -> Reason | None:
        if pick == NO:
            return None
        if pick == option(PIECE, FIRST_CHIP_PIECE + FLIP):
            if t.seat_count == 2:
                return NO_FLIP_OF_TWO
            return NO_FLIP if partner_of(t, self.role) == NO_SEAT else None
        fields = [option(PIECE, FIRST_CHIP_PIECE + field) for field in fields_of(t)]
        if pick not in fields:
            return NOT_OFFERED
        lies_there = argument_of(pick) - FIRST_CHIP_PIECE == sheet_of(t, self.role).field
        if not lies_there:
            return None
        return LIES_THERE_OF_TWO if t.seat_count == 2 else LIES_THERE

    def picked(self, t: TakersTable, pick: int) -> None:
        if pick == NO:
            return
        field = argument_of(pick) - FIRST_CHIP_PIECE
        if field != FLIP:
            put_chip(t, self.role, field)
            return
        sheet = sheet_of(t, self.role)
        t.sheets[self.role.index] = ThiefSheet(sheet.letters, sheet.field, not sheet.is_down)
        if t.log is not None:
            t.log.tell("flipped-chip-up" if sheet.is_down else "flipped-chip-down", seat=self.seat)
