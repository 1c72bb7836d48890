"""Sets of cards chosen in secret, by one seat or by several at once."""

from typing import TypeVar

from mypy_extensions import i64, mypyc_attr

from followsuit.core.option import CARD, DONE
from followsuit.core.rng import Rng
from followsuit.core.step import AskAll
from followsuit.core.table import Table
from followsuit.tricks.following import PLAY_OF

T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class PickCards(AskAll[T]):
    """Each seat picks a set of cards in ascending order, so that a set is reached in one way."""

    def __init__(self, seats: tuple[int, ...], least: int, most: int) -> None:
        super().__init__(seats)
        self.least = least
        self.most = most

    def key(self) -> tuple[int, ...]:
        return (self.least, self.most, *self.seats)

    def most_at_once(self) -> int:
        return self.most

    def candidates(self, t: T, seat: int, picks: list[int]) -> list[int]:
        """The cards that may be in a set which begins with these picks; in any order."""
        raise NotImplementedError

    def must_have(self, t: T, seat: int) -> list[int]:
        """Cards of which a set has one at least; none, where any cards will do."""
        return []

    def can_become(self, t: T, seat: int, picks: list[int], rest: list[int]) -> bool:
        """Whether these picks, with some of the rest or none, make a set that is allowed."""
        return len(picks) + len(rest) >= self.least

    def options(self, t: T, seat: int, picks: list[int]) -> list[int]:
        after = picks[-1] if picks else -1
        offered: list[int] = []
        for card in self.candidates(t, seat, picks):
            if (CARD << 8 | card) > after:
                offered.append(PLAY_OF[card])
        offered.sort()
        if self.least > 0:
            offered = [
                offered[i]
                for i in range(len(offered))
                if self.can_become(t, seat, [*picks, offered[i]], offered[i + 1 :])
            ]
        if len(picks) >= self.least:
            offered.append(DONE)
        return offered

    def is_complete(self, picks: list[int]) -> bool:
        return picks[-1] == DONE or len(picks) == self.most


def any_card_or_done(cards: list[int], picks: list[int], rng: Rng) -> int:
    """What a set of any size may go on with, or its end, each as likely: an ascending card of these."""
    after = picks[-1] if picks else -1
    count: i64 = 1
    for card in cards:
        if (CARD << 8 | card) > after:
            count += 1
    at: i64 = rng.below(count)
    for card in cards:
        if (CARD << 8 | card) > after:
            at -= 1
            if at < 0:
                return CARD << 8 | card
    return DONE
