"""A study stops when enough is known, and each look on the way costs a little of what may be missed."""

from followsuit.arena.estimate import ERROR
from followsuit.arena.race import ERROR_OF_A_LOOK
from followsuit.lab.course import Course
from followsuit.lab.estimates import chance_of
from lab.studies import study


def course(is_narrow_after: int = 1000, kept: list[int] | None = None) -> Course:
    """Of 60 deals; looked at after 12 and after 24, or what comes next as a block is over."""
    wanted = study(narrow=0.01, deals=60)
    return Course(wanted, lambda blocks, error: blocks >= is_narrow_after, kept or [])


def test_every_look_takes_its_part_of_what_may_be_missed() -> None:
    found = course()
    while (block := found.next_block()) is not None:
        found.take(block)
    assert (found.deals(), found.looks) == (60, 2)
    assert found.error == ERROR - 2 * ERROR_OF_A_LOOK


def test_what_is_ended_makes_do_with_what_is_left() -> None:
    blocks = range(-(-24 // course().study.block()))
    found = course(kept=[*blocks])
    assert not found.is_over()
    found.end()
    assert found.error == ERROR - found.looks * ERROR_OF_A_LOOK
    assert found.looks > 0
    nothing = course()
    nothing.end()
    assert not nothing.is_over()


def test_what_is_narrow_enough_is_over_at_once() -> None:
    found = course(is_narrow_after=1)
    while (block := found.next_block()) is not None:
        found.take(block)
    assert found.error == ERROR_OF_A_LOOK
    assert found.deals() < 60


def test_what_never_differs_is_certain_and_a_small_spread_is_a_spread() -> None:
    assert chance_of(0.0, 0.0, 10) == 1.0
    assert chance_of(0.1, 0.0, 10) == 0.0
    assert 0.33 < chance_of(0.5, 0.5, 10) < 0.35
    assert 0.31 < chance_of(0.5, 0.5, 100_000) < 0.32
