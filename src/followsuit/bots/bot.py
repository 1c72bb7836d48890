"""A bot is given what its seat knows, and answers the question that is open."""

from typing import Protocol

from followsuit.core.view import View


class Bot(Protocol):
    """A player that thinks. It gets a View, never a table: it cannot know more than its seat does."""

    def answer(self, view: View) -> int:
        """One of the options of this view. Asked again while its seat is still to act."""
        ...
