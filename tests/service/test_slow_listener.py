"""Somebody who does not listen is hung up on, and holds up nobody."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from followsuit.service.house import House
from followsuit.service.settings import Settings
from followsuit.service.socket import MOST_UNSENT, MOST_UNSENT_SIZE, TOO_SLOW, Connection


class DeafLine:
    """A WebSocket that takes nothing."""

    query_params: dict[str, str] = {}  # noqa: RUF012

    def __init__(self) -> None:
        self.code = 0

    async def send_text(self, _: str) -> None:
        await asyncio.Event().wait()

    async def receive(self) -> dict[str, Any]:
        await asyncio.Event().wait()
        raise AssertionError

    async def close(self, code: int) -> None:
        self.code = code


@pytest.mark.parametrize(
    ("texts", "size", "is_too_much"),
    [
        (MOST_UNSENT, 1, False),
        (MOST_UNSENT + 5, 1, True),
        (5, MOST_UNSENT_SIZE // 5, False),
        (8, MOST_UNSENT_SIZE // 5, True),
    ],
    ids=["many", "too many", "long", "too long"],
)
def test_a_line_that_takes_nothing_is_closed_when_too_much_waits(
    texts: int, size: int, is_too_much: bool
) -> None:
    async def run() -> int:
        async def room(_: str) -> object:
            return SimpleNamespace(id="abcdefghijkm", listeners=set())

        house = cast(House, SimpleNamespace(settings=Settings(), room=room))
        line = DeafLine()
        connection = Connection(house, cast(Any, line), "here")
        serving = asyncio.create_task(connection.serve("abcdefghijkm"))
        await asyncio.sleep(0)
        for _ in range(texts):
            connection.send("x" * size)
        assert connection.unsent_size <= MOST_UNSENT_SIZE + size
        await asyncio.sleep(0.05)
        assert serving.done() == is_too_much
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)
        return line.code

    assert asyncio.run(run()) == (TOO_SLOW if is_too_much else 0)
