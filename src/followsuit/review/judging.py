"""What every answer to a question is worth to the seat that is asked, by what it can know and nothing else.

One tree, as the bot `search` grows it, but each answer at its root is looked at in the same worlds and as
often: so two of them differ by what they do, not by the deals they met. Answers that are clearly behind are
given up on the way; the one that was given never is. The lots are drawn by the view itself, so that whoever
sees the same is judged the same.

Every other world chooses: which answer is best, and which are clearly behind it. How far they are behind is
told by the worlds between. Whatever is chosen because it came out well in some worlds, came out a little too
well in just these.
"""

import math
import time
from typing import Final

from followsuit.core.rng import Rng, seeded, split
from followsuit.core.view import View
from followsuit.review.budget import Budget
from followsuit.review.kept import CERTAIN, LEAST, SURE, JudgedAnswer, Judgement
from followsuit.review.tempering import AS_IT_IS, Temper
from followsuit.search.tree import Search
from followsuit.search.why import fear, worst_reply

NO_PICK: Final = -1
FIRST: Final = 40  # worlds in which every answer is looked at
ENOUGH: Final = 400  # worlds after which it ends as soon as it is clear
CLEAR: Final = 4.0  # so many errors behind is given up
USUAL: Final = Budget()


def judge(
    view: View,
    budget: Budget = USUAL,
    given: int = NO_PICK,
    share: float = 1.0,
    temper: Temper = AS_IT_IS,
) -> Judgement:
    """All answers that this seat, which is asked, may give. `given` is never looked at less than the best.

    `share` makes a chance of what is a share of the victory: the size of the seat's team. `temper` makes it
    as bold as it should be.
    """
    return Judging(view, given, share, temper).judgement(budget)


class Judging:
    def __init__(
        self, view: View, given: int = NO_PICK, share: float = 1.0, temper: Temper = AS_IT_IS
    ) -> None:
        self.share = share
        self.temper = temper
        self.lots = seeded(int(view.fingerprint(), 16))
        self.search = Search(view, split(self.lots))
        self.seat = view.seat
        self.same = alike(view, self.search.offered)
        self.given = next((pick for pick, same in self.same.items() if given in same), NO_PICK)
        self.alive = list(self.same)
        self.worths: dict[int, list[float]] = {pick: [] for pick in self.alive}  # world by world

    def judgement(self, budget: Budget) -> Judgement:
        until = time.perf_counter() + budget.seconds if budget.seconds else math.inf
        worlds = 0
        while worlds < budget.worlds:
            at_once = min(max(FIRST, worlds // 4), budget.worlds - worlds)  # then it is seen what is clear
            for _ in range(at_once):
                self.look_at_one(split(self.lots))
            worlds += at_once
            if time.perf_counter() >= until:
                break
            self.give_up()
            if worlds >= ENOUGH and self.is_clear():
                break
        best = self.best()
        judged = [self.judged(pick, best) for pick in self.worths]
        judged.sort(key=lambda one: (one.pick != best, one.behind, one.pick))
        return Judgement(options=judged, worlds=worlds)

    def look_at_one(self, lot: Rng) -> None:
        """One world, for each of the answers that are left."""
        search = self.search
        for pick in self.alive:
            node = search.root.child(self.seat, pick)
            before = 0.0 if node is None else node.worth
            search.rng = lot.clone()
            search.offered = [pick]
            search.run(1)
            node = search.root.child(self.seat, pick)
            assert node is not None
            self.worths[pick].append(node.worth - before)

    def best(self) -> int:
        """Of those that are left, in the worlds that choose; between equals the first."""
        return max(self.alive, key=lambda pick: (sum(self.worths[pick][::2]), -pick))

    def give_up(self) -> None:
        best = self.best()
        left: list[int] = []
        for pick in self.alive:
            if pick in (best, self.given) or not is_clear(self.apart(pick, best)):
                left.append(pick)
        self.alive = left

    def is_clear(self) -> bool:
        """Whether more worlds would tell nothing new: which is best; or what the given answer cost, if that
        is clear, or so little that it is none."""
        best = self.best()
        if self.given == NO_PICK or self.given == best:
            return self.given == best or len(self.alive) == 1
        apart = self.apart(self.given, best)
        behind, error = mean_and_error(apart)
        return is_clear(apart[::2]) or (behind + SURE * error) * CERTAIN < LEAST

    def apart(self, pick: int, best: int) -> list[float]:
        """World by world, how much less it came to than the best."""
        return [b - a for a, b in zip(self.worths[pick], self.worths[best], strict=False)]

    def judged(self, pick: int, best: int) -> JudgedAnswer:
        """What was given is told by all worlds, for none of them chose it; all others by how far apart."""
        apart = self.apart(pick, best)
        chosen_behind, chosen_error = mean_and_error(apart[::2])
        behind, behind_error = (0.0, 0.0) if pick == best else mean_and_error(apart[1::2] or apart)
        _, error = mean_and_error(self.worths[pick])
        highest = self.highest(best) * self.share
        own = max(0.0, highest - max(0.0, behind) * self.share)
        told = round(self.temper.of(highest) * CERTAIN) - round(self.temper.of(own) * CERTAIN)
        scale = self.share * CERTAIN * self.temper.times
        judged = JudgedAnswer(
            pick=pick,
            same=[other for other in self.same[pick] if other != pick],
            chance=round(self.temper.of(own) * CERTAIN),
            error=round(error * scale),
            behind=told,
            behind_error=math.ceil(behind_error * scale),
            is_clear=pick != best and chosen_behind > SURE * chosen_error,
            worlds=len(self.worths[pick]),
        )
        node = self.search.root.child(self.seat, pick)
        feared = None if node is None else worst_reply(self.search, node)
        if feared is not None:
            judged.feared_seat, judged.feared_pick = feared.seat, feared.pick
            judged.feared_chance = round(self.temper.of(fear(feared) * self.share) * CERTAIN)
        return judged

    def highest(self, best: int) -> float:
        """The chance of the best answer: by how far it is ahead of what was given, where that is known."""
        if self.given in (NO_PICK, best):
            worths = self.worths[best]
            return mean_and_error(worths if self.given == best else worths[1::2] or worths)[0]
        given, _ = mean_and_error(self.worths[self.given])
        behind, _ = mean_and_error(self.apart(self.given, best)[1::2] or self.apart(self.given, best))
        return min(1.0, given + max(0.0, behind))


def alike(view: View, different: list[int]) -> dict[int, list[int]]:
    """By answer that is looked at, all that come to the same, itself included."""
    offered = sorted(view.options())
    kinds = view.table.policy.equivalent(view.table, view.seat, offered)
    kind_of = dict(zip(offered, kinds, strict=True))
    return {pick: [other for other in offered if kind_of[other] == kind_of[pick]] for pick in different}


def is_clear(apart: list[float]) -> bool:
    behind, error = mean_and_error(apart)
    return behind > CLEAR * error


def mean_and_error(worths: list[float]) -> tuple[float, float]:
    """The standard error of so few is no less than that of one world that came out otherwise."""
    count = len(worths)
    mean = math.fsum(worths) / count
    if count < 2:
        return mean, 1.0
    squares = math.fsum([(worth - mean) ** 2 for worth in worths])
    return mean, math.sqrt(squares / (count - 1) / count)
