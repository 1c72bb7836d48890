"""Who thinks next, for how long, and when the others may see that a bot is done.

Turns go round the tables: one with many bots, or with a person who asks for many hints, has no more of them
than another. When few wait, each thinks for the full time; when many do, for less, so that going round
once takes no longer than PATIENCE. Where that would leave each less than is WORTHWHILE, it takes longer, but
no longer than LONGEST_ROUND; what a turn takes beyond the time for thinking, on its way and on a machine that
has other things to do, is known from the last turns and counted.

When an answer is seen tells nothing about it. A thought that was over soon is kept until its time is up, and
whoever had no choice waits for a turn, and then as long as one who thinks.
"""

import asyncio
import random
from collections import OrderedDict, deque
from collections.abc import Hashable
from typing import Final, Generic, TypeVar

PATIENCE: Final = 0.6  # seconds for one turn of every table
LONGEST_ROUND: Final = 1.1
WORTHWHILE: Final = 0.02  # seconds for a thought
LEAST: Final = 0.004  # however many wait
ON_THE_WAY: Final = 0.03  # seconds beyond its time within which a thought nearly always arrives
SCATTER: Final = 0.02  # seconds by which it varies when an answer is seen
REMEMBERED: Final = 64  # thoughts, by which it is known how late they are, and what they cost besides

M = TypeVar("M", bound=Hashable)


def share(full: float, minds: int, tables: int, beyond: float = 0.0) -> float:
    """How long one may think when so many tables want to, with so many minds.

    Beyond that, a turn takes so many seconds in which nobody else has that mind.
    """
    turns_at_once = minds / max(1, tables)
    wanted = max(WORTHWHILE, PATIENCE * turns_at_once - beyond)
    return min(full, wanted, max(LEAST, LONGEST_ROUND * turns_at_once - beyond))


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
        self.taken: dict[M, tuple[float, float]] = {}  # since when, and for how long a thought
        self.beyond: deque[float] = deque(maxlen=REMEMBERED)  # what the last turns took more than that
        self.waiting: OrderedDict[str, deque[Waiting[M]]] = OrderedDict()

    def add(self, mind: M) -> None:
        """One more, or one that has been replaced."""
        self.minds += 1
        self.give_back(mind)

    def lose(self, mind: M) -> None:
        """It is there no more."""
        self.minds -= 1
        self.taken.pop(mind, None)

    def give_back(self, mind: M) -> None:
        since, seconds = self.taken.pop(mind, (0.0, 0.0))
        if since:
            self.beyond.append(now() - since - seconds)
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
            beyond = max(0.0, sum(self.beyond) / len(self.beyond)) if self.beyond else 0.0
            seconds = share(self.full, self.minds, busy, beyond)
            mind = None
            if one.needs_mind:
                mind = self.free.popleft()
                self.taken[mind] = (now(), seconds)
            one.turn.set_result((mind, seconds))


def now() -> float:
    return asyncio.get_running_loop().time()


class Pace:
    """When what was thought is seen: at the same time, whatever it was."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.late: deque[float] = deque(maxlen=REMEMBERED)

    def of_thought(self, seconds: float, took: float) -> float:
        """How long after it began a thought of so many seconds is seen, when it took this long."""
        self.late.append(took - seconds)
        return max(took, seconds + ON_THE_WAY) + self.scattered()

    def of_no_thought(self, seconds: float) -> float:
        """The same for who has no choice: as late as one of the last thoughts was."""
        late = self.chance.choice(self.late) if self.late else 0.0
        return seconds + max(late, ON_THE_WAY) + self.scattered()

    def scattered(self) -> float:
        """What somebody who thinks costs besides, parts of a millisecond, is lost in this."""
        return self.chance.random() * SCATTER
