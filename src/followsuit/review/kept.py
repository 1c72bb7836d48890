"""What a review found out, in plain numbers: what is kept, and put into words when somebody reads it.

Chances are whole numbers of 10,000, so that luck and skill add up exactly. Answers are the engine's ints.
"""

from typing import Final

import msgspec
from msgspec import Struct

CERTAIN: Final = 10_000  # a chance of 1


class JudgedAnswer(Struct, kw_only=True):
    """One answer, as it looked to the seat that was asked."""

    pick: int
    same: list[int]  # other answers that come to the same by the game's own word; not judged again
    chance: int  # to win the match, of 10,000
    error: int  # the standard error of that
    behind: int  # how much less than the best, over worlds that did not choose which is best; 0 for the best
    behind_error: int  # the standard error of that
    is_clear: bool  # whether it was behind beyond doubt in the worlds that chose
    worlds: int  # that it was looked at in
    feared_seat: int = -1  # the answer of another seat that was worst for it, and how the chance was then
    feared_pick: int = -1
    feared_chance: int = 0
    tricks: int = -1  # of 100 worlds, in how many the seat won the trick; -1 where it is not about one
    points: int = 0  # or lives that the round brought the seat on average, in tenths
    has_points: bool = False

    def is_as_good(self) -> bool:
        """Whether it cannot be told apart from the best."""
        return not self.is_clear or self.behind < LEAST


SURE: Final = 3  # so many errors apart is a difference
LEAST: Final = 50  # of 10,000: half of one of 100 is nobody's mistake


class Judgement(Struct, kw_only=True):
    """All answers to one question, the best first."""

    options: list[JudgedAnswer]
    worlds: int  # looked at in all

    def best(self) -> JudgedAnswer:
        return self.options[0]

    def of(self, pick: int) -> JudgedAnswer:
        """The answer that was given, or the one that comes to the same."""
        return next(one for one in self.options if pick == one.pick or pick in one.same)

    def cost(self, pick: int) -> int:
        """What this answer gave away, of 10,000: nothing where it cannot be told apart from the best."""
        judged = self.of(pick)
        return 0 if judged.is_as_good() else judged.behind

    def lead(self, pick: int) -> int:
        """How much hung on it: by how much every other answer is behind, if this one is as good as any."""
        judged = self.of(pick)
        others = [one for one in self.options if one is not judged]
        if judged.behind or not others or any(one.is_as_good() for one in others):
            return 0
        return min(one.behind for one in others)


class Decision(Struct, kw_only=True):
    """A question that left a choice, and what was answered."""

    at: int  # after so many answers of the match
    seat: int
    pick: int
    before: int  # the chance of the seat as it was asked: that of an answer as good as any
    after: int  # the chance with what it answered; the difference is what the choice cost
    judgement: Judgement

    def cost(self) -> int:
        return self.before - self.after

    def advised(self) -> JudgedAnswer:
        """What a coach would have said: what was answered, where nothing is clearly better."""
        return self.judgement.best() if self.cost() else self.judgement.of(self.pick)


class Known(Struct, kw_only=True):
    """The chance of a seat from here on, as it could know it."""

    at: int
    seat: int
    chance: int


class GameReview(Struct, kw_only=True):
    """A whole match. What a seat won or lost between its decisions is luck, what they cost is skill."""

    game: str
    rules_version: int
    answers: int
    seats: list[int]  # that were asked for
    start: list[int]  # by seat, the chance before anything is known
    result: list[int]  # by seat, its share of the victory
    decisions: list[Decision]
    line: list[Known]  # in the order of the match: of the curve of everybody's chance
    is_whole: bool = True  # not while it grows

    def skill(self, seat: int) -> int:
        """Never above 0: nobody can do better than the best that could be known."""
        return -sum(one.cost() for one in self.decisions if one.seat == seat)

    def luck(self, seat: int) -> int:
        """The rest: deals, hidden cards, and what others did."""
        return self.result[seat] - self.start[seat] - self.skill(seat)


def packed(review: GameReview) -> bytes:
    """As it is kept."""
    return msgspec.json.encode(review)


def unpacked(data: bytes) -> GameReview:
    return msgspec.json.decode(data, type=GameReview)
