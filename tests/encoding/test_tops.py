"""The highest that a byte of each field can be: networks are given the bytes as parts of it."""

import pytest

from encoding.cases import Case, cases, label
from followsuit.envs.encodings import encoding_of


@pytest.mark.parametrize("case", cases(), ids=label)
def test_what_is_so_or_not_so_is_one_or_nothing(case: Case) -> None:
    game, players = case
    said = [field for field in encoding_of(game, players).fields() if field.shape.startswith("1 ")]
    assert said
    assert [field.name for field in said if field.top != 1] == []
