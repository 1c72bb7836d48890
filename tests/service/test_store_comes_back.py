"""A store that fails for a moment on a bot's turn: the table goes on by itself."""

import asyncio
from pathlib import Path

import pytest

from followsuit.service import room as rooms
from followsuit.service.entries import Entry
from followsuit.service.store import StoreDown
from service.at_home import ME, bots, house_in, table_in


@pytest.mark.parametrize("is_stored", [False, True])
def test_bots_go_on_without_a_visitor(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_stored: bool
) -> None:
    """Whether what was being written is there or not when the store is back."""
    monkeypatch.setattr(rooms, "FIRST_PAUSE", 0.001)

    async def run() -> int:
        async with house_in(tmp_path) as house:
            faults = 0
            really_append = house.store.append

            async def append(table: str, entry: Entry) -> bool:
                nonlocal faults
                if faults < 5:
                    faults += 1
                    if is_stored:
                        await really_append(table, entry)
                    raise StoreDown("gone for a moment")
                return await really_append(table, entry)

            monkeypatch.setattr(house.store, "append", append)
            room = await table_in(house, [ME, *bots(2)])
            async with asyncio.timeout(10):
                while room.bot_to_act() is not None:
                    await asyncio.sleep(0.002)
            assert faults == 5
            return len(room.story.given)

    assert asyncio.run(run()) >= 2
