"""The moments of a game at which a position can stand."""

from collections.abc import Callable
from typing import Any

from followsuit.core.step import AnyStep


class NothingLeft:
    """Stands for an empty stack, where a moment says what waits: the game is over."""


class Moment:
    """A moment by its name: what waits then on top of the stack, and what remains to be done from it.

    A table that waits there is written with this name; a position with this name gets these steps. Without
    steps it can only be written. `when` is asked too, where the step alone does not tell.
    """

    def __init__(
        self,
        name: str,
        waits: type[Any] | tuple[type[Any], ...] = (),
        steps: Callable[[Any], list[AnyStep]] | None = None,
        when: Callable[[Any], bool] | None = None,
    ) -> None:
        self.name = name
        self.waits = waits
        self.steps = steps
        self.when = when

    def is_now(self, t: Any) -> bool:
        top = type(t.todo[-1]) if t.todo else NothingLeft
        return issubclass(top, self.waits) and (self.when is None or self.when(t))
