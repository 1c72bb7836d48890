"""5B  Ruler: gives everyone a task, may play any card as the lead colour, and rules by clean tricks."""

from typing import ClassVar, Final

from followsuit.core.face import Act
from followsuit.core.game import Game
from followsuit.core.layout import Counter
from followsuit.core.option import DONE, PIECES, argument_of
from followsuit.core.position import Position, PositionError
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.step import AnyStep, AskAll
from followsuit.core.strip import NOT_LIT, Cell, Occasion, Strip
from followsuit.games.takers.awards import Award
from followsuit.games.takers.cards import BLACK, BLUE, GREEN, NO_COLOUR, NUMBER, RED
from followsuit.games.takers.character import Character, Face
from followsuit.games.takers.table import Role, Sheet, TakersTable
from followsuit.games.tricktakers.cards import COLOUR, KIND
from followsuit.games.tricktakers.tasks import (
    FAILED,
    TASKS,
    TASKS_2021,
    happens,
    is_done,
    takes_colour,
    task_count,
)

FIRST_TASK_PIECE: Final = 64  # tasks among the pieces a player can pick
NO_LEAD_COLOUR: Final = Reason("TA-RUL-36", "There is no lead colour yet, so no token is laid.")
NEEDS_A_NUMBER: Final = Reason("TA-RUL-35", "Only a number card gets a lead token.")
IS_LEAD_COLOUR: Final = Reason("TA-RUL-34", "A card of the lead colour needs no token.")
GIVE_TASKS: Final = Reason("TA-RUL-01", "Give each other player a task, in the order of the seats.")
GIVE_TWO_TASKS: Final = Reason("TA-2P-25", "Give each other player a task, in the order of the seats.")
GIVE_ONE_OR_TWO: Final = Reason("TA-VAR-03", GIVE_TASKS.sentence)
TASK_FOR_EACH: Final = Reason("TA-RUL-03", "Every other player must get a task.")
TWO_TASKS: Final = Reason("TA-2P-25", "With two players the other one gets two tasks.")
EACH_ONCE: Final = Reason("TA-RUL-02", "Each task card exists once.")
TASK_DONE: Final = Reason("TA-RUL-10", "The task was done.")
TASK_FAILED: Final = Reason("TA-RUL-11", "The task was not done.")
# Of the ten tasks of the edition of 2023.
NEW_TASK_DONE: Final = Reason("TA-VAR-04", "The task was done.")
NEW_TASK_FAILED: Final = Reason("TA-VAR-04", "The task was not done.")
OTHERS_TASK: Final = Reason("TA-RUL-12", "Another player has done the Ruler's task.")
ALL_DONE: Final = Reason("TA-RUL-20", "All the Ruler's tasks were done.")
ALL_DONE_2023: Final = Reason("TA-VAR-03", "All the Ruler's tasks were done.")
BOTH_DONE: Final = Reason("TA-2P-28", "All the Ruler's tasks were done.")
TOOK_BLACK: Final = Reason("TA-RUL-21", "The Ruler has taken a black card.")
ONE_WIN: Final = Reason("TA-RUL-22", "The Ruler has won exactly one trick.")
CLEAN: Final = Reason("TA-RUL-23", "The Ruler has won two tricks or more without red, blue or green.")
CLEAN_OF_TWO: Final = Reason("TA-2P-19", "The Ruler has won two tricks or more without red, blue or green.")
CLEAN_2023: Final = Reason("TA-VAR-03", "The Ruler has won exactly one trick, without red, blue or green.")
CROWN_2023: Final = Reason("TA-VAR-03", "The Crown goes to the Ruler, who has won exactly one trick.")
EDITION_2023: Final = "ruler_2023"

ALL_DONE_POINTS: Final = 10
ALL_DONE_POINTS_2023: Final = 30
TOOK_BLACK_POINTS: Final = 10
ONE_WIN_POINTS: Final = 20
CLEAN_POINTS_OF_TWO: Final = 100  # with two players, instead of the game (TA-GAP-22)
TASKS_OF_TWO: Final = 2


BY_DEED: Final = "deeds"  # the axis of the Ruler's strip
FOR_ONE: Final[list[int]] = [0, 20, 10, 10, 20, 30]


