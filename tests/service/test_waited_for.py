"""Those who are waited for: their clocks, who may nudge them, and when a bot answers for them."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from followsuit import find_game
from followsuit.service import room as rooming
from followsuit.service import store
from followsuit.service.entries import ANSWER, ASK_UNDO, LATE, STAND_IN
from followsuit.service.room import LONGEST_THOUGHT, Refused, Room
from followsuit.service.settings import Limits
from followsuit.service.story import PLAYING, WAITING
from followsuit.service.tables import SeatPlan, begin
from service.at_home import ME, Ear, bots, house_in


class Clock:
    """Two clocks that stand, of the table's own; the loop has another."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.day = 5000.0

    def monotonic(self) -> float:
        return self.now

    def time(self) -> float:
        return self.day

    def perf_counter(self) -> float:
        return 0.0


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(rooming, "time", clock)
    return clock


def played(
    folder: Path,
    play: Callable[[Room], Coroutine[Any, Any, None]],
    people: int = 3,
    within: int = 0,
    **values: Any,
) -> None:
    """At a table of TrickTakers with three seats, bots in those that no people have; nothing is looked after
    but by the test."""

    async def run() -> None:
        async with house_in(folder, **values) as house:
            house.look_after_all = nothing  # type: ignore[method-assign]
            plans = [ME, *[SeatPlan("open")] * (people - 1), *bots(3 - people)]
            room = await begin(house, find_game("tricktakers"), {}, plans, "Mika", "guest0", within)
            for seat in range(1, people):
                await room.sit(seat, "person", f"P{seat}", guest=f"guest{seat}")
            while room.bot_to_act() is not None:
                await asyncio.sleep(0.002)
            await play(room)

    async def nothing() -> None: ...

    asyncio.run(run())


def asked(room: Room) -> int:
    (seat,) = room.story.seats_to_act()
    return seat


def kinds(ear: Ear) -> list[str]:
    said = [json.loads(text) for text in ear.heard]
    return [news["kind"] for one in said if one["type"] == "state" for news in one["news"]]


