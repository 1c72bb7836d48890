"""Explorer: two cards of the deck are shown; one comes to the hand, the other goes under the deck."""

import pytest

from followsuit import SPECTATOR
from trickster import Trickster

HANDS = ["Guard/green", "Guard/blue", "Guard/purple", "Guard/black"]
DECK = "Nomad/red Nomad/blue Nomad/green"
EVERYBODY = [0, 1, 2, 3, SPECTATOR]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_top_two_cards_of_the_deck_are_shown_to_all(viewer: int) -> None:
    """TS-EXP-01"""
    g = Trickster(at="effect", pot="Explorer/red", hands=HANDS, deck=DECK)
    assert g.told("explorer-shown", viewer) == ["0 Nomad/red Nomad/blue"]
    assert g.now("deck", viewer) == "Nomad/red Nomad/blue ?"


@pytest.mark.parametrize(("taken", "other"), [("red", "blue"), ("blue", "red")])
def test_one_comes_to_the_hand_and_the_other_goes_under_the_deck(taken: str, other: str) -> None:
    """TS-EXP-02"""
    g = Trickster(at="effect", pot="Explorer/red", hands=HANDS, deck=DECK)
    assert g.asked() == "0 TakeOne: Nomad/red Nomad/blue"
    assert [g.refused(f"0 {answer}") for answer in ("Nomad/green", "seat-0")] == ["TS-EXP-02"] * 2
    g.when(f"0 Nomad/{taken}")
    assert f"Nomad/{taken}" in str(g.now("hands", 0))
    assert g.now("deck") == f"Nomad/green Nomad/{other}"


@pytest.mark.parametrize("deck", ["", "Nomad/red"])
def test_with_fewer_than_two_cards_nothing_is_shown(deck: str) -> None:
    """TS-EXP-03, TS-GAP-01, TS-GAP-11  The trash does not become a new deck."""
    g = Trickster(at="effect", pot="Explorer/red", hands=HANDS, deck=deck, trash="Nomad/blue Nomad/green")
    assert g.told("ignored") == ["0 TS-FX-04"]
    assert g.told("explorer-shown") == []
    assert g.now("deck") == deck


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_which_card_went_where(viewer: int) -> None:
    """TS-EXP-04, TS-GAP-34  The card under the deck stays known."""
    g = Trickster(at="effect", pot="Explorer/red", hands=HANDS, deck=DECK).when("0 Nomad/blue")
    assert g.told("explorer", viewer) == ["0 Nomad/blue TS-EXP-02"]
    assert g.told("explorer-under", viewer) == ["0 Nomad/red"]
    assert g.now("deck", viewer) == "? Nomad/red"
    assert "Nomad/blue" in str(g.now("hands", viewer))


def test_with_seven_players_the_deck_is_too_small_and_with_six_it_is_just_enough() -> None:
    """TS-EXP-03, TS-GAP-18"""
    decks = [Trickster(players).now("deck_count") for players in (6, 7)]
    assert decks == [2, 1]


@pytest.mark.parametrize("copier", ["Archivist", "General"])
def test_a_copier_takes_the_card_into_its_own_hand(copier: str) -> None:
    """TS-EXP-02, TS-ARC-03, TS-GEN-01"""
    trash = "Explorer/blue Explorer/green"
    g = Trickster(at="effect", pot=f"{copier}/red", hands=HANDS, trash=trash, deck=DECK)
    g.when("0 Explorer/blue, 0 Nomad/red")
    assert g.told("explorer") == ["0 Nomad/red TS-EXP-02"]
    assert g.now("deck") == "Nomad/green Nomad/blue"


def test_with_two_players_explorer_is_the_same() -> None:
    """TS-EXP-02, TS-TL-01"""
    g = Trickster(
        2, at="effect", pot="Guard/red Explorer/red", hands=["Guard/white", "Nomad/black"], deck=DECK
    )
    g.when("0 Nomad/red")
    assert g.told("explorer") == ["0 Nomad/red TS-EXP-02"]
