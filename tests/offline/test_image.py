"""What a browser keeps of Python's memory: every game's words, and nothing of the visit."""

import random
import sys

import pytest

from followsuit.messages.voice import speech
from followsuit.registry import all_games
from followsuit.site import image


@pytest.mark.parametrize(("wish", "found"), [("ja", "ja"), ("en", "en"), ("xx", "en"), ("", "en")])
def test_every_game_has_said_something(wish: str, found: str) -> None:
    assert image.prepare(wish) == found
    assert all(speech(game, found).known for game in all_games())
    assert {"followsuit.site.inside", "followsuit.site.mind"} <= set(sys.modules)


def test_what_is_drawn_at_random_is_drawn_anew() -> None:
    """Two visits go on from the same memory."""
    before = random.getstate()
    image.wake()
    first = random.random()
    random.setstate(before)
    image.wake()
    assert random.random() != first
