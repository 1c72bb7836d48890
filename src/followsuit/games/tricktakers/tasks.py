"""The Ruler's tasks: six of the game, which speak of taking a colour, and ten of the edition of 2023."""

from typing import Final

from followsuit.games.takers.cards import BLACK, BLUE, GREEN, NUMBER, RARE, RED
from followsuit.games.takers.table import TakersTable
from followsuit.games.tricktakers.cards import COLOUR, VALUE

NORMAL: Final = 10  # points for its owner, and with 3 to 5 players for the Ruler
HARD: Final = 20
DIFFICULT: Final = 30
FAILED: Final = -10  # whichever task (TA-GAP-26)

# What a task speaks of. The first five happen as tricks are taken, or not; the others are seen at the end.
TAKE_COLOUR: Final = 0
AVOID_COLOUR: Final = 1
TAKE_NUMBER: Final = 2
WIN_WITH_RARE: Final = 3
AVOID_LEAD: Final = 4
WIN_TRICKS: Final = 5
GAIN_CROWN: Final = 6
GAIN_BLACK_CROWN: Final = 7
NOTHING: Final = 0  # for those that speak of no colour, number or count


class Task:
    """One task card: what it speaks of, and which colour, number or count. Never changed."""

    def __init__(self, name: str, goal: int, which: int, done: int) -> None:
        self.name = name
        self.goal = goal
        self.which = which
        self.done = done

    def forbids(self) -> bool:
        return self.goal == AVOID_COLOUR or self.goal == AVOID_LEAD


TASKS: Final[list[Task]] = [
    Task("do-not-take-red", AVOID_COLOUR, RED, NORMAL),
    Task("do-not-take-blue", AVOID_COLOUR, BLUE, NORMAL),
    Task("do-not-take-green", AVOID_COLOUR, GREEN, NORMAL),
    Task("take-red", TAKE_COLOUR, RED, HARD),
    Task("take-blue", TAKE_COLOUR, BLUE, HARD),
    Task("take-green", TAKE_COLOUR, GREEN, HARD),
    # TA-VAR-04
    Task("take-black", TAKE_COLOUR, BLACK, NORMAL),
    Task("take-a-1", TAKE_NUMBER, 1, NORMAL),
    Task("take-a-10", TAKE_NUMBER, 10, NORMAL),
    Task("win-with-a-rare", WIN_WITH_RARE, NOTHING, NORMAL),
    Task("gain-a-black-crown", GAIN_BLACK_CROWN, NOTHING, HARD),
    Task("win-no-trick", WIN_TRICKS, 0, HARD),
    Task("win-one-trick", WIN_TRICKS, 1, HARD),
    Task("win-two-tricks", WIN_TRICKS, 2, HARD),
    Task("gain-the-crown", GAIN_CROWN, NOTHING, DIFFICULT),
    Task("avoid-the-lead-colour", AVOID_LEAD, NOTHING, DIFFICULT),
]
TASKS_2021: Final = 6
TASKS_2023: Final = "tasks_2023"


def task_count(t: TakersTable) -> int:
    """TA-RUL-02, TA-VAR-04  How many of the list the table plays with."""
    return len(TASKS) if t.has_variant(TASKS_2023) else TASKS_2021


def takes_colour(cards: list[int], colour: int) -> bool:
    """TA-TAKE-04  By what is printed, whatever the card stood for in the trick."""
    for card in cards:
        if COLOUR[card] == colour:
            return True
    return False


def happens(t: TakersTable, task: Task, owner: int, seat: int, cards: list[int]) -> bool:
    """TA-RUL-05, TA-RUL-08  Whether a seat that takes these cards makes the owner do, or break, the task."""
    if task.goal == TAKE_COLOUR or task.goal == AVOID_COLOUR:
        return seat == owner and takes_colour(cards, task.which)
    if task.goal == TAKE_NUMBER:
        return seat == owner and task.which in [VALUE[card] for card in cards]
    if seat != t.leader:
        return False  # the rest looks at the trick, once: when its winner takes it
    for play in t.plays:
        if play.seat != owner:
            continue
        if task.goal == WIN_WITH_RARE and seat == owner and play.kind == RARE:
            return True
        if task.goal == AVOID_LEAD and play.kind == NUMBER and play.colour == t.led:
            return True
    return False


def is_done(t: TakersTable, task: Task, owner: int, has_happened: bool) -> bool:
    """TA-END-07  As the round is scored: what had to happen did, or what must not did not."""
    if task.goal == WIN_TRICKS:
        return t.wins[owner] == task.which
    if task.goal == GAIN_CROWN:
        return t.has_gained_crown(owner)
    if task.goal == GAIN_BLACK_CROWN:
        return t.has_gained_black_crown(owner)
    return has_happened != task.forbids()
