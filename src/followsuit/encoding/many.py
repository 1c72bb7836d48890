"""Many tables of one game, stepped by one call; what they come to is written into buffers that are kept.

Every table waits for one answer of one seat: its row says what that seat knows and may choose. Table i of n
plays the games with the seeds first + i, first + i + n, first + i + 2n, …: the same as if each were played
on its own.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from followsuit.core.errors import AnswerRefused, FollowSuitError, WrongOption
from followsuit.core.rng import SEED_LIMIT, Rng
from followsuit.core.table import Table
from followsuit.encoding.encoding import Encoding

RESULT: Final = "result"  # the victory, shared among those who have it, when a game is over
ROUND: Final = "round"  # how the standing has changed, whenever a round is over
REWARDS: Final[list[str]] = [RESULT, ROUND]
TOGETHER: Final = 8  # tables whose rows are handed over at once: as many as stay in the nearest cache


class WrongAction(FollowSuitError):
    """An action that is none, in one sentence. Nothing has changed."""


class Rows:
    """Where what the tables come to is written; each a buffer with a row for every table."""

    def __init__(
        self,
        observations: memoryview,
        masks: memoryview,
        seats: memoryview,
        rewards: memoryview,
        dones: memoryview,
        places: memoryview,
    ) -> None:
        self.observations = observations  # bytes
        self.masks = masks  # bytes
        self.seats = seats  # bytes: who is asked
        self.rewards = rewards  # floats, for every seat: of the answer just given
        self.dones = dones  # bytes: 1 if that answer ended a game, and another has begun
        self.places = places  # bytes, for every seat: its place in the game that has ended, or 0


class ManyTables:
    def __init__(
        self, encoding: Encoding, options: dict[str, int | str | bool], count: int, rewards: str, rows: Rows
    ) -> None:
        self.encoding = encoding
        self.options = options
        self.count = count
        self.is_by_round = rewards == ROUND
        self.rows = rows
        self.tables: list[Table] = []
        self.acting: list[int] = []
        self.legal: list[bytes] = []  # the masks as they were written, so many tables in one
        self.parts: list[int] = []
        self.stands: list[list[float]] = []
        self.seeds: list[int] = []  # of the games that are played now
        self.asked = BytesWriter()  # the seats, as they are written
        self.no_rewards = bytes(4 * count * encoding.players)
        self.no_dones = bytes(count)
        self.no_places = bytes(count * encoding.players)

    def reset(self, first: int) -> None:
        """New games at all tables; the first has this seed."""
        if not 0 <= first < SEED_LIMIT - self.count:
            raise WrongOption(f"A seed is a whole number from 0 to 2**128 - 1, not {first}.")
        players = self.encoding.players
        self.seeds = [first + i for i in range(self.count)]
        self.tables = [self.encoding.game.new_table(players, self.options, seed) for seed in self.seeds]
        self.acting = [0] * self.count
        self.legal = []
        self.parts = [0] * self.count
        self.stands = [[] for _ in range(self.count)]
        self.clear()
        self.open_rows()
        for i in range(self.count):
            self.begin(i)
            self.show(i)
        self.close_rows()

    def clear(self) -> None:
        self.rows.rewards[:] = self.no_rewards
        self.rows.dones[:] = self.no_dones
        self.rows.places[:] = self.no_places

    def begin(self, i: int) -> None:
        if self.is_by_round:
            self.parts[i] = self.tables[i].part()
            self.stands[i] = self.tables[i].standing()

    def step(self, actions: list[int]) -> None:
        """An action for every table, of the seat that is asked there. If one is wrong, none is taken."""
        if not self.tables:
            raise WrongAction("The tables have not been reset: there is no game to step.")
        if len(actions) != self.count:
            raise WrongAction(f"There are {self.count} tables, and {len(actions)} actions for them.")
        room: i64 = self.encoding.action_count
        at: i64 = 0  # where the mask of the table begins
        legal = b""
        for i in range(self.count):
            if i % TOGETHER == 0:
                legal = self.legal[i // TOGETHER]
                at = 0
            action: i64 = actions[i]
            if not 0 <= action < room or not legal[at + action]:
                self.refuse(i, actions[i])
            at += room
        self.clear()
        self.open_rows()
        encoding = self.encoding
        tables = self.tables
        acting = self.acting
        for i in range(self.count):
            t = tables[i]
            seat = acting[i]
            t.apply(seat, encoding.pick_of(actions[i], seat))
            if not t.todo:
                self.end(i, t)
            elif self.is_by_round and t.part() != self.parts[i]:
                self.reward(i, t)
            self.show(i)
        self.close_rows()

    def refuse(self, i: int, action: int) -> None:
        """The rule against it, as the table would say it."""
        encoding = self.encoding
        if not 0 <= action < encoding.action_count:
            raise WrongAction(
                f"Table {i}: an action is a number from 0 to {encoding.action_count - 1}, not {action}."
            )
        seat = self.acting[i]
        pick = encoding.pick_of(action, seat)
        reason = self.tables[i].why_not(seat, pick)
        assert reason is not None
        raise AnswerRefused(seat, pick, reason)

    def end(self, i: int, t: Table) -> None:
        """The game is over: what it came to is noted, and the next one begins."""
        assert t.outcome is not None
        players = self.encoding.players
        rows = self.rows
        rows.dones[i] = 1
        for seat in range(players):
            rows.places[i * players + seat] = t.outcome.places[seat]
        if self.is_by_round:
            self.reward(i, t)
        else:
            standing = t.outcome.standing()
            floats = rows.rewards.cast("f")
            for seat in range(players):
                floats[i * players + seat] = standing[seat]
        self.seeds[i] += self.count
        self.tables[i] = self.encoding.game.new_table(players, self.options, self.seeds[i])
        self.begin(i)

    def reward(self, i: int, t: Table) -> None:
        """What this round has changed, for every seat."""
        standing = t.standing()
        before = self.stands[i]
        floats = self.rows.rewards.cast("f")
        for seat in range(len(standing)):
            floats[i * len(standing) + seat] = standing[seat] - before[seat]
        self.stands[i] = standing
        self.parts[i] = t.part()

    def open_rows(self) -> None:
        self.encoding.seen.clear()
        self.encoding.offers.clear()
        self.asked.truncate(0)
        self.legal = []

    def show(self, i: int) -> None:
        """Write the rows of a table that waits for an answer; after some tables they are handed over."""
        encoding = self.encoding
        t = self.tables[i]
        seat = t.next_seat()
        self.acting[i] = seat
        self.asked.append(seat)
        encoding.write(encoding.seen, t, seat, False)
        encoding.offers.begin(seat)
        encoding.offers.fill()
        encoding.mark_offered(t, seat)
        if (i + 1) % TOGETHER == 0:
            self.hand_over(i + 1)

    def hand_over(self, end: i64) -> None:
        """The rows of the tables before this one are all written: into the buffers, at one go."""
        seen = self.encoding.seen.rows_so_far()
        size: i64 = self.encoding.size
        self.rows.observations[end * size - len(seen) : end * size] = seen
        self.encoding.seen.clear()
        masks = self.encoding.offers.rows_so_far()
        size = self.encoding.action_count
        self.rows.masks[end * size - len(masks) : end * size] = masks
        self.encoding.offers.clear()
        self.legal.append(masks)

    def close_rows(self) -> None:
        if self.count % TOGETHER:
            self.hand_over(self.count)
        self.rows.seats[:] = self.asked.getvalue()

    def at_random(self, rng: Rng) -> list[int]:
        """For every table an action drawn by lot from those that may be chosen."""
        encoding = self.encoding
        drawn: list[int] = []
        for i in range(self.count):
            t = self.tables[i]
            seat = self.acting[i]
            drawn.append(encoding.actions[seat][t.todo[-1].at_random(t, seat, rng)])
        return drawn

    def states(self, out: memoryview) -> None:
        """Everything about every table, a row for each."""
        encoding = self.encoding
        for i in range(self.count):
            start: i64 = i * encoding.state_size
            out[start : start + encoding.state_size] = encoding.state(self.tables[i])
