"""What one guest can cost the others is bounded by what it costs, and the guest is told in a sentence."""

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from followsuit import describe
from followsuit.core.errors import WrongOption
from followsuit.service import desk
from followsuit.service.app import new_app
from followsuit.service.entries import ANSWER, UNDO, Entry
from followsuit.service.house import AT_ONCE, House
from followsuit.service.limits import Bucket
from followsuit.service.migrating import migrate
from followsuit.service.room import Refused, Room
from followsuit.service.settings import Limits, Settings
from followsuit.service.slices import SLICE, Lane
from followsuit.service.texts import say
from service.at_home import ME, Ear, bots, house_in, play_out, table_in
from service.nursery import FREE, Nursery
from service.people import BOT, Person
from service.people import ME as MINE

# Picking and taking back.


async def asked_alone(room: Room) -> None:
    while room.bot_to_act() is not None:
        await asyncio.sleep(0.002)


async def pick(room: Room, ear: Ear) -> dict[str, object]:
    """One of a set; what the person is told about taking it back."""
    story = room.story
    assert story.table is not None
    written = [story.game.write_pick(option) for option in story.table.options(0)]
    first = next(option for option in written if option != "done")
    await room.answer(0, story.question_id(0), first, "", ear)
    undo = json.loads(room.state_text(0, "en", None))["undo"]
    return {key: undo[key] for key in ("may", "text")}


async def pick_and_take_back(room: Room, ear: Ear) -> None:
    await pick(room, ear)
    await room.ask_undo(0)


def test_taking_back_has_an_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_in(tmp_path, limits=Limits(undos_per_table=5)) as house:
            room = await table_in(house, [ME, *bots(2)])
            await asked_alone(room)
            ear = Ear(0)
            for _ in range(5):
                assert await pick(room, ear) == {"may": True, "text": say("undo-free", "en")}
                await room.ask_undo(0)
            assert await pick(room, ear) == {"may": False, "text": say("undo-enough", "en")}
            with pytest.raises(Refused, match="undo-enough"):
                await room.ask_undo(0)
            await room.answer(0, room.story.question_id(0), "done", "", ear)
            assert '"taken"' in ear.heard[-1]

    asyncio.run(run())


def test_taking_back_costs_the_same_however_long_the_game_is(tmp_path: Path) -> None:
    """It goes back to a moment that was kept, and plays nothing again."""

    async def run() -> None:
        async with house_in(tmp_path) as house:
            room = await table_in(house, [ME, *bots(2)])
            await asked_alone(room)
            before = room.story.table
            assert before is not None
            room.story.play_again = None  # type: ignore[method-assign, assignment]
            words = before.words()
            told = [list(told) for told in room.story.log.told]
            for _ in range(3):
                await pick_and_take_back(room, Ear(0))
                assert room.story.table is not None
                assert room.story.table.words() == words
                assert room.story.log.told == told
                assert len(room.story.match.picks) == len(room.story.given)

    asyncio.run(run())