class Ruler(Character):
    code: ClassVar[str] = "5B"
    name: ClassVar[str] = "Ruler"
    power_count: ClassVar[int] = 1
    acts: ClassVar[tuple[Act, ...]] = (
        Act("setup", "tasks"),
        Act("with-card", "token"),
    )

    def sheet(self) -> Sheet:
        return RulerSheet([], [])

    def set_up_choices(self, t: TakersTable, role: Role) -> list[AnyStep]:
        """TA-RUL-01 to TA-RUL-04, TA-SET-05, TA-VAR-03  Tasks are given when every other setup is done."""
        is_free = t.seat_count == 3 and t.has_variant(EDITION_2023)
        why = GIVE_TWO_TASKS if t.seat_count == 2 else GIVE_ONE_OR_TWO if is_free else GIVE_TASKS
        return [GiveTasks(role, tuple(owners_of_tasks(t, role)), 2 if is_free else 1, why)]

    def read_position(self, t: TakersTable, role: Role, position: Position, game: Game) -> None:
        """Tasks by owner, clockwise, parted by strokes if one has several; then those that have happened."""
        text = position.text("tasks", "")
        happened = position.text("tasks_taken", "").split()
        names = [task.name for task in TASKS[: task_count(t)]]
        owners = owners_of_tasks(t, role)
        parts = text.split("/") if "/" in text else text.split()
        sheet = RulerSheet([], [])
        for word in [*text.replace("/", " ").split(), *happened]:
            if word not in names:
                raise PositionError("tasks", f"{word} is no task; they are {', '.join(names)}.")
        if len(parts) > len(owners):
            raise PositionError("tasks", f"there are {len(owners)} tasks to give, not {len(parts)}.")
        for i in range(len(parts)):
            for word in parts[i].split():
                sheet.add(names.index(word), owners[i])
                sheet.has_happened[-1] = word in happened
        t.sheets[role.index] = sheet

    def write_position(self, t: TakersTable, role: Role, written: dict[str, object], game: Game) -> None:
        sheet = sheet_of(t, role)
        names = [TASKS[task].name for task in sheet.tasks]
        words: list[str] = []
        has_several = len(names) > len(owners_of_tasks(t, role))
        for i in range(len(names)):
            if has_several and i and sheet.owners[i] != sheet.owners[i - 1]:
                words.append("/")
            words.append(names[i])
        written["tasks"] = " ".join(words)
        written["tasks_taken"] = " ".join([names[i] for i in range(len(names)) if sheet.has_happened[i]])

    def power_rule(self, t: TakersTable, role: Role, power: int) -> Reason | None:
        """TA-RUL-30, TA-RUL-36  While a lead colour is set."""
        return NO_LEAD_COLOUR if t.led == NO_COLOUR else None

    def power_text(self, power: int) -> str:
        return "Lead token"

    def goes_with_a_card(self, power: int) -> bool:
        return True

    def goes_with(self, t: TakersTable, role: Role, power: int, card: int) -> Reason | None:
        """TA-RUL-34, TA-RUL-35  On a number card of another colour."""
        if KIND[card] != NUMBER:
            return NEEDS_A_NUMBER
        return IS_LEAD_COLOUR if COLOUR[card] == t.led else None

    def lifts_following(self, power: int) -> bool:
        return True

    def resolve_power(self, t: TakersTable, role: Role, face: Face, power: int) -> None:
        """TA-RUL-31  Under the token the card has the lead colour; its number stays."""
        face.colour = t.led

    def notes(self, t: TakersTable, role: Role) -> list[Counter]:
        """TA-RUL-04  Tasks lie open before their owners, and whether they are done."""
        sheet = sheet_of(t, role)
        return [
            Counter("task", sheet.owners[i], sheet.state(i), piece=FIRST_TASK_PIECE + sheet.tasks[i])
            for i in range(len(sheet.tasks))
        ]

    def points_by_wins(self, is_of_two: bool) -> list[int]:
        """What tasks bring hangs on the others; a single win of the own is the best."""
        return FOR_ONE[:]

    def saw_taking(self, t: TakersTable, role: Role, seat: int, cards: list[int]) -> None:
        """TA-RUL-05 to TA-RUL-08, TA-RUL-14  A task is done, or broken, at once, and stays so."""
        sheet = sheet_of(t, role)
        for i in range(len(sheet.tasks)):
            if happens(t, TASKS[sheet.tasks[i]], sheet.owners[i], seat, cards):
                sheet.has_happened[i] = True

    def wins_game(self, t: TakersTable, role: Role) -> Reason | None:
        """TA-RUL-23, TA-VAR-03  By clean tricks: two or more, in the edition of 2023 exactly one."""
        if t.has_variant(EDITION_2023):
            return CLEAN_2023 if t.wins[role.seat] == 1 and is_clean(t, role) else None
        return CLEAN if t.wins[role.seat] >= 2 and is_clean(t, role) else None

    def strip(self, at: Occasion) -> Strip | None:
        """TA-RUL-20 to TA-RUL-23, TA-2P-19, TA-VAR-03  What is counted beside the tasks of the others."""
        is_2023 = EDITION_2023 in at.variants
        clean = "clean 1" if is_2023 else "clean 2"
        of_two = Cell(clean, CLEAN_POINTS_OF_TWO)
        cells = [
            Cell("tasks", ALL_DONE_POINTS_2023 if is_2023 else ALL_DONE_POINTS),
            Cell("took-black", TOOK_BLACK_POINTS),
            Cell("one-win", ONE_WIN_POINTS),
            of_two if at.players == 2 else Cell(clean, 0, "win"),
        ]
        return Strip(BY_DEED, cells)

    def lit_cell(self, t: TakersTable, role: Role) -> int:
        """None: several of them may count."""
        return NOT_LIT

    def takes_crown(self, t: TakersTable, role: Role) -> Reason | None:
        """TA-VAR-03  In the edition of 2023 exactly one win takes the Crown, whoever has the most."""
        return CROWN_2023 if t.has_variant(EDITION_2023) and t.wins[role.seat] == 1 else None

    def score(self, t: TakersTable, role: Role) -> list[Award]:
        """TA-RUL-12, TA-RUL-20 to TA-RUL-22  The others' tasks, and the Ruler's own."""
        sheet = sheet_of(t, role)
        awards: list[Award] = []
        are_all_done = True
        for i in range(len(sheet.tasks)):
            if not sheet.is_done(t, i):
                are_all_done = False
            elif t.seat_count > 2:
                awards.append(Award(role.seat, TASKS[sheet.tasks[i]].done, OTHERS_TASK))
        if are_all_done:
            awards.append(award_for_all(t, role.seat))
        if takes_colour(t.taken(role.seat), BLACK):
            awards.append(Award(role.seat, TOOK_BLACK_POINTS, TOOK_BLACK))
        if t.wins[role.seat] == 1:
            awards.append(Award(role.seat, ONE_WIN_POINTS, ONE_WIN))
        if t.seat_count == 2 and self.wins_game(t, role) is not None:
            awards.append(Award(role.seat, CLEAN_POINTS_OF_TWO, CLEAN_OF_TWO))
        return awards

    def score_others(self, t: TakersTable, role: Role) -> list[Award]:
        """TA-RUL-10, TA-RUL-11  Each task is an amount of its own for its owner."""
        sheet = sheet_of(t, role)
        awards: list[Award] = []
        for i in range(len(sheet.tasks)):
            is_new = sheet.tasks[i] >= TASKS_2021
            if sheet.is_done(t, i):
                why = NEW_TASK_DONE if is_new else TASK_DONE
                awards.append(Award(sheet.owners[i], TASKS[sheet.tasks[i]].done, why))
            else:
                awards.append(Award(sheet.owners[i], FAILED, NEW_TASK_FAILED if is_new else TASK_FAILED))
        return awards


