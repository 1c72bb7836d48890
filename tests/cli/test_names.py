"""A name has to fit a line of a record."""

import pytest

from followsuit.cli.setting import LONGEST_NAME, check_name
from followsuit.core.errors import WrongOption


@pytest.mark.parametrize("name", ["", "  ", "x" * (LONGEST_NAME + 1), "Ann, Ben", "Ann\tBen", "\x07"])
def test_what_does_not_fit_a_record_is_refused_each_by_itself(name: str) -> None:
    with pytest.raises(WrongOption, match=f"{LONGEST_NAME}"):
        check_name(name)


@pytest.mark.parametrize("name", ["x", "x" * LONGEST_NAME, "Ann Ben", "ミカ"])
def test_every_other_name_is_taken(name: str) -> None:
    assert check_name(f" {name} ") == name
