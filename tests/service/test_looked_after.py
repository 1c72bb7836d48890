"""What goes on at tables whether or not anyone asks: who drives bots, and what is dropped."""

import asyncio
import json
import logging
from collections.abc import Callable, Coroutine
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from followsuit import find_game
from followsuit.bots.hint import hint_for
from followsuit.core.cards import SPECTATOR
from followsuit.core.rng import seeded
from followsuit.service import room as rooming
from followsuit.service.entries import SIT, Entry
from followsuit.service.house import House, minds_of_one
from followsuit.service.keeping import StoreDown
from followsuit.service.log import LOGGER
from followsuit.service.metrics import FAULTS, ROOMS
from followsuit.service.minds import Minds
from followsuit.service.room import FIRST_PAUSE, LONGEST_PAUSE, Refused, Room
from followsuit.service.settings import Settings
from followsuit.service.story import OVER, Refusal
from followsuit.service.tables import SeatPlan, begin
from followsuit.service.texts import say
from followsuit.service.thoughts import NoThought
from service.at_home import ME, Ear, bots, house_in, play_out, table_in
from service.clockwork import run

Said = Callable[[], list[tuple[str, str, dict[str, Any]]]]


@pytest.fixture
def said(caplog: pytest.LogCaptureFixture) -> Said:
    caplog.set_level(logging.INFO, logger=LOGGER.name)
    return lambda: [
        (one.levelname, one.getMessage(), vars(one)["values"])
        for one in caplog.records
        if one.name == LOGGER.name
    ]


def kept(folder: Path, play: Callable[[House], Coroutine[Any, Any, None]], **values: Any) -> None:
    """In a house that looks after nothing by itself."""

    async def begin_and_end() -> None:
        async with house_in(folder, **values) as house:
            house.watch.tasks[-2].cancel()
            await play(house)

    asyncio.run(begin_and_end())


def test_a_fault_at_one_table_is_counted_and_the_others_are_looked_after(tmp_path: Path, said: Said) -> None:
    async def play(house: House) -> None:
        first = await table_in(house, [ME, *[SeatPlan("open")] * 2])
        second = await table_in(house, [ME, *[SeatPlan("open")] * 2])
        for room in (first, second):
            await room.enter(Ear(SPECTATOR), None)
        before = FAULTS._value.get()
        first.count_watchers = lambda: 1 // 0  # type: ignore[method-assign, assignment]
        await house.look_after_all()
        assert FAULTS._value.get() == before + 1
        assert second.watching == 1
        assert said()[-1] == ("ERROR", "looking after a table failed", {"table": first.id})

        def down() -> None:
            raise StoreDown("x")

        first.count_watchers = down  # type: ignore[method-assign]
        second.watching = 0
        await house.look_after_all()
        assert second.watching == 0, "where the store is away nobody is looked after"
        assert FAULTS._value.get() == before + 1

    kept(tmp_path, play)


