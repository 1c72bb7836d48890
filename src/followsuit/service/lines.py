"""Connections below HTTP: nobody holds one for ever without asking anything, nor too many of them.

Uvicorn waits without end for somebody who sends a request byte by byte, or nothing at all, and a process
has only so many connections. And what a socket is sent besides messages (pings, above all) is answered
before the application hears of it. Both are bounded here, by the network they come from; a trusted proxy
brings everybody's connections, and bounds them itself.
"""

import asyncio
from collections import Counter
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import TYPE_CHECKING, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from followsuit.service import metrics, wire
from followsuit.service.limits import Bucket, network_of, read_address
from followsuit.service.settings import Settings
from followsuit.service.shapes import Error
from followsuit.service.texts import ENGLISH, say

if TYPE_CHECKING:
    from followsuit.service.house import House

MOST_TURNED_AWAY: Final = 100  # that are still being told so
FAREWELL: Final = 1.0  # seconds to read it
PIECE: Final = 512  # bytes of a socket that are looked at before its frames are counted
TOO_MUCH: Final = 4429
LINE: Final = "followsuit.line"  # where a socket finds its line, among the extensions of its scope
TEXT: Final = 0x81  # the first byte of a frame that is a whole text: RFC 6455, 5.2


class OpenLines:
    """Who has how many connections that are not sockets."""

    def __init__(self, settings: Settings) -> None:
        self.limits = settings.limits
        self.proxies = networks(settings.trusted_proxies)
        self.open: Counter[str] = Counter()  # by network
        self.turned_away = 0

    def come(self, network: str) -> bool:
        if self.open[network] >= self.limits.lines_per_address:
            return False
        self.open[network] += 1
        return True

    def go(self, network: str) -> None:
        self.open[network] -= 1
        if self.open[network] <= 0:
            del self.open[network]

    def is_proxy(self, host: str) -> bool:
        address = read_address(host)
        return address is not None and any(address in network for network in self.proxies)


def networks(text: str) -> list[IPv4Network | IPv6Network]:
    return [ip_network(word.strip(), strict=False) for word in text.split(",") if word.strip()]


