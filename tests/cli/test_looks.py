"""What is coloured in a line: rules, cards by their colour, one's own name."""

import pytest
from rich.text import Text

from followsuit import find_game
from followsuit.cli.looks import Looks


@pytest.mark.parametrize(
    ("game", "line", "styled"),
    [
        (
            "tricktakers",
            "r5 b8 g1 k2 r55 xb8",
            [("r5", "red-card"), ("b8", "blue-card"), ("g1", "green-card"), ("k2", "black-card")],
        ),
        (
            "trick-raiders",
            "H4 S9a ♥ ♠ D2 C3 (TR-WIN-02)",
            [("TR-WIN-02", "rule"), ("H4", "red-suit"), ("♥", "red-suit"), ("D2", "red-suit")],
        ),
        ("trick-raiders", "Ann leads; Anna does not.", [("Ann", "own")]),
    ],
)
def test_each_word_has_the_style_of_what_it_is(game: str, line: str, styled: list[tuple[str, str]]) -> None:
    looks = Looks()
    looks.add_game(find_game(game))
    looks.add_own_name("Ann")
    text = Text(line)
    looks.add_to(text)
    assert text.plain == line
    assert sorted((line[one.start : one.end], one.style) for one in text.spans) == sorted(styled)
