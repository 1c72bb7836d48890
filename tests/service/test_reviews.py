"""A finished game looked back on: asked for by those who sat, one at a time, kept with its table."""

import asyncio
import os
import re
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import update

from followsuit import find_game
from followsuit.service import coaching
from followsuit.service.desk import Problem
from followsuit.service.entries import Entry
from followsuit.service.house import House
from followsuit.service.kept_reviews import DONE, FAILED, SILENCE, WAITING, KeptReviews
from followsuit.service.migrating import migrate
from followsuit.service.reviews import LONGEST_STEP, told_of
from followsuit.service.rights import new_table_id
from followsuit.service.room import Room
from followsuit.service.schema import REVIEWS
from followsuit.service.settings import Limits, Settings
from followsuit.service.slices import Bill
from followsuit.service.store import Store
from followsuit.service.story import Story
from followsuit.service.texts import say
from followsuit.service.watch import Watch
from service.at_home import house_in
from service.postgres import Postgres
from service.test_again import GUEST, again, finished

WORLDS = 2
FAST: dict[str, Any] = {"review_worlds": WORLDS, "review_niceness": 0}  # where much else is going on
Json = dict[str, Any]


def entries_of(story: Story) -> list[Entry]:
    """The whole list of a story that was played without a store."""
    seats = [
        Entry(number, "sit", seat, "", {"kind": one.kind, "name": one.name, "guest": one.guest})
        for number, (seat, one) in enumerate(enumerate(story.seats), 1)
    ]
    answers = [
        Entry(number, "answer", given.seat, story.game.write_pick(given.pick))
        for number, given in enumerate(story.given, len(seats) + 1)
    ]
    return [*seats, *answers]


STORY = finished("trick-raiders")


async def table_in(house: House, guest: str = GUEST) -> Room:
    """A table that is over."""
    row = replace(STORY.row, id=new_table_id(), host=guest)
    entries = entries_of(STORY)
    entries[0] = replace(entries[0], data={**entries[0].data, "guest": guest})
    return await house.create(row, entries)


async def state_of(house: House, room: Room, seat: int | None = 0, lang: str = "en") -> Json:
    state = await house.reviews.state(room, seat, lang, Bill(house.lane))
    told: Json = msgspec.json.decode(msgspec.json.encode(state))
    return told


async def done(house: House, room: Room) -> Json:
    while (state := await state_of(house, room))["state"] == "waiting":
        await asyncio.sleep(0.05)
    return state


@asynccontextmanager
async def reviewing(folder: Path, **values: Any) -> AsyncIterator[House]:
    async with house_in(folder, **{**FAST, **values}) as house:
        yield house


@pytest.fixture(scope="module")
def found() -> bytes:
    """The numbers of a whole review, made here."""
    coaching.begin_review("table", told_of(STORY), WORLDS)
    while not (step := coaching.go_on("table")).is_whole:
        pass
    assert step.done == step.total > 5
    return step.found


def test_it_is_made_put_into_words_and_kept(tmp_path: Path) -> None:
    """By a process of its own; whoever comes later reads the same, from another server too."""

    async def run() -> None:
        async with reviewing(tmp_path, review_niceness=3) as house:
            room = await table_in(house)
            assert await state_of(house, room) == {
                "state": "none", "before": 0, "done": 0, "total": 0, "review": None
            }  # fmt: skip
            await house.reviews.ask(room, 0)
            state = await done(house, room)
            assert state["state"] == "done"
            assert state["done"] == state["total"] == len(state["review"]["moves"]) > 5
            assert house.reviews.coach is not None
            own = os.getpriority(os.PRIO_PROCESS, 0)
            assert os.getpriority(os.PRIO_PROCESS, house.reviews.coach.pid) == min(19, own + 10 + 3)
            assert 10 + Settings().review_niceness == 19, "as far behind everything else as can be"
            bill = Bill(house.lane)
            decision = await house.reviews.decision(room, 0, 0, "en", bill)
            assert decision.number == 0
            assert len(decision.options) > 1
            assert bill.seconds > 0, "it is our time"
            with pytest.raises(Problem, match="no-decision"):
                await house.reviews.decision(room, state["total"], 0, "en", bill)
            japanese = await state_of(house, room, lang="ja")
            assert japanese["review"]["result"] != state["review"]["result"]
            # Who asks once more changes nothing.
            await house.reviews.ask(room, 0)
            assert (await state_of(house, room))["state"] == "done"
        async with reviewing(tmp_path) as house:
            later = await house.room(room.id)
            assert later is not None
            assert await state_of(house, later) == state

    asyncio.run(run())


