"""Tables kept by the browser that plays at them. What keeps them is asked in JSON, so that anything can."""

import json
from collections.abc import Awaitable
from typing import Any, Protocol

from followsuit.service.entries import Chat, Entry, TableRow
from followsuit.service.keeping import StoreDown


class StoredRow:
    """A row as the store gives it back: its columns are fields."""

    def __init__(self, columns: dict[str, Any]) -> None:
        self.__dict__.update(columns)


class Shelf(Protocol):
    """The browser's store. What `keep` has answered is on the disk, as far as a browser can know."""

    def keep(self, what: str, values: str, /) -> Awaitable[str]:
        """What to do, and with what; JSON comes back."""

    def tell(self, message: str, /) -> None:
        """Something to the other windows of this browser."""

    def is_shared(self) -> bool:
        """Whether there are any."""


class BrowserKeeper:
    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.worker = ""

    @property
    def is_shared(self) -> bool:
        return self.shelf.is_shared()

    async def ask(self, what: str, values: dict[str, Any]) -> Any:
        try:
            return json.loads(await self.shelf.keep(what, json.dumps(values)))
        except Exception as error:  # a full disk, or whatever the browser has to say
            raise StoreDown(type(error).__name__) from error

    async def table(self, table_id: str) -> TableRow | None:
        row = await self.ask("table", {"id": table_id})
        return None if row is None else TableRow.of_row(StoredRow(row))

    async def entries(self, table_id: str, after: int = 0, most: int | None = None) -> list[Entry]:
        rows = await self.ask("entries", {"id": table_id, "after": after, "most": most})
        return [Entry.of_row(StoredRow(row)) for row in rows]

    async def chats(self, table_id: str, after: int = 0) -> list[Chat]:
        rows = await self.ask("chats", {"id": table_id, "after": after})
        return [Chat.of_row(StoredRow(row)) for row in rows]

    async def tables_begun(self, guest: str, since: float) -> int:
        """Nobody is kept from playing with themselves as much as they like."""
        return 0

    async def create(self, row: TableRow, entries: list[Entry]) -> None:
        await self.ask("create", {"table": row.row(), "entries": [entry.row(row.id) for entry in entries]})

    async def append(self, table_id: str, entry: Entry) -> bool:
        return await self.put("entry", table_id, entry.row(table_id))

    async def append_chat(self, table_id: str, chat: Chat) -> bool:
        return await self.put("chat", table_id, chat.row(table_id))

    async def put(self, what: str, table_id: str, row: dict[str, Any]) -> bool:
        is_stored = bool(await self.ask(what, row))
        if is_stored:
            self.tell({"tables": [table_id]})
        return is_stored

    def tell(self, message: dict[str, Any]) -> None:
        if self.is_shared:
            self.shelf.tell(json.dumps({**message, "worker": self.worker}))
