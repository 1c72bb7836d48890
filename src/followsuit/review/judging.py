"""What every answer to a question is worth to the seat that is asked, by what it can know and nothing else.

One tree, as the bot `search` grows it, but each answer at its root is looked at in the same worlds and as
often: so two of them differ by what they do, not by the deals they met. Answers that are clearly behind are
given up on the way; the one that was given never is. The lots are drawn by the view itself, so that whoever
sees the same is judged the same.
"""

import math
import time
from typing import Final

from followsuit.core.rng import Rng, seeded, split
from followsuit.core.view import View
from followsuit.review.budget import Budget
from followsuit.review.kept import CERTAIN, LEAST, SURE, Judged, Judgement
from followsuit.search.tree import Search
from followsuit.search.why import fear, worst_reply

NO_PICK: Final = -1
FIRST: Final = 40  # worlds in which every answer is looked at
ENOUGH: Final = 400  # worlds after which it ends as soon as it is clear
CLEAR: Final = 4.0  # so many errors behind is given up
USUAL: Final = Budget()


def judge(view: View, budget: Budget = USUAL, given: int = NO_PICK, share: float = 1.0) -> Judgement:
    """All answers that this seat, which is asked, may give. `given` is never looked at less than the best.

    `share` makes a chance of what is a share of the victory: the size of the seat's team.
    """
    return Judging(view, given).judgement(budget, share)


class Judging:
    def __init__(self, view: View, given: int = NO_PICK) -> None:
        self.lots = seeded(int(view.fingerprint(), 16))
        self.search = Search(view, split(self.lots))
        self.seat = view.seat
        self.same = alike(view, self.search.offered)
        self.given = next((pick for pick, same in self.same.items() if given in same), NO_PICK)
        self.alive = list(self.same)
        self.worths: dict[int, list[float]] = {pick: [] for pick in self.alive}  # world by world

    def judgement(self, budget: Budget, share: float) -> Judgement:
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
        judged = [self.judged(pick, best, share) for pick in self.worths]
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
        """Of those that are left; between equals the first."""
        return max(self.alive, key=lambda pick: (sum(self.worths[pick]), -pick))

    def give_up(self) -> None:
        best = self.best()
        left: list[int] = []
        for pick in self.alive:
            behind, error = self.behind(pick, best)
            if pick in (best, self.given) or behind <= CLEAR * error:
                left.append(pick)
        self.alive = left

    def is_clear(self) -> bool:
        """Whether more worlds would tell nothing new: which is best; or what the given answer cost, if that
        is clear, or so little that it is none."""
        best = self.best()
        if self.given == NO_PICK or self.given == best:
            return self.given == best or len(self.alive) == 1
        behind, error = self.behind(self.given, best)
        return behind > CLEAR * error or (behind + SURE * error) * CERTAIN < LEAST

    def behind(self, pick: int, best: int) -> tuple[float, float]:
        """How much less it came to than the best in the same worlds, and how far that may be off."""
        return mean_and_error([b - a for a, b in zip(self.worths[pick], self.worths[best], strict=False)])

    def judged(self, pick: int, best: int, share: float) -> Judged:
        highest, error = mean_and_error(self.worths[best])
        behind, behind_error = (0.0, 0.0) if pick == best else self.behind(pick, best)
        if pick != best:
            _, error = mean_and_error(self.worths[pick])
        behind = max(0.0, min(behind, highest))  # of an answer given up early, the same worlds are compared
        scale = share * CERTAIN
        judged = Judged(
            pick=pick,
            same=[other for other in self.same[pick] if other != pick],
            chance=round(highest * scale) - round(behind * scale),
            error=round(error * scale),
            behind=round(behind * scale),
            behind_error=math.ceil(behind_error * scale),
            worlds=len(self.worths[pick]),
        )
        node = self.search.root.child(self.seat, pick)
        feared = None if node is None else worst_reply(self.search, node)
        if feared is not None:
            judged.feared_seat, judged.feared_pick = feared.seat, feared.pick
            judged.feared_chance = round(fear(feared) * scale)
        return judged


def alike(view: View, different: list[int]) -> dict[int, list[int]]:
    """By answer that is looked at, all that come to the same, itself included."""
    offered = sorted(view.options())
    kinds = view.table.policy.equivalent(view.table, view.seat, offered)
    kind_of = dict(zip(offered, kinds, strict=True))
    return {pick: [other for other in offered if kind_of[other] == kind_of[pick]] for pick in different}


def mean_and_error(worths: list[float]) -> tuple[float, float]:
    """The standard error of so few is no less than that of one world that came out otherwise."""
    count = len(worths)
    mean = math.fsum(worths) / count
    if count < 2:
        return mean, 1.0
    squares = math.fsum([(worth - mean) ** 2 for worth in worths])
    return mean, math.sqrt(squares / (count - 1) / count)
