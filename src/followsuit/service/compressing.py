"""Large answers are sent small.

Only those with nothing in them that one person may read and another not: how well secrets are compressed
together with what somebody else chose tells about them.
"""

import gzip
import re
from functools import lru_cache
from typing import Final

from starlette.requests import Request
from starlette.types import Message, Send

PUBLIC: Final = re.compile(r"/api/games(/.*)?|/api/tables/[^/]+/(replay(/.*)?|record)|/openapi\.json")
SAME_FOR_ALL: Final = re.compile(r"/api/games(/.*)?|/openapi\.json")
WORTH_IT: Final = 1000  # bytes
LEVEL: Final = 6


def accepts(request: Request, coding: str) -> bool:
    """Whether the one who asks can read it: named, and not with the weight 0."""
    for part in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() == coding:
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def compressed(request: Request, send: Send) -> Send:
    """The same, but answers to this request are compressed where that is worth it."""
    path = request.scope["path"]
    if request.method != "GET" or PUBLIC.fullmatch(path) is None:
        return send
    pack = packed_once if SAME_FOR_ALL.fullmatch(path) else packed
    start: Message | None = None

    async def send_small(message: Message) -> None:
        nonlocal start
        if message["type"] == "http.response.start":
            start = message
            return
        if start is None:
            await send(message)
            return
        headers = [*start["headers"], (b"vary", b"Accept-Encoding")]
        body = message.get("body", b"")
        if not message.get("more_body", False) and len(body) >= WORTH_IT and accepts(request, "gzip"):
            body = pack(bytes(body))
            headers = [header for header in headers if header[0] != b"content-length"]
            headers += [(b"content-encoding", b"gzip"), (b"content-length", str(len(body)).encode())]
        await send({**start, "headers": headers})
        start = None
        await send({**message, "body": body})

    return send_small


def packed(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)


packed_once = lru_cache(64)(packed)