def test_nobody_has_a_clock_where_all_are_here_and_nothing_was_agreed_on(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        assert room.clocks([True] * 3) == {}
        assert room.waited_for() == [asked(room)]

    played(tmp_path, play)


def test_the_time_agreed_on_runs_from_the_question(tmp_path: Path, clock: Clock) -> None:
    async def play(room: Room) -> None:
        seat = asked(room)
        assert room.clocks([True] * 3) == {seat: 30.0}
        clock.day += 12.0
        assert room.clocks([True] * 3) == {seat: 18.0}
        clock.day += 20.0
        assert room.clocks([True] * 3) == {seat: 0.0}, "and not below nothing"

    played(tmp_path, play, within=30)


def test_who_is_missed_has_until_they_have_been_gone_for_long(tmp_path: Path, clock: Clock) -> None:
    async def play(room: Room) -> None:
        seat = asked(room)
        there = [other != seat for other in range(3)]
        clock.now += 10.0
        assert room.clocks(there) == {seat: 50.0}
        others = [other == seat for other in range(3)]
        assert room.clocks(others) == {}, "who is not asked is not waited for"

    played(tmp_path, play, grace=60.0)


def test_of_two_clocks_the_one_that_ends_first_counts(tmp_path: Path, clock: Clock) -> None:
    async def play(room: Room) -> None:
        seat = asked(room)
        there = [other != seat for other in range(3)]
        assert room.clocks(there) == {seat: 20.0}
        clock.now += 15.0
        assert room.clocks(there) == {seat: 5.0}

    played(tmp_path, play, within=30, grace=20.0)


def test_who_plays_with_bots_alone_has_no_clock(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        assert room.waited_for() == [0]
        assert room.clocks([False] * 3) == {}

    played(tmp_path, play, people=1, within=30)


def test_whether_a_table_is_looked_at_twice_a_second(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        assert room.may_wait_for_somebody()
        room.listeners |= {Ear(seat) for seat in range(2)}
        assert room.may_wait_for_somebody(), "the third is missed"
        room.listeners.add(Ear(2))
        assert not room.may_wait_for_somebody()
        room.story.within = 30
        assert room.may_wait_for_somebody()
        room.story.table = None
        assert room.story.state() == WAITING
        assert not room.may_wait_for_somebody()
        assert room.waited_for() == []

    played(tmp_path, play)


def test_a_bot_answers_for_who_is_here_when_the_time_is_over_and_not_before(
    tmp_path: Path, clock: Clock
) -> None:
    async def play(room: Room) -> None:
        seat = asked(room)
        ear = Ear((seat + 1) % 3)
        room.listeners.add(ear)
        clock.day += 29.9
        await room.look_for_idle()
        assert kinds(ear) == []
        clock.day += 0.1
        await room.look_for_idle()
        assert kinds(ear) == [LATE]
        assert room.story.is_bots(seat)
        before = room.story.seq
        await room.look_for_idle()
        assert room.story.seq == before, "said once"

    played(tmp_path, play, within=30)


@pytest.mark.parametrize("what", ["nobody is here", "nothing was agreed on", "only bots besides"])
def test_nobody_is_late(tmp_path: Path, clock: Clock, what: str) -> None:
    async def play(room: Room) -> None:
        if what != "nobody is here":
            room.listeners |= {Ear(seat) for seat in range(3)}
        clock.day += 1000.0
        before = room.story.seq
        await room.look_for_idle()
        assert room.story.seq == before

    within = 0 if what == "nothing was agreed on" else 30
    played(tmp_path, play, people=1 if what == "only bots besides" else 3, within=within)


def test_who_is_gone_for_long_is_stood_in_for_when_they_are_asked(tmp_path: Path, clock: Clock) -> None:
    async def play(room: Room) -> None:
        seat = asked(room)
        others = [other for other in range(3) if other != seat]
        ear = Ear(others[0])
        room.listeners |= {ear}
        clock.now += 59.9
        await room.look_for_absent()
        assert kinds(ear) == []
        clock.now += 0.1
        await room.look_for_absent()
        assert kinds(ear)[0] == STAND_IN
        assert [one.is_stand_in for one in room.story.seats] == [other == seat for other in range(3)]
        assert not room.story.seats[others[1]].is_stand_in, "nobody waits for them"

    played(tmp_path, play, grace=60.0)


def test_who_is_asked_to_agree_is_waited_for_too(tmp_path: Path, clock: Clock) -> None:
    """Once a bot stands in nobody has to be asked any more, and the answer is taken back."""

    async def play(room: Room) -> None:
        seat = asked(room)
        ear = Ear(seat)
        room.listeners.add(ear)
        story = room.story
        assert story.table is not None
        pick = story.game.write_pick(sorted(story.table.options(seat))[0])
        await room.answer(seat, story.question_id(seat), pick, "", ear)
        keep = len(story.given) - 1
        await room.ask_undo(seat)
        assert story.wish is not None
        clock.now += 61.0
        await room.look_for_absent()
        assert [one.is_stand_in for one in story.seats] == [other != seat for other in range(3)]
        assert kinds(ear).count("undone") == 1
        assert len(story.given) >= keep

    played(tmp_path, play, grace=60.0)


def test_where_nobody_is_here_nobody_is_stood_in_for(tmp_path: Path, clock: Clock) -> None:
    async def play(room: Room) -> None:
        clock.now += 1000.0
        before = room.story.seq
        await room.look_for_absent()
        assert room.story.seq == before

    played(tmp_path, play)


def test_who_is_back_in_the_last_moment_is_not_stood_in_for(tmp_path: Path, clock: Clock) -> None:
    """They came while the table was locked by somebody else's answer."""

    async def play(room: Room) -> None:
        seat = asked(room)
        room.listeners.add(Ear((seat + 1) % 3))
        clock.now += 61.0
        async with room.lock:
            looking = asyncio.create_task(room.look_for_absent())
            await asyncio.sleep(0.01)
            room.listeners.add(Ear(seat))
        await looking
        assert not room.story.seats[seat].is_stand_in

    played(tmp_path, play, grace=60.0)


def test_only_others_who_have_had_a_moment_are_nudged_and_once(tmp_path: Path, clock: Clock) -> None:
    async def play(room: Room) -> None:
        seat = asked(room)
        other = (seat + 1) % 3
        clock.day += 9.9
        with pytest.raises(Refused, match="nudge-early"):
            await room.nudge(other)
        clock.day += 0.1
        with pytest.raises(Refused, match="nudge-nobody"):
            await room.nudge(seat)
        await room.nudge(other)
        with pytest.raises(Refused, match="nudge-again"):
            await room.nudge(other)
        await room.nudge((seat + 2) % 3)
        assert room.story.nudged == {other, (seat + 2) % 3}

    played(tmp_path, play, nudge_after=10.0)


# Answers, names, words.


def test_an_answer_of_who_was_stood_in_for_brings_them_back(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        seat = asked(room)
        ear = Ear(seat)
        async with room.lock:
            room.story.seats[seat].is_stand_in = True
        story = room.story
        assert story.table is not None
        pick = story.game.write_pick(sorted(story.table.options(seat))[0])
        await room.answer(seat, story.question_id(seat), pick, "r", ear)
        assert not story.seats[seat].is_stand_in
        assert json.loads(ear.heard[-1])["type"] == "taken"

    played(tmp_path, play)


def test_no_name_stands_twice_at_a_table(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        assert [one.name for one in room.story.seats] == ["Mika", "P1", "P2"]
        assert room.free_name("mika") == "mika 2"
        room.story.seats[1].name = "MIKA 2"
        assert room.free_name("Mika") == "Mika 3"
        assert room.free_name("Noa") == "Noa"

    played(tmp_path, play)


def test_who_sits_already_takes_no_second_seat(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as house:
            plans = [ME, SeatPlan("open"), SeatPlan("open")]
            room = await begin(house, find_game("tricktakers"), {}, plans, "Mika", "guest")
            with pytest.raises(Refused, match="seated-already"):
                await room.sit(1, "person", "Mika", guest="guest")
            await room.sit(1, "person", "Noa", guest="noa")
            before = room.story.seq
            await room.sit(1, "person", "Noa", guest="noa")
            assert room.story.seq == before, "asked for twice"
            with pytest.raises(Refused, match="seat-taken"):
                await room.sit(1, "person", "Ren", guest="ren")
            await room.sit(2, "bot", "Sora", level="random")
            assert (room.story.seats[2].level, room.story.state()) == ("random", PLAYING)

    asyncio.run(run())


def test_so_much_is_said_at_a_table_and_no_more(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        ear = Ear(0)
        room.listeners.add(ear)
        for number in range(1, 4):
            await room.say(1, f"{number}\tx\x00y")
        with pytest.raises(Refused, match="chat-full"):
            await room.say(1, "more")
        with pytest.raises(Refused, match="chat-empty"):
            await room.say(1, "\x00\n")
        said = [json.loads(text) for text in ear.heard]
        assert [(one["n"], one["seat"], one["name"], one["text"]) for one in said] == [
            (number, 1, "P1", f"{number} x y") for number in range(1, 4)
        ]
        kept = room.chats[:]
        room.chats = []
        await room.catch_up_chats()
        assert room.chats == kept

    played(tmp_path, play, limits=Limits(chats_per_table=3))


def test_who_comes_is_told_the_last_fifty_things_that_were_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "PACE", 0.0)

    async def play(room: Room) -> None:
        for number in range(52):
            await room.say(0, str(number))
        assert [one.text for one in room.chats] == [str(number) for number in range(2, 52)]
        ear = Ear(1)
        await room.enter(ear, None)
        said = [json.loads(text) for text in ear.heard]
        assert [one["text"] for one in said if one["type"] == "chat"] == [one.text for one in room.chats]

    played(tmp_path, play)


def test_a_list_has_so_many_entries_and_no_more(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        room.house.settings = replace(
            room.house.settings, limits=Limits(entries_per_table=room.story.seq + 1)
        )
        async with room.lock:
            assert await room.append(ASK_UNDO, 0)
            with pytest.raises(Refused, match="too-long"):
                await room.append(ASK_UNDO, 0)

    played(tmp_path, play)


# Hints.


def test_when_a_hint_is_given_and_when_not(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        begun: list[str] = []

        def start(work: Any, name: str) -> None:
            work.close()
            begun.append(name)

        room.house.start = start  # type: ignore[method-assign, assignment]
        ear = Ear(0)
        question = room.story.question_id(0)
        with pytest.raises(Refused, match="stale"):
            room.ask_hint(0, "x", ear)
        with pytest.raises(Refused, match="hint-not-asked"):
            room.ask_hint(1, question, ear)
        room.ask_hint(0, question, ear)
        with pytest.raises(Refused, match="hint-too-often"):
            room.ask_hint(0, question, ear)
        room.is_advising = False
        room.ask_hint(0, question, ear)
        room.is_advising = False
        with pytest.raises(Refused, match="hint-too-often"):
            room.ask_hint(0, question, ear)
        assert begun == ["hint"] * 2
        room.story.table = None
        with pytest.raises(Refused, match="hint-not-asked"):
            room.ask_hint(0, question, ear)

    played(tmp_path, play, people=1, limits=Limits(hints_per_second=0.0001, hint_burst=2))


def test_no_hint_among_people(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        seat = asked(room)
        with pytest.raises(Refused, match="hint-not-alone"):
            room.ask_hint(seat, room.story.question_id(seat), Ear(seat))

    played(tmp_path, play)


# Bots of another worker.


@pytest.mark.parametrize(("level", "longer"), [("random", 0.0), ("thumb", 0.0), ("search", LONGEST_THOUGHT)])
def test_bots_that_another_worker_drives_are_driven_here_when_it_falls_silent(
    tmp_path: Path, level: str, longer: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(room: Room) -> None:
        later: list[tuple[float, bool]] = []

        def call_later(seconds: float, _: object) -> Any:
            later.append((seconds, False))
            number = len(later) - 1
            return SimpleNamespace(cancel=lambda: later.__setitem__(number, (seconds, True)))

        monkeypatch.setattr(asyncio, "get_running_loop", lambda: SimpleNamespace(call_later=call_later))
        room.wake_later()
        assert (later, room.fallback) == ([], None), "no bot is asked"
        room.story.seats[0].kind, room.story.seats[0].level = "bot", level
        room.wake_later()
        room.wake_later()
        assert later == [(1.5 + longer, True), (1.5 + longer, False)]
        room.driver = asyncio.current_task()
        room.wake()
        assert later[-1] == (1.5 + longer, True)
        assert room.fallback is None
        monkeypatch.undo()

    played(tmp_path, play, people=1)


def test_what_a_bot_answered_is_counted_by_who_it_answered_for(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        counted: list[str] = []
        room.house.counts.answer = lambda game, by: counted.append(by)  # type: ignore[method-assign]
        seat = asked(room)
        room.story.seats[seat].is_stand_in = True
        assert room.story.table is not None
        async with room.lock:
            assert await room.append_bots(seat, sorted(room.story.table.options(seat))[0])
        assert counted == ["stand-in"]
        entries = await room.house.keeper.entries(room.id)
        assert [(one.kind, one.data) for one in entries][-1] == (ANSWER, {"by": "stand-in"})

    played(tmp_path, play)
