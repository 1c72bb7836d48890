"""The cycle collector rests while many tables are stepped, and finds garbage all the same."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from followsuit.encoding.many import WrongAction
from followsuit.envs import vector_env
from followsuit.envs.resting import COLLECTOR, FEW

MANY = FEW + 1


class Ring:
    """Garbage that only the collector finds."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def collecting() -> Iterator[None]:
    was = gc.isenabled()
    gc.enable()
    gc.unfreeze()  # tests/conftest.py froze what is there; here nobody has
    yield
    if not was:
        gc.disable()


@pytest.mark.parametrize("tables", [3, MANY])
def test_it_is_as_it_was_after_a_step(tables: int) -> None:
    many = vector_env("trick-raiders", 3, tables)
    many.reset(seed=1)
    many.step(many.random_actions())
    assert gc.isenabled()
    with pytest.raises(WrongAction):
        many.step([0])
    assert gc.isenabled()
    gc.disable()
    many.step(many.random_actions())
    assert not gc.isenabled()


def test_what_many_tables_make_is_not_looked_through() -> None:
    many = vector_env("trick-raiders", 3, 4 * MANY)
    many.reset(seed=1)
    COLLECTOR.looks_again = float("inf")
    looks: list[str] = []

    def note(phase: str, _: dict[str, int]) -> None:
        looks.append(phase)

    gc.callbacks.append(note)
    try:
        for _ in range(20):
            many.step(many.random_actions())
    finally:
        gc.callbacks.remove(note)
        COLLECTOR.looks_again = 0.0
    assert not looks


def test_garbage_is_found_all_the_same() -> None:
    many = vector_env("trick-raiders", 3, MANY)
    many.reset(seed=1)
    gone = weakref.ref(Ring())
    COLLECTOR.looks_again = 0.0
    many.step(many.random_actions())
    assert gone() is None
    assert COLLECTOR.looks_again > 0.0
    before = COLLECTOR.looks_again
    many.step(many.random_actions())  # too soon to look again
    assert COLLECTOR.looks_again == before


def test_what_others_froze_stays_frozen() -> None:
    many = vector_env("trick-raiders", 3, MANY)
    many.reset(seed=1)
    gc.freeze()
    try:
        frozen = gc.get_freeze_count()
        many.step(many.random_actions())
        # Some of it may have gone by itself.
        assert gc.get_freeze_count() > frozen // 2
    finally:
        gc.unfreeze()
