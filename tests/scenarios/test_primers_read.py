"""A primer says what it has to, and nothing that nobody reads."""

import pytest

from followsuit import FollowSuitError, find_game
from followsuit.scenarios.lines import TomlLines
from followsuit.scenarios.part import TomlTable
from followsuit.scenarios.primer_words import PRIMER_KEYS, read_primer

GAME = find_game("trick-raiders")


def test_a_key_that_no_primer_has_is_refused() -> None:
    part = TomlTable({**dict.fromkeys(PRIMER_KEYS, ""), "gaol": ""}, (), TomlLines(""))
    with pytest.raises(FollowSuitError, match="gaol"):
        read_primer(part, GAME, 4)


@pytest.mark.parametrize("key", PRIMER_KEYS)
def test_a_primer_lacks_nothing(key: str) -> None:
    part = TomlTable({name: "" for name in PRIMER_KEYS if name != key}, (), TomlLines(""))
    with pytest.raises(FollowSuitError, match=f"the primer has no {key}"):
        read_primer(part, GAME, 4)
