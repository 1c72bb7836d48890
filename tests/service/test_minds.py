"""Processes that think: one that dies takes one thought along, and never a table."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from followsuit import View, find_game
from followsuit.bots import roster, thinking
from followsuit.core.rng import Rng
from followsuit.service.minds import Minds
from followsuit.service.room import Room, are_allowed
from followsuit.service.thoughts import NoThought
from service.at_home import ME, bots, house_in, table_in
from service.nursery import Nursery
from service.people import Person


def view_with_a_choice() -> View:
    t = find_game("trick-raiders").new_table(seed=3)
    return t.view(t.next_seat())


async def there(minds: Minds) -> None:
    """Until all processes are ready."""
    minds.begin()
    while len(minds.minds) < minds.count:
        await asyncio.sleep(0.01)


def test_a_killed_process_costs_one_thought_which_is_thought_again() -> None:
    async def run() -> None:
        minds = Minds(1, 0.5)
        await there(minds)
        view = view_with_a_choice()
        first = next(iter(minds.minds))
        thought = asyncio.create_task(minds.answer("t", view, "search"))
        await asyncio.sleep(0.2)
        os.kill(first.pid, signal.SIGKILL)
        picks, _ = await thought
        assert are_allowed(view, picks)
        assert [mind.pid != first.pid for mind in minds.minds] == [True]
        os.kill(next(iter(minds.minds)).pid, signal.SIGKILL)  # now while it has nothing to do
        await asyncio.sleep(0.05)
        picks, _ = await minds.answer("t", view, "search")
        assert are_allowed(view, picks)
        hint = await minds.advise("t", view)
        assert are_allowed(view, hint.picks)
        await minds.end()

    asyncio.run(run())


def test_thoughts_are_thought_at_the_same_time() -> None:
    """Each in a process of its own; meanwhile the loop has all its time for others."""

    async def run() -> tuple[set[int], int]:
        minds = Minds(2, 0.3)
        await there(minds)
        free: set[int] = set()
        looks = 0

        async def watch() -> None:
            nonlocal looks
            while True:
                free.add(len(minds.turns.free))
                looks += 1
                await asyncio.sleep(0.001)

        watching = asyncio.create_task(watch())
        view = view_with_a_choice()
        await asyncio.gather(*[minds.answer(f"t{number}", view, "search") for number in range(4)])
        watching.cancel()
        await minds.end()
        return free, looks

    free, looks = asyncio.run(run())
    assert 0 in free, "both think"
    assert looks > 30, "in the time of a thought it gets its turn again and again"


def test_no_process_is_left_when_the_server_is_killed(nursery: Nursery) -> None:
    server = nursery.serve(thinkers=1, thought=0.02)
    mika = Person(server)
    begun = mika.begin([{"kind": "me"}, *[{"kind": "bot", "level": "search"}] * 2])
    with mika.sit(begun["table"]) as socket:
        socket.await_state(lambda state: state["view"]["to_act"] == [0])
    children = [pid for pid in processes() if server.pid in (parent(pid), parent(parent(pid)))]
    assert children
    server.kill()
    end = time.monotonic() + 10
    while any(Path(f"/proc/{pid}").exists() for pid in children) and time.monotonic() < end:
        time.sleep(0.01)
    assert not [pid for pid in children if Path(f"/proc/{pid}").exists()]


def processes() -> Iterator[int]:
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            yield int(entry.name)


def parent(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    except (OSError, IndexError):
        return 0


# Bots that fail.


class Stubborn:
    """A bot of somebody else's."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def answer(self, view: View) -> int:
        raise RuntimeError("I would rather not")


class Wild(Stubborn):
    def answer(self, view: View) -> int:
        return 12345


async def play_with(level: str, house: Any) -> Room:
    room = await table_in(house, [ME, *bots(2, level)])
    while [seat for seat in room.story.seats_to_act() if seat]:
        await asyncio.sleep(0.01)
    return room


@pytest.mark.parametrize("kind", [Stubborn, Wild])
def test_a_bot_that_fails_answers_by_rules_of_thumb(
    kind: type[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here it thinks in the test's own process, which knows of it."""
    monkeypatch.setattr(roster, "levels", lambda: {"strange": kind})

    async def run() -> int:
        async with house_in(tmp_path, thinkers=1) as house:

            async def answer(_table: str, view: View, level: str) -> tuple[list[int], float]:
                return [roster.new_bot(level, house.new_rng()).answer(view)], 0.0

            monkeypatch.setattr(house.minds, "answer", answer)
            room = await play_with("strange", house)
            return len(room.story.given)

    assert asyncio.run(run()) >= 2


def test_where_no_process_can_be_had_bots_still_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nobody(*_: object, **__: object) -> Any:
        raise NoThought("none can be had")

    async def run() -> int:
        async with house_in(tmp_path, thinkers=1) as house:
            monkeypatch.setattr(house.minds, "turn", nobody)
            room = await play_with("search", house)
            return len(room.story.given)

    assert asyncio.run(run()) >= 2


def test_a_thought_without_end_is_ended_by_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a process of its own, which dies of it."""
    pid = os.fork()
    if pid == 0:
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        monkeypatch.setattr(thinking, "LONGEST", 0.05)
        with thinking.ended_when_too_long():
            while True:
                pass
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == -signal.SIGALRM


def test_of_a_set_nothing_is_given_after_somebody_else_was_quicker(tmp_path: Path) -> None:
    """Another worker has answered for the bot meanwhile: what is left of the set here is worth nothing."""

    async def run() -> None:
        async with house_in(tmp_path) as house, house_in(tmp_path) as other:
            room = await table_in(house, [ME, *bots(2, "thumb")])
            assert room.driver is not None
            room.driver.cancel()
            there = await other.room(room.id)
            assert there is not None
            while there.bot_to_act() is not None:  # it drives them, and nobody here hears of it
                await asyncio.sleep(0.005)
            await room.drive_one(1)
            await room.drive_one(2)
            assert room.story.seq == there.story.seq
            assert room.story.given == there.story.given

    asyncio.run(run())