def award_for_all(t: TakersTable, seat: int) -> Award:
    """TA-RUL-20, TA-VAR-03, TA-2P-28  All tasks were done: 10 points, in the edition of 2023 more."""
    if t.has_variant(EDITION_2023):
        return Award(seat, ALL_DONE_POINTS_2023, ALL_DONE_2023)
    return Award(seat, ALL_DONE_POINTS, BOTH_DONE if t.seat_count == 2 else ALL_DONE)


def is_clean(t: TakersTable, role: Role) -> bool:
    """TA-RUL-24, TA-RUL-25  No card printed red, blue or green was taken."""
    taken = t.taken(role.seat)
    return not (takes_colour(taken, RED) or takes_colour(taken, BLUE) or takes_colour(taken, GREEN))


def owners_of_tasks(t: TakersTable, role: Role) -> list[int]:
    """TA-RUL-01, TA-2P-25  Each other player, clockwise; with two players the other one twice."""
    others = t.clockwise_from(role.seat)[1:]
    return others * TASKS_OF_TWO if t.seat_count == 2 else others


class RulerSheet(Sheet):
    """The tasks that were given, to whom, and whether what they speak of has happened."""

    def __init__(self, tasks: list[int], owners: list[int]) -> None:
        self.tasks = tasks
        self.owners = owners
        self.has_happened = [False] * len(tasks)

    def clone(self) -> Sheet:
        copy = RulerSheet(self.tasks, self.owners)
        copy.has_happened = self.has_happened[:]
        return copy

    def words(self, out: list[int]) -> None:
        out.append(len(self.tasks))
        out += self.tasks
        out += self.owners
        out += [int(has_happened) for has_happened in self.has_happened]

    def add(self, task: int, owner: int) -> None:
        """Only while the sheet is being made; later its clones share the lists."""
        self.tasks.append(task)
        self.owners.append(owner)
        self.has_happened.append(False)

    def is_done(self, t: TakersTable, i: int) -> bool:
        return is_done(t, TASKS[self.tasks[i]], self.owners[i], self.has_happened[i])

    def state(self, i: int) -> str:
        """What is settled already, for those who look on."""
        if not self.has_happened[i]:
            return ""
        return "broken" if TASKS[self.tasks[i]].forbids() else "done"


