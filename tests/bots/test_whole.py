"""Whole answers: all picks of a set, in the time of one."""

from itertools import pairwise

import pytest

from followsuit import Table, View, find_game
from followsuit.bots.random_bot import RandomBot
from followsuit.bots.whole import is_set, whole_answer
from followsuit.core.rng import seeded


class Clocked(RandomBot):
    """Answers anything, and remembers how long it might have thought."""

    def __init__(self) -> None:
        super().__init__(seeded(1))
        self.seconds = 0.0
        self.given: list[float] = []

    def answer(self, view: View) -> int:
        self.given.append(self.seconds)
        return super().answer(view)


def first_questions(game: str) -> list[View]:
    """What seats are asked in one game at random."""
    t: Table = find_game(game).new_table(seed=3)
    bot = RandomBot(seeded(3))
    views: list[View] = []
    while (seat := t.next_seat()) >= 0:
        views.append(t.view(seat))
        t.answer(seat, bot.answer(views[-1]))
    return views


@pytest.mark.parametrize("game", ["kings-ombre", "kings"])
def test_a_set_takes_no_longer_than_one_pick(game: str) -> None:
    longest = 0
    for view in first_questions(game):
        bot = Clocked()
        picks = whole_answer(bot, view, 8.0)
        assert len(picks) == len(bot.given)
        assert bot.given[0] == (4.0 if is_set(view) else 8.0)
        assert all(later == earlier / 2 for earlier, later in pairwise(bot.given)), bot.given
        longest = max(longest, len(picks))
    assert longest > 1, "no question was for a set"


def test_without_a_time_a_bot_thinks_as_long_as_it_likes() -> None:
    bot = Clocked()
    bot.seconds = 3.0
    whole_answer(bot, first_questions("trickster")[0])
    assert set(bot.given) == {3.0}
