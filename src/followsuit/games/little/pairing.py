"""Two characters side by side: placing the second one, and the beasts they summon."""

from typing import ClassVar, Final

from followsuit.core.option import PIECE, argument_of, option, verb_of
from followsuit.core.preview import NO_PREVIEW, Edges, Preview
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.step import AnyStep, Ask, Step
from followsuit.games.little.beasts import BEASTS, MARK_NAMES, completed_marks
from followsuit.games.little.numbers import LEFT_MARKS, RIGHT_MARKS
from followsuit.games.little.pieces import FIRST_BEAST_PIECE, LEFT, RIGHT
from followsuit.games.little.roster import CHARACTERS, ROLES
from followsuit.games.little.table import FIRST_SLOT, SECOND_SLOT, SLOTS, LittleTable, replaced
from followsuit.games.takers.table import without

CHOOSE_SIDE: Final = Reason("LT-R3-08", "Lay the new character to the left or to the right of the other one.")
CHOOSE_SIDE_OF_TWO: Final = Reason("LT-2P-13", CHOOSE_SIDE.sentence)
CHOOSE_SIDE_AT_LAST_OF_TWO: Final = Reason("LT-2P-21", CHOOSE_SIDE.sentence)
CHOOSE_BEAST: Final = Reason("LT-BEAST-03", "Take one of the beasts of the mark you have completed.")
OTHER_MARK: Final = Reason("LT-BEAST-02", "That beast has another mark.")


def take_character(t: LittleTable, seat: int, number: int) -> list[AnyStep]:
    """LT-SEL-09, LT-PREP-01, LT-R3-08  It is active at once; as the second of a pair it gets a side."""
    t.row = without(t.row, number)
    if t.log is not None:
        t.log.tell("chose", seat=seat, number=number)
    steps: list[AnyStep] = []
    if t.characters[seat]:
        t.activate(ROLES[number][seat * SLOTS + SECOND_SLOT])
        steps.append(ChooseSide(seat, why_side(t)))
    else:
        t.activate(ROLES[number][seat * SLOTS + FIRST_SLOT])
    t.characters = replaced(t.characters, seat, [*t.characters[seat], number])
    return steps


def why_side(t: LittleTable) -> Reason:
    """LT-R3-08, LT-2P-13, LT-2P-21  By the number of players and, with two, by the round."""
    if t.seat_count > 2:
        return CHOOSE_SIDE
    return CHOOSE_SIDE_AT_LAST_OF_TWO if t.is_last_round() else CHOOSE_SIDE_OF_TWO


class ChooseSide(Ask[LittleTable]):
    """LT-R3-08, LT-DEC-25, LT-DEC-28, LT-DEC-30  It lies on the right until it is said."""

    def __init__(self, seat: int, why: Reason) -> None:
        super().__init__(seat)
        self.why = why

    def about(self) -> Reason:
        return self.why

    def options(self, t: LittleTable) -> list[int]:
        return [option(PIECE, LEFT), option(PIECE, RIGHT)]

    def picked(self, t: LittleTable, pick: int) -> None:
        seat = self.seat
        first, second = t.characters[seat]
        if argument_of(pick) == LEFT:
            t.characters = replaced(t.characters, seat, [second, first])
        if t.log is not None:
            t.log.tell("side", seat=seat, number=argument_of(pick))
        left, right = t.characters[seat]
        marks = completed_marks(CHARACTERS[left].code, CHARACTERS[right].code)
        t.then([Summon(seat, mark) for mark in marks])


def preview_of_side(t: LittleTable, seat: int, pick: int) -> Preview:
    """LT-R3-08, LT-BEAST-02  How both would lie, and the beasts of the marks that would meet."""
    if not isinstance(t.todo[-1], ChooseSide) or len(t.characters[seat]) != 2:
        return NO_PREVIEW
    left, right = t.characters[seat]
    if argument_of(pick) == LEFT:
        left, right = right, left
    beasts: list[int] = []
    for mark in completed_marks(CHARACTERS[left].code, CHARACTERS[right].code):
        beasts += [FIRST_BEAST_PIECE + beast for beast in beasts_left(t, mark)]
    edges = [edges_of(CHARACTERS[one].code) for one in (left, right)]
    return Preview(brings=beasts, row=[left, right], edges=edges)


def edges_of(code: str) -> Edges:
    """LT-BEAST-01  The marks printed on both edges of a character."""
    return Edges(
        [MARK_NAMES[mark].lower() for mark in LEFT_MARKS[code]],
        [MARK_NAMES[mark].lower() for mark in RIGHT_MARKS[code]],
    )


def beasts_left(t: LittleTable, mark: int) -> list[int]:
    return [beast for beast in t.beast_display if BEASTS[beast].mark == mark]


class Summon(Step[LittleTable]):
    """LT-BEAST-02 to LT-BEAST-04  A beast of the completed mark, at once; of two the player picks one."""

    def __init__(self, seat: int, mark: int) -> None:
        self.seat = seat
        self.mark = mark

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.mark)

    def run(self, t: LittleTable) -> None:
        left = beasts_left(t, self.mark)
        if len(left) == 1:
            take_beast(t, self.seat, left[0])
        elif left:
            t.then([ChooseBeast(self.seat, self.mark)])


class ChooseBeast(Ask[LittleTable]):
    """LT-BEAST-03, LT-DEC-26  Both of the mark lie there, or nothing would be asked."""

    asks: ClassVar[Reason] = CHOOSE_BEAST

    def __init__(self, seat: int, mark: int) -> None:
        super().__init__(seat)
        self.mark = mark

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.mark)

    def options(self, t: LittleTable) -> list[int]:
        return [option(PIECE, FIRST_BEAST_PIECE + beast) for beast in beasts_left(t, self.mark)]

    def why_not(self, t: LittleTable, pick: int) -> Reason | None:
        if pick in self.options(t):
            return None
        beast = argument_of(pick) - FIRST_BEAST_PIECE
        if verb_of(pick) != PIECE or not 0 <= beast < len(BEASTS):
            return NOT_OFFERED
        return OTHER_MARK

    def picked(self, t: LittleTable, pick: int) -> None:
        take_beast(t, self.seat, argument_of(pick) - FIRST_BEAST_PIECE)


def take_beast(t: LittleTable, seat: int, beast: int) -> None:
    """LT-BEAST-05, LT-BEAST-06  It lies face up before its owner, for this round."""
    t.beast_display = without(t.beast_display, beast)
    t.beasts = replaced(t.beasts, seat, [*t.beasts[seat], beast])
    if t.log is not None:
        t.log.tell("summoned", seat=seat, number=FIRST_BEAST_PIECE + beast)


def join(t: LittleTable, seat: int, number: int) -> None:
    """A character that lies before the seat already is active in this round."""
    t.characters = replaced(t.characters, seat, [number])
    t.kept = replaced(t.kept, seat, without(t.kept[seat], number))
    t.activate(ROLES[number][seat * SLOTS + FIRST_SLOT])