def sheet_of(t: TakersTable, role: Role) -> RulerSheet:
    sheet = t.sheets[role.index]
    assert isinstance(sheet, RulerSheet)
    return sheet


class GiveTasks(AskAll[TakersTable]):
    """TA-RUL-01 to TA-RUL-04, TA-2P-25  One task for each owner in turn; TA-VAR-03  or up to two."""

    def __init__(self, role: Role, owners: tuple[int, ...], most: int, why: Reason) -> None:
        super().__init__((role.seat,))
        self.why = why
        self.role = role
        self.owners = owners
        self.most = most

    def key(self) -> tuple[int, ...]:
        return (self.role.index, self.most, *self.seats, *self.owners)

    def most_at_once(self) -> int:
        """TA-VAR-03  Those of one owner."""
        return self.most

    def about(self) -> Reason:
        return self.why

    def options(self, t: TakersTable, seat: int, picks: list[int]) -> list[int]:
        offered = [PIECES[FIRST_TASK_PIECE + task] for task in range(task_count(t))]
        offered = [pick for pick in offered if pick not in picks]
        return [*offered, DONE] if self.handed_out(picks)[-1] else offered

    def why_not(self, t: TakersTable, seat: int, pick: int, picks: list[int]) -> Reason | None:
        if pick in self.options(t, seat, picks):
            return None
        if pick == DONE:
            return TWO_TASKS if t.seat_count == 2 else TASK_FOR_EACH
        return EACH_ONCE if pick in picks else NOT_OFFERED

    def is_complete(self, picks: list[int]) -> bool:
        return len(self.handed_out(picks)) > len(self.owners)

    def handed_out(self, picks: list[int]) -> list[list[int]]:
        """The tasks of each owner so far; the last list is of the one who comes next."""
        given: list[list[int]] = [[]]
        for pick in picks:
            if pick != DONE:
                given[-1].append(argument_of(pick) - FIRST_TASK_PIECE)
            if pick == DONE or len(given[-1]) == self.most:
                given.append([])
        return given

    def revealed(self, t: TakersTable, picks: list[list[int]]) -> None:
        seat = self.role.seat
        given = self.handed_out(picks[seat])
        sheet = RulerSheet([], [])
        for i in range(len(self.owners)):
            for task in given[i]:
                sheet.add(task, self.owners[i])
                if t.log is not None:
                    t.log.tell("task", seat=seat, other=self.owners[i], number=FIRST_TASK_PIECE + task)
        t.sheets[self.role.index] = sheet
