"""What a stranger with a clock learns of real bots: nothing. `make many` takes the time for it."""

import asyncio
import random
from pathlib import Path

import pytest

from followsuit.bots.whole import is_set
from followsuit.service.minds import Minds
from followsuit.service.room import Room
from followsuit.service.thoughts import without_choice
from many import ALL
from service.at_home import ME, Ear, bots, house_in, table_in
from service.test_turns import likelihood

ANSWERS = 500  # that were forced; there are four times as many others
TABLES = 3


@pytest.mark.skipif(not ALL, reason="it takes minutes")
def test_how_long_bots_take_does_not_tell_over_many_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forced: list[float] = []
    free: list[float] = []
    drive_one = Room.drive_one
    chance = random.Random(8)

    async def timed(room: Room, seat: int) -> None:
        assert room.story.table is not None
        begun = asyncio.get_running_loop().time()
        given = len(room.story.given)
        view = room.story.table.view(seat)
        has_choice = without_choice(view)[1] is not None
        await drive_one(room, seat)
        # What everybody knows is not counted: that a set is chosen, or that the processes are just starting.
        minds = room.house.thinkers
        assert isinstance(minds, Minds)
        if len(room.story.given) > given and not is_set(view) and minds.pace.late:
            (free if has_choice else forced).append(asyncio.get_running_loop().time() - begun)

    monkeypatch.setattr(Room, "drive_one", timed)

    async def play(room: Room) -> None:
        """The person takes some time, as people do: tables are not all at their last trick at once."""
        story = room.story
        while story.state() == "playing":
            if 0 in story.seats_to_act():
                await asyncio.sleep(chance.random() * 0.2)
                assert story.table is not None
                pick = story.game.write_pick(sorted(story.table.options(0))[0])
                await room.answer(0, story.question_id(0), pick, "", Ear(0))
            await asyncio.sleep(0.001)

    async def run() -> None:
        async with house_in(tmp_path, thinkers=2, thought=0.05) as house:

            async def table() -> None:
                await asyncio.sleep(chance.random() * 10)
                while len(forced) < ANSWERS:
                    await play(await table_in(house, [ME, *bots(3, "search")], "tricktakers"))

            await asyncio.gather(*[table() for _ in range(TABLES)])

    asyncio.run(run())
    assert 0.45 < likelihood(forced, free) < 0.55
