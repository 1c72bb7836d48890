"""Whoever has cards that the options leave in the box cannot be put on the table; everybody else can."""

import pytest

from followsuit.core.position import PositionError
from followsuit.games.tricktakers.roster import BASE_BOX, CHARACTERS, key_of
from tricktakers import Takers

OTHERS = [number for number in BASE_BOX if key_of(CHARACTERS[number].name) not in ("king", "ruler")][:3]


@pytest.mark.parametrize("number", range(len(CHARACTERS)), ids=lambda number: CHARACTERS[number].name)
def test_a_character_plays_where_its_cards_are(number: int) -> None:
    key = key_of(CHARACTERS[number].name)
    seated = [number, *[other for other in OTHERS if other != number]][:3]
    names = [key_of(CHARACTERS[one].name) for one in seated]
    if number in BASE_BOX or not CHARACTERS[number].exclusive_cards():
        assert Takers(3, characters=names).table.characters == seated
    else:
        with pytest.raises(PositionError, match=f"{key} is not in this game"):
            Takers(3, characters=names)
