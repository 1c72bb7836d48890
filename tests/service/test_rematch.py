"""Another game, asked for twice at the same moment."""

import asyncio
from pathlib import Path

from followsuit.service.tables import SeatPlan, rematch
from service.at_home import ME, bots, house_in, play_out, table_in


def test_one_person_who_asks_twice_gets_the_same_seat_twice(tmp_path: Path) -> None:
    """The one who asks first, and the one who comes to a table that is set up."""

    async def run() -> None:
        async with house_in(tmp_path) as house:
            room = await table_in(house, [ME, SeatPlan("open"), *bots(1)])
            await room.sit(1, "person", "Noa", guest="noa")
            await play_out(room)
            for seat in (0, 1):
                found = await asyncio.gather(*[rematch(house, room, seat) for _ in range(4)])
                assert {(following.id, own) for following, own in found} == {(room.story.next_table, seat)}
            assert await house.store.tables_begun("guest", 0.0) == 2, "no table was begun for nobody"

    asyncio.run(run())
