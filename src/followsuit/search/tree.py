"""Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012), for any number of players.

One tree grows over what was answered, never over hidden cards: each time a world is imagined that
fits what the seat knows, the tree is followed as far as it reaches, one answer is added, and the rest
of the part of the game is played on. Every seat prefers what is worth most to itself; the seats of a
team are worth the same, so they play for each other.

The game's policy says where to look first (progressive bias: the more often an answer was looked at, the
less its prior counts) and, where there are many answers, which of them are looked at before the
others (progressive widening). None is left out for good.
"""

import math
from typing import Any, Final

from mypy_extensions import mypyc_attr

from followsuit.core.option import CARD
from followsuit.core.policy import AT_RANDOM, CARDS_AT_RANDOM, EVEN
from followsuit.core.rng import Rng
from followsuit.core.step import AnyStep, AskAll
from followsuit.core.table import Table
from followsuit.core.view import View
from followsuit.search.tail import MOST, best_of, solved

EXPLORATION: Final = 0.35  # worths are shares of the victory, so most lie within a few tenths
BIAS: Final = 0.5  # what the best prior adds to the worth of an answer that was looked at once
FEW: Final = 6  # of so many answers each is tried at once; of more, another one as the visits grow
SLACK: Final = 20  # a rollout takes what looks best, give or take so many points of a hundred
PICKS: Final = 65536  # above every answer

AS_THE_GAME_SAYS: Final = -1  # how the rest of a part is played on

EMPTY: Final[list[Any]] = []


@mypyc_attr(acyclic=True)  # a tree has no way back
class Node:
    """The moment after an answer. Its worth is the worth to the seat that gave it."""

    def __init__(self, seat: int, pick: int, prior: int) -> None:
        self.seat = seat
        self.pick = pick
        self.prior = float(prior) / 100.0
        self.children = NO_CHILDREN  # a dict of its own as soon as there is one; see `key_of`
        self.next_seat = -1  # whose answer its first child is
        self.visits = 0
        self.offers = 0  # how often this answer was allowed where the tree stood
        self.worth = 0.0
        self.squares = 0.0
        self.thinkers_worth = 0.0  # to the seat that thinks

    def add(self, child: "Node") -> None:
        if not self.children:
            self.children = {}
            self.next_seat = child.seat
        self.children[self.key_of(child.seat, child.pick)] = child

    def key_of(self, seat: int, pick: int) -> int:
        """By which a child is found: nearly always its answer, for few moments ask more than one seat."""
        return pick if seat == self.next_seat else (seat + 1) * PICKS + pick

    def child(self, seat: int, pick: int) -> "Node | None":
        return self.children.get(self.key_of(seat, pick))

    def mean(self) -> float:
        return self.worth / float(self.visits) if self.visits else 0.0

    def error(self) -> float:
        """How far the mean may be off: its standard error."""
        if self.visits < 2:
            return 1.0
        visits = float(self.visits)
        mean = self.worth / visits
        return math.sqrt(max(0.0, self.squares / visits - mean * mean) / (visits - 1.0))


NO_CHILDREN: Final[dict[Any, Node]] = {}  # by what is a number, and need not be one to compiled code


