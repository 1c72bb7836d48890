"""A bot that picks anything it may."""

from followsuit.core.rng import Rng
from followsuit.core.view import View


class RandomBot:
    """Every option is as likely as every other. Its own generator makes its games repeatable."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def answer(self, view: View) -> int:
        return self.pick(view.options())

    def pick(self, options: list[int]) -> int:
        """Put in order first: how a hand is sorted must not change a game."""
        return sorted(options)[self.rng.below(len(options))]
