"""The points strip of a character is what the engine scores: set up, counted and compared, cell by cell."""

import pytest

import strips
from followsuit import find_game
from followsuit.core.strip import Occasion
from followsuit.describe.piece import cells_of
from followsuit.describe.wording import wording
from followsuit.games.kings.pieces import CARDS_OF, FIRST_JACK_PIECE
from followsuit.games.kings.set_names import SET_NAMES
from followsuit.games.kings.strips import total_strip
from kings_points import Player, Scoring, idle
from strips import Cell


def shown(
    game_id: str, character: str, players: int, is_last: bool = False, variants: list[str] | None = None
) -> list[Cell]:
    """What is sent of it."""
    game = find_game(game_id)
    number = next(number for number, piece in game.pieces.items() if piece.key == character)
    strip = game.strip(number, Occasion(players, is_last, variants or []))
    assert strip is not None
    return [
        (cell.head, cell.value if cell.kind == "points" else cell.text or cell.kind)
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


@pytest.mark.parametrize("is_last", [False, True], ids=["earlier", "last"])
@pytest.mark.parametrize("character", [*strips.TAKERS_BY_WINS, "gambler"])
def test_points_of_two_players_who_draft(character: str, is_last: bool) -> None:
    """TT-2P-32, TT-2P-33, TA-2P-19, TX-2P-10, TX-2P-25"""
    found = strips.takers(character, 2, is_last, is_drafted=True)
    assert shown("tricktakers", character, 2, is_last) == found


@pytest.mark.parametrize("character", [*strips.LITTLE_BY_WINS, "gambler"])
@pytest.mark.parametrize("players", [2, 4])
def test_points_of_little(character: str, players: int) -> None:
    """LT-2P-03, LT-TRICK-07, LT-GAMB-08"""
    assert shown("little-tricktakers", character, players) == strips.little(character, players)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("game", ["tricktakers", "little-tricktakers"])
def test_points_of_kakumei(game: str, players: int) -> None:
    """TT-RES-18, TT-RES-19, TT-2P-22, LT-RESI-06, LT-2P-03"""
    assert shown(game, "resistance", players) == strips.kakumei(game, players)


@pytest.mark.parametrize("is_last", [False, True], ids=["earlier", "last"])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("character", strips.OF_KINGS)
def test_what_bids_of_kings_pay(character: str, players: int, is_last: bool) -> None:
    """KT-BID-08, KT-GAP-04, KT2-R3-01"""
    scored = strips.kings(character, players, 3 if is_last else 1)
    assert shown("kings", f"{character}-1", players, is_last) == scored


@pytest.mark.parametrize("players", [2, 4])
def test_what_a_jack_that_was_bid_pays(players: int) -> None:
    """KT-JACK-02, KT2-RND-07, KT2-R3-01  Not what it pays face up, as the others do."""
    assert shown("kings", "red-jack", players, True, ["bid red"]) == strips.kings("jack", players, 3)
    assert shown("kings", "blue-jack", players, True, ["bid red"]) == strips.jack("blue")
    with_jack = Player("red", bid="jack")
    laid = Scoring(with_jack, *idle(with_jack, players - 1), round=3)
    assert find_game("kings").occasion(laid.t).variants == ["bid red"]


@pytest.mark.parametrize("colour", SET_NAMES)
def test_what_a_jack_face_up_pays(colour: str) -> None:
    """KT-JACK-01"""
    assert shown("kings", f"{colour}-set", 4) == shown("kings", f"{colour}-jack", 4) == strips.jack(colour)


@pytest.mark.parametrize("players", [2, 4])
def test_points_of_sets_deeds_and_figures(players: int) -> None:
    """TA-COL-22, TA-COL-36, TA-RUL-20 to TA-RUL-23, TA-2P-19, TA-2P-28, TX-ALC-39, TX-ALC-40, TX-2P-12"""
    assert shown("tricktakers", "collector", players) == strips.collector(players)
    assert shown("tricktakers", "ruler", players) == strips.ruler(players)
    assert shown("tricktakers", "alchemist", players) == strips.alchemist(players)


@pytest.mark.parametrize("players", [2, 4])
def test_points_of_the_sets_of_little(players: int) -> None:
    """LT-COLL-09, LT-COLL-20"""
    assert shown("little-tricktakers", "collector", players) == strips.little_collector(players)


@pytest.mark.parametrize("is_last", [False, True], ids=["earlier", "last"])
def test_points_of_predictions(is_last: bool) -> None:
    """TX-TIM-06, TX-TIM-10"""
    assert shown("tricktakers", "time-traveler", 4, is_last) == strips.time_traveler(is_last)


def test_points_of_a_prediction_of_wins() -> None:
    """TX-2P-13, TX-2P-14"""
    assert shown("tricktakers", "time-traveler", 2) == strips.time_traveler_of_two()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_a_devil_pays(players: int) -> None:
    """KT-DEV-06"""
    assert shown("kings", "devil", players) == strips.devil(players)


@pytest.mark.parametrize("colour", SET_NAMES)
@pytest.mark.parametrize("bid", [*strips.OF_KINGS, "jack"])
def test_a_bid_and_the_jack_together(colour: str, bid: str) -> None:
    """KT-BID-08, KT-JACK-01, KT-JACK-02"""
    piece = FIRST_JACK_PIECE + SET_NAMES.index(colour) if bid == "jack" else CARDS_OF[bid][0]
    strip = total_strip(piece, SET_NAMES.index(colour), Occasion(4, False, []))
    assert strip is not None
    assert [(cell.head, cell.value) for cell in strip.cells] == strips.with_jack(colour, bid)
