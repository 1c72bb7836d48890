"""Every field of a game's table is told: change one, as little as can be, and the row changes."""

from collections.abc import Iterator
from typing import Any

import pytest

from encoding.cases import Case, cases, label
from followsuit.envs.encodings import encoding_of
from followsuit.properties.fingerprint import NOT_STATE, attributes, has_state
from followsuit.properties.playing import positions

# Held by the tests of twins and of views that differ, or no part of what is seen.
ELSEWHERE = [*NOT_STATE, "cards", "todo", "sealed", "rng", "outcome", "horizon", "seat_count"]
# What is said of a role that nobody has, or of a card in a pot that is empty, nobody is told.
OF_NOBODY = ["used", "uses", "laid"]
EVERY = 9  # of so many positions one is looked at


@pytest.mark.parametrize("case", cases(), ids=label)
def test_every_field_is_told_in_many_games(case: Case) -> None:
    game, players = case
    encoding = encoding_of(game, players)
    tried: set[str] = set()
    for number, (t, _) in enumerate(positions(game, players, {}, 3)):
        if number % EVERY:
            continue
        seat = number % players
        seen = t.view(seat).table
        row, words = encoding.observation(seen, seat), seen.words()
        for name in changes(seen):
            tried.add(name)
            if seen.words() != words:
                assert encoding.observation(seen, seat) != row, f"{game.id}: {name} is not told"
        assert encoding.observation(seen, seat) == row
    assert len(tried) > 5


def changes(thing: Any) -> Iterator[str]:
    """The name of each field in turn, while it is one more than it was."""
    for name in attributes(thing):
        value = getattr(thing, name)
        if name in ELSEWHERE or name in OF_NOBODY:
            continue
        if isinstance(value, bool | int):
            setattr(thing, name, (not value) if isinstance(value, bool) else value + 1)
            yield name
            setattr(thing, name, value)
        elif isinstance(value, list):
            yield from changed_entries(value, name)
        elif has_state(value):
            yield from changes(value)


def changed_entries(values: list[Any], name: str) -> Iterator[str]:
    for i, value in enumerate(values):
        if isinstance(value, bool | int):
            values[i] = (not value) if isinstance(value, bool) else value + 1
            yield name
            values[i] = value
        elif isinstance(value, list):
            yield from changed_entries(value, name)
        elif has_state(value):
            yield from changes(value)
