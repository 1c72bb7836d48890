"""How much is asked of a bot: so many worlds for each answer, so many answers for a game."""

from typing import Any

import pytest

from followsuit import View, seeded
from followsuit.bots import thumb_bot
from followsuit.bots.playing import play_out
from followsuit.bots.random_bot import RandomBot
from followsuit.bots.thumb_bot import GLANCE, ThumbBot
from followsuit.core.rng import Rng
from followsuit.search.tree import Search
from pond import Pond

MOST = 300  # looks


def test_without_rules_of_thumb_every_answer_is_given_so_many_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    class Counted:
        def __init__(self, view: View, rng: Rng) -> None:
            self.search = Search(view, rng)

        def run(self, worlds: int) -> None:
            asked.append(worlds)
            self.search.run(worlds)

        def choice(self) -> object:
            return self.search.choice()

    monkeypatch.setattr(thumb_bot, "Search", Counted)
    t = Pond().new_table(3, {}, 1)
    offered = len(t.options(t.next_seat()))
    ThumbBot(seeded(2)).answer(t.view(t.next_seat()))
    assert offered > 2
    assert asked == [GLANCE * offered]


class Waiting:
    """A table that asks the first seat for one answer, and not for ever."""

    def __init__(self) -> None:
        self.looked_at = 0
        self.answers: list[int] = []

    def next_seat(self) -> int:
        self.looked_at += 1
        assert self.looked_at < MOST, "what is answered is not taken up"
        return -1 if self.answers else 0

    def options(self, seat: int) -> list[int]:
        return [seat + 7]


class OneAnswer:
    """A match that is over with one answer."""

    def __init__(self) -> None:
        self.table = Waiting()
        self.picks = self.table.answers

    def answer(self, seat: int, pick: int) -> None:
        self.picks.append(pick)


def test_what_a_bot_answers_is_taken_up() -> None:
    match: Any = OneAnswer()
    play_out(match, [RandomBot(seeded(1))])
    assert match.picks == [7]


class Asked:
    """A view that has no opinion, and offers these answers in this order."""

    def __init__(self, offered: list[int]) -> None:
        self.offered = offered
        self.table = self.policy = self
        self.seat = 0
        self.has_priors = True

    def options(self) -> list[int]:
        return self.offered

    def priors(self, *_: object) -> list[int]:
        return []


def test_in_which_order_answers_are_offered_makes_no_difference() -> None:
    views: list[Any] = [Asked([5, 9, 3, 7]), Asked([3, 5, 7, 9]), Asked([9, 7, 5, 3])]
    for seed in range(8):
        assert len({ThumbBot(seeded(seed)).answer(view) for view in views}) == 1
