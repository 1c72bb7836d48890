"""A table that waits for something else has another fingerprint: steps are told apart by kind and key."""

from typing import Any

from followsuit.core.step import Step
from followsuit.core.table import Table, step_words


class Waiting(Step[Table]):
    def __init__(self, *fields: int) -> None:
        self.fields = fields

    def key(self) -> tuple[int, ...]:
        return self.fields


class Resting(Waiting):
    """The same key, for something else."""


def words_of(*steps: Step[Any]) -> tuple[int, ...]:
    out: list[int] = []
    for step in steps:
        step_words(step, out)
    return tuple(out)


def test_steps_of_another_kind_or_key_have_other_words() -> None:
    steps: list[Step[Any]] = [
        Waiting(),
        Waiting(0),
        Waiting(1),
        Waiting(0, 1),
        Waiting(1, 0),
        Resting(),
        Resting(1),
        Resting(0, 1),
    ]
    assert len({words_of(step) for step in steps}) == len(steps)
    assert words_of(Waiting(4, 7))[1:] == (2, 4, 7)


def test_so_have_two_that_share_their_keys_otherwise() -> None:
    assert words_of(Waiting(1), Waiting()) != words_of(Waiting(), Waiting(1))
    assert words_of(Waiting(0, 1), Waiting(2)) != words_of(Waiting(0), Waiting(1, 2))
