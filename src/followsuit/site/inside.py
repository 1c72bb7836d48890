"""The worker of a browser in which the tables are: it is told what the page asks, and tells what it answers.

What it needs of the browser is handed to `begin` by web/src/offline/table.worker.ts.
"""

import json
from collections.abc import Awaitable
from typing import Protocol

from followsuit.site.asking import ask as asked_of
from followsuit.site.crossing import JsBytes
from followsuit.site.house import BrowserHouse
from followsuit.site.keeper import BrowserKeeper, Shelf
from followsuit.site.line import PageLine
from followsuit.site.thoughts import BrowserThoughts


class Browser(Shelf, Protocol):
    """What a browser lends."""

    def think(
        self, level: str, view: bytes, seed: str, seconds: float, /
    ) -> Awaitable[bytes | JsBytes | None]:
        """What whoever thinks has found; see followsuit.site.thoughts."""

    def is_thinking(self) -> bool:
        """Whether whoever thinks is there."""

    def send(self, line: int, text: str, /) -> None:
        """To the page, over a line."""

    def close(self, line: int, code: int, /) -> None: ...


class Inside:
    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.house = BrowserHouse(BrowserKeeper(browser), BrowserThoughts(browser.think, browser.is_thinking))
        self.lines: dict[int, PageLine] = {}
        self.house.start(self.house.tick_for_ever(), "tick")

    async def ask(self, method: str, address: str, body: str) -> str:
        """The status and the answer, as JSON in a JSON list."""
        status, text = await asked_of(self.house, method, address, body)
        return json.dumps([status, text])

    def open(self, line: int, table: str) -> None:
        self.lines[line] = PageLine(
            self.house,
            table,
            lambda text: self.browser.send(line, text),
            lambda code: self.browser.close(line, code),
        )

    async def hear(self, line: int, text: str) -> None:
        if line in self.lines:
            await self.lines[line].hear(text)

    def leave(self, line: int) -> None:
        gone = self.lines.pop(line, None)
        if gone is not None:
            gone.leave()

    def told(self, message: str) -> None:
        """What another window of this browser says."""
        self.house.hear(json.loads(message))


def begin(browser: Browser) -> Inside:
    return Inside(browser)
