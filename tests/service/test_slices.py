"""Long work in slices, by a clock that stands: how long each is, who is next, and what it costs."""

import asyncio
from collections.abc import Iterator

import pytest

from followsuit.service import slices
from followsuit.service.slices import SLICE, Bill, Lane

STEP = SLICE / 3.9  # so that four of them make a slice


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def perf_counter(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(slices, "time", clock)
    return clock


def work(clock: Clock, name: str, steps: int, done: list[str]) -> Iterator[None]:
    for _ in range(steps):
        clock.now += STEP
        done.append(name)
        yield


def test_after_each_slice_somebody_else_is_next(clock: Clock) -> None:
    async def run() -> tuple[list[float], list[str]]:
        lane, done = Lane(), list[str]()
        async with asyncio.timeout(5.0):
            took = await asyncio.gather(
                lane.run(work(clock, "a", 10, done)), lane.run(work(clock, "b", 3, done))
            )
        return list(took), done

    took, done = asyncio.run(run())
    assert "".join(done) == "aaaabbbaaaaaa"
    assert took == pytest.approx([10 * STEP, 3 * STEP]), "without the time of the others"


def test_a_bill_is_what_all_of_it_took(clock: Clock) -> None:
    async def run() -> float:
        bill = Bill(Lane())
        async with asyncio.timeout(5.0):
            await bill.run(work(clock, "a", 6, []))
            await bill.run(work(clock, "a", 2, []))
            await bill.run(iter(()))
        with bill.at_once():
            clock.now += 1.0
        return bill.seconds

    assert asyncio.run(run()) == pytest.approx(8 * STEP + 1.0)
