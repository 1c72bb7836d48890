"""The end of the game: section 3.8 of the rules."""

import pytest

from followsuit.games.trickster.cards import SUIT_NAMES
from trickster import Trickster


def places(g: Trickster) -> list[int]:
    assert g.t.outcome is not None
    return g.t.outcome.places


def way(g: Trickster) -> str:
    assert g.t.outcome is not None
    assert g.told("game-over") == [g.t.outcome.way.rule]
    return g.t.outcome.way.rule


def over(totals: list[int], *tableaux: str) -> Trickster:
    return Trickster(at="game over", round=3, totals=totals, tableaux=list(tableaux))


@pytest.mark.parametrize("round", [1, 2, 3])
def test_the_game_ends_when_round_three_is_scored(round: int) -> None:
    """TS-GAME-01"""
    g = Trickster(at="round end", round=round, tableaux=["Guard/red", "Nomad/red", "", ""])
    assert g.now("totals") == [1, 1, 0, 0]
    assert (g.asked() == "") == (round == 3)
    assert (g.t.outcome is None) == (round < 3)


def test_the_lowest_total_wins() -> None:
    """TS-GAME-02"""
    g = over([9, 12, 7, 30], "", "", "Guard/red Nomad/red", "")
    assert (places(g), way(g)) == ([2, 3, 1, 4], "TS-GAME-02")


def test_of_equal_totals_fewer_red_cards_win() -> None:
    """TS-GAME-03"""
    g = over(
        [7, 7, 7, 30],
        "Guard/red Nomad/red",
        "Brigand/red Guard/orange Nomad/orange",
        "Soldier/red Magician/red",
        "",
    )
    assert (places(g), way(g)) == ([2, 1, 2, 4], "TS-GAME-03")


@pytest.mark.parametrize("suit", SUIT_NAMES[1:])
def test_then_the_other_suits_are_compared_in_their_order(suit: str) -> None:
    """TS-GAME-04  Before white come all the others; a later suit does not outweigh it."""
    later = " ".join(f"Magician/{name} Brigand/{name}" for name in SUIT_NAMES[SUIT_NAMES.index(suit) + 1 :])
    equal = [f"{hero}/red" for hero in ("Guard", "Nomad")]
    g = over(
        [7, 7, 8, 9], f"{equal[0]} Guard/{suit} Nomad/{suit}", f"{equal[1]} Soldier/{suit} {later}", "", ""
    )
    assert (places(g), way(g)) == ([2, 1, 3, 4], "TS-GAME-04")


def test_a_suit_is_compared_among_those_still_tied_only() -> None:
    """TS-GAME-04  Of three, red leaves two; the third's lack of orange does not help."""
    g = over(
        [7, 7, 7, 9],
        "Guard/red Guard/orange Nomad/orange",
        "Nomad/red Brigand/orange",
        "Soldier/red Magician/red",
        "",
    )
    assert (places(g), way(g)) == ([2, 1, 3, 4], "TS-GAME-04")


def test_cards_that_scored_nothing_count_for_the_tie() -> None:
    """TS-GAME-05"""
    tableaux = ["Guard/red Nomad/red Soldier/red", "Brigand/red", "", ""]
    g = Trickster(at="round end", round=3, totals=[5, 4, 9, 9], tableaux=tableaux)
    assert g.now("totals") == [5, 5, 9, 9]
    assert (places(g)[:2], way(g)) == ([2, 1], "TS-GAME-03")


def test_cards_that_were_left_in_hand_count_for_the_tie() -> None:
    """TS-GAME-06, TS-GAP-22  As the starting card does, and all else in the tableau."""
    hands = ["Nomad/red", "Nomad/white", "", ""]
    g = Trickster(
        at="trick", round=3, totals=[5, 4, 9, 9], hands=hands, tableaux=["Guard/red", "Brigand/red", "", ""]
    )
    assert g.now("totals") == [5, 5, 9, 9]
    assert (places(g)[:2], way(g)) == ([2, 1], "TS-GAME-03")


def test_who_is_equal_in_all_suits_shares_the_victory() -> None:
    """TS-GAME-07, TS-GAP-15"""
    g = over([7, 7, 8, 9], "Guard/red Guard/white", "Nomad/red Nomad/white", "", "")
    assert (places(g), way(g)) == ([1, 1, 3, 4], "TS-GAME-07")


def test_the_places_behind_go_by_the_same_comparison() -> None:
    """TS-GAME-08, TS-GAP-39  Equal players share a place."""
    g = over([9, 3, 9, 9], "Guard/red", "", "Nomad/orange", "Nomad/red")
    assert (places(g), way(g)) == ([3, 1, 2, 3], "TS-GAME-02")
