"""The seals of pieces and marks: a sign and a ground that the page has, and by which they are told apart."""

import re
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest

from followsuit import Game, all_games, find_game
from followsuit.core.face import Piece

WEB: Final = Path(__file__).parents[2] / "web/src"
GROUNDS: Final = {
    int(number)
    for number in re.findall(r"^\.seal\.p(\d+) \{", (WEB / "styles/cards.css").read_text(), re.MULTILINE)
}
SYMBOLS: Final = set(re.findall(r'<symbol id="\w-([\w-]+)"', (WEB / "cards/symbols.svg").read_text()))
WITHOUT_SEAL: Final = {"point", "side"}  # places that are pointed at
OF_CHARACTERS: Final = {1, 2, 3, 4, 5}


def of_kind(id: str, kind: str) -> list[Piece]:
    """In the order of their numbers."""
    pieces = find_game(id).pieces
    return [pieces[number] for number in sorted(pieces) if pieces[number].kind == kind]


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_the_page_has_every_ground_and_sign(game: Game) -> None:
    assert {0, *OF_CHARACTERS} < GROUNDS
    for piece in game.pieces.values():
        assert piece.ground in GROUNDS, piece.key
        assert piece.kind in WITHOUT_SEAL or piece.symbol in SYMBOLS, piece.key
    for name, mark in game.marks.items():
        assert mark.ground in GROUNDS, name
        assert not mark.symbol or mark.symbol in SYMBOLS, name


@pytest.mark.parametrize(
    ("id", "kind"),
    [("little-tricktakers", "character"), ("little-tricktakers", "item"), ("kings", "character")],
)
def test_grounds_go_round_so_that_neighbours_differ(id: str, kind: str) -> None:
    """Of the cards of one character, all have the same."""
    grounds = list({piece.entry or piece.key: piece.ground for piece in of_kind(id, kind)}.values())
    assert len(grounds) == len({(piece.entry or piece.key, piece.ground) for piece in of_kind(id, kind)})
    assert set(grounds) == OF_CHARACTERS
    assert all(then == now % 5 + 1 for now, then in pairwise(grounds))


def test_a_task_has_the_seal_of_its_character() -> None:
    """LT-PREP-01"""
    characters = {piece.key: piece for piece in of_kind("little-tricktakers", "character")}
    tasks = [task for task in of_kind("little-tricktakers", "preparation") if task.key != "put-in"]
    assert len(tasks) > 5
    for task in tasks:
        owner = characters[task.symbol]
        assert task.key.startswith(owner.key)
        assert task.name.startswith(f"{owner.name}: ")
        assert (task.ground, task.symbol) == (owner.ground, owner.symbol)


@pytest.mark.parametrize("kind", ["set", "jack", "king"])
def test_the_court_of_a_colour_has_one_ground_and_no_character_has_it(kind: str) -> None:
    assert [piece.ground for piece in of_kind("kings", kind)] == [6, 7, 8, 9, 10]


def test_the_ground_of_a_character_is_the_first_digit_of_its_priority() -> None:
    """Of a hero, its set."""
    for piece in of_kind("tricktakers", "character"):
        digit = piece.code[:1]
        assert piece.ground == (int(digit) if digit.isdecimal() else 0), piece.key
    heroes = of_kind("trickster", "hero")
    assert {piece.ground for piece in heroes} == set(range(1, max(piece.ground for piece in heroes) + 1))