class Search:
    """What one seat finds out about the question it is asked."""

    def __init__(
        self,
        view: View,
        rng: Rng,
        exploration: float = EXPLORATION,
        bias: float = BIAS,
        rollouts: int = AS_THE_GAME_SAYS,
        is_exact: bool = True,
    ) -> None:
        self.rng = rng
        self.exploration = exploration
        self.bias = bias
        self.policy = view.table.policy
        self.rollouts = self.policy.rollouts if rollouts == AS_THE_GAME_SAYS else rollouts
        self.has_rollout = self.policy.has_rollout
        self.is_biased = bias > 0.0 and self.policy.has_priors
        self.seat = view.seat
        self.horizon = max(1, view.table.part())  # a draft is part 0, and is about what comes after
        self.offered = self.policy.different(view.table, view.seat, view.options())
        self.view = to_be_played_on(view, self.horizon)
        self.root = Node(-1, -1, EVEN)
        self.worlds = 0  # looked at so far
        self.is_tail = is_exact and len(self.offered) > 1 and self.is_short()

    def is_short(self) -> bool:
        """Whether so little of the part is left that it can be played out exactly."""
        world = self.view.imagine(self.rng)
        return bool(best_of(world, self.seat, self.offered, self.horizon, MOST))

    def run(self, worlds: int) -> None:
        self.worlds += worlds
        for _ in range(worlds):
            if self.is_tail:
                self.play_out_one()
            else:
                self.look_at_one()

    def play_out_one(self) -> None:
        """Imagine a world, and play it out exactly after each of the answers."""
        world = self.view.imagine(self.rng)
        root = self.root
        for pick in self.offered:
            after = world.clone()
            after.apply(self.seat, pick)
            worths = solved(after, self.horizon, MOST // len(self.offered))
            if not worths:  # the first world was a short one, this is not
                self.is_tail = False
                self.look_at_one()
                return
            node = root.child(self.seat, pick)
            if node is None:
                priors = self.policy.priors(world, self.seat, [pick]) if self.is_biased else EMPTY
                node = Node(self.seat, pick, priors[0] if priors else EVEN)
                root.add(node)
            node.offers += 1
            self.remember([root, node], worths)

    def look_at_one(self) -> None:
        """Imagine a world, follow the tree, add an answer, play on, and remember what it came to."""
        world = self.view.imagine(self.rng)
        node = self.root
        path = [node]
        seat = self.seat  # where several are asked at once, whoever thinks answers first
        offered = self.offered
        while True:
            node = self.followed(node, world, seat, offered)
            world.apply(seat, node.pick)
            path.append(node)
            seat = world.next_seat()
            if node.visits == 0 or seat < 0 or world.part() > self.horizon:
                break
            offered = world.options(seat)
        self.play_on(world)
        self.remember(path, world.standing())

    def remember(self, path: list[Node], worths: list[float]) -> None:
        mine = worths[self.seat]
        for node in path:
            node.visits += 1
            node.thinkers_worth += mine
            if node.seat >= 0:
                worth = worths[node.seat]
                node.worth += worth
                node.squares += worth * worth

    def followed(self, node: Node, world: Table, seat: int, offered: list[int]) -> Node:
        """The answer whose worth, or how little is known of it, speaks for it; or one not tried yet."""
        children = node.children
        if not children:
            return self.added(node, world, seat, offered)
        is_usual = seat == node.next_seat
        picks: list[Any] = offered  # as objects: an answer that is a number is made anew to be looked up
        untried: list[Any] = EMPTY
        best = node
        best_value = -1.0
        for pick in picks:
            child = children.get(pick) if is_usual else node.child(seat, pick)
            if child is None:
                if untried is EMPTY:
                    untried = [pick]
                else:
                    untried.append(pick)
                continue
            child.offers += 1
            visits = float(child.visits)
            value = (
                child.worth / visits
                + self.exploration * math.sqrt(math.log(float(child.offers)) / visits)
                + self.bias * child.prior / (visits + 1.0)
            )
            if value > best_value:
                best_value = value
                best = child
        tried = len(offered) - len(untried)
        if untried and (tried < FEW or tried * tried < 2 * node.visits):
            return self.added(node, world, seat, untried)
        return best

    def added(self, node: Node, world: Table, seat: int, untried: list[int]) -> Node:
        """The one of them that looks best; between equals, any."""
        at: int = self.rng.below(len(untried))
        prior = EVEN
        priors = self.policy.priors(world, seat, untried) if self.is_biased else EMPTY
        if priors:
            prior = priors[at]
            for i in range(len(untried)):
                if priors[i] > prior:
                    at = i
                    prior = priors[i]
        child = Node(seat, untried[at], prior)
        child.offers = 1
        node.add(child)
        return child

    def play_on(self, world: Table) -> None:
        """The rest of this part of the game."""
        if self.rollouts == AT_RANDOM:
            world.play_at_random(self.horizon, self.rng)
            return
        todo = world.todo
        while todo and world.part() <= self.horizon:
            question = todo[-1]
            seat = question.next_seat(world)
            question.take(world, seat, self.played_on(world, seat, question))

    def played_on(self, world: Table, seat: int, question: AnyStep) -> int:
        """What a seat answers there."""
        if self.rollouts == CARDS_AT_RANDOM and not isinstance(question, AskAll):
            pick = question.at_random(world, seat, self.rng)
            if pick >> 8 == CARD:
                return pick
        if self.has_rollout:
            answer = self.policy.rollout(world, seat, SLACK, self.rng)
            if answer >= 0:
                return answer
        offered = question.offered(world, seat)
        return offered[0] if len(offered) == 1 else self.by_priors(world, seat, offered)

    def by_priors(self, world: Table, seat: int, offered: list[int]) -> int:
        """What looks best, give or take a little."""
        rng = self.rng
        priors = self.policy.priors(world, seat, offered)
        if not priors:
            return offered[rng.below(len(offered))]
        best = offered[0]
        best_value = -1
        for i in range(len(offered)):
            value = priors[i] + rng.below(SLACK)
            if value > best_value:
                best_value = value
                best = offered[i]
        return best

    def answers(self) -> list[Node]:
        """The answers that were tried, the one most looked at first."""
        ranked: list[Node] = []
        for node in self.root.children.values():
            at = 0
            while at < len(ranked) and not is_before(node, ranked[at]):
                at += 1
            ranked.insert(at, node)
        return ranked

    def tally(self) -> list[tuple[int, float, int, float, float]]:
        """What was found out about each answer, in plain numbers."""
        return [
            (node.pick, node.prior, node.visits, node.worth, node.squares)
            for node in self.root.children.values()
        ]

    def add_tally(self, tally: list[tuple[int, float, int, float, float]]) -> None:
        """The same from another search about the same question."""
        for pick, prior, visits, worth, squares in tally:
            node = self.root.child(self.seat, pick)
            if node is None:
                node = Node(self.seat, pick, EVEN)
                node.prior = prior
                self.root.add(node)
            node.visits += visits
            node.worth += worth
            node.squares += squares
            node.thinkers_worth += worth
            self.root.visits += visits

    def choice(self) -> Node:
        """The answer most looked at; of several that come to the same, the one that looks best."""
        ranked = self.answers()
        first = ranked[0]
        choice = first
        for node in ranked[1:]:
            if is_as_good(node, first) and node.prior > choice.prior:
                choice = node
        return choice


def to_be_played_on(view: View, horizon: int) -> View:
    """The same view; its worlds are played no further than this part, and not looked at by a seat."""
    table = view.table.clone()
    table.horizon = horizon
    table.cards.keeps_whereabouts = False
    return View(view.seat, table)


def is_before(one: Node, other: Node) -> bool:
    if one.visits != other.visits:
        return one.visits > other.visits
    if one.worth != other.worth:
        return one.worth > other.worth
    return one.pick < other.pick


def is_as_good(one: Node, best: Node) -> bool:
    """Looked at nearly as often, and not worth less by more than chance makes of it."""
    return 5 * one.visits >= 4 * best.visits and one.mean() >= best.mean() - 0.25 * best.error()
