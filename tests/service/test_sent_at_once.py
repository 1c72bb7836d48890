"""What a socket is sent goes out at once, and nothing overtakes what had to wait."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.frames import Frame, Opcode

from followsuit.service.house import House
from followsuit.service.lines import head_of
from followsuit.service.settings import Settings
from followsuit.service.socket import MOST_UNSENT, Connection


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_begins_as_the_library_writes_it(size: int) -> None:
    data = b"x" * size
    assert head_of(size) + data == Frame(Opcode.TEXT, data).serialize(mask=False)


class BusyLine:
    """Takes what it is told as long as it is free; what waits is sent by the other way, when it is let go."""

    query_params: dict[str, str] = {}  # noqa: RUF012

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.is_free = True
        self.let_go = asyncio.Event()

    def tell(self, text: str) -> bool:
        if self.is_free:
            self.sent.append(text)
        return self.is_free

    async def send_text(self, text: str) -> None:
        await self.let_go.wait()
        self.sent.append(text)


def connected(line: BusyLine) -> Connection:
    house = cast(House, SimpleNamespace(settings=Settings()))
    return Connection(house, cast(Any, line), "here", cast(Any, line))


def test_nothing_overtakes_what_waits() -> None:
    async def run() -> list[str]:
        line = BusyLine()
        connection = connected(line)
        sender = asyncio.create_task(connection.send_for_ever())
        connection.send("at once")
        assert line.sent == ["at once"]
        line.is_free = False
        connection.send("waits")
        await asyncio.sleep(0)  # it is out of the queue, and not sent yet
        assert connection.unsent.empty()
        line.is_free = True
        connection.send("after it")
        assert line.sent == ["at once"]
        line.let_go.set()
        await asyncio.sleep(0.01)
        connection.send("at once again")
        assert connection.unsent.empty()
        sender.cancel()
        return line.sent

    assert asyncio.run(run()) == ["at once", "waits", "after it", "at once again"]


def test_a_line_that_takes_nothing_more_holds_so_much_and_no_more() -> None:
    async def run() -> int:
        line = BusyLine()
        line.is_free = False
        connection = connected(line)
        connection.serving = asyncio.create_task(asyncio.sleep(60))
        for _ in range(MOST_UNSENT + 3):
            connection.send("waits")
        assert connection.is_slow
        return connection.unsent.qsize()

    assert asyncio.run(run()) == MOST_UNSENT