def test_a_poisoned_table_is_read_in_slices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A list that is far too long, from before there was a limit: whoever wants it waits, and nobody else."""
    pairs = 400
    parts: list[int] = []

    async def in_parts(_: Lane, work: Iterator[object]) -> float:
        parts.append(sum(1 for _ in work))
        return 0.0

    async def run() -> None:
        async with house_in(tmp_path) as house:
            room = await table_in(house, [ME, *bots(2)])
            await asked_alone(room)
            story = room.story
            assert story.table is not None
            story.play_again = None  # type: ignore[method-assign, assignment]
            keep = len(story.given)
            picks = [story.game.write_pick(pick) for pick in story.table.options(0)]
            pick = next(pick for pick in picks if pick != "done")
            entries: list[Entry] = []
            for seq in range(story.seq + 1, story.seq + 2 * pairs, 2):
                entries.append(Entry(seq, ANSWER, 0, pick))
                entries.append(Entry(seq + 1, UNDO, 0, data={"keep": keep}))
            await asyncio.gather(*[house.store.append(room.id, entry) for entry in entries])
            del house.rooms[room.id]
            monkeypatch.setattr(Lane, "run", in_parts)
            again = await house.room(room.id)
            assert again is not None
            assert again.story.undos == pairs
            assert parts == [AT_ONCE, again.story.seq - AT_ONCE], (
                "one entry at a time, and so many read at once"
            )

    asyncio.run(run())


def test_slices_take_turns_and_say_what_they_took() -> None:
    def work(steps: int) -> Iterator[None]:
        for _ in range(steps):
            end = time.perf_counter() + SLICE / 4
            while time.perf_counter() < end:
                pass
            order.append(steps)
            yield

    order: list[int] = []

    async def run() -> list[float]:
        lane = Lane()
        return [*await asyncio.gather(lane.run(work(12)), lane.run(work(13)))]

    took = asyncio.run(run())
    assert sorted(order) == [12] * 12 + [13] * 13
    assert order != sorted(order), "the second did not wait for the whole of the first"
    assert all(seconds > 2 * SLICE for seconds in took)


# Options that are looked at for long.


class Slow:
    """A game that does not say whether it can be played like that before it is told to."""

    def __init__(self) -> None:
        self.is_asked = threading.Event()
        self.may_answer = threading.Event()

    def checked_options(self, *_: object) -> None:
        self.is_asked.set()
        assert self.may_answer.wait(20), "nobody else was served"
        raise WrongOption("Not like that.")

    def form(self, *_: object) -> None:
        self.checked_options()


@pytest.mark.parametrize("path", ["/api/tables", "/api/games/slow/form"])
def test_options_that_are_looked_at_for_long_hold_nobody_up(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow()
    monkeypatch.setattr(desk, "game_of", lambda _: slow)
    monkeypatch.setattr(describe, "form", slow.form)
    seats = [{"kind": "me"}, {"kind": "bot"}]
    form: dict[str, object] = {"game": "slow", "seats": seats} if path == "/api/tables" else {}

    async def run() -> None:
        app = new_app(Settings(database=f"sqlite:///{tmp_path}/tables.sqlite3", warm=False))
        line = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=line, base_url="http://127.0.0.1") as guest:
            begun = asyncio.create_task(guest.post(path, json={"players": 2, "options": {}, **form}))
            await asyncio.to_thread(slow.is_asked.wait)
            assert (await guest.get("/healthz")).status_code == 200
            assert not begun.done()
            slow.may_answer.set()
            assert ((await begun).status_code, (await begun).json()) == (400, {"error": "Not like that."})

    asyncio.run(run())


# News told again.


def test_a_debt_is_paid_before_more_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    bucket = Bucket(0.1, 3.0)
    bucket.spend(2.9)
    assert not bucket.is_spent()
    bucket.spend(1.1)
    assert bucket.is_spent()
    now += 9.0
    assert bucket.is_spent()
    now += 2.0
    assert not bucket.is_spent()


def test_the_same_news_are_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as house:
            room = await table_in(house, [ME, *bots(2)])
            await asked_alone(room)
            first, second, other = Ear(), Ear(), Ear(0)
            for ear in (first, second, other):
                room.tell_again(ear, 0)
            assert first.heard[0] is second.heard[0], "not only alike"
            assert first.heard != other.heard
            assert 0 < second.spent < first.spent
            await pick_and_take_back(room, other)
            room.tell_again(second, 0)
            assert second.heard[1] != second.heard[0]

    asyncio.run(run())


def test_who_has_everything_told_again_and_again_is_told_to_wait(nursery: Nursery) -> None:
    """And hung up on in the end; those who only come back to a table are let in."""
    server = nursery.serve(limits=replace(FREE, work_per_second=0.001, work_burst=0.02, strikes=5))
    mika = Person(server)
    table = mika.begin([MINE, BOT, BOT])["table"]
    with mika.sit(table) as playing, Person(server, "Eve").sit(table) as watching:
        playing.asked()
        for _ in range(400):
            watching.say({"type": "hello", "lang": "en", "since": 0})
            if watching.await_type("state", "error")["type"] == "error":
                break
        else:
            raise AssertionError("it was never too much")
        watching.say({"type": "hello", "lang": "en", "since": 0})
        assert watching.await_type("error")["sentence"] == "You have had a lot told again; wait a moment."
        with suppress(ConnectionClosed):  # on a busy machine before all of it is said
            for _ in range(10):
                watching.say({"type": "hello", "lang": "en", "since": 0})
        assert watching.closed() == 4429
        assert playing.answer("done")["type"] == "taken"
        with mika.sit(table, since=playing.state["n"]) as again:
            assert again.state["table"]["you"] == 0
    server.kill()


def test_games_that_are_over_are_looked_at_on_the_same_account(tmp_path: Path) -> None:
    """However it is asked for, until the time that was taken has been paid."""

    async def run() -> None:
        app = new_app(Settings(database=f"sqlite:///{tmp_path}/tables.sqlite3", warm=False))
        house: House = app.state.house
        await asyncio.to_thread(migrate, house.settings)
        await house.open()
        room = await table_in(house, [ME, *bots(2)])
        await play_out(room)
        paths = ["replay", "replay/3", "replay/3?seat=all", "record", "sheets"]
        line = httpx.ASGITransport(app, client=("192.0.2.7", 1))
        async with httpx.AsyncClient(transport=line, base_url="http://127.0.0.1") as guest:
            answers = [await guest.get(f"/api/tables/{room.id}/{path}") for path in paths]
            assert [answer.status_code for answer in answers] == [200] * len(paths)
            left = house.work.of("192.0.2.7").left
            assert left < house.settings.limits.work_burst
            house.work.spend("192.0.2.7", left + 1.0)
            answers = [await guest.get(f"/api/tables/{room.id}/{path}") for path in paths]
            assert [answer.status_code for answer in answers] == [429] * len(paths)
            assert answers[0].json() == {"error": "You have had a lot told again; wait a moment."}
        await house.close()

    asyncio.run(run())
