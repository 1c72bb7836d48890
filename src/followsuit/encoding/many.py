"""Many tables of one game, stepped by one call; what they come to is written into buffers that are kept.

Every table waits for one answer of one seat: its row says what that seat knows and may choose. Table i of n
plays the games with the seeds first + i, first + i + n, first + i + 2n, …: the same as if each were played
on its own.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from followsuit.core.errors import AnswerRefused, FollowSuitError, WrongOption
from followsuit.core.rng import SEED_LIMIT, Rng
from followsuit.core.table import Table
from followsuit.encoding.encoding import Encoding
from followsuit.encoding.features import untyped

RESULT: Final = "result"  # the victory, shared among those who have it, when a game is over
ROUND: Final = "round"  # how the standing has changed, whenever a round is over
REWARDS: Final[list[str]] = [RESULT, ROUND]
FEW: Final[i64] = 64  # tables that stay in the processor's nearer caches anyway
TOGETHER: Final[i64] = 8  # tables that are stepped and shown at once: as many as stay in the nearer caches


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
        self.count = count  # no native int: it is added to seeds, which can be longer
        self.is_by_round = rewards == ROUND
        self.rows = rows
        self.tables: list[Table] = []
        self.acting = vec[u8]([u8(0)] * count)  # who is asked
        # What may be chosen: how many actions, and which; there is room for all of them at every table.
        self.choice_counts = vec[i64]([0] * count)
        self.choices = vec[i16]([i16(0)] * (count * encoding.action_count))
        self.kept = encoding.room_for(count)
        self.parts: list[int] = []
        self.stands: list[list[float]] = []
        self.seeds: list[int] = []  # of the games that are played now
        self.is_far = count > FEW
        self.touched: i64 = 0
        self.no_rewards = bytes(4 * count * encoding.players)
        self.no_dones = bytes(count)
        self.no_places = bytes(count * encoding.players)

    def reset(self, seed: int) -> None:
        """New games at all tables; the first has this seed."""
        if not 0 <= seed < SEED_LIMIT - self.count:
            raise WrongOption(f"A seed is a whole number from 0 to 2**128 - 1, not {seed}.")
        players = self.encoding.players
        self.seeds = [seed + i for i in range(self.count)]
        self.tables = [self.encoding.game.new_table(players, self.options, seed) for seed in self.seeds]
        self.parts = [0] * self.count
        self.stands = [[] for _ in range(self.count)]
        self.clear()
        for i in range(self.count):
            self.begin(i)
        first: i64 = 0
        while first < self.count:
            end: i64 = first + TOGETHER
            if end > self.count:
                end = self.count
            self.show(first, end)
            first = end
        self.rows.seats[:] = self.acting

    def clear(self) -> None:
        self.rows.rewards[:] = self.no_rewards
        self.rows.dones[:] = self.no_dones
        self.rows.places[:] = self.no_places

    def begin(self, i: i64) -> None:
        if self.is_by_round:
            self.parts[i] = self.tables[i].part()
            self.stands[i] = self.tables[i].standing()

    def step(self, actions: list[int]) -> None:
        """An action for every table, of the seat that is asked there. If one is wrong, none is taken."""
        if not self.tables:
            raise WrongAction("The tables have not been reset: there is no game to step.")
        if len(actions) != self.count:
            raise WrongAction(f"There are {self.count} tables, and {len(actions)} actions for them.")
        wanted: list[i64] = untyped(actions)
        i: i64 = 0
        for action in wanted:
            if not self.may_choose(i, action):
                self.refuse(i, actions[i])
            i += 1  # noqa: SIM113 - a native int
        self.clear()
        first: i64 = 0
        while first < self.count:
            end: i64 = first + TOGETHER
            if end > self.count:
                end = self.count
            if self.is_far:
                self.touch(end)
            self.answer(wanted, first, end)
            self.show(first, end)
            first = end
        self.rows.seats[:] = self.acting

    def answer(self, actions: list[i64], first: i64, end: i64) -> None:
        """These tables go on until they wait for the next answer."""
        encoding = self.encoding
        tables = self.tables
        acting = self.acting
        is_by_round = self.is_by_round
        i: i64 = first
        while i < end:
            t = tables[i]
            seat: i64 = i64(acting[i])
            t.apply(seat, encoding.pick_of(actions[i], seat))
            if not t.todo:
                self.end(i, t)
            elif is_by_round and t.part() != self.parts[i]:
                self.reward(i, t)
            i += 1

    def may_choose(self, i: i64, action: i64) -> bool:
        choices = self.choices
        at: i64 = i * self.encoding.action_count
        end: i64 = at + self.choice_counts[i]
        while at < end:
            if i64(choices[at]) == action:
                return True
            at += 1
        return False

    def touch(self, first: i64) -> None:
        """Look at what the next tables consist of, so that it is at hand when their turn comes.

        Many tables lie far from the processor, and to step a table it goes from one of its lists to the
        next, waiting for each. Here it waits for those of several tables at a time.
        """
        end: i64 = first + TOGETHER
        if end > self.count:
            end = self.count
        tables = self.tables
        encoding = self.encoding
        kept = self.kept
        acting = self.acting
        seen: i64 = 0
        i: i64 = first
        while i < end:
            seen += encoding.touch(tables[i])
            i += 1
        i = first
        while i < end:
            seen += encoding.touch_lists(tables[i])
            i += 1
        i = first
        while i < end:
            cards = tables[i].cards
            count: i64 = len(cards.known_by)
            seen += len(cards.piles) + len(cards.possible_places) + kept.touch(i, count)
            i += 1
        i = first
        while i < end:
            seen += encoding.touch_items(tables[i])
            i += 1
        i = first
        while i < end:
            hand: list[Any] = tables[i].cards.piles[i64(acting[i])]
            if hand and hand[0] is None:
                seen += 1
            i += 1
        self.touched = seen  # else a compiler would leave all this out

    def refuse(self, i: i64, action: int) -> None:
        """The rule against it, as the table would say it."""
        encoding = self.encoding
        if not 0 <= action < encoding.action_count:
            raise WrongAction(
                f"Table {i}: an action is a number from 0 to {encoding.action_count - 1}, not {action}."
            )
        seat: i64 = i64(self.acting[i])
        pick = encoding.pick_of(action, seat)
        reason = self.tables[i].why_not(seat, pick)
        assert reason is not None
        raise AnswerRefused(seat, pick, reason)

    def end(self, i: i64, t: Table) -> None:
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

    def reward(self, i: i64, t: Table) -> None:
        """What this round has changed, for every seat."""
        standing = t.standing()
        before = self.stands[i]
        floats = self.rows.rewards.cast("f")
        for seat in range(len(standing)):
            floats[i * len(standing) + seat] = standing[seat] - before[seat]
        self.stands[i] = standing
        self.parts[i] = t.part()

    def show(self, first: i64, end: i64) -> None:
        """Write the rows of these tables, which wait for an answer, and hand them over.

        One thing for all of them, then the next: so what the processor has read of our instructions is still
        at hand.
        """
        encoding = self.encoding
        tables = self.tables
        acting = self.acting
        kept = self.kept
        o = encoding.seen
        offers = encoding.offers
        size: i64 = encoding.size
        actions = encoding.action_count
        o.out = vec[u8]([u8(0)] * ((end - first) * size))
        offers.out = vec[u8]([u8(0)] * ((end - first) * actions))
        i: i64 = first
        while i < end:
            t = tables[i]
            acting[i] = u8(t.next_seat())
            kept.look(t.cards, i)
            i += 1
        i = first
        while i < end:
            encoding.write_first(o, tables[i], i64(acting[i]), (i - first) * size, False, kept, i)
            i += 1
        i = first
        while i < end:
            encoding.write_rest(o, tables[i], i64(acting[i]), (i - first) * size, False)
            i += 1
        choices = self.choices
        offered = encoding.offered
        i = first
        while i < end:
            seat: i64 = i64(acting[i])
            offers.begin(seat, (i - first) * actions)
            count = encoding.mark_offered(tables[i], seat)
            self.choice_counts[i] = count
            start: i64 = i * actions
            while count > 0:
                count -= 1
                choices[start + count] = i16(offered[count])
            i += 1
        rows = self.rows
        rows.observations[first * size : end * size] = memoryview(o.out)
        rows.masks[first * actions : end * actions] = memoryview(offers.out)

    def at_random(self, rng: Rng) -> vec[i64]:
        """For every table an action drawn by lot from those that may be chosen."""
        drawn = vec[i64]([0] * self.count)
        counts = self.choice_counts
        choices = self.choices
        room = self.encoding.action_count
        count: i64 = self.count
        i: i64 = 0
        while i < count:
            drawn[i] = i64(choices[i * room + rng.below(counts[i])])
            i += 1
        return drawn

    def states(self, out: memoryview) -> None:
        """Everything about every table, a row for each."""
        encoding = self.encoding
        for i in range(self.count):
            start: i64 = i * encoding.state_size
            out[start : start + encoding.state_size] = encoding.state(self.tables[i])
