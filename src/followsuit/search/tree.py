"""Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012), for any number of players.

One tree grows over what was answered, never over hidden cards: each time a world is imagined that
fits what the seat knows, the tree is followed as far as it reaches, one answer is added, and the rest
of the part of the game is played at random. Every seat prefers what is worth most to itself.
"""

import math
from typing import Final

from followsuit.core.rng import Rng
from followsuit.core.table import Table
from followsuit.core.view import View

EXPLORATION: Final = 0.35  # worths are shares of the victory, so most lie within a few tenths
PICKS: Final = 65536  # above every answer


class Node:
    """The moment after an answer. Its worth is the worth to the seat that gave it."""

    def __init__(self, seat: int, pick: int) -> None:
        self.seat = seat
        self.pick = pick
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.offers = 0  # how often this answer was allowed where the tree stood
        self.worth = 0.0

    def mean(self) -> float:
        return self.worth / float(self.visits) if self.visits else 0.0


class Search:
    """What one seat finds out about the question it is asked."""

    def __init__(self, view: View, rng: Rng) -> None:
        self.view = view
        self.rng = rng
        self.seat = view.seat
        self.last_part = max(1, view.table.part())  # a draft is part 0, and is about what comes after
        self.root = Node(-1, -1)

    def run(self, worlds: int) -> None:
        for _ in range(worlds):
            self.look_at_one()

    def look_at_one(self) -> None:
        """Imagine a world, follow the tree, add an answer, play on, and remember what it came to."""
        world = self.view.imagine(self.rng)
        node = self.root
        path = [node]
        seat = self.seat  # where several are asked at once, whoever thinks answers first
        while seat >= 0 and world.part() <= self.last_part:
            node = self.followed(node, seat, world.options(seat))
            world.apply(seat, node.pick)
            path.append(node)
            if node.visits == 0:
                break
            seat = world.next_seat()
        self.play_on(world)
        worths = world.standing()
        for passed in path:
            passed.visits += 1
            if passed.seat >= 0:
                passed.worth += worths[passed.seat]

    def followed(self, node: Node, seat: int, offered: list[int]) -> Node:
        """An answer not tried yet; or the one whose worth, or how little is known of it, speaks for it."""
        first = seat * PICKS
        untried: list[int] = []
        for pick in offered:
            child = node.children.get(first + pick)
            if child is None:
                untried.append(pick)
            else:
                child.offers += 1
        if untried:
            pick = untried[self.rng.below(len(untried))]
            added = Node(seat, pick)
            added.offers = 1
            node.children[first + pick] = added
            return added
        best = node
        best_value = -1.0
        for pick in offered:
            child = node.children[first + pick]
            visits = float(child.visits)
            value = child.worth / visits + EXPLORATION * math.sqrt(math.log(float(child.offers)) / visits)
            if value > best_value:
                best_value = value
                best = child
        return best

    def play_on(self, world: Table) -> None:
        """The rest of this part of the game, at random."""
        rng = self.rng
        seat = world.next_seat()
        while seat >= 0 and world.part() <= self.last_part:
            offered = world.options(seat)
            world.apply(seat, offered[rng.below(len(offered))])
            seat = world.next_seat()

    def answers(self) -> list[Node]:
        """The answers that were tried, the one most looked at first."""
        ranked: list[Node] = []
        for node in self.root.children.values():
            at = 0
            while at < len(ranked) and not is_before(node, ranked[at]):
                at += 1
            ranked.insert(at, node)
        return ranked


def is_before(one: Node, other: Node) -> bool:
    if one.visits != other.visits:
        return one.visits > other.visits
    if one.worth != other.worth:
        return one.worth > other.worth
    return one.pick < other.pick
