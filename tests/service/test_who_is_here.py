"""Who is at a table, here and at other workers; how many watch; and who is told of it."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from followsuit.core.cards import SPECTATOR
from followsuit.service import room as rooming
from followsuit.service.entries import BACK, STAND_IN
from followsuit.service.room import Room
from followsuit.service.tables import SeatPlan
from service.at_home import ME, Ear, house_in, table_in
from service.people import Json


class Clock:
    """A clock that stands, of the table's own; the loop has another."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.begun = 5000.0

    def monotonic(self) -> float:
        return self.now

    def time(self) -> float:
        return self.begun

    def perf_counter(self) -> float:
        return 0.0


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(rooming, "time", clock)
    return clock


def played(folder: Path, play: Callable[[Room, list[Json]], Coroutine[Any, Any, None]]) -> None:
    """At a table with two people, Mika and Noa; and what the other workers are told."""

    async def run() -> None:
        async with house_in(folder) as house:
            room = await table_in(house, [ME, SeatPlan("open"), SeatPlan("open")])
            await room.sit(1, "person", "Noa", guest="noa")
            told: list[Json] = []
            house.keeper.tell = told.append  # type: ignore[method-assign, assignment]
            await play(room, told)

    asyncio.run(run())


def heard(ear: Ear) -> list[Json]:
    """What was heard since the last time."""
    said = [json.loads(text) for text in ear.heard]
    ear.heard.clear()
    return said


def online(ear: Ear) -> list[list[bool]]:
    """Of each state heard since the last time, which of Mika and Noa it shows to be here."""
    return [[seat["online"] for seat in one["table"]["seats"][:2]] for one in heard(ear)]


def test_who_comes_and_who_goes_is_seen_by_the_others(tmp_path: Path) -> None:
    async def play(room: Room, told: list[Json]) -> None:
        mika, noa, again = Ear(0), Ear(1), Ear(1)
        await room.enter(mika, None)
        assert online(mika) == [[True, False]]
        await room.enter(noa, None)
        assert (online(mika), online(noa)) == ([[True, True]], [[True, True]])
        await room.enter(again, None)
        assert (online(mika), online(again)) == ([], [[True, True]]), "who was here already is no news"
        room.leave(again)
        assert online(mika) == [], "they are still here"
        room.leave(noa)
        assert online(mika) == [[True, False]]
        assert [one["presence"] for one in told] == [
            [[room.id, 0, True]],
            [[room.id, 1, True]],
            [[room.id, 1, True]],
            [[room.id, 1, False]],
        ]

    played(tmp_path, play)


def test_who_only_watches_comes_and_goes_unseen(tmp_path: Path) -> None:
    async def play(room: Room, told: list[Json]) -> None:
        mika, watching = Ear(0), Ear(SPECTATOR)
        await room.enter(mika, None)
        heard(mika)
        told.clear()
        before = list(room.absent_since)
        await room.enter(watching, None)
        room.leave(watching)
        assert (heard(mika), told, room.absent_since) == ([], [], before)

    played(tmp_path, play)


def test_what_another_worker_sees_is_seen_here(tmp_path: Path, clock: Clock) -> None:
    async def play(room: Room, told: list[Json]) -> None:
        mika = Ear(0)
        await room.enter(mika, None)
        heard(mika)
        clock.now += 10.0
        room.heard_presence(1, "one", True)
        assert online(mika) == [[True, True]]
        room.heard_presence(1, "other", True)
        room.heard_presence(1, "one", False)
        assert online(mika) == [], "they are still at the other"
        clock.now += 1.0
        room.heard_presence(1, "other", False)
        assert online(mika) == [[True, False]]
        assert room.absent_since[1] == clock.now, "from now on they are missed"
        room.heard_presence(0, "one", True)
        room.heard_presence(0, "one", False)
        assert online(mika) == [], "they are here all the time"
        assert room.absent_since[0] == 1000.0
        for nobody in (-1, 3, SPECTATOR):
            room.heard_presence(nobody, "one", True)
        assert (heard(mika), set(room.elsewhere)) == ([], {0, 1})

    played(tmp_path, play)


def test_a_worker_of_which_nothing_is_heard_any_more_sees_nobody(tmp_path: Path, clock: Clock) -> None:
    async def play(room: Room, told: list[Json]) -> None:
        room.heard_presence(1, "one", True)
        clock.now += room.house.presence_limit - 0.1
        assert room.online() == [False, True, False]
        clock.now += 0.1
        assert room.online() == [False, False, False]

    played(tmp_path, play)


def test_who_comes_here_is_seen_at_once_whatever_others_said_of_them(tmp_path: Path, clock: Clock) -> None:
    async def play(room: Room, told: list[Json]) -> None:
        mika, noa = Ear(0), Ear(1)
        await room.enter(mika, None)
        room.heard_presence(1, "one", True)
        assert online(mika)[-1] == [True, True]
        await room.enter(noa, None)
        assert online(mika) == [], "and it is no news that they are"
        room.leave(noa)
        assert online(mika) == [], "nor that they are not here, who are elsewhere"
        assert room.absent_since[1] == 1000.0

    played(tmp_path, play)


def watchers(ear: Ear) -> list[int]:
    return [one["count"] for one in heard(ear) if one["type"] == "watching"]


