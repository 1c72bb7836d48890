"""What a socket is sent goes out at once, and nothing overtakes what had to wait."""

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from followsuit.core.cards import SPECTATOR
from followsuit.service.house import House
from followsuit.service.lines import SocketLine, head_of
from followsuit.service.room import Room
from followsuit.service.settings import Settings
from followsuit.service.socket import MOST_UNSENT, Connection
from service.at_home import ME, Ear, bots, house_in, table_in


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

    def tell(self, text: str, more: str = "") -> bool:
        if self.is_free:
            self.sent += [text, more] if more else [text]
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


def test_two_messages_that_go_the_same_way_stay_in_order() -> None:
    async def run() -> tuple[list[str], int]:
        line = BusyLine()
        connection = connected(line)
        connection.send("state", "taken")
        line.is_free = False
        connection.send("next state", "taken again")
        waits = [connection.unsent.get_nowait() for _ in range(2)]
        return line.sent + waits, connection.unsent_size

    told, size = asyncio.run(run())
    assert told == ["state", "taken", "next state", "taken again"]
    assert size == len("next statetaken again")


def test_a_receipt_goes_with_the_state_after_the_answer(tmp_path: Path) -> None:
    """One write to the socket of who has answered; and a receipt is told also where no state is."""

    async def run() -> None:
        async with house_in(tmp_path) as house:
            room = await table_in(house, [ME, *bots(2)])
            ears = [OnceEar(0), OnceEar(SPECTATOR)]
            for ear in ears:
                await room.enter(ear, None)
            await answer_of(room, ears[0], "first")
            assert [sent for sent in map(kinds, ears[0].sent) if "taken" in sent] == [["state", "taken"]]
            assert all("taken" not in kinds(sent) for sent in ears[1].sent)
            room.leave(ears[0])
            ears[0].sent.clear()
            await answer_of(room, ears[0], "second")
            assert [kinds(sent) for sent in ears[0].sent] == [["taken"]]

    asyncio.run(run())


class OnceEar(Ear):
    """Keeps what it is sent at once together."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.sent: list[list[str]] = []

    def send(self, text: str, more: str = "") -> None:
        self.sent.append([text, more] if more else [text])


def kinds(sent: list[str]) -> list[str]:
    return [json.loads(text)["type"] for text in sent]


async def answer_of(room: Room, ear: Ear, ref: str) -> None:
    story = room.story
    while ear.seat not in story.seats_to_act():
        await asyncio.sleep(0.01)
    assert story.table is not None
    pick = story.game.write_pick(story.table.options(ear.seat)[0])
    await room.answer(ear.seat, story.question_id(ear.seat), pick, ref, ear)


class Clock:
    """A loop whose time is what one says."""

    def __init__(self) -> None:
        self.now = 100.0
        self.later: list[float] = []

    def time(self) -> float:
        return self.now

    def call_later(self, seconds: float, _call: object) -> object:
        self.later.append(seconds)
        return SimpleNamespace(cancel=lambda: None)


@pytest.mark.parametrize(("silent", "is_asked"), [(5.0, False), (20.0, True), (60.0, True)])
def test_only_the_silent_are_asked_whether_they_are_there(silent: float, is_asked: bool) -> None:
    written: list[bytes] = []
    clock = Clock()
    line = SocketLine.__new__(SocketLine)
    line.loop = cast(Any, clock)
    line.transport = cast(Any, SimpleNamespace(write=written.append, is_closing=lambda: False))
    line.conn = ServerProtocol(state=OPEN)
    line.close_sent = False
    line.ping_interval, line.ping_timeout = 20.0, 20.0
    line.data_received(b"")
    clock.now += silent
    line.send_keepalive_ping()
    assert bool(written) == is_asked
    assert clock.later == [20.0 if is_asked else 20.0 - silent]
