"""Which names can be taken: any single thing that is wrong with one is enough."""

import pytest

from followsuit.service.names import LONGEST_NAME, BadName, checked_name


@pytest.mark.parametrize(
    ("name", "clean"),
    [("Ann", "Ann"), ("  Ann   B ", "Ann B"), ("x" * LONGEST_NAME, "x" * LONGEST_NAME), ("空", "空")],
)
def test_a_name_is_taken_without_needless_blanks(name: str, clean: str) -> None:
    assert checked_name(name) == clean


@pytest.mark.parametrize("name", ["", "   ", "x" * (LONGEST_NAME + 1), "Ann,", "a\x00b", "\u200b"])
def test_what_does_not_fit_a_record_is_refused(name: str) -> None:
    with pytest.raises(BadName):
        checked_name(name)
