"""Soldier: a card of the own hand goes to the tableau of an enemy."""

import pytest

from followsuit import SPECTATOR
from trickster import Trickster

HANDS = ["Magician/green Nomad/green", "Guard/blue", "Guard/purple", "Guard/black"]


def test_a_card_of_the_own_hand_goes_to_the_tableau_of_an_enemy() -> None:
    """TS-SOL-01"""
    g = Trickster(at="effect", pot="Soldier/red", hands=HANDS)
    assert g.asked() == "0 NameEnemy: seat-1 seat-2 seat-3"
    assert g.when("0 seat-3").asked() == "0 ChooseCard: Magician/green Nomad/green"
    assert g.refused("0 Guard/blue") == "TS-SOL-01"
    g.when("0 Nomad/green")
    assert (g.now("hands"), g.now("tableaux")) == (
        ["Magician/green", *HANDS[1:]],
        ["", "", "", "Nomad/green"],
    )


def test_the_effect_of_the_card_given_is_not_used() -> None:
    """TS-SOL-02"""
    g = Trickster(at="effect", pot="Soldier/red", hands=HANDS, tableaux=["Guard/red", "Guard/green", "", ""])
    g.when("0 seat-1, 0 Magician/green")
    assert g.told("magician") == g.told("ignored") == []
    assert g.now("tableaux") == ["Guard/red", "Guard/green Magician/green", "", ""]


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_everybody_sees_which_card_soldier_gives(viewer: int) -> None:
    """TS-SOL-03"""
    g = Trickster(at="effect", pot="Soldier/red", hands=HANDS).when("0 seat-2, 0 Nomad/green")
    assert g.told("soldier", viewer) == ["0 2 Nomad/green TS-SOL-01"]
    assert g.now("tableaux", viewer) == ["", "", "Nomad/green", ""]


def test_as_last_hand_card_soldier_is_ignored() -> None:
    """TS-SOL-01, TS-FX-06"""
    g = Trickster(hands=["Soldier/red", *HANDS[1:]]).when("0 Soldier/red")
    assert g.told("ignored") == ["0 TS-FX-04"]
    assert g.now("tableaux") == [""] * 4


@pytest.mark.parametrize("copier", ["Archivist", "General"])
def test_a_copier_gives_a_card_of_its_own_hand(copier: str) -> None:
    """TS-SOL-01, TS-ARC-03, TS-GEN-01"""
    g = Trickster(at="effect", pot=f"{copier}/red", hands=HANDS, trash="Soldier/blue Soldier/green")
    g.when("0 Soldier/blue, 0 seat-2, 0 Magician/green")
    assert g.told("soldier") == ["0 2 Magician/green TS-SOL-01"]


def test_with_two_players_only_the_card_is_chosen() -> None:
    """TS-SOL-01, TS-FX-18"""
    g = Trickster(2, at="effect", pot="Guard/red Soldier/red", hands=["Guard/white Guard/blue", "Nomad/red"])
    assert g.asked() == "0 ChooseCard: Guard/blue Guard/white"
    assert g.when("0 Guard/blue").now("tableaux") == ["", "Guard/blue"]
