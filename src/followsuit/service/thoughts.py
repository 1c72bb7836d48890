"""What is thought about for a table: whoever thinks, in another process or another worker of a browser."""

from typing import Protocol

from followsuit.bots.hint import Hint
from followsuit.bots.whole import half_answered
from followsuit.core.view import View


class NoThought(Exception):
    """Nobody could say what they think; it is not known why."""


class Thinkers(Protocol):
    async def answer(self, table: str, view: View, level: str) -> tuple[list[int], float]:
        """The whole answer of a bot of this level, and at what time of the loop it may be seen."""

    async def advise(self, table: str, view: View) -> Hint:
        """What a person may be told."""


def without_choice(view: View) -> tuple[list[int], View | None]:
    """The picks for which there is one option each, and what is to be chosen after them, if anything is."""
    picks: list[int] = []
    following: View | None = view
    while following is not None and len(offered := following.options()) == 1:
        picks += offered
        following = half_answered(following, offered[0])
    return picks, following
