"""Memory is looked through when nobody waits for an answer, and now and then in any case."""

import gc
from collections.abc import Iterator

import pytest

from followsuit.service.memory import ALL, LONGEST_PAUSE, OLDER, QUIET_PAUSE, YOUNG, Memory


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """A clock that stands, and the collector as it was afterwards."""
    now = [1000.0]
    monkeypatch.setattr("followsuit.service.memory.time.monotonic", lambda: now[0])
    thresholds = gc.get_threshold()
    yield now
    gc.unfreeze()
    gc.set_threshold(*thresholds)


def test_what_is_there_at_the_start_is_never_looked_at_again(clock: list[float]) -> None:
    Memory().begin()
    assert gc.get_freeze_count() > 0
    assert gc.get_threshold() == (YOUNG, OLDER, ALL)


def test_while_people_play_it_waits_for_an_hour(clock: list[float]) -> None:
    kept = Memory()
    clock[0] += QUIET_PAUSE + 1
    assert not kept.look_through(is_quiet=False)
    assert kept.look_through(is_quiet=True)
    assert not kept.look_through(is_quiet=True)
    clock[0] += LONGEST_PAUSE + 1
    assert kept.look_through(is_quiet=False)


def test_what_nobody_can_reach_is_freed(clock: list[float]) -> None:
    class Ring:
        def __init__(self) -> None:
            self.me = self

    kept = Memory()
    kept.begin()
    rings = [Ring() for _ in range(10)]
    del rings
    clock[0] += QUIET_PAUSE + 1
    assert kept.look_through(is_quiet=True)
    assert not [each for each in gc.get_objects() if isinstance(each, Ring)]
