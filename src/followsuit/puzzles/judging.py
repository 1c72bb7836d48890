"""What each answer to a question is worth, over the deals that its seat cannot tell apart.

Near the end of a part the rest is played out with open cards, in every deal there is or in many drawn by
lot. Where too much is left, it is searched: everybody thinks ahead. Either way every answer meets the same
deals, so that the difference between two of them is told with its own error.
"""

from math import sqrt
from statistics import fmean
from typing import Final, NamedTuple

from followsuit.core.event import NO_SEAT
from followsuit.core.policy import BY_POLICY
from followsuit.core.rng import Rng, split
from followsuit.core.table import Table
from followsuit.core.view import View
from followsuit.puzzles.ends import SAME, End, Rest, TooLong, ended
from followsuit.puzzles.puzzle import Aim, How
from followsuit.puzzles.worlds import Worlds, key_of, worlds_of
from followsuit.search.tree import Search

ROOM: Final = 600  # ends of a rest, of one answer in one deal


class EndsByAnswer(NamedTuple):
    """The ends by answer, deal by deal in the same order."""

    seat: int
    how: How
    deals: list[Table]
    ends: dict[int, list[End]]

    def chances(self, aim: Aim) -> dict[int, float]:
        return {pick: fmean(self.reached(pick, aim)) for pick in self.ends}

    def reached(self, pick: int, aim: Aim) -> list[float]:
        """Deal by deal, whether it is won; or, to be stopped, whether nobody else has won."""
        if aim == "win":
            return [end.wins[self.seat] for end in self.ends[pick]]
        return [1.0 - end.losses[self.seat] for end in self.ends[pick]]

    def worth(self, pick: int) -> float:
        return fmean(end.worths[self.seat] for end in self.ends[pick])

    def error(self, pick: int, other: int, aim: Aim) -> float:
        """Of the difference between two answers: none where every deal was looked at."""
        if self.how == "every deal":
            return 0.0
        both = zip(self.reached(pick, aim), self.reached(other, aim), strict=True)
        return standard_error([one - two for one, two in both])

    def is_over(self) -> bool:
        """Whether every rest goes to the end of the game."""
        both = [end.wins[self.seat] + end.losses[self.seat] for ends in self.ends.values() for end in ends]
        return min(both) > 1.0 - SAME


def standard_error(values: list[float]) -> float:
    """As if one more were as far off as can be: so that some that agree are no certainty."""
    count = len(values)
    mean = fmean(values)
    spread = sum((value - mean) ** 2 for value in values) + 1.0
    return sqrt(spread / count / max(1, count - 1))


def open_cards(
    view: View, offered: list[int], worlds: Worlds, blind: int = NO_SEAT, room: int = ROOM
) -> EndsByAnswer | None:
    """With the rest of the part played out with open cards; nothing if it is too long for that.

    Only an answer that is `blind` is not helped by that knowledge later on: see `Rest`.
    """
    horizon = max(1, view.table.part())
    ends: dict[int, list[End]] = {pick: [] for pick in offered}
    seeing = Rest(horizon, room)
    unseeing = Rest(horizon, room, blind=view.seat)
    try:
        for world in worlds.deals:
            for pick in offered:
                rest = unseeing if pick == blind else seeing
                ends[pick].append(rest.after(world, view.seat, pick))
    except TooLong:
        return None
    return EndsByAnswer(view.seat, "every deal" if worlds.is_all else "drawn deals", worlds.deals, ends)


def played_on(view: View, offered: list[int], deals: list[Table], rng: Rng) -> EndsByAnswer:
    """With the rest of the part played by rule of thumb, each seat by what it knows."""
    ends: dict[int, list[End]] = {pick: [] for pick in offered}
    player = thumb_player(view, rng)
    for world in deals:
        for pick in offered:
            copy = world.clone()
            copy.apply(view.seat, pick)
            player.play_on(copy)
            ends[pick].append(ended(copy))
    return EndsByAnswer(view.seat, "searched", deals, ends)


def searched(view: View, offered: list[int], worlds: int, rng: Rng) -> EndsByAnswer:
    """By a tree in which every seat thinks ahead, by what it knows; each answer in the same deals.

    While the tree grows over as many deals again, nothing is counted.
    """
    search = Search(view, split(rng), is_exact=False)
    others = [0.0] * view.table.seat_count
    ends: dict[int, list[End]] = {pick: [] for pick in offered}
    deals: list[Table] = []
    for number in range(2 * worlds):
        lot = split(rng)
        for pick in offered:
            node = search.root.child(view.seat, pick)
            before = 0.0 if node is None else node.worth
            search.rng = lot.clone()
            search.offered = [pick]
            search.run(1)
            node = search.root.child(view.seat, pick)
            assert node is not None
            if number >= worlds:
                worth = node.worth - before
                wins = [*others[: view.seat], worth, *others[view.seat + 1 :]]
                ends[pick].append(End(wins, [1.0 - win for win in wins], wins))
        if number >= worlds:
            deals.append(view.imagine(lot))
    return EndsByAnswer(view.seat, "searched", deals, ends)


def thumb_player(view: View, rng: Rng) -> Search:
    """Plays on by the policy of the game, which looks at nothing that the seat to answer does not know."""
    return Search(view, rng, rollouts=BY_POLICY, is_exact=False)


def is_whole(view: View, judged: EndsByAnswer, rng: Rng, blind: int = NO_SEAT, room: int = ROOM) -> bool:
    """Whether every deal comes to the same when what lies in no order is laid in another, and what is drawn
    by lot is drawn again: then nothing but the deal decides, and all deals are all there is to look at."""
    again = worlds_of(view, rng, 0)
    if not again.is_all:
        return False
    second = open_cards(view, list(judged.ends), again, blind, room)
    if second is None:
        return False
    at = {key_of(world): i for i, world in enumerate(judged.deals)}
    order = [at[key_of(world)] for world in second.deals]
    return all([judged.ends[pick][i] for i in order] == second.ends[pick] for pick in judged.ends)
