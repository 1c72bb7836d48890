"""An answer with a number is read up to the largest there is, written in one way."""

import pytest

from followsuit import Unreadable, find_game
from followsuit.core.option import SEAT, option

RAIDERS = find_game("trick-raiders")


@pytest.mark.parametrize("text", ["seat-256", "seat-0001", "seat-1000", "card-1"])
def test_a_number_that_no_answer_has_is_not_read(text: str) -> None:
    with pytest.raises(Unreadable):
        RAIDERS.read_pick(text)


def test_the_largest_number_is_read() -> None:
    assert RAIDERS.read_pick("seat-255") == RAIDERS.read_pick("SEAT-255 ") == option(SEAT, 255)
