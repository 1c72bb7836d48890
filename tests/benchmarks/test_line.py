"""The socket of a scripted client hears what the library's server says, in whatever pieces it comes."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from websockets.asyncio.server import ServerConnection, serve

from followsuit.benchmarks.line import LineLost, open_line

SIZES = (0, 1, 125, 126, 127, 65_535, 65_536, 300_000)


async def in_pieces(text: str) -> AsyncIterator[str]:
    for first in range(0, len(text), 1000):
        yield text[first : first + 1000]


async def talk(line: ServerConnection) -> None:
    assert await line.recv() == "hello"
    for size in SIZES:
        await line.send("x" * size)
    await line.send(in_pieces("y" * 3500))
    pong = await line.ping()
    await line.send(await line.recv())
    async with asyncio.timeout(10):
        await pong
    await line.send("last")
    await line.close(4000, "enough")


def test_every_message_is_heard_and_the_end_is_noticed() -> None:
    async def run() -> list[bytes]:
        heard: list[bytes] = []
        async with serve(talk, "127.0.0.1", 0, compression=None) as server:
            port = server.sockets[0].getsockname()[1]
            line = await open_line(f"ws://127.0.0.1:{port}/")
            line.send("hello")
            assert await line.next() == b""  # before anybody listens
            line.send("ä" * 200)
            with pytest.raises(LineLost, match="enough"):
                async with asyncio.timeout(20):
                    await line.listen(heard.append)
        return heard

    heard = asyncio.run(run())
    texts = [*("x" * size for size in SIZES[1:]), "y" * 3500, "ä" * 200, "last"]
    assert heard == [text.encode() for text in texts]


def test_what_a_listener_cannot_bear_is_raised() -> None:
    def refuse(message: bytes) -> None:
        raise AssertionError(message)

    async def run() -> None:
        async with serve(talk, "127.0.0.1", 0, compression=None) as server:
            port = server.sockets[0].getsockname()[1]
            line = await open_line(f"ws://127.0.0.1:{port}/")
            line.send("hello")
            async with asyncio.timeout(20):
                await line.listen(refuse)

    with pytest.raises(AssertionError):
        asyncio.run(run())
