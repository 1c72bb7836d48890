"""What an answer leads to, in things a player counts: the trick that is being played, the round's points.

Chances say how good an answer is; this says why. Some worlds that fit the view are played on by rules of
thumb, the same for every answer, and looked at when the trick is over and when the round is.
"""

from typing import Final

from followsuit.core.event import NO_SEAT
from followsuit.core.game import Game
from followsuit.core.option import CARD, argument_of, verb_of
from followsuit.core.policy import BY_POLICY
from followsuit.core.rng import Rng, seeded, split
from followsuit.core.roles import CounterRole
from followsuit.core.table import Table
from followsuit.core.view import View
from followsuit.review.kept import JudgedAnswer
from followsuit.search.tree import Search

WORLDS: Final = 40
SALT: Final = 1  # other lots than those of the judgement


class Outlook:
    """What one seat may expect of its answers."""

    def __init__(self, game: Game, view: View, worlds: int = WORLDS) -> None:
        lots = seeded(int(view.fingerprint(), 16) ^ SALT)
        self.game = game
        self.seat = view.seat
        self.search = Search(view, split(lots), rollouts=BY_POLICY, is_exact=False)
        self.lots = [split(lots) for _ in range(worlds)]
        self.points = points_of(game, view.table, view.seat)
        self.is_in_trick = game.layout(view).trick is not None

    def tell(self, judged: JudgedAnswer) -> None:
        """Note what became of the trick and of the points after this answer."""
        tricks: list[bool] = []
        gains: list[int] = []
        for lot in self.lots:
            world = self.applied(judged.pick, lot)
            winner = self.winner(world, judged.pick)
            if winner != NO_SEAT:
                tricks.append(winner == self.seat)
            self.search.play_on(world)
            points = points_of(self.game, world, self.seat)
            if points is not None and self.points is not None:
                gains.append(points - self.points)
        if 2 * len(tricks) > len(self.lots):
            judged.tricks = round(100 * sum(tricks) / len(tricks))
        if len(gains) == len(self.lots):
            judged.has_points = True
            judged.points = round(10 * sum(gains) / len(gains))

    def applied(self, pick: int, lot: Rng) -> Table:
        """A world after the answer, played on until the trick is over that was being played."""
        search = self.search
        search.rng = lot.clone()
        world = search.view.imagine(search.rng)
        heading = world.heading()
        world.apply(self.seat, pick)
        while world.todo and world.heading() == heading and world.part() <= search.horizon:
            question = world.todo[-1]
            seat = question.next_seat(world)
            question.take(world, seat, search.played_on(world, seat, question))
        return world

    def winner(self, world: Table, pick: int) -> int:
        """Who won the trick that a card was played to; NO_SEAT where that cannot be seen any more."""
        if not self.is_in_trick or verb_of(pick) != CARD:
            return NO_SEAT
        last = self.game.layout(View(self.seat, world)).last_trick
        return NO_SEAT if last is None or argument_of(pick) not in last.cards else last.winner


def points_of(game: Game, t: Table, seat: int) -> int | None:
    """The points that everybody sees, or the lives; None in a game that counts something else."""
    for counter in game.layout(View(seat, t)).counters:
        if counter.role in (CounterRole.POINTS, CounterRole.LIVES) and counter.seat == seat:
            return int(counter.value)
    return None
