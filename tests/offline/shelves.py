"""What a browser lends to the tables in it, without a browser: a shelf that outlives whoever asks it."""

import asyncio
import json
from typing import Any

from followsuit.site import mind
from followsuit.site.crossing import JsBytes, as_bytes
from followsuit.site.inside import Inside, begin


class Paper:
    """What is stored, by the keys that a browser's store has."""

    def __init__(self) -> None:
        self.tables: dict[str, Any] = {}
        self.entries: dict[tuple[str, int], Any] = {}
        self.chats: dict[tuple[str, int], Any] = {}


class Lent:
    """One window. `fails` makes its store refuse, as a full disk does."""

    def __init__(self, paper: Paper, others: "list[Lent] | None" = None) -> None:
        self.paper = paper
        self.others = others if others is not None else []
        self.others.append(self)
        self.heard: list[dict[str, Any]] = []
        self.closed: list[int] = []
        self.fails = False
        self.inside: Inside | None = None

    async def keep(self, what: str, values: str) -> str:
        await asyncio.sleep(0)
        if self.fails:
            raise OSError("QuotaExceededError")
        return json.dumps(getattr(self, f"keep_{what}")(json.loads(values)))

    def keep_table(self, asked: dict[str, Any]) -> Any:
        return self.paper.tables.get(asked["id"])

    def keep_entries(self, asked: dict[str, Any]) -> Any:
        found = sorted(key for key in self.paper.entries if key[0] == asked["id"] and key[1] > asked["after"])
        return [self.paper.entries[key] for key in found[: asked["most"]]]

    def keep_chats(self, asked: dict[str, Any]) -> Any:
        found = sorted(key for key in self.paper.chats if key[0] == asked["id"] and key[1] > asked["after"])
        return [self.paper.chats[key] for key in found]

    def keep_create(self, asked: dict[str, Any]) -> bool:
        self.paper.tables[asked["table"]["id"]] = asked["table"]
        for entry in asked["entries"]:
            self.keep_entry(entry)
        return True

    def keep_entry(self, row: dict[str, Any]) -> bool:
        return self.paper.entries.setdefault((row["table_id"], row["seq"]), row) is row

    def keep_chat(self, row: dict[str, Any]) -> bool:
        return self.paper.chats.setdefault((row["table_id"], row["number"]), row) is row

    def tell(self, message: str) -> None:
        for other in self.others:
            if other is not self and other.inside is not None:
                other.inside.told(message)

    def is_shared(self) -> bool:
        return len(self.others) > 1

    async def think(self, level: str, view: bytes, seed: str, seconds: float) -> bytes | JsBytes | None:
        return mind.think(level, as_bytes(view), seed, 0.01)

    def is_thinking(self) -> bool:
        return True

    def send(self, line: int, text: str) -> None:
        self.heard.append(json.loads(text))

    def close(self, line: int, code: int) -> None:
        self.closed.append(code)

    def open(self) -> Inside:
        self.inside = begin(self)
        return self.inside

    def state(self) -> dict[str, Any]:
        """The last one that was sent."""
        return next(message for message in reversed(self.heard) if message["type"] == "state")

    def said(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == kind]


async def asked(inside: Inside, method: str, address: str, body: object = None) -> tuple[int, Any]:
    text = "" if body is None else body if isinstance(body, str) else json.dumps(body)
    status, answer = json.loads(await inside.ask(method, address, text))
    try:
        return status, json.loads(answer)
    except json.JSONDecodeError:
        return status, answer


async def end(inside: Inside) -> None:
    """The worker is gone, in the middle of whatever it did."""
    for task in list(inside.house.tasks):
        task.cancel()
    await asyncio.sleep(0)
