"""What a study may ask of a number: at least the value that it has."""

import pytest

from followsuit import all_games


@pytest.mark.parametrize(
    ("game", "name"), [(game.id, name) for game in all_games().values() for name in game.numbers]
)
def test_every_number_lies_within_its_bounds(game: str, name: str) -> None:
    number = all_games()[game].numbers[name]
    assert number.values()
    assert number.least < number.most
    assert [value for value in number.values() if not number.least <= value <= number.most] == []
