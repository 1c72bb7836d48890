"""A finished match, decision by decision: what each was worth, and what lies between them.

The chance of a seat goes from the even one at the start to the victory or none. What changes between two of
its decisions is luck; what a decision takes away is skill. Nothing else happens, so the two add up.
"""

import time
from collections.abc import Callable
from typing import Final

from followsuit.core.cards import SPECTATOR
from followsuit.core.errors import WrongOption
from followsuit.core.game import Game
from followsuit.core.record import Match
from followsuit.core.roles import CounterRole
from followsuit.core.table import Table
from followsuit.core.view import View
from followsuit.review.budget import Budget
from followsuit.review.judging import USUAL, judge
from followsuit.review.kept import CERTAIN, Decision, GameReview, Judgement, Known
from followsuit.review.outlook import Outlook
from followsuit.review.tempering import temper_at

NOT_OVER: Final = "This game is not over, and only one that is can be reviewed."
PARTED: Final = "This game was played by other rules than ours, so it cannot be reviewed."

Progress = Callable[[int, int], None]  # decisions that are judged, of how many


def review(
    match: Match, budget: Budget = USUAL, seats: list[int] | None = None, progress: Progress | None = None
) -> GameReview:
    """The decisions of these seats, or of all; WrongOption with a sentence where the game is not over."""
    reviewing = Reviewing(match, budget, seats)
    while reviewing.go_on():
        if progress is not None:
            progress(reviewing.done, reviewing.total)
    return reviewing.found


class Reviewing:
    """A review while it is made, one decision at a time, so that it can be shown as it grows, or be left."""

    def __init__(
        self,
        match: Match,
        budget: Budget = USUAL,
        seats: list[int] | None = None,
        is_explained: bool = True,
    ) -> None:
        if match.parted:
            raise WrongOption(PARTED)
        ended = match.table.outcome
        if ended is None:
            raise WrongOption(NOT_OVER)
        self.match = match
        self.game = match.game
        self.budget = budget
        self.seats = list(range(len(match.names))) if seats is None else sorted(set(seats))
        self.until = time.perf_counter() + budget.seconds
        self.at = 0  # answers that were given at the table
        self.t = match.at(0)
        self.is_explained = is_explained
        self.only: set[int] | None = None
        self.done = 0
        self.total = len(self.places())
        shares = shares_of(self.game, self.t.view(SPECTATOR))
        sizes = [float(ended.teams.count(team)) for team in ended.teams] or [1.0] * len(match.names)
        self.found = GameReview(
            game=self.game.id,
            rules_version=self.game.rules_version,
            answers=len(match.picks),
            seats=self.seats,
            start=of_all(self.t.standing(), shares),
            result=of_all(ended.standing(), sizes),
            decisions=[],
            line=[],
            is_whole=False,
        )
        self.note_all(0, self.found.start)

    def places(self) -> list[int]:
        """After how many answers there are decisions."""
        t = self.match.at(0)
        found: list[int] = []
        for at in range(len(self.match.picks)):
            if self.is_decision(t, at):
                found.append(at)
            t.apply(self.match.seats[at], self.match.picks[at])
        return found

    def keep_to(self, places: list[int]) -> None:
        """Judge these decisions, and pass the others by."""
        self.only = set(places)
        self.total = len(self.only)

    def is_decision(self, t: Table, at: int) -> bool:
        """Whether there was a choice: not where one answer was allowed, or all come to the same."""
        seat, pick = self.match.seats[at], self.match.picks[at]
        if self.only is not None and at not in self.only:
            return False
        if seat not in self.seats or seat not in t.seats_to_act():
            return False
        view = t.view(seat)
        offered = view.options()
        if pick not in offered:  # what is done out of turn is no answer
            return False
        return len(t.policy.different(view.table, seat, offered)) > 1

    def go_on(self) -> bool:
        """Judge the next decision; False when there is none left."""
        while self.at < self.found.answers:
            at = self.at
            is_decision = self.is_decision(self.t, at)
            if is_decision:
                self.decide(at)
            self.pass_by(at)
            if is_decision:
                return True
        if not self.found.is_whole:
            self.note_all(self.found.answers, self.found.result)
            self.found.is_whole = True
        return False

    def decide(self, at: int) -> None:
        seat, pick = self.match.seats[at], self.match.picks[at]
        view = self.t.view(seat)
        share = shares_of(self.game, view)[seat]
        temper = temper_at(self.game, self.t, self.found.start[seat] / CERTAIN)
        judgement = judge(view, self.for_this_one(), pick, share, temper)
        if self.is_explained:
            self.explain(view, judgement, pick)
        after = judgement.of(pick).chance
        before = after + judgement.cost(pick)
        self.found.decisions.append(
            Decision(at=at, seat=seat, pick=pick, before=before, after=after, judgement=judgement)
        )
        self.found.line.append(Known(at=at, seat=seat, chance=before))
        self.found.line.append(Known(at=at + 1, seat=seat, chance=after))
        self.done += 1

    def explain(self, view: View, judgement: Judgement, pick: int) -> None:
        """Where something hung on the answer, what it and the best one lead to."""
        given, best = judgement.of(pick), judgement.best()
        if judgement.cost(pick) or judgement.lead(pick):
            outlook = Outlook(self.game, view)
            second = next((one for one in judgement.options if one is not best), best)
            for one in {id(one): one for one in (best, given, second)}.values():
                outlook.tell(one)

    def for_this_one(self) -> Budget:
        """Its share of the time that is left."""
        if not self.budget.seconds:
            return self.budget
        left = max(0.0, self.until - time.perf_counter()) / max(1, self.total - self.done)
        return Budget(worlds=self.budget.worlds, seconds=max(left, 1e-3))

    def pass_by(self, at: int) -> None:
        """The answer is given. Where a round ends with it, everybody sees how they stand."""
        t = self.t
        part = t.part()
        t.apply(self.match.seats[at], self.match.picks[at])
        self.at = at + 1
        if t.outcome is None and t.part() != part and part > 0:
            self.note_all(at + 1, of_all(t.standing(), shares_of(self.game, t.view(SPECTATOR))))

    def note_all(self, at: int, chances: list[int]) -> None:
        for seat in self.seats:
            self.found.line.append(Known(at=at, seat=seat, chance=chances[seat]))


def shares_of(game: Game, view: View) -> list[float]:
    """By seat, how many share a victory with it: its team, where that is open; on average, where not yet."""
    seats = view.table.seat_count
    if not game.teams:
        return [1.0] * seats
    counters = game.layout(view).counters
    team_of = {counter.seat: counter.value for counter in counters if counter.role == CounterRole.TEAM}
    teams = list(team_of.values())
    if len(teams) < seats:
        return [seats / len(game.teams)] * seats
    return [float(teams.count(team_of[seat])) for seat in range(seats)]


def of_all(standing: list[float], shares: list[float]) -> list[int]:
    return [round(worth * share * CERTAIN) for worth, share in zip(standing, shares, strict=True)]
