"""5B  Ruler: gives everyone a task, may play any card as the lead colour, and rules by clean tricks."""

from typing import ClassVar, Final

from followsuit.core.game import Game
from followsuit.core.option import PIECE, argument_of, option
from followsuit.core.position import Position, PositionError
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.step import AnyStep, AskAll
from followsuit.games.takers.awards import Award
from followsuit.games.takers.cards import BLACK, BLUE, COLOUR, GREEN, KIND, NO_COLOUR, NUMBER, RED
from followsuit.games.takers.character import Character, Face
from followsuit.games.takers.table import Role, Sheet, TakersTable
from followsuit.games.tricktakers.tasks import FAILED, TASKS, takes_colour

FIRST_TASK_PIECE: Final = 64  # tasks among the pieces a player can pick
NO_LEAD_COLOUR: Final = Reason("TA-RUL-36", "There is no lead colour yet, so no token is laid.")
NEEDS_A_NUMBER: Final = Reason("TA-RUL-35", "Only a number card gets a lead token.")
IS_LEAD_COLOUR: Final = Reason("TA-RUL-34", "A card of the lead colour needs no token.")
GIVE_TASKS: Final = Reason("TA-RUL-01", "Give each other player a task, in the order of the seats.")
EACH_ONCE: Final = Reason("TA-RUL-02", "Each task card exists once.")
TASK_DONE: Final = Reason("TA-RUL-10", "The task was done.")
TASK_FAILED: Final = Reason("TA-RUL-11", "The task was not done.")
OTHERS_TASK: Final = Reason("TA-RUL-12", "Another player has done the Ruler's task.")
ALL_DONE: Final = Reason("TA-RUL-20", "All the Ruler's tasks were done.")
TOOK_BLACK: Final = Reason("TA-RUL-21", "The Ruler has taken a black card.")
ONE_WIN: Final = Reason("TA-RUL-22", "The Ruler has won exactly one trick.")
CLEAN: Final = Reason("TA-RUL-23", "The Ruler has won two tricks or more without red, blue or green.")

ALL_DONE_POINTS: Final = 10
TOOK_BLACK_POINTS: Final = 10
ONE_WIN_POINTS: Final = 20
CLEAN_POINTS_OF_TWO: Final = 100  # with two players, instead of the game (TA-GAP-22)
TASKS_OF_TWO: Final = 2


class Ruler(Character):
    code: ClassVar[str] = "5B"
    name: ClassVar[str] = "Ruler"
    text: ClassVar[str] = (
        "Gives each other player a task and gains what they gain by doing it. You may play any number card "
        "as the lead colour, with a lead token. Two wins or more without a red, blue or green card "
        "win the game."
    )
    power_count: ClassVar[int] = 1
    resolves: ClassVar[bool] = True
    watches_taking: ClassVar[bool] = True

    def sheet(self) -> Sheet:
        return RulerSheet([], [])

    def set_up(self, t: TakersTable, role: Role) -> list[AnyStep]:
        """TA-RUL-01 to TA-RUL-04, TA-SET-05  Tasks are given when every other setup is done."""
        return [GiveTasks(role, TASKS_OF_TWO if t.seat_count == 2 else t.seat_count - 1)]

    def read_position(self, t: TakersTable, role: Role, position: Position, game: Game) -> None:
        """Tasks in the order of the seats after the Ruler; those whose colour their owner has taken."""
        words = position.text("tasks", "").split()
        taken = position.text("tasks_taken", "").split()
        names = [task.name for task in TASKS]
        for word in words + taken:
            if word not in names:
                raise PositionError("tasks", f"{word} is no task; they are {', '.join(names)}.")
        others = t.clockwise_from(role.seat)[1:]
        owners = others * TASKS_OF_TWO if t.seat_count == 2 else others
        sheet = RulerSheet([names.index(word) for word in words], owners[: len(words)])
        sheet.has_taken = [word in taken for word in words]
        t.sheets[role.index] = sheet

    def write_position(self, t: TakersTable, role: Role, written: dict[str, object], game: Game) -> None:
        sheet = sheet_of(t, role)
        names = [TASKS[task].name for task in sheet.tasks]
        written["tasks"] = " ".join(names)
        written["tasks_taken"] = " ".join([names[i] for i in range(len(names)) if sheet.has_taken[i]])

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

    def resolve(self, t: TakersTable, role: Role, face: Face, power: int) -> None:
        """TA-RUL-31  Under the token the card has the lead colour; its number stays."""
        if power >= 0:
            face.colour = t.led

    def notes(self, t: TakersTable, role: Role) -> list[tuple[str, str]]:
        """TA-RUL-04  Tasks lie open, and whether they are done."""
        sheet = sheet_of(t, role)
        return [
            (
                f"task of seat {sheet.owners[i]}",
                TASKS[sheet.tasks[i]].name + (" (taken)" if sheet.has_taken[i] else ""),
            )
            for i in range(len(sheet.tasks))
        ]

    def saw_taking(self, t: TakersTable, role: Role, seat: int, cards: list[int]) -> None:
        """TA-RUL-05 to TA-RUL-08, TA-RUL-14  A task is done, or broken, when its owner takes such a card."""
        sheet = sheet_of(t, role)
        for i in range(len(sheet.tasks)):
            if sheet.owners[i] == seat and takes_colour(cards, TASKS[sheet.tasks[i]].colour):
                sheet.has_taken[i] = True

    def wins_game(self, t: TakersTable, role: Role) -> Reason | None:
        return CLEAN if is_clean(t, role) else None

    def score(self, t: TakersTable, role: Role) -> list[Award]:
        """TA-RUL-12, TA-RUL-20 to TA-RUL-22  The others' tasks, and the Ruler's own."""
        sheet = sheet_of(t, role)
        awards: list[Award] = []
        for i in range(len(sheet.tasks)):
            if sheet.is_done(i) and t.seat_count > 2:
                awards.append(Award(role.seat, TASKS[sheet.tasks[i]].done, OTHERS_TASK))
        if all(sheet.is_done(i) for i in range(len(sheet.tasks))):
            awards.append(Award(role.seat, ALL_DONE_POINTS, ALL_DONE))
        if takes_colour(t.taken(role.seat), BLACK):
            awards.append(Award(role.seat, TOOK_BLACK_POINTS, TOOK_BLACK))
        if t.wins[role.seat] == 1:
            awards.append(Award(role.seat, ONE_WIN_POINTS, ONE_WIN))
        if t.seat_count == 2 and is_clean(t, role):
            awards.append(Award(role.seat, CLEAN_POINTS_OF_TWO, CLEAN))
        return awards

    def score_others(self, t: TakersTable, role: Role) -> list[Award]:
        """TA-RUL-10, TA-RUL-11  Each task is an amount of its own for its owner."""
        sheet = sheet_of(t, role)
        awards: list[Award] = []
        for i in range(len(sheet.tasks)):
            if sheet.is_done(i):
                awards.append(Award(sheet.owners[i], TASKS[sheet.tasks[i]].done, TASK_DONE))
            else:
                awards.append(Award(sheet.owners[i], FAILED, TASK_FAILED))
        return awards