def test_whoever_reads_does_not_wait_for_the_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is stopped in the middle of its work: how far it is and what is known is read all the same."""
    monkeypatch.setattr("followsuit.service.reviews.TELL_EVERY", 0.0)
    monkeypatch.setattr("followsuit.service.coaching.STEP", 0.0)  # it is copied into the process

    async def run() -> None:
        async with reviewing(tmp_path, review_worlds=300) as house:
            room = await table_in(house)
            await house.reviews.ask(room, 0)
            while (await state_of(house, room))["review"] is None:
                await asyncio.sleep(0.02)
            assert house.reviews.coach is not None
            stopped = house.reviews.coach.pid
            os.kill(stopped, signal.SIGSTOP)
            try:
                async with asyncio.timeout(LONGEST_STEP / 4):  # it would be waited for much longer
                    for lang in ("en", "ja"):
                        state = await state_of(house, room, lang=lang)
                        assert state["state"] == "waiting"
                        assert len(state["review"]["moves"]) == state["done"] > 0
                    assert (await house.reviews.decision(room, 0, 0, "en", Bill(house.lane))).number == 0
            finally:
                os.kill(stopped, signal.SIGCONT)

    asyncio.run(run())


def test_a_process_that_is_killed_is_started_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And what it was at is begun anew."""
    # On a machine with much else to do it takes longer than a moment until what was left is written down.
    monkeypatch.setattr("followsuit.service.reviews.LONGEST_END", 60.0)

    async def run() -> None:
        async with reviewing(tmp_path, review_worlds=60) as house:
            room = await table_in(house)
            await house.reviews.ask(room, 0)
            while house.reviews.coach is None:
                await asyncio.sleep(0.02)
            killed = house.reviews.coach.pid
            os.kill(killed, signal.SIGKILL)
            while house.reviews.coach is None or house.reviews.coach.pid == killed:
                await asyncio.sleep(0.02)
            again = house.reviews.coach.pid
        # The house is shut, and with it the process.
        with pytest.raises(ProcessLookupError):
            os.kill(again, 0)
        store = Store(house.settings, "other", Watch(house.settings))
        kept = await KeptReviews(store).of(room.id)
        await store.dispose(0.5)
        assert kept is not None
        assert (kept.state, kept.tries) == (WAITING, 1), "what was left is for whoever comes next, at once"

    asyncio.run(run())


