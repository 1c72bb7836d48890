"""Sit down at one worker and say hello at another at once, before it has heard of it."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from followsuit.core.cards import SPECTATOR
from followsuit.service.asking import COOKIE
from followsuit.service.house import House
from followsuit.service.rights import guest_hash, new_guest, seat_token
from followsuit.service.room import Room
from followsuit.service.socket import Connection, Hung
from followsuit.service.tables import SeatPlan, rematch
from service.at_home import ME, Ear, bots, house_in, play_out, table_in


def deaf(house: House) -> House:
    """As if there were other workers, of whom nothing is heard: two houses with one file."""
    house.store.is_sqlite = False
    return house


async def seat_of(house: House, table: str, token: str | None, guest: str = "") -> int:
    line: Any = SimpleNamespace(query_params={}, cookies={COOKIE: guest} if guest else {})
    room = await house.room(table)
    assert room is not None
    return await Connection(house, line, "here").seat_at(room, token)


@pytest.mark.parametrize("is_by_token", [True, False])
def test_the_seat_is_found(tmp_path: Path, is_by_token: bool) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as one, house_in(tmp_path) as two:
            deaf(two)
            room = await table_in(one, [ME, SeatPlan("open"), *bots(1)])
            assert await seat_of(two, room.id, None) == SPECTATOR  # it has the table in memory now
            guest = new_guest()
            await room.sit(1, "person", "Noa", guest=guest_hash(guest))
            token = seat_token(room.story.row, 1, guest_hash(guest))
            found = await seat_of(two, room.id, token if is_by_token else None, "" if is_by_token else guest)
            assert found == 1
            with pytest.raises(Hung) as hung:
                await seat_of(two, room.id, token[:-1])
            assert hung.value.code == 4403
            assert await seat_of(two, room.id, None, new_guest()) == SPECTATOR

    asyncio.run(run())


@asynccontextmanager
async def played_elsewhere(tmp_path: Path) -> AsyncIterator[tuple[Room, Room]]:
    """A game that is over at one worker; and the same at another, which has it in memory and is deaf."""
    async with house_in(tmp_path) as one, house_in(tmp_path) as two:
        deaf(two)
        room = await table_in(one, [ME, *bots(2)])
        there = await two.room(room.id)
        assert there is not None
        await play_out(room)
        yield room, there


def test_a_rematch_is_asked_for_where_the_end_was_not_heard_of(tmp_path: Path) -> None:
    async def run() -> None:
        async with played_elsewhere(tmp_path) as (room, there):
            following, _ = await rematch(room.house, room, 0)
            assert there.story.state() != "over"
            again, seat = await rematch(there.house, there, 0)
            assert (again.id, seat) == (following.id, 0)

    asyncio.run(run())


def test_nobody_is_shown_less_than_they_have_seen(tmp_path: Path) -> None:
    async def run() -> None:
        async with played_elsewhere(tmp_path) as (room, there):
            seen = room.story.n(0)
            assert there.story.n(0) < seen
            back = Ear(0)
            await there.enter(back, seen)
            assert json.loads(back.heard[0])["n"] == seen
            assert there.story.seq == room.story.seq

    asyncio.run(run())


def test_all_who_come_at_once_are_shown_what_they_have_seen(tmp_path: Path) -> None:
    """Their worker has died, so that they say hello here at the same moment."""

    async def run() -> None:
        async with played_elsewhere(tmp_path) as (room, there):
            seen = room.story.n(0)
            ears = [Ear(0) for _ in range(3)]
            await asyncio.gather(*[there.enter(ear, seen) for ear in ears])
            assert [json.loads(ear.heard[0])["n"] for ear in ears] == [seen] * 3

    asyncio.run(run())


def test_who_comes_while_somebody_stores_is_shown_what_they_have_seen(tmp_path: Path) -> None:
    async def run() -> None:
        async with played_elsewhere(tmp_path) as (room, there):
            seen = room.story.n(0)
            back = Ear(0)
            async with there.lock:
                coming = asyncio.create_task(there.enter(back, seen))
                await asyncio.sleep(0.01)
                assert not back.heard
            await coming
            assert json.loads(back.heard[0])["n"] == seen

    asyncio.run(run())


def test_a_store_that_does_not_answer_keeps_nobody_waiting_for_long(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_in(tmp_path, slow=1.0) as house:
            room = await table_in(house, [ME, *[SeatPlan("open")] * 2])
            deaf(house)
            back = Ear(0)
            async with room.lock:  # whoever stores something waits for the store
                async with asyncio.timeout(5.0):
                    await room.enter(back, None)
            assert back.heard

    asyncio.run(run())
