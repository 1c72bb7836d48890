"""How tables and views are pickled: by whoever can write any object as values, who lies above this layer."""

from collections.abc import Callable
from typing import Any, Final

# One function, which `followsuit` puts here: what `__reduce__` returns for an object.
REDUCERS: Final[list[Callable[[object], tuple[Any, ...]]]] = []


def reduced(thing: object) -> tuple[Any, ...]:
    return REDUCERS[0](thing)
