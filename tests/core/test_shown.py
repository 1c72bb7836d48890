"""Numbers that are said back to whoever gave them."""

import pytest

from followsuit.core.game import shown


@pytest.mark.parametrize("number", [0, -7, 2**200 - 1, 1 - 2**200])
def test_a_number_is_said_as_it_was_given(number: int) -> None:
    assert shown(number) == str(number)


@pytest.mark.parametrize("number", [2**200, -(2**200), 3**200, -(3**200)])
def test_one_that_nobody_would_read_is_not(number: int) -> None:
    assert shown(number) == "one of that size"
