"""A loop whose time passes only while everybody waits: what takes a minute is tested in a moment."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

R = TypeVar("R")


class Clockwork(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        selector: Any = self._selector  # type: ignore[attr-defined]
        really_select = selector.select

        def select(timeout: float | None) -> Any:
            assert timeout is not None, "everybody waits, and for nothing"
            self.now += timeout
            return really_select(0)

        selector.select = select

    def time(self) -> float:
        return self.now


def run(work: Coroutine[Any, Any, R]) -> R:
    loop = Clockwork()
    try:
        return loop.run_until_complete(work)
    finally:
        loop.close()
