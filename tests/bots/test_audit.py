"""No bot knows more than its seat: what that cannot know makes no difference to any answer."""

import pytest

from followsuit import Game
from followsuit.bots.bot import Bot
from followsuit.bots.random_bot import RandomBot
from followsuit.bots.search_bot import SearchBot
from followsuit.bots.thumb_bot import ThumbBot
from followsuit.core.rng import seeded
from followsuit.properties.knowledge import twin_of
from moments import SIZES, moments, name_of

WORLDS = 12


def bots(seed: int) -> list[Bot]:
    """One of every level, and of the search every way to think that gives the same answer again."""
    return [RandomBot(seeded(seed)), ThumbBot(seeded(seed)), SearchBot(seeded(seed), worlds=WORLDS)]


@pytest.mark.parametrize(("game", "players"), SIZES, ids=name_of)
def test_the_answer_is_the_same_whatever_a_seat_cannot_know(game: Game, players: int) -> None:
    """The twin is another table: hidden cards, sealed answers, secret notes and the generator are changed.

    It was not made by the functions that make views and worlds, so their faults are found too.
    """
    for number, (t, seat) in enumerate(moments(game, players, 8, 7)):
        twin = twin_of(t, seat, seeded(number))
        assert twin.words() != t.words()
        for here, there in zip(bots(number), bots(number), strict=True):
            pick = here.answer(t.view(seat))
            assert pick in t.options(seat)
            assert there.answer(twin.view(seat)) == pick, type(here).__name__


@pytest.mark.parametrize(("game", "players"), SIZES, ids=name_of)
def test_a_bot_leaves_its_view_as_it_was(game: Game, players: int) -> None:
    for number, (t, seat) in enumerate(moments(game, players, 9, 23)):
        view = t.view(seat)
        before = view.words()
        for bot in bots(number):
            bot.answer(view)
            assert view.words() == before, type(bot).__name__
