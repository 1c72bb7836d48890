"""What a table consists of: what a declaration itself must keep to."""

import pytest

from followsuit.core.fields import Follows, Hands, Numbers, Place
from followsuit.core.state import State


def test_no_two_keys_have_the_same_name() -> None:
    """A position would mean both; so would the key of what is known of the hands."""
    with pytest.raises(ValueError, match="two keys of a state are called shown;"):
        State([Hands(), Place("shown", 4)], [])
    with pytest.raises(ValueError, match="two keys of a state are called wins"):
        State([Hands(), Place("deck", 4)], [Numbers("wins", 0, 5), Follows("wins", lambda s: 0)])


def test_keys_are_those_of_moments_fields_places_and_what_is_known() -> None:
    state = State([Hands(), Place("deck", 4)], [Numbers("wins", 0, 5)], voids={"red": [1]})
    assert state.keys() == ["wins", "hands", "deck", "shown", "known", "voids", "sealed"]