def test_a_game_over_which_the_process_dies_again_and_again_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next one has its turn; and whoever wishes may try again."""
    monkeypatch.setattr("followsuit.service.reviews.AFTER_FAULT", 0.0)

    async def run() -> None:
        async with reviewing(tmp_path) as house:
            room = await table_in(house)
            runs = 0

            async def dies(table: str, told: coaching.Told) -> None:
                nonlocal runs
                runs += 1
                await house.reviews.run(os._exit, 1)

            monkeypatch.setattr(house.reviews, "go_through", dies)
            await house.reviews.ask(room, 0)
            assert (await done(house, room))["state"] == "failed"
            assert runs == 3
            monkeypatch.undo()
            await house.reviews.ask(room, 0)
            assert (await done(house, room))["state"] == "done"

    asyncio.run(run())


def test_a_fault_of_ours_fails_one_review_and_no_more(tmp_path: Path, found: bytes) -> None:
    async def run() -> None:
        async with reviewing(tmp_path) as house:
            first, second = await table_in(house), await table_in(house)

            async def goes_through(table: str, told: coaching.Told) -> None:
                if table == first.id:
                    raise ValueError("a game that nobody thought of")
                await house.reviews.kept.finish(table, 7, found)

            house.reviews.go_through = goes_through  # type: ignore[method-assign]
            await house.reviews.ask(first, 0)
            await house.reviews.ask(second, 0)
            assert (await done(house, first))["state"] == "failed"
            assert (await done(house, second))["state"] == "done"

    asyncio.run(run())


def test_what_cannot_be_is_refused_in_a_sentence(tmp_path: Path) -> None:
    """Those who only watch, cards drawn anew, too many of one guest, too many of all."""

    async def run() -> None:
        limits = Limits(reviews_per_guest=2, reviews_waiting=3)
        async with reviewing(tmp_path, limits=limits) as house:

            async def nobody() -> None:
                return None

            house.reviews.kept.take_up = nobody  # type: ignore[method-assign]
            room = await table_in(house)
            with pytest.raises(Problem, match="seated-only"):
                await house.reviews.ask(room, None)
            with pytest.raises(Problem, match="no-review"):
                await house.reviews.decision(room, 0, 0, "en", Bill(house.lane))
            drawn = again(STORY, 6, 0, is_drawn=True)
            room.story.worlds = drawn.worlds
            with pytest.raises(Problem, match="review-drawn"):
                await house.reviews.ask(room, 0)
            for _ in range(2):
                await house.reviews.ask(await table_in(house), 0)
            with pytest.raises(Problem, match="too-many-reviews"):
                await house.reviews.ask(await table_in(house), 0)
            last = await table_in(house, "noa")
            await house.reviews.ask(last, 0)
            assert (await state_of(house, last))["before"] == 2
            with pytest.raises(Problem, match="reviews-full"):
                await house.reviews.ask(await table_in(house, "ren"), 0)

    asyncio.run(run())


def test_what_is_kept_in_another_format_is_found_out_again(tmp_path: Path, found: bytes) -> None:
    async def run() -> None:
        async with reviewing(tmp_path) as house:
            room = await table_in(house)

            async def goes_through(table: str, told: coaching.Told) -> None:
                await house.reviews.kept.finish(table, 7, found)

            house.reviews.go_through = goes_through  # type: ignore[method-assign]
            await house.reviews.ask(room, 0)
            await done(house, room)
            await house.store.change(update(REVIEWS).values(format=0))
            assert (await state_of(house, room))["state"] == "none"
            await house.reviews.ask(room, 0)
            assert (await done(house, room))["state"] == "done"

    asyncio.run(run())


@pytest.mark.parametrize("place", ["sqlite", "postgres"])
def test_one_at_a_time_whoever_works(tmp_path: Path, place: str, request: pytest.FixtureRequest) -> None:
    """Two workers over one store: the first in line is one's, until that one falls silent."""
    database = f"sqlite:///{tmp_path}/tables.sqlite3"
    if place == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.new_database()
    settings = Settings(database=database, warm=False)
    migrate(settings)

    async def run() -> None:
        watch = Watch(settings, lambda: None)
        stores = [Store(settings, worker, watch) for worker in ("one", "two")]
        for store in stores:
            await store.start(lambda _: None)
        one, two = [KeptReviews(store) for store in stores]
        rows = [replace(STORY.row, id=new_table_id()) for _ in range(2)]
        for row in rows:
            await stores[0].create(row, [Entry(1, "open", 0)])
            await one.ask(row.id, GUEST)
        taken = await asyncio.gather(one.take_up(), two.take_up())
        assert [kept.table for kept in taken if kept is not None] == [rows[0].id]
        mine, others = (one, two) if taken[0] is not None else (two, one)
        assert await others.take_up() is None, "the second in line has to wait"
        assert await mine.go_on(rows[0].id, 1, 9, b"so far")
        assert not await others.go_on(rows[0].id, 2, 9, b"")
        kept = await others.of(rows[0].id)
        assert kept is not None
        assert (kept.done, kept.total, kept.found) == (1, 9, b"so far")
        # The one who had it has died.
        await stores[0].change(update(REVIEWS).values(beat=time.time() - SILENCE - 1))
        again = await others.take_up()
        assert again is not None
        assert (again.table, again.tries, again.found) == (rows[0].id, 2, b"")
        assert not await mine.finish(rows[0].id, 9, b"late")
        assert await others.finish(rows[0].id, 9, b"whole")
        following = await mine.take_up()
        assert following is not None
        assert following.table == rows[1].id
        assert await mine.fail(following.table)
        assert [one.state for one in [await two.of(row.id) for row in rows] if one] == [DONE, FAILED]
        assert await one.take_up() is None
        for store in stores:
            await store.stop(1.0)
        await watch.stop(0.5)
        for store in stores:
            await store.dispose(0.5)

    asyncio.run(run())


def test_it_never_runs_for_a_game_that_is_not_over(tmp_path: Path) -> None:
    """Even if somebody had put it into the line."""

    async def run() -> None:
        async with reviewing(tmp_path) as house:
            row = replace(STORY.row, id=new_table_id())
            room = await house.create(row, entries_of(STORY)[:-1])
            await house.reviews.kept.ask(room.id, GUEST)
            house.reviews.wake.set()
            assert (await done(house, room))["state"] == "failed"
            assert house.reviews.coach is None, "nobody was even asked"

    asyncio.run(run())


def test_what_is_kept_is_what_was_found(found: bytes) -> None:
    review = coaching.read(found)
    assert review.answers == len(STORY.given)
    assert find_game(review.game) is STORY.game


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(
    "key",
    [
        "again-over", "again-not", "record-drawn", "review-drawn", "too-many-reviews", "reviews-full",
        "no-review", "no-decision", "review-needs-server",
    ],
)  # fmt: skip
def test_every_refusal_is_a_sentence(key: str, lang: str) -> None:
    """A key that no file has would be said as it is."""
    assert re.search(r"[.。]$", say(key, lang)), say(key, lang)
