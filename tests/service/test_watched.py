"""What goes on by itself is watched over: what ends is begun again, and a loop that stands still is seen."""

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from followsuit.service import watch as watching
from followsuit.service.log import LOGGER
from followsuit.service.logs import thread_is_dead
from followsuit.service.metrics import ENDED, FAULTS
from followsuit.service.settings import Settings
from followsuit.service.watch import MINUTE, OFTEN, STILL, Watch, end_in_time, nobody_waited
from service.clockwork import run


class Ended(BaseException):
    """The process would have ended here."""


class Clock:
    """It goes on when somebody sleeps, and as one says."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.steps: Iterator[float] = iter(())

    def monotonic(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += next(self.steps, seconds)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(watching, "time", clock)
    return clock


@pytest.fixture
def said(caplog: pytest.LogCaptureFixture) -> Any:
    caplog.set_level(logging.INFO, logger=LOGGER.name)
    return lambda: [(one.levelname, one.getMessage(), vars(one)["values"]) for one in caplog.records]


@pytest.fixture
def os_(monkeypatch: pytest.MonkeyPatch) -> None:
    def end(status: int) -> None:
        raise Ended(status)

    monkeypatch.setattr(watching, "os", SimpleNamespace(_exit=end, getpid=os.getpid, kill=os.kill))


@pytest.mark.usefixtures("os_")
def test_a_loop_that_stands_still_is_said_once_and_ends_after_its_time(clock: Clock, said: Any) -> None:
    watch = Watch(Settings(stillness=30.0))
    with pytest.raises(Ended):
        watch.look_for_signs()
    assert clock.now - watch.alive_at == 30.5
    assert said() == [
        ("WARNING", "the server stands still", {"seconds": STILL}),
        ("ERROR", "the server has stood still for too long, so it ends", {}),
    ]


@pytest.mark.usefixtures("os_")
def test_one_that_goes_on_is_said_again_when_it_stands_again(clock: Clock, said: Any) -> None:
    watch = Watch(Settings(stillness=30.0))
    naps = 0

    def nap(seconds: float) -> None:
        nonlocal naps
        naps += 1
        clock.now += seconds
        if naps == 10:  # a sign of life
            watch.alive_at = clock.now
        watch.is_over = naps == 19

    clock.sleep = nap  # type: ignore[method-assign]
    watch.look_for_signs()
    assert [level for level, *_ in said()] == ["WARNING"] * 2


@pytest.mark.usefixtures("os_")
def test_a_process_that_was_stopped_has_time_to_catch_up(clock: Clock, said: Any) -> None:
    """The machine slept: nobody looked either."""
    watch = Watch(Settings(stillness=30.0))
    naps = iter([0.5, 3600.0, 0.5, 0.5])

    def nap(seconds: float) -> None:
        clock.now += next(naps, seconds)
        watch.is_over = clock.now > 4601.5

    clock.sleep = nap  # type: ignore[method-assign]
    watch.look_for_signs()
    assert said() == []


def test_signs_are_given_as_long_as_the_loop_goes_on() -> None:
    async def live() -> None:
        watch = Watch(Settings())
        watch.alive_at = 0.0
        giving = asyncio.create_task(watch.give_signs())
        for _ in range(2):
            await asyncio.sleep(0.6)
            assert watch.alive_at > 0.0
            watch.alive_at = 0.0
        giving.cancel()

    run(live())


def test_work_that_ends_is_begun_again_however_it_ended(clock: Clock, said: Any) -> None:
    begun: list[int] = []

    async def work() -> None:
        begun.append(len(begun))
        if len(begun) == 1:
            raise ValueError("x")
        if len(begun) == 2:
            raise asyncio.CancelledError
        if len(begun) == 4:
            await asyncio.sleep(1000)

    async def live() -> None:
        watch = Watch(Settings(wary=5.0))
        before = FAULTS._value.get(), ENDED.labels("a work")._value.get()
        assert watch.unwell() == []
        watch.keep("a work", work)
        await asyncio.sleep(2.0)
        assert len(begun) == 4
        assert (FAULTS._value.get(), ENDED.labels("a work")._value.get()) == (before[0] + 3, before[1] + 3)
        assert watch.unwell() == ["a work"]
        clock.now += 4.9
        assert watch.unwell() == ["a work"]
        clock.now += 0.1
        assert watch.unwell() == []
        (task,) = watch.tasks
        assert task.get_name() == "a work"
        await watch.stop(1.0)
        assert watch.is_over
        assert task.cancelled()

    run(live())
    assert said() == [
        ("ERROR", "work ended by a fault", {"work": "a work"}),
        ("ERROR", "work ended by a fault", {"work": "a work"}),
        ("ERROR", "work that should never end did", {"work": "a work"}),
    ]


def test_work_that_ends_again_and_again_ends_the_process(clock: Clock) -> None:
    ended: list[float] = []
    watch = Watch(Settings(), lambda: ended.append(clock.now))
    for _ in range(OFTEN - 1):
        watch.note("a work", None)
    clock.now += MINUTE
    watch.note("a work", None)
    assert ended == [], "the others were more than a minute ago"
    watch.note("other work", None)
    for _ in range(OFTEN - 1):
        watch.note("a work", ValueError("x"))
    assert ended == [clock.now]


def test_of_one_tables_faults_the_first_in_a_minute_counts(clock: Clock) -> None:
    watch = Watch(Settings(wary=5.0), lambda: pytest.fail("one table is no reason to end"))
    for _ in range(OFTEN + 1):
        watch.note_passing("bots", ValueError("x"))
    assert watch.unwell() == ["bots"]
    clock.now += 10.0
    watch.note_passing("bots", ValueError("x"))
    assert watch.unwell() == []
    clock.now += MINUTE - 10.0
    watch.note_passing("bots", ValueError("x"))
    assert watch.unwell() == ["bots"]


def test_the_watch_begins_with_a_sign_of_life(monkeypatch: pytest.MonkeyPatch, said: Any) -> None:
    looked = threading.Event()
    monkeypatch.setattr(Watch, "look_for_signs", lambda watch: looked.set())

    async def live() -> None:
        watch = Watch(Settings())
        watch.begin()
        await asyncio.sleep(0.01)
        assert [task.get_name() for task in watch.tasks] == ["sign of life"]
        asyncio.get_running_loop().call_soon(lambda: 1 // 0)
        await asyncio.sleep(0.01)
        await watch.stop(1.0)

    asyncio.run(live())
    assert looked.wait(10)
    ((level, words, values),) = said()
    assert (level, words) == ("ERROR", "something ended by a fault")
    assert str(values["what"]).startswith("Exception in callback")


def test_what_nobody_waited_for_is_said_also_without_an_error(said: Any) -> None:
    before = FAULTS._value.get()
    loop: Any = None
    nobody_waited(loop, {"message": "odd"})
    assert said() == [("ERROR", "something went wrong", {"what": "odd"})]
    assert FAULTS._value.get() == before + 1


def test_a_thread_that_dies_is_said_with_its_name(said: Any, caplog: pytest.LogCaptureFixture) -> None:
    named = threading.Thread(name="a thread")
    for thread in (named, None):
        thread_is_dead(threading.ExceptHookArgs([ValueError, ValueError("x"), None, thread]))
    assert said() == [
        ("ERROR", "a thread ended by a fault", {"work": "a thread"}),
        ("ERROR", "a thread ended by a fault", {"work": ""}),
    ]
    assert [one.exc_info and one.exc_info[0] for one in caplog.records] == [ValueError] * 2


@pytest.mark.usefixtures("os_")
def test_from_the_first_signal_on_a_process_has_so_many_seconds(
    monkeypatch: pytest.MonkeyPatch, said: Any
) -> None:
    timers: list[tuple[float, Any]] = []
    heard: list[int] = []
    last: list[str] = []

    class Timer:
        daemon = False

        def __init__(self, seconds: float, call: Any) -> None:
            timers.append((seconds, call))

        def start(self) -> None:
            assert self.daemon, "it keeps nobody"
            last.append("begun")

    monkeypatch.setattr(threading, "Timer", Timer)
    before = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}
    try:
        for number in before:
            signal.signal(number, lambda number, frame: heard.append(number))
        end_in_time(7.0, lambda: last.append("killed"))
        for _ in range(2):
            os.kill(os.getpid(), signal.SIGTERM)
        os.kill(os.getpid(), signal.SIGINT)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    assert heard == [signal.SIGTERM, signal.SIGTERM, signal.SIGINT], "whoever listened before still does"
    assert [seconds for seconds, _ in timers] == [7.0, 7.0], "the first of each begins the time"
    assert last == ["begun"] * 2
    with pytest.raises(Ended):
        timers[0][1]()
    assert last[2:] == ["killed"]
    assert said()[0][:2] == ("ERROR", "the server did not end by itself in time, so it is ended")


def test_where_nobody_says_otherwise_the_process_is_told_to_end(monkeypatch: pytest.MonkeyPatch) -> None:
    kills: list[tuple[int, int]] = []
    monkeypatch.setattr(
        watching, "os", SimpleNamespace(kill=lambda *given: kills.append(given), getpid=lambda: 7)
    )
    Watch(Settings()).end()
    assert kills == [(7, signal.SIGTERM)]
