"""Who thinks next, for how long, and when the others may see that a bot is done.

Turns go round the tables: one with many bots, or with a person who asks for many hints, has no more of them
than another. When few wait, each thinks for the full time; when many do, for less, so that going round
once takes no longer than PATIENCE; but never for less than LEAST.

When an answer is seen tells nothing about it. A thought that was over soon is kept until its time is up, and
whoever had no choice waits for a turn, and then as long as one who thinks.
"""

import asyncio
import random
from collections import OrderedDict, deque
from typing import Final, Generic, TypeVar

PATIENCE: Final = 0.6  # seconds for one turn of every table
LEAST: Final = 0.02
ON_THE_WAY: Final = 0.03  # seconds beyond its time within which a thought nearly always arrives
REMEMBERED: Final = 64  # thoughts, by which it is known how late they are

M = TypeVar("M")


def share(full: float, minds: int, tables: int) -> float:
    """How long one may think when so many tables want to, with so many minds."""
    return min(full, max(LEAST, PATIENCE * minds / max(1, tables)))


class Waiting(Generic[M]):
    """Somebody whose turn has not come. A turn is a mind, or None for who needs none, and a time."""

    def __init__(self, table: str, needs_mind: bool) -> None:
        self.table = table
        self.needs_mind = needs_mind
        self.turn: asyncio.Future[tuple[M | None, float]] = asyncio.get_running_loop().create_future()


class Turns(Generic[M]):
    def __init__(self, full: float) -> None:
        self.full = full
        self.minds = 0  # that there are
        self.free: deque[M] = deque()
        self.waiting: OrderedDict[str, deque[Waiting[M]]] = OrderedDict()

    def add(self, mind: M) -> None:
        """One more, or one that has been replaced."""
        self.minds += 1
        self.give_back(mind)

    def give_back(self, mind: M) -> None:
        self.free.append(mind)
        self.deal()

    async def take(self, table: str, needs_mind: bool, is_first: bool = False) -> tuple[M | None, float]:
        """Wait for a turn; whoever has to ask again, through no fault of theirs, is first."""
        one: Waiting[M] = Waiting(table, needs_mind)
        own = self.waiting.setdefault(table, deque())
        if is_first:
            own.appendleft(one)
            self.waiting.move_to_end(table, last=False)
        else:
            own.append(one)
        self.deal()
        try:
            return await one.turn
        except asyncio.CancelledError:
            if one.turn.done() and not one.turn.cancelled():
                mind = one.turn.result()[0]
                if mind is not None:
                    self.give_back(mind)
            raise

    def deal(self) -> None:
        """Whose turn it is: as long as there is a free mind, the next of the next table."""
        while self.free and self.waiting:
            table, own = self.waiting.popitem(last=False)
            one = own.popleft()
            if own:
                self.waiting[table] = own  # behind all others
            if one.turn.done():  # nobody waits for it any more
                continue
            busy = len(self.waiting) + (0 if own else 1) + self.minds - len(self.free)
            mind = self.free.popleft() if one.needs_mind else None
            one.turn.set_result((mind, share(self.full, self.minds, busy)))


class Pace:
    """When what was thought is seen: at the same time, whatever it was."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.late: deque[float] = deque(maxlen=REMEMBERED)

    def of_thought(self, seconds: float, took: float) -> float:
        """How long after it began a thought of so many seconds is seen, when it took this long."""
        self.late.append(took - seconds)
        return max(took, seconds + ON_THE_WAY)

    def of_no_thought(self, seconds: float) -> float:
        """The same for who has no choice: as late as one of the last thoughts was."""
        late = self.chance.choice(self.late) if self.late else 0.0
        return seconds + max(late, ON_THE_WAY)