def is_clean(t: TakersTable, role: Role) -> bool:
    """TA-RUL-23 to TA-RUL-25  Two wins or more, and no card printed red, blue or green taken."""
    if t.wins[role.seat] < 2:
        return False
    taken = t.taken(role.seat)
    return not (takes_colour(taken, RED) or takes_colour(taken, BLUE) or takes_colour(taken, GREEN))


class RulerSheet(Sheet):
    """The tasks that were given, to whom, and whether their colour was taken."""

    def __init__(self, tasks: list[int], owners: list[int]) -> None:
        self.tasks = tasks
        self.owners = owners
        self.has_taken = [False] * len(tasks)

    def clone(self) -> Sheet:
        copy = RulerSheet(self.tasks, self.owners)
        copy.has_taken = self.has_taken[:]
        return copy

    def words(self, out: list[int]) -> None:
        out.append(len(self.tasks))
        out += self.tasks
        out += self.owners
        out += [int(taken) for taken in self.has_taken]

    def is_done(self, i: int) -> bool:
        """TA-END-07  'Take' once taken; 'do not take' as long as not."""
        return self.has_taken[i] == TASKS[self.tasks[i]].is_take


def sheet_of(t: TakersTable, role: Role) -> RulerSheet:
    sheet = t.sheets[role.index]
    assert isinstance(sheet, RulerSheet)
    return sheet


class GiveTasks(AskAll[TakersTable]):
    """TA-RUL-01 to TA-RUL-04, TA-2P-25  One task for each other, clockwise; with two players two for one."""

    def __init__(self, role: Role, count: int) -> None:
        super().__init__((role.seat,))
        self.role = role
        self.count = count

    def key(self) -> tuple[int, ...]:
        return (self.role.index, self.count, *self.seats)

    def about(self) -> Reason:
        return GIVE_TASKS

    def options(self, t: TakersTable, seat: int, picks: list[int]) -> list[int]:
        return [
            option(PIECE, FIRST_TASK_PIECE + task)
            for task in range(len(TASKS))
            if option(PIECE, FIRST_TASK_PIECE + task) not in picks
        ]

    def why_not(self, t: TakersTable, seat: int, pick: int, picks: list[int]) -> Reason | None:
        if pick in self.options(t, seat, picks):
            return None
        return EACH_ONCE if pick in picks else NOT_OFFERED

    def is_complete(self, picks: list[int]) -> bool:
        return len(picks) == self.count

    def revealed(self, t: TakersTable, picks: list[list[int]]) -> None:
        seat = self.role.seat
        others = t.clockwise_from(seat)[1:]
        owners = others * TASKS_OF_TWO if t.seat_count == 2 else others
        tasks = [argument_of(pick) - FIRST_TASK_PIECE for pick in picks[seat]]
        t.sheets[self.role.index] = RulerSheet(tasks, owners)
        if t.log is not None:
            for i in range(len(tasks)):
                t.log.tell(TASKS[tasks[i]].name, seat=seat, other=owners[i])
