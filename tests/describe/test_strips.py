"""The points strip of a character is what the engine scores: set up, counted and compared, cell by cell."""

import pytest

import strips
from followsuit import find_game
from followsuit.core.strip import Occasion
from followsuit.describe.piece import cells_of
from followsuit.describe.wording import wording
from strips import Cell


def shown(game_id: str, character: str, players: int, is_last: bool = False) -> list[Cell]:
    """What is sent of it."""
    game = find_game(game_id)
    number = next(number for number, piece in game.pieces.items() if piece.key == character)
    strip = game.strip(number, Occasion(players, is_last, []))
    assert strip is not None
    return [
        (cell.head, cell.value if cell.kind == "points" else cell.kind)
        for cell in cells_of(wording(game, "en"), strip)
    ]


@pytest.mark.parametrize("is_last", [False, True], ids=["earlier", "last"])
@pytest.mark.parametrize("character", [*strips.TAKERS_BY_WINS, "gambler"])
def test_points_of_tricktakers(character: str, is_last: bool) -> None:
    """TT-VP-01, TT-KING-09, TT-BER-19, TT-GAM-14, TT-GAM-16, TX-SAM-18"""
    assert shown("tricktakers", character, 4, is_last) == strips.takers(character, 4, is_last)


@pytest.mark.parametrize("is_last", [False, True], ids=["earlier", "last"])
@pytest.mark.parametrize("character", ["king", "hermit", "berserker", "gambler"])
def test_points_of_two_players(character: str, is_last: bool) -> None:
    """TT-2P-22, TT-2P-24"""
    assert shown("tricktakers", character, 2, is_last) == strips.takers(character, 2, is_last)


@pytest.mark.parametrize("character", [*strips.LITTLE_BY_WINS, "gambler"])
@pytest.mark.parametrize("players", [2, 4])
def test_points_of_little(character: str, players: int) -> None:
    """LT-2P-03, LT-TRICK-07, LT-GAMB-08"""
    assert shown("little-tricktakers", character, players) == strips.little(character, players)


@pytest.mark.parametrize("game", ["tricktakers", "little-tricktakers"])
def test_points_of_kakumei(game: str) -> None:
    """TT-RES-18, TT-RES-19, LT-RESI-06"""
    assert shown(game, "resistance", 3) == strips.kakumei(game)


@pytest.mark.parametrize("character", strips.OF_KINGS)
def test_what_bids_of_kings_pay(character: str) -> None:
    """KT-BID-08, KT-GAP-04"""
    assert shown("kings", f"{character}-1", 4) == strips.kings(character)
