"""What if: numbers that games declare, other values for them, and games in which they count."""

import pytest

from followsuit import find_game
from followsuit.core.errors import WrongOption
from followsuit.lab.numbers import read_values, read_what_if, replaced
from followsuit.registry import all_games
from lab.fair import FAIR

ALL = [(game.id, name) for game in all_games().values() for name in game.numbers]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_number_that_a_game_declares_can_be_replaced_and_comes_back(game: str, name: str) -> None:
    number = find_game(game).numbers[name]
    before = number.values()
    other = [number.least if value != number.least else number.most for value in before]
    with replaced(find_game(game), {name: other}):
        assert number.values() == other
    assert number.values() == before


def test_it_comes_back_whatever_happens() -> None:
    with pytest.raises(RuntimeError), replaced(FAIR, {"ant.points": [7]}):
        raise RuntimeError
    assert FAIR.numbers["ant.points"].values() == [0]


@pytest.mark.parametrize(
    ("wish", "values"),
    [
        ("0,20,40,80,120", [0, 20, 40, 80, 120, 0]),
        ([5], [5, 20, 50, 80, 120, 0]),
        ("+30", [30, 50, 80, 110, 150, 30]),
        ("-10", [-10, 10, 40, 70, 110, -10]),
        (9, [9, 20, 50, 80, 120, 0]),
    ],
)
def test_values_are_a_row_its_beginning_or_something_added(
    wish: str | int | list[int], values: list[int]
) -> None:
    assert read_values(find_game("tricktakers"), "king.points", wish) == values


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("kin.points=3", "has no number kin.points. Did you mean king.points?"),
        ("king.points", "is written name=values"),
        ("king.points=", "is written name=values"),
    ],
)
def test_what_is_typed_wrongly_is_said(text: str, said: str) -> None:
    with pytest.raises(WrongOption, match=said.replace("?", r"\?")):
        read_what_if(find_game("tricktakers"), text)


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ("much", "is whole numbers, such as 0,20,50,80,120,0"),
        ("1,2,3,4,5,6,7", "has 6 values, 0,20,50,80,120,0; 7 values were given"),
        ("9999", "is from -200 to 500 here, not 9999"),
    ],
)
def test_values_out_of_range_are_refused(wish: str, said: str) -> None:
    with pytest.raises(WrongOption, match=said):
        read_values(find_game("tricktakers"), "king.points", wish)


def test_a_game_without_numbers_says_so() -> None:
    with pytest.raises(WrongOption, match="Trick Raiders declares no numbers"):
        read_what_if(find_game("trick-raiders"), "lives=3")
