"""A step whose key leaves something out is found, wherever in a game it is waiting."""

from typing import Any

import pytest

from followsuit.core.step import Step
from followsuit.properties import PropertyBroken
from followsuit.properties.fingerprint import check_step, fingerprint_sees_everything
from pond import DiscardOrTake, Pond


class Waiting(Step[Any]):
    """With a field of each kind; `named` says which of them the key has."""

    def __init__(self, named: str) -> None:
        self.seat = 1
        self.is_last = False
        self.seats = (2, 0)
        self.named = named

    def key(self) -> tuple[int, ...]:
        found: list[int] = []
        for name in self.named.split():
            value = getattr(self, name)
            found += list(value) if isinstance(value, tuple) else [int(value)]
        return tuple(found)


def test_a_key_that_names_every_field_is_well() -> None:
    check_step(Waiting("seat is_last seats"))
    check_step(Waiting("seats seat is_last"))


@pytest.mark.parametrize("left_out", ["seat", "is_last", "seats"])
def test_a_field_that_is_left_out_is_said(left_out: str) -> None:
    named = " ".join(name for name in ("seat", "is_last", "seats") if name != left_out)
    with pytest.raises(PropertyBroken, match=f"the key of Waiting does not name its {left_out}"):
        check_step(Waiting(named))


def test_every_step_of_a_game_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    fingerprint_sees_everything(Pond(), 3, {}, 1)
    monkeypatch.setattr(DiscardOrTake, "key", lambda _: ())
    with pytest.raises(PropertyBroken, match="the key of DiscardOrTake does not name its seat"):
        fingerprint_sees_everything(Pond(), 3, {}, 1)
