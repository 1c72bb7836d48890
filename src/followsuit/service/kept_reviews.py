"""Reviews where they are kept, with their tables; and who is next, for all workers of a server.

Whoever works on a review has it for as long as it is heard of. Only the one that was asked for first can be
taken up, so that however many workers there are, one review is worked on at a time.
"""

import time
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Select, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from followsuit.service.schema import REVIEWS
from followsuit.service.shapes import ReviewWord
from followsuit.service.store import Store

NONE: Final = "none"  # what is there is of another format
WAITING: Final = "waiting"
DONE: Final = "done"
FAILED: Final = "failed"

FORMAT: Final = 2  # of what is kept; what is of another is found out again
SILENCE: Final = 20.0  # seconds after which somebody else takes a review up
MOST_TRIES: Final = 3  # a game over which its process died so often is given up


@dataclass(frozen=True)
class KeptReview:
    table: str
    asked: float
    state: ReviewWord
    done: int
    total: int
    found: bytes  # packed; empty while nothing is known
    tries: int

    @staticmethod
    def of_row(row: Any) -> "KeptReview":
        found = row.found if row.format == FORMAT else b""
        state: ReviewWord = NONE if row.state == DONE and not found else row.state
        return KeptReview(row.table_id, row.asked, state, row.done, row.total, found, row.tries)


class KeptReviews:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, table: str) -> KeptReview | None:
        rows = await self.store.rows(select(REVIEWS).where(REVIEWS.c.table_id == table))
        return KeptReview.of_row(rows[0]) if rows else None

    async def before(self, asked: float) -> int:
        """How many come before one that was asked for then."""
        return await self.counted(REVIEWS.c.state == WAITING, REVIEWS.c.asked < asked)

    async def waiting(self) -> int:
        return await self.counted(REVIEWS.c.state == WAITING)

    async def asked_by(self, guest: str, since: float) -> int:
        return await self.counted(REVIEWS.c.guest == guest, REVIEWS.c.asked > since)

    async def counted(self, *which: Any) -> int:
        return int((await self.store.rows(select(func.count()).select_from(REVIEWS).where(*which)))[0][0])

    async def ask(self, table: str, guest: str) -> None:
        """To be done when its turn comes; one that failed, or that is of another format, is done again."""
        values = {
            "guest": guest,
            "asked": time.time(),
            "state": WAITING,
            "worker": "",
            "beat": 0.0,
            "tries": 0,
            "done": 0,
            "total": 0,
            "format": FORMAT,
            "found": b"",
        }
        insert_into = sqlite.insert if self.store.is_sqlite else postgresql.insert
        is_to_be_done_again = (REVIEWS.c.state == FAILED) | (
            (REVIEWS.c.state == DONE) & (REVIEWS.c.format != FORMAT)
        )
        await self.store.change(
            insert_into(REVIEWS)
            .values(table_id=table, **values)
            .on_conflict_do_update(index_elements=["table_id"], set_=values, where=is_to_be_done_again)
        )

    # For whoever works.

    async def take_up(self) -> KeptReview | None:
        """The one that was asked for first, if nobody else is at it."""
        rows = await self.store.rows(first_in_line())
        if not rows:
            return None
        now = time.time()
        mine = (
            update(REVIEWS)
            .where(REVIEWS.c.table_id == rows[0].table_id, REVIEWS.c.state == WAITING)
            .where(REVIEWS.c.beat < now - SILENCE)
            .values(worker=self.store.worker, beat=now, tries=REVIEWS.c.tries + 1, done=0, found=b"")
        )
        if not await self.store.change(mine):
            return None
        return await self.of(rows[0].table_id)

    async def go_on(self, table: str, done: int, total: int, found: bytes) -> bool:
        """What is known so far; False if somebody else has it by now."""
        return await self.put(table, beat=time.time(), done=done, total=total, format=FORMAT, found=found)

    async def finish(self, table: str, total: int, found: bytes) -> bool:
        return await self.put(table, state=DONE, done=total, total=total, format=FORMAT, found=found)

    async def fail(self, table: str) -> bool:
        return await self.put(table, state=FAILED, found=b"")

    async def let_go(self, table: str) -> bool:
        """For somebody else to take up at once. That was no fault of the game's."""
        return await self.put(table, beat=0.0, worker="", tries=REVIEWS.c.tries - 1)

    async def put(self, table: str, **values: Any) -> bool:
        return await self.store.change(
            update(REVIEWS)
            .where(REVIEWS.c.table_id == table, REVIEWS.c.worker == self.store.worker)
            .where(REVIEWS.c.state == WAITING)
            .values(**values)
        )


def first_in_line() -> Select[tuple[str]]:
    waiting = select(REVIEWS.c.table_id).where(REVIEWS.c.state == WAITING)
    return waiting.order_by(REVIEWS.c.asked, REVIEWS.c.table_id).limit(1)
