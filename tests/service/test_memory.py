"""Memory is looked through when nobody waits for an answer, and now and then in any case."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from followsuit.service.memory import LONGEST_PAUSE, QUIET_PAUSE, YOUNG, Memory


class Ring:
    """Reaches itself, so that counting references never frees it."""

    def __init__(self) -> None:
        self.me = self


def lost_ring() -> "weakref.ref[Ring]":
    """Whether it is still there: nobody else can reach it."""
    return weakref.ref(Ring())


@pytest.fixture(autouse=True)
def nothing_set_aside() -> None:
    """By tests/conftest.py, that is."""
    gc.unfreeze()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that stands."""
    now = [1000.0]
    monkeypatch.setattr("followsuit.service.memory.time.monotonic", lambda: now[0])
    return now


@pytest.fixture
def kept(clock: list[float]) -> Iterator[Memory]:
    memory = Memory()
    memory.begin()
    yield memory
    memory.end()


def test_what_is_there_at_the_start_is_set_aside_and_given_back_at_the_end(clock: list[float]) -> None:
    usual = gc.get_threshold()
    memory = Memory()
    memory.begin()
    assert gc.get_freeze_count() > 0
    assert gc.get_threshold()[0] == YOUNG
    memory.end()
    assert gc.get_freeze_count() == 0
    assert gc.get_threshold() == usual
    assert memory.after_a_portion not in gc.callbacks


def test_what_is_new_is_looked_through_in_portions_and_only_once(kept: Memory) -> None:
    ring = lost_ring()
    used = [[each] for each in range(20 * YOUNG)]
    assert ring() is None
    assert kept.set_aside >= 10 * YOUNG
    # Nothing but the last portion is left to look at: that is what a look costs.
    assert gc.get_count()[0] <= YOUNG + 100
    assert len(gc.get_objects(0)) + len(gc.get_objects(1)) + len(gc.get_objects(2)) <= 2 * YOUNG
    del used


def test_what_was_set_aside_is_looked_at_when_nobody_is_there(kept: Memory, clock: list[float]) -> None:
    held = Ring()
    ring = weakref.ref(held)
    gc.collect(0)
    del held
    gc.collect()
    assert ring() is not None  # set aside: an ordinary look does not see it
    clock[0] += QUIET_PAUSE + 1
    assert kept.look_through(is_quiet=True)
    assert ring() is None


def test_if_very_much_was_set_aside_it_does_not_wait_for_an_hour(
    kept: Memory, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not kept.look_through(is_quiet=False)
    monkeypatch.setattr("followsuit.service.memory.MOST_SET_ASIDE", 10 * YOUNG)
    freed = [[each] for each in range(20 * YOUNG)]
    del freed
    kept.set_aside = 10 * YOUNG
    monkeypatch.setattr("followsuit.service.memory.gc.get_freeze_count", lambda: 9 * YOUNG)
    assert not kept.look_through(is_quiet=False)  # most of it has been freed since
    kept.set_aside = 10 * YOUNG
    monkeypatch.setattr("followsuit.service.memory.gc.get_freeze_count", lambda: 10 * YOUNG)
    assert kept.look_through(is_quiet=False)
    assert kept.set_aside == 0


def test_while_people_play_it_waits_for_an_hour(kept: Memory, clock: list[float]) -> None:
    clock[0] += QUIET_PAUSE + 1
    assert not kept.look_through(is_quiet=False)
    assert kept.look_through(is_quiet=True)
    assert not kept.look_through(is_quiet=True)
    clock[0] += LONGEST_PAUSE + 1
    assert kept.look_through(is_quiet=False)
