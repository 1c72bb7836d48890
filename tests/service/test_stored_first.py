"""Another worker stores first, again and again: whoever answers here is not sent away because of that."""

import asyncio
import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from followsuit.service.entries import Entry
from service.at_home import ME, Ear, bots, house_in, table_in


@pytest.mark.parametrize(("races", "patience", "last"), [(40, 10.0, "taken"), (10**9, 0.1, "refused")])
def test_an_answer_is_put_again_for_as_long_as_the_store_is_waited_for(
    tmp_path: Path, races: int, patience: float, last: str
) -> None:
    """A bot that picks a set at another worker stores pick after pick; and all the same there is an end."""
    lost: list[Entry] = []

    async def run() -> list[str]:
        async with house_in(tmp_path) as house:
            room = await table_in(house, [ME, *bots(2)])
            story = room.story
            while 0 not in story.seats_to_act():
                await asyncio.sleep(0.01)
            store = house.keeper.append

            async def append(table_id: str, entry: Entry) -> bool:
                if entry.seat == 0 and len(lost) < races:
                    lost.append(entry)
                    await asyncio.sleep(0)
                    return False
                return await store(table_id, entry)

            house.keeper.append = append  # type: ignore[method-assign]
            house.settings = replace(house.settings, patience=patience)
            ear = Ear(0)
            assert story.table is not None
            pick = story.game.write_pick(story.table.options(0)[0])
            await room.answer(0, story.question_id(0), pick, "ours", ear)
            return [json.loads(text)["type"] for text in ear.heard]

    assert asyncio.run(run())[-1] == last
    assert len(lost) >= 40
