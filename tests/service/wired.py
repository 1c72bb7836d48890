"""A socket without a server: what a client says is put in, and what it is sent is kept."""

import asyncio
import json
from typing import Any

from starlette.websockets import WebSocket

from followsuit.service.asking import COOKIE
from followsuit.service.house import House
from followsuit.service.socket import serve_socket
from service.people import Json

END: Json = {"type": "websocket.disconnect", "code": 1000}


class Wire:
    """One client at a table of a house; its messages and how it was hung up on."""

    def __init__(
        self,
        house: House,
        table: str,
        guest: str = "",
        address: str = "192.0.2.7",
        host: str = "127.0.0.1",
        origin: str = "",
    ) -> None:
        headers = [(b"host", host.encode())]
        if guest:
            headers.append((b"cookie", f"{COOKIE}={guest}".encode()))
        if origin:
            headers.append((b"origin", origin.encode()))
        scope: dict[str, Any] = {
            "type": "websocket",
            "path": "/",
            "headers": headers,
            "client": (address, 1),
            "query_string": b"",
            "scheme": "ws",
        }
        self.said: asyncio.Queue[Json] = asyncio.Queue()
        self.said.put_nowait({"type": "websocket.connect"})
        self.heard: list[Json] = []
        self.is_accepted = False
        self.code: int | None = None  # with which it was hung up on
        self.serving = asyncio.create_task(
            serve_socket(house, WebSocket(scope, self.said.get, self.send), table)
        )

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.accept":
            self.is_accepted = True
        elif message["type"] == "websocket.close":
            self.code = message["code"]
        else:
            self.heard.append(json.loads(message["text"]))

    async def say(self, message: Json | str | bytes) -> list[Json]:
        """What comes back: something, however long the store takes, and whatever comes with it."""
        before = len(self.heard)
        if isinstance(message, bytes):
            self.said.put_nowait({"type": "websocket.receive", "bytes": message})
        else:
            text = message if isinstance(message, str) else json.dumps(message)
            self.said.put_nowait({"type": "websocket.receive", "text": text})
        async with asyncio.timeout(10.0):
            while len(self.heard) == before and not self.serving.done():
                await asyncio.sleep(0.002)
        await self.rest()
        return self.heard[before:]

    async def rest(self) -> None:
        """Until all that was said is heard and answered."""
        for _ in range(200):
            await asyncio.sleep(0)
        await asyncio.sleep(0.02)

    async def hello(self, **more: Any) -> list[Json]:
        return await self.say({"type": "hello", **more})

    def is_hung_up_with(self, code: int | None) -> bool:
        return self.code == code

    async def end(self) -> None:
        self.said.put_nowait(END)
        await asyncio.wait_for(self.serving, 5.0)


def sentences(heard: list[Json]) -> list[str]:
    """What was complained of."""
    return [one["sentence"] for one in heard if one["type"] in ("error", "refused")]
