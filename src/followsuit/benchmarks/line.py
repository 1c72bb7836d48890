"""The socket of a scripted client: it reads every frame, and takes little of what it shares with the server.

The library's own client has a queue, a lock and a task for each message of each of two thousand sockets,
which was a third of all that a measurement computed. Here a message goes from the system to whoever listens.
"""

import asyncio
from collections.abc import Callable
from typing import Final, cast
from urllib.parse import urlsplit

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

FINAL: Final = 0x80  # in the first byte: a message ends with this frame. RFC 6455, 5.2
KIND: Final = 0x0F  # there as well: what the frame is
SIZE: Final = 0x7F  # in the second byte
IN_TWO: Final = 126  # the size is in the next two bytes


class LineLost(Exception):
    """The server has hung up, or says something that is no frame of a server's."""


class ClientLine(asyncio.Protocol):
    def __init__(self, address: str) -> None:
        self.handshake = ClientProtocol(parse_uri(address))
        self.is_open = asyncio.get_running_loop().create_future()
        self.is_lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.hear: Callable[[bytes], None] | None = None
        self.unheard: list[bytes] = []  # while nobody listens
        self.came = asyncio.Event()
        self.unread = b""
        self.parts: list[bytes] = []  # of a message in several frames

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.handshake.send_request(self.handshake.connect())
        self.transport.write(b"".join(self.handshake.data_to_send()))

    def connection_lost(self, exc: Exception | None) -> None:
        self.lose(exc or LineLost("The server has hung up."))

    def data_received(self, data: bytes) -> None:
        try:
            if self.is_open.done():
                self.read(data)
            else:
                self.shake_hands(data)
        except Exception as fault:
            self.lose(fault)

    def lose(self, fault: Exception) -> None:
        for waiting in (self.is_open, self.is_lost):
            if not waiting.done():
                waiting.set_exception(fault)
                waiting.exception()  # whoever waits for it is told; nobody has to
        self.came.set()
        self.transport.abort()

    def shake_hands(self, data: bytes) -> None:
        """Up to the end of the server's answer; what follows it are frames already."""
        self.unread += data
        head, end, rest = self.unread.partition(b"\r\n\r\n")
        if not end:
            return
        self.unread = b""
        self.handshake.receive_data(head + end)
        for event in self.handshake.events_received():
            assert isinstance(event, Response)
        if self.handshake.handshake_exc is not None:
            raise self.handshake.handshake_exc
        self.is_open.set_result(None)
        if rest:
            self.read(rest)

    def read(self, data: bytes) -> None:
        data = self.unread + data if self.unread else data
        at, end = 0, len(data)
        while end - at >= 2:
            size, begin = data[at + 1] & SIZE, at + 2
            if size >= IN_TWO:
                begin += 2 if size == IN_TWO else 8
                size = int.from_bytes(data[at + 2 : begin], "big") if begin <= end else end
            if begin + size > end:
                break
            self.take(data[at], data[begin : begin + size])
            at = begin + size
        self.unread = data[at:]

    def take(self, first: int, payload: bytes) -> None:
        kind = first & KIND
        if kind == Opcode.PING:
            self.transport.write(Frame(Opcode.PONG, payload).serialize(mask=True))
        elif kind == Opcode.CLOSE:
            raise LineLost(f"The server has hung up: {payload[2:].decode(errors='replace')}")
        elif kind in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self.parts.append(payload)
            if first & FINAL:
                message = payload if len(self.parts) == 1 else b"".join(self.parts)
                self.parts.clear()
                self.pass_on(message)
        elif kind != Opcode.PONG:
            raise LineLost(f"The server has sent something unknown: {kind}.")

    def pass_on(self, message: bytes) -> None:
        if self.hear is not None:
            self.hear(message)
        else:
            self.unheard.append(message)
            self.came.set()

    async def next(self) -> bytes:
        """The next message, while nobody listens."""
        while not self.unheard:
            if self.is_lost.done():
                self.is_lost.result()
            self.came.clear()
            await self.came.wait()
        return self.unheard.pop(0)

    async def listen(self, hear: Callable[[bytes], None]) -> None:
        """Every message from here on, until the line is lost; what is wrong with one is raised here."""
        for message in self.unheard:
            hear(message)
        self.unheard.clear()
        self.hear = hear
        await self.is_lost

    def send(self, text: str) -> None:
        self.transport.write(Frame(Opcode.TEXT, text.encode()).serialize(mask=True))

    def close(self) -> None:
        """Without a word: a server has to bear that too."""
        self.transport.abort()


async def open_line(address: str) -> ClientLine:
    parts = urlsplit(address)
    _, line = await asyncio.get_running_loop().create_connection(
        lambda: ClientLine(address), parts.hostname or "127.0.0.1", parts.port or 80
    )
    await line.is_open
    return line
