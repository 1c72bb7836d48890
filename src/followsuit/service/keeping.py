"""Where tables are kept: what a house asks of it. A server has a database, a browser has its own store."""

from typing import Any, Protocol

from followsuit.service.entries import Chat, Entry, TableRow


class StoreDown(Exception):
    """The store does not answer. What was to be stored may be stored or not; whoever asks again finds out."""


class Keeper(Protocol):
    """Lists of entries that only grow. What it has taken is there, whatever happens next."""

    @property
    def is_shared(self) -> bool:
        """Whether others keep tables here besides us, so that what we have in memory may be behind."""

    async def table(self, table_id: str) -> TableRow | None: ...

    async def entries(self, table_id: str, after: int = 0, most: int | None = None) -> list[Entry]: ...

    async def chats(self, table_id: str, after: int = 0) -> list[Chat]: ...

    async def tables_begun(self, guest: str, since: float) -> int: ...

    async def create(self, row: TableRow, entries: list[Entry]) -> None: ...

    async def append(self, table_id: str, entry: Entry) -> bool:
        """False: another was stored under its number first."""

    async def append_chat(self, table_id: str, chat: Chat) -> bool: ...

    def tell(self, message: dict[str, Any]) -> None:
        """Something that is not stored, to the others."""