def test_a_table_nobody_looks_at_is_dropped_after_its_time(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        room = await table_in(house, [ME, *[SeatPlan("open")] * 2])
        other = await table_in(house, [ME, *[SeatPlan("open")] * 2])
        ear = Ear(0)
        await other.enter(ear, None)
        await asyncio.sleep(0.01)
        await house.look_after_all()
        assert set(house.rooms) == {room.id, other.id}
        for one in (room, other):
            one.used_at -= 120.1
        async with room.lock:
            await house.look_after_all()
        assert room.id in house.rooms, "somebody is just storing something"
        room.driver = asyncio.create_task(asyncio.sleep(10))
        await house.look_after_all()
        assert room.id in house.rooms, "bots play there"
        room.driver.cancel()
        room.driver = None
        await house.look_after_all()
        assert set(house.rooms) == {other.id}
        assert ROOMS._value.get() == 1.0

    kept(tmp_path, play)


def test_bots_whose_work_ended_by_a_fault_go_on(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        room = await table_in(house, [ME, *bots(2)])
        woken: list[int] = []
        room.wake = lambda: woken.append(1)  # type: ignore[method-assign]

        async def ends(fault: bool) -> None:
            if fault:
                raise ValueError("x")

        for fault in (False, True):
            room.driver = asyncio.create_task(ends(fault))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            await house.look_after(room)
            assert len(woken) == fault
        room.driver = None

    kept(tmp_path, play)


def test_those_who_are_waited_for_are_looked_for_where_somebody_looks_on(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        room = await table_in(house, [ME, *bots(2)])
        looked: list[str] = []

        async def absent() -> None:
            looked.append("absent")

        async def idle() -> None:
            looked.append("idle")

        room.look_for_absent, room.look_for_idle = absent, idle  # type: ignore[method-assign]
        await house.look_after(room)
        assert looked == []
        await room.enter(Ear(SPECTATOR), None)
        await house.look_after(room)
        assert looked == ["absent", "idle"]
        await room.enter(Ear(0), None)
        await house.look_after(room)
        assert looked == ["absent", "idle"], "all are here, and nothing was agreed on"

    kept(tmp_path, play)


def test_what_keeps_the_house_from_being_ready(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        assert await house.troubles() == []
        house.note_passing("bots", ValueError("x"))
        assert await house.troubles() == ["bots has ended lately"]
        house.store.trouble = "late"
        assert await house.troubles() == ["the store does not answer", "bots has ended lately"]
        house.store.trouble = ""

    kept(tmp_path, play)


def test_what_begins_with_a_house_and_ends_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []
    monkeypatch.setattr(Minds, "begin", lambda minds: begun.append("minds"))
    monkeypatch.setattr("followsuit.service.house.end_in_time", lambda seconds: begun.append(f"{seconds}"))

    async def play() -> None:
        async with house_in(tmp_path, warm=True, end_within=7.0) as house:
            assert begun == ["7.0", "minds"]
            assert [task.get_name() for task in house.watch.tasks] == [
                "sign of life",
                "store writer",
                "tick",
                "reviews",
            ]
            await table_in(house, [ME, *[SeatPlan("open")] * 2])
            left = house.start(asyncio.sleep(1000), "left over")
            house.memory.end = lambda: begun.append("memory")  # type: ignore[method-assign]
            tasks = house.watch.tasks
        assert left.cancelled()
        assert all(task.done() for task in tasks)
        assert begun[2:] == ["memory"]
        with pytest.raises(StoreDown):
            await house.store.append("t", Entry(1, SIT))

    asyncio.run(play())


def test_memory_is_looked_through_when_nobody_is_there(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        quiet: list[bool] = []
        house.memory.look_through = lambda is_quiet: bool(quiet.append(is_quiet))  # type: ignore[method-assign, func-returns-value]
        room = await table_in(house, [ME, *[SeatPlan("open")] * 2])
        await house.look_after_all()
        ear = Ear(SPECTATOR)
        await room.enter(ear, None)
        await house.look_after_all()
        assert quiet == [True, False]

    kept(tmp_path, play)


@pytest.mark.parametrize(("cores", "workers", "minds"), [(8, 1, 8), (8, 3, 2), (2, 4, 1)])
def test_processes_that_think_share_the_cores(
    cores: int, workers: int, minds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.sched_getaffinity", lambda _: set(range(cores)), raising=False)
    assert minds_of_one(workers) == minds
    assert House(Settings(workers=1, thinkers=5)).minds.count == 5


def test_one_table_is_read_once_however_many_want_it(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        room = await table_in(house, [ME, *[SeatPlan("open")] * 2])
        house.rooms.clear()
        found = await asyncio.gather(*[house.room(room.id) for _ in range(3)])
        assert len({id(one) for one in found}) == 1
        assert house.loading == {}
        assert await house.room("nothing") is None
        again = house.rooms[room.id]
        again.used_at = 0.0
        await house.room(room.id)
        assert again.used_at > 0.0, "whoever asks for it uses it"

    kept(tmp_path, play)


@pytest.mark.parametrize(
    ("is_shared", "ago", "is_left"), [(False, 0.0, False), (True, 0.0, True), (True, 9.0, False)]
)
def test_who_drives_the_bots_of_a_table_that_is_read(
    is_shared: bool, ago: float, is_left: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another worker most likely does, where one has stored something just now."""
    woken: list[str] = []
    monkeypatch.setattr(Room, "wake", lambda room: woken.append("now"))
    monkeypatch.setattr(Room, "wake_later", lambda room: woken.append("later"))

    async def play(house: House) -> None:
        room = await table_in(house, [ME, *bots(2)])
        if is_shared:
            monkeypatch.setattr(type(house.keeper), "is_shared", property(lambda _: True))
        house.rooms.clear()
        woken.clear()
        at = room.story.last_at
        monkeypatch.setattr("followsuit.service.rooms.time.time", lambda: at + ago)
        await house.room(room.id)
        monkeypatch.undo()
        assert woken == ["later" if is_left else "now"]

    kept(tmp_path, play)


# Bots.


def test_bots_whose_store_fails_try_again_ever_more_seldom() -> None:
    """And go on as before when it is back."""
    waited: list[float] = []

    async def play() -> None:
        tries = iter([True] * 7 + [False] + [True] + [False])

        async def drive_one(_: int) -> None:
            waited.append(asyncio.get_running_loop().time())
            is_down = next(tries, None)
            if is_down is None:
                raise Refused(Refusal("too-long"))
            if is_down:
                raise StoreDown("x")

        room = SimpleNamespace(
            house=SimpleNamespace(settings=Settings()), bot_to_act=lambda: 1, drive_one=drive_one, id="t"
        )
        await Room.drive(room)  # type: ignore[arg-type]

    run(play())
    pauses = [round(after - before, 6) for before, after in pairwise(waited)]
    assert pauses == [FIRST_PAUSE, 0.4, 0.8, 1.6, 3.2, LONGEST_PAUSE, LONGEST_PAUSE, 0.0, FIRST_PAUSE, 0.0]


def test_bots_pause_before_each_answer_where_that_is_wanted(said: Said) -> None:
    times: list[float] = []

    async def play() -> None:
        async def drive_one(_: int) -> None:
            times.append(asyncio.get_running_loop().time())
            if len(times) == 3:
                raise Refused(Refusal("too-long"))

        room = SimpleNamespace(
            house=SimpleNamespace(settings=Settings(bot_pause=0.5)),
            bot_to_act=lambda: 1,
            drive_one=drive_one,
            id="t",
        )
        await Room.drive(room)  # type: ignore[arg-type]

    run(play())
    assert [round(one, 6) for one in times] == [0.5, 1.0, 1.5]
    assert said() == [("INFO", "a bot may not answer any more", {"table": "t"})]


def test_a_bot_whose_answer_will_not_do_is_said_and_answers_by_rules_of_thumb(
    tmp_path: Path, said: Said
) -> None:
    async def play(house: House) -> None:
        room = await table_in(house, [ME, *bots(2)])
        while room.bot_to_act() is not None:
            await asyncio.sleep(0.002)
        assert room.story.table is not None
        view = room.story.table.view(0)
        answers: list[Any] = [([10**6], 5.0), NoThought("died"), ValueError("b6"), ([], 5.0)]

        async def answer(*_: object) -> Any:
            said_so = answers.pop(0)
            if isinstance(said_so, Exception):
                raise said_so
            return said_so

        house.thinkers.answer = answer  # type: ignore[method-assign, assignment]
        before = FAULTS._value.get()
        for fault in ("an answer that is not allowed", "died", "ValueError", "an answer that is not allowed"):
            picks, seen_at = await room.thought(0, "search", view)
            assert rooming.are_allowed(view, picks)
            assert said()[-1] == (
                "ERROR",
                "a bot could not answer",
                {"table": room.id, "seat": 0, "bot": "search", "error": fault},
            )
        assert FAULTS._value.get() == before + 4
        quick = room.quick_answer(view)
        answers.append((quick, 7.0))
        assert await room.thought(0, "search", view) == (quick, 7.0)
        for level in ("thumb", "random"):
            now = asyncio.get_running_loop().time()
            picks, seen_at = await room.thought(0, level, view)
            assert rooming.are_allowed(view, picks)
            assert 0.0 < seen_at - now < 0.5
        assert FAULTS._value.get() == before + 4

    kept(tmp_path, play)


# Advice, and what is told.


def test_advice_is_told_to_the_one_who_asked(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        room = await begin(house, find_game("tricktakers"), {}, [ME, *bots(2)], "Mika", "guest")
        while room.bot_to_act() is not None:
            await asyncio.sleep(0.002)
        assert room.story.table is not None
        ear, question = Ear(0), room.story.question_id(0)
        hint = hint_for(room.story.table.view(0), seeded(1), worlds=2)
        answers: list[Any] = [hint, NoThought("died")]

        async def advise(*_: object) -> Any:
            found = answers.pop(0)
            if isinstance(found, Exception):
                raise found
            return found

        house.thinkers.advise = advise  # type: ignore[method-assign, assignment]
        for _ in range(2):
            room.ask_hint(0, question, ear)
            assert room.is_advising
            await asyncio.sleep(0.05)
            assert not room.is_advising
        first, second = [json.loads(text) for text in ear.heard]
        assert (first["type"], first["question"]) == ("hint", question)
        assert first["picks"] == [room.story.game.write_pick(pick) for pick in hint.picks]
        assert second == {"type": "error", "sentence": say("server-fault", "en")}

    kept(tmp_path, play)


def test_no_more_than_a_few_states_are_kept_to_be_told_again(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        room = await table_in(house, [ME, *[SeatPlan("open")] * 2])
        first = room.state_text(0, "en", None)
        assert room.state_text(0, "en", None) is first
        for number in range(1, rooming.MOST_TOLD):
            room.state_text(0, "en", -number)
        assert len(room.told) == rooming.MOST_TOLD
        assert room.state_text(0, "en", None) is first
        room.state_text(SPECTATOR, "en", None)
        assert len(room.told) == 1
        await room.say(0, "hm")
        assert len(room.told) == 1
        await room.sit(1, "person", "Noa", guest="noa")
        again = room.state_text(0, "en", None)
        assert "Noa" in again
        assert len(room.told) == 1, "what was there before is gone"

    kept(tmp_path, play)


def test_what_is_much_to_be_told_again(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        room = await table_in(house, [ME, *[SeatPlan("open")] * 2])
        one = room.story.heard[0][0]
        room.story.heard[0] = [one] * 70
        assert [room.is_much(0, since) for since in (None, 10, 9, 70)] == [False, False, True, False]
        ear = Ear(0)
        room.tell_again(ear, 68)
        assert len(json.loads(ear.heard[0])["news"]) <= 2
        assert 0 < ear.spent < 5.0

    kept(tmp_path, play)


def test_a_game_that_ends_is_counted_once(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        over: list[str] = []
        house.counts.over = over.append  # type: ignore[method-assign, assignment]
        room = await table_in(house, [ME, *bots(2)])
        await play_out(room)
        assert (room.story.state(), over) == (OVER, ["trick-raiders"])
        await room.name_next(0, "abcdefghijkm")
        assert over == ["trick-raiders"]
        assert await room.name_next(0, "another") == "abcdefghijkm", "whoever says it first"

    kept(tmp_path, play)


def test_a_store_in_which_others_are_always_first_is_busy(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        room = await table_in(house, [ME, *[SeatPlan("open")] * 2])
        house.settings = replace(house.settings, patience=0.02)

        async def taken(*_: object) -> bool:
            await asyncio.sleep(0.001)
            return False

        house.keeper.append = taken  # type: ignore[method-assign, assignment]
        house.keeper.append_chat = taken  # type: ignore[method-assign, assignment]
        for work in (
            room.sit(1, "person", "Noa", guest="noa"),
            room.say(0, "hm"),
            room.name_next(0, "abcdefghijkm"),
        ):
            with pytest.raises(Refused, match="busy"):
                await work

    kept(tmp_path, play)