def test_those_who_sit_are_told_how_many_watch_and_only_when_it_is_another_number(
    tmp_path: Path, clock: Clock
) -> None:
    async def play(room: Room, told: list[Json]) -> None:
        mika, watching, more = Ear(0), Ear(SPECTATOR), Ear(SPECTATOR)
        for ear in (mika, watching):
            await room.enter(ear, None)
            heard(ear)
        told.clear()
        room.count_watchers()
        assert (watchers(mika), heard(watching)) == ([1], [])
        room.count_watchers()
        assert watchers(mika) == []
        await room.enter(more, None)
        room.count_watchers()
        assert watchers(mika) == [2]
        room.leave(watching)
        room.leave(more)
        room.count_watchers()
        assert watchers(mika) == [0]
        assert [one["watching"] for one in told if "watching" in one] == [
            [[room.id, 1]],
            [[room.id, 2]],
            [[room.id, 0]],
        ]

    played(tmp_path, play)


def test_those_who_watch_elsewhere_count_as_long_as_they_are_heard_of(tmp_path: Path, clock: Clock) -> None:
    async def play(room: Room, told: list[Json]) -> None:
        mika, watching = Ear(0), Ear(SPECTATOR)
        for ear in (mika, watching):
            await room.enter(ear, None)
        room.heard_watching("one", 3)
        room.heard_watching("other", 2)
        room.count_watchers()
        assert watchers(mika) == [6]
        room.heard_watching("other", 1)
        room.count_watchers()
        assert watchers(mika) == [5]
        clock.now += room.house.presence_limit - 0.1
        room.heard_watching("other", 1)
        room.count_watchers()
        assert watchers(mika) == []
        clock.now += 0.1
        room.count_watchers()
        assert watchers(mika) == [2], "of one of them nothing was heard for too long"

    played(tmp_path, play)


def test_who_is_stood_in_for_takes_over_as_soon_as_they_are_back(tmp_path: Path) -> None:
    async def play(room: Room, told: list[Json]) -> None:
        mika, noa = Ear(0), Ear(1)
        await room.enter(mika, None)
        async with room.lock:
            await room.append(STAND_IN, 1)
        heard(mika)
        before = room.story.seq
        await room.enter(noa, None)
        (state,) = heard(mika)
        assert [news["kind"] for news in state["news"]] == [BACK]
        assert (state["table"]["seats"][1]["stand_in"], room.story.seq) == (False, before + 1)
        await room.enter(Ear(1), None)
        assert room.story.seq == before + 1

    played(tmp_path, play)


# What goes round among the workers.


def test_all_who_are_here_are_told_of_now_and_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a worker that died is noticed; and where there is only one, nobody is told anything."""

    async def play(room: Room, told: list[Json]) -> None:
        house: Any = room.house
        for ear in (Ear(0), Ear(1), Ear(1), Ear(SPECTATOR)):
            await room.enter(ear, None)
        room.count_watchers()
        told.clear()
        house.presence_at = 0.0
        house.tell_all_presence()
        assert told == []
        monkeypatch.setattr(type(house.keeper), "is_shared", property(lambda _: True))
        house.tell_all_presence()
        assert told == [
            {"presence": [[room.id, 0, True], [room.id, 1, True]]},
            {"watching": [[room.id, 1]]},
        ]
        house.tell_all_presence()
        assert len(told) == 2, "it has just been said"
        house.presence_at -= house.presence_pause
        house.tell_all_presence()
        assert len(told) == 4

    played(tmp_path, play)


def test_many_are_told_of_in_several_messages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL carries 8000 bytes at a time, and a table's name is short."""

    async def play(room: Room, told: list[Json]) -> None:
        house: Any = room.house
        monkeypatch.setattr(type(house.keeper), "is_shared", property(lambda _: True))
        house.rooms = {
            f"t{number}": SimpleNamespace(
                id=f"t{number:011}",
                listeners={Ear(0)},
                watching_here=1,
                story=SimpleNamespace(seats=[None] * 3),
                lock=room.lock,
            )
            for number in range(401)
        }
        house.presence_at = 0.0
        house.tell_all_presence()
        parts = [(*one, len(*one.values())) for one in told]
        assert parts == [("presence", 200)] * 2 + [("presence", 1)] + [("watching", 200)] * 2 + [
            ("watching", 1)
        ]
        assert {table for one in told[:3] for table, *_ in one["presence"]} == {
            f"t{number:011}" for number in range(401)
        }
        assert max(len(json.dumps(one, separators=(",", ":")).encode()) for one in told) < 7900
        house.rooms = {}

    played(tmp_path, play)


def test_what_the_others_say_is_heard_at_the_tables_it_is_about(tmp_path: Path) -> None:
    async def play(room: Room, told: list[Json]) -> None:
        house: Any = room.house
        read: list[str] = []

        async def read_on() -> None:
            read.append(room.id)

        room.read_on = read_on  # type: ignore[method-assign]
        house.hear({"tables": [room.id, "nothing"], "worker": "one"})
        house.hear({"presence": [[room.id, 1, True], ["nothing", 0, True]], "worker": "one"})
        house.hear({"watching": [[room.id, 4], ["nothing", 1]], "worker": "one"})
        house.hear({"worker": "one"})
        await asyncio.sleep(0.01)
        assert read == [room.id]
        assert room.online() == [False, True, False]
        assert room.watching_elsewhere["one"][0] == 4
        house.hear({"all": True})
        await asyncio.sleep(0.01)
        assert read == [room.id] * 2

    played(tmp_path, play)
