"""A house without a server around it: its tables, its store and its processes, in the test's own loop."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

from followsuit import find_game
from followsuit.core.cards import SPECTATOR
from followsuit.service.house import House
from followsuit.service.migrating import migrate
from followsuit.service.room import Room
from followsuit.service.settings import Settings
from followsuit.service.tables import SeatPlan, begin

ME = SeatPlan("me")


def bots(count: int, level: str = "random") -> list[SeatPlan]:
    return [SeatPlan("bot", level)] * count


@cache
def new_tables() -> bytes:
    """A file without a table in it: to make one anew takes longer than most tests."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite3"
        migrate(Settings(database=f"sqlite:///{file}"))
        return file.read_bytes()


@asynccontextmanager
async def house_in(folder: Path, **values: Any) -> AsyncIterator[House]:
    settings = Settings(**{"database": f"sqlite:///{folder}/tables.sqlite3", "warm": False, **values})
    file = folder / "tables.sqlite3"
    if "database" not in values and not file.exists():
        file.write_bytes(await asyncio.to_thread(new_tables))
    await asyncio.to_thread(migrate, settings)
    house = House(settings)
    # A look through all that the tests have loaded takes longer than most of them.
    house.memory.begin = lambda: None  # type: ignore[method-assign]
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def table_in(house: House, plans: list[SeatPlan], game: str = "trick-raiders") -> Room:
    return await begin(house, find_game(game), {}, plans, "Mika", "guest")


class Ear:
    """Somebody at a table who keeps what they are sent."""

    def __init__(self, seat: int = SPECTATOR) -> None:
        self.seat = seat
        self.lang = "en"
        self.heard: list[str] = []
        self.spent = 0.0

    def send(self, text: str, more: str = "") -> None:
        self.heard += [text, more] if more else [text]

    def spend(self, seconds: float) -> None:
        self.spent += seconds


async def play_out(room: Room) -> None:
    """Everyone's answers are the first that may be given."""
    story = room.story
    while story.state() != "over":
        assert story.table is not None
        seat = story.seats_to_act()[0]
        pick = story.game.write_pick(sorted(story.table.options(seat))[0])
        await room.answer(seat, story.question_id(seat), pick, "", Ear(seat))
