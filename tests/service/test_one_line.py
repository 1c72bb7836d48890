"""One connection below HTTP, by a clock that is quick: what it may hold, how long, and what it is told."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import CLOSING, OPEN
from websockets.server import ServerProtocol

from followsuit.service.lines import (
    FAREWELL,
    MOST_TURNED_AWAY,
    PIECE,
    HttpLine,
    OpenLines,
    SocketLine,
    frame_of,
)
from followsuit.service.metrics import TURNED_AWAY
from followsuit.service.settings import Limits, Settings
from followsuit.service.texts import say
from service.clockwork import run

HEAD = b"GET / HTTP/1.1\r\nHost: x\r\n"
WHOLE = HEAD + b"\r\n"
WITH_BODY = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n"


class Transport:
    """What the loop would give a connection."""

    def __init__(self, host: str = "192.0.2.7") -> None:
        self.host = host
        self.written = b""
        self.is_closed = False
        self.is_aborted = False
        self.is_at_end = False

    def get_extra_info(self, name: str, default: object = None) -> object:
        return (self.host, 1) if name in ("peername", "sockname") else default

    def write(self, data: bytes) -> None:
        assert not self.is_closed
        self.written += data

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        self.is_at_end = True

    def is_closing(self) -> bool:
        return self.is_closed

    def close(self) -> None:
        self.is_closed = True

    def abort(self) -> None:
        self.is_closed = self.is_aborted = True

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def statuses(self) -> list[int]:
        return [int(part[:3]) for part in self.written.split(b"HTTP/1.1 ")[1:]]

    def told(self) -> str:
        """The sentence of the last answer."""
        sentence: str = json.loads(self.written.rpartition(b"\r\n\r\n")[2])["error"]
        return sentence


async def whole(scope: Any, receive: Any, send: Any) -> None:
    """Reads all that is sent with a request, and answers."""
    while (await receive()).get("more_body"):
        pass
    await answer(send)


async def soon(scope: Any, receive: Any, send: Any) -> None:
    """Answers before it has heard all."""
    await answer(send)


async def never(scope: Any, receive: Any, send: Any) -> None:
    """Begins to answer, and comes to no end."""
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"9")]})
    await asyncio.sleep(100_000)


async def answer(send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b""})


class House:
    """As much of one as a line looks at."""

    def __init__(self, **values: Any) -> None:
        self.settings = Settings(limits=Limits(**values))
        self.lines = OpenLines(self.settings)

    def line(self, app: Any = whole, host: str = "192.0.2.7") -> tuple[HttpLine, Transport]:
        config = Config(app, log_config=None, timeout_keep_alive=100_000, proxy_headers=False)
        line = HttpLine(config, ServerState(), {"house": self}, asyncio.get_running_loop())
        transport = Transport(host)
        line.connection_made(cast(asyncio.Transport, transport))
        return line, transport


def turned_away(why: str) -> float:
    return float(TURNED_AWAY.labels(why)._value.get())


async def rest(seconds: float = 0.1) -> None:
    await asyncio.sleep(seconds)


def timed(play: Callable[[], Coroutine[Any, Any, None]]) -> None:
    async def to_the_end() -> None:
        await play()
        left = asyncio.all_tasks() - {asyncio.current_task()}
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)

    run(to_the_end())


@pytest.mark.parametrize("sent", [b"", HEAD])
def test_a_request_that_does_not_come_is_given_up(sent: bytes) -> None:
    async def play() -> None:
        before = turned_away("too-slow")
        line, transport = House().line()
        line.data_received(sent) if sent else None
        await rest(9.9)
        assert transport.written == b""
        await rest(0.2)
        assert transport.statuses() == [408]
        assert transport.told() == say("too-slow", "en")
        assert b"connection: close" in transport.written.lower()
        assert (transport.is_closed, turned_away("too-slow")) == (True, before + 1)
        line.connection_lost(None)

    timed(play)


def test_who_has_been_answered_may_rest_and_begin_again() -> None:
    """The time of a request begins with its first byte."""

    async def play() -> None:
        line, transport = House().line()
        line.data_received(WHOLE)
        await rest(100.0)
        assert (transport.statuses(), transport.is_closed) == ([200], False)
        line.data_received(HEAD)
        await rest(9.9)
        line.data_received(b"\r\n")
        await rest(100.0)
        assert (transport.statuses(), transport.is_closed) == ([200, 200], False)
        line.data_received(HEAD)
        await rest(5.0)
        line.data_received(b"More: x\r\n")
        await rest(5.1)
        assert transport.statuses() == [200, 200, 408]

    timed(play)


def test_what_is_sent_with_a_request_has_a_time_of_its_own() -> None:
    async def play() -> None:
        line, transport = House().line()
        await rest(9.0)
        line.data_received(WITH_BODY + b"x")
        await rest(9.0)
        line.data_received(b"x" * 8)
        await rest(0.9)
        assert transport.written == b""
        line.data_received(b"x")
        await rest(100.0)
        assert transport.statuses() == [200]
        line.data_received(WITH_BODY)
        for _ in range(11):
            await rest(0.9)
            line.data_received(b"x") if transport.statuses() == [200] else None
        assert transport.statuses()[:2] == [200, 200], "each piece came in time, and all of it did"

    timed(play)


def test_a_body_that_does_not_come_to_its_end_is_given_up() -> None:
    async def play() -> None:
        line, transport = House().line()
        line.data_received(WITH_BODY)
        await rest(5.0)
        line.data_received(b"x")
        await rest(5.1)
        assert transport.statuses() == [408]
        assert transport.is_closed

    timed(play)


def test_who_was_answered_early_still_has_to_send_the_rest_in_time() -> None:
    async def play() -> None:
        line, transport = House().line(soon)
        line.data_received(WITH_BODY)
        await rest()
        assert transport.statuses() == [200]
        await rest(9.8)
        assert not transport.is_closing()
        await rest(0.3)
        assert transport.is_closing()
        line.data_received(b"x")

    timed(play)


def test_an_answer_that_has_begun_is_not_broken_off() -> None:
    async def play() -> None:
        line, transport = House().line(never)
        line.data_received(WHOLE)
        await rest(1000.0)
        assert (transport.statuses(), transport.is_closed) == ([200], False)

    timed(play)


def test_one_that_has_begun_over_half_a_request_is_ended_without_another() -> None:
    async def play() -> None:
        line, transport = House().line(never)
        line.data_received(WITH_BODY)
        await rest(10.2)
        assert (transport.statuses(), transport.is_closed) == ([200], True)

    timed(play)


def test_a_network_has_so_many_connections_and_the_next_is_told_so() -> None:
    async def play() -> None:
        house = House(lines_per_address=2)
        before = turned_away("too-many")
        opened = [house.line() for _ in range(3)]
        other = house.line(host="198.51.100.1")
        assert house.lines.open == {"192.0.2.7": 2, "198.51.100.1": 1}
        assert [one.statuses() for _, one in (*opened, other)] == [[], [], [429], []]
        line, transport = opened[2]
        assert transport.told() == say("too-many-lines", "en")
        assert (transport.is_at_end, transport.is_closed) == (True, False), "a moment to read it"
        assert (turned_away("too-many"), house.lines.turned_away) == (before + 1, 1)
        line.data_received(WHOLE)
        await rest(FAREWELL + 0.1)
        assert transport.statuses() == [429], "nothing they ask is heard"
        assert transport.is_aborted
        line.connection_lost(None)
        line.connection_lost(None)
        assert house.lines.turned_away == 0
        opened[0][0].connection_lost(None)
        opened[0][0].connection_lost(None)
        assert house.lines.open == {"192.0.2.7": 1, "198.51.100.1": 1}
        assert house.line()[1].statuses() == []

    timed(play)


def test_who_left_before_the_end_of_their_moment_is_forgotten() -> None:
    async def play() -> None:
        house = House(lines_per_address=0)
        line, transport = house.line()
        line.connection_lost(None)
        await rest(FAREWELL + 0.1)
        assert not transport.is_aborted

    timed(play)


def test_of_those_turned_away_so_many_are_told_and_others_are_only_cut_off() -> None:
    async def play() -> None:
        house = House(lines_per_address=0)
        opened = [house.line()[1] for _ in range(MOST_TURNED_AWAY + 1)]
        assert [one.statuses() for one in opened] == [[429]] * MOST_TURNED_AWAY + [[]]
        assert [one.is_aborted for one in opened] == [False] * MOST_TURNED_AWAY + [True]
        await rest(FAREWELL + 0.1)

    timed(play)


def test_a_trusted_proxy_has_as_many_as_it_likes() -> None:
    async def play() -> None:
        house = House(lines_per_address=0)
        house.settings = replace(house.settings, trusted_proxies="10.0.0.0/8")
        house.lines = OpenLines(house.settings)
        line, transport = house.line(host="10.1.2.3")
        assert transport.statuses() == []
        assert house.lines.open == {}
        await rest(10.1)
        assert transport.statuses() == [408], "and a time like everybody"
        line.connection_lost(None)

    timed(play)


def test_who_reads_nothing_for_so_long_is_cut_off() -> None:
    async def play() -> None:
        before = turned_away("unread")
        line, transport = House().line()
        line.data_received(WHOLE)
        await rest()
        line.pause_writing()
        await rest(29.0)
        line.resume_writing()
        await rest(5.0)
        assert not transport.is_aborted, "they have read"
        line.pause_writing()
        await rest(20.0)
        line.pause_writing()
        await rest(20.0)
        assert not transport.is_aborted
        await rest(10.1)
        assert (transport.is_aborted, turned_away("unread")) == (True, before + 1)

    timed(play)


def test_nobody_is_cut_off_who_has_gone() -> None:
    async def play() -> None:
        before = turned_away("unread"), turned_away("too-slow")
        line, _ = House().line()
        line.data_received(HEAD)
        line.pause_writing()
        line.connection_lost(None)
        await rest(100.0)
        assert (turned_away("unread"), turned_away("too-slow")) == before

    timed(play)


# Sockets.


def socket_line(**limits: Any) -> tuple[SocketLine, Transport]:
    line = SocketLine.__new__(SocketLine)
    transport = Transport()
    line.transport = cast(Any, transport)
    line.conn = ServerProtocol(state=OPEN)
    line.handle_events = lambda: None  # type: ignore[method-assign]
    line.loop = cast(Any, SimpleNamespace(time=lambda: 7.0))
    line.handshake_complete = True
    line.close_sent = line.disconnected = False
    line.writable = asyncio.Event()
    line.writable.set()
    line.queue = asyncio.Queue()
    line.app_state = {"house": House(**limits)}
    return line, transport


def test_a_text_goes_out_at_once_where_that_can_be() -> None:
    line, transport = socket_line()
    assert line.tell("one")
    assert line.tell("two", "three")
    assert transport.written == b"".join(frame_of(text) for text in ("one", "two", "three"))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("handshake_complete", False),
        ("close_sent", True),
        ("disconnected", True),
        ("writable", asyncio.Event()),
    ],
)
def test_nothing_goes_out_at_once_where_it_has_to_wait(name: str, value: object) -> None:
    line, transport = socket_line()
    setattr(line, name, value)
    assert not line.tell("one")
    assert transport.written == b""


def test_nothing_goes_out_once_the_end_has_begun() -> None:
    line, transport = socket_line()
    line.conn = ServerProtocol(state=CLOSING)
    assert not line.tell("one")
    assert transport.written == b""


def test_what_comes_is_looked_at_in_pieces_until_the_line_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    pieces: list[bytes] = []
    line, transport = socket_line()

    def received(_: object, data: bytes) -> None:
        pieces.append(data)
        transport.is_closed = len(pieces) == 3

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", received)
    data = bytes(range(256)) * 4 * PIECE
    line.data_received(data[: PIECE + 1])
    assert pieces == [data[:PIECE], data[PIECE : PIECE + 1]]
    assert line.heard_at == 7.0
    line.data_received(data[: 10 * PIECE])
    assert len(pieces) == 3


@pytest.mark.parametrize("kind", ["ping", "pong", "part"])
def test_frames_that_are_no_messages_are_counted_and_too_many_end_the_socket(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed: list[str] = []
    for name in ("handle_ping", "handle_pong", "handle_cont"):
        monkeypatch.setattr(WebSocketsSansIOProtocol, name, lambda *given, name=name: passed.append(name))
    line, transport = socket_line(frames_per_second=0.001, frame_burst=3)
    before = turned_away("frames")
    frame = Frame(Opcode.PONG, b"")
    handle: dict[str, Callable[[], None]] = {
        "ping": line.handle_ping,
        "pong": lambda: line.handle_pong(frame),
        "part": lambda: line.handle_cont(frame),
    }
    for _ in range(3):
        handle[kind]()
    assert (len(passed), transport.written, transport.is_closed) == (3, b"", False)
    handle[kind]()
    handle[kind]()
    assert len(passed) == 3
    assert turned_away("frames") == before + 1, "it is ended once"
    assert say("too-fast", "en").encode() in transport.written
    assert (4429).to_bytes(2, "big") in transport.written
    assert transport.is_closed
    assert line.queue.get_nowait() == {"type": "websocket.disconnect", "code": 4429}
    assert line.queue.empty()