class HttpLine(H11Protocol):
    """One connection, with a limit for the time each part of a request may take."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        house: House = self.app_state["house"]
        self.lines = house.lines
        self.limits = house.settings.limits
        self.deadline: asyncio.TimerHandle | None = None
        self.unread: asyncio.TimerHandle | None = None
        self.waits_for: object = None  # the request whose body the deadline is for
        self.counted = ""
        self.is_turned_away = False
        host = self.client[0] if self.client else ""
        if self.lines.is_proxy(host):
            pass
        elif self.lines.come(network_of(host)):
            self.counted = network_of(host)
        else:
            self.turn_away()
            return
        self.set_deadline(self.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a socket, and counted as one."""
        self.leave()
        super().handle_websocket_upgrade(event)

    def leave(self) -> None:
        self.clear_deadline()
        self.clear_unread()
        if self.counted:
            self.lines.go(self.counted)
            self.counted = ""
        if self.is_turned_away:
            self.is_turned_away = False
            self.lines.turned_away -= 1

    # Too many.

    def turn_away(self) -> None:
        """One sentence, and a moment to read it."""
        metrics.TURNED_AWAY.labels("too-many").inc()
        if self.lines.turned_away >= MOST_TURNED_AWAY:
            self.transport.abort()
            return
        self.is_turned_away = True
        self.lines.turned_away += 1
        self.say_and_end(429, say("too-many-lines", ENGLISH))
        self.deadline = self.loop.call_later(FAREWELL, self.transport.abort)

    def say_and_end(self, status: int, sentence: str) -> None:
        body = wire.to_json(Error(sentence))
        headers = [
            ("content-type", "application/json"),
            ("content-length", str(len(body))),
            ("connection", "close"),
        ]
        for event in (
            h11.Response(status_code=status, headers=headers, reason=b""),
            h11.Data(data=body),
            h11.EndOfMessage(),
        ):
            self.transport.write(self.conn.send(event) or b"")
        if self.transport.can_write_eof():
            self.transport.write_eof()

    # Too slow.

    def data_received(self, data: bytes) -> None:
        if self.is_turned_away or self.transport.is_closing():
            return
        if self.deadline is None and (self.cycle is None or self.cycle.response_complete):
            self.set_deadline(self.limits.head_seconds)
        super().data_received(data)
        cycle = self.cycle
        if cycle is None or cycle.response_complete or self.transport.is_closing():
            return
        if not cycle.more_body:
            self.clear_deadline()
        elif self.waits_for is not cycle:
            self.waits_for = cycle
            self.clear_deadline()
            self.set_deadline(self.limits.body_seconds)

    def on_response_complete(self) -> None:
        """A request that was answered before it was all there: the rest is still to come."""
        super().on_response_complete()
        if self.conn.their_state is h11.SEND_BODY and self.deadline is None:
            self.set_deadline(self.limits.body_seconds)

    def set_deadline(self, seconds: float) -> None:
        self.deadline = self.loop.call_later(seconds, self.end_as_too_slow)

    def clear_deadline(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def end_as_too_slow(self) -> None:
        metrics.TURNED_AWAY.labels("too-slow").inc()
        self.deadline = None
        if self.transport.is_closing():
            return
        cycle = self.cycle
        is_unanswered = cycle is None or cycle.response_complete or not cycle.response_started
        if is_unanswered and self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.say_and_end(408, say("too-slow", ENGLISH))
        self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.clear_unread()
        self.unread = self.loop.call_later(self.limits.unread_seconds, self.end_as_unread)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.clear_unread()

    def clear_unread(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def end_as_unread(self) -> None:
        metrics.TURNED_AWAY.labels("unread").inc()
        self.transport.abort()


class SocketLine(WebSocketsSansIOProtocol):
    """One socket. Pings, pongs and parts of messages are counted: each costs us something."""

    frames_left: Bucket | None = None
    heard_at = 0.0  # when something came

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][LINE] = self  # type: ignore[assignment]

    def tell(self, text: str, more: str = "") -> bool:
        """Send this at once; False where it has to wait, or nothing can be sent any more.

        On its way through ASGI a text would pass a queue, a task and four calls that each look at what it
        is. Nobody compresses it, so its frame is a few bytes and the text.
        """
        is_open = self.handshake_complete and not self.close_sent and not self.disconnected
        if not is_open or not self.writable.is_set() or self.conn.state is not OPEN:
            return False
        self.transport.write(frame_of(text) + frame_of(more) if more else frame_of(text))
        return True

    def send_keepalive_ping(self) -> None:
        """Only whoever has been silent for so long is asked whether they are still there."""
        assert self.ping_interval is not None
        silent = self.loop.time() - self.heard_at
        if silent < self.ping_interval and not self.close_sent and not self.transport.is_closing():
            self.ping_timer = self.loop.call_later(self.ping_interval - silent, self.send_keepalive_ping)
            return
        super().send_keepalive_ping()

    def data_received(self, data: bytes) -> None:
        self.heard_at = self.loop.time()
        for first in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[first : first + PIECE])

    def handle_ping(self) -> None:
        if self.end_if_too_many():
            return
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.end_if_too_many():
            return
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.end_if_too_many():
            return
        super().handle_cont(event)

    def end_if_too_many(self) -> bool:
        if self.frames_left is None:
            limits = self.app_state["house"].settings.limits
            self.frames_left = Bucket(limits.frames_per_second, limits.frame_burst)
        if self.close_sent or self.frames_left.take():
            return self.close_sent
        metrics.TURNED_AWAY.labels("frames").inc()
        self.conn.data_to_send()  # answers to what was too much
        self.conn.fail(TOO_MUCH, say("too-fast", ENGLISH))
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MUCH})
        self.transport.close()
        return True


def frame_of(text: str) -> bytes:
    data = text.encode()
    return head_of(len(data)) + data


def head_of(size: int) -> bytes:
    """What a frame begins with that is a whole text of so many bytes, from a server: RFC 6455, 5.2."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 65_536:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")
