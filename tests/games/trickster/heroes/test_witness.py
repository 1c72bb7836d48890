"""Witness: a card of the own tableau comes to the own hand."""

import pytest

from followsuit import SPECTATOR
from trickster import Trickster

HANDS = ["Guard/green", "Guard/blue", "Guard/purple", "Guard/black"]
TABLEAUX = ["Nomad/red Nomad/blue", "Guard/red", "", ""]


def test_a_card_of_the_own_tableau_comes_to_the_own_hand() -> None:
    """TS-WIT-01"""
    g = Trickster(at="effect", pot="Witness/red", hands=HANDS, tableaux=TABLEAUX)
    assert g.asked() == "0 ChooseCard: Nomad/red Nomad/blue"
    assert g.refused("0 Guard/red") == "TS-WIT-01"
    g.when("0 Nomad/blue")
    assert g.now("hands") == ["Guard/green Nomad/blue", *HANDS[1:]]
    assert g.now("tableaux") == ["Nomad/red", "Guard/red", "", ""]


@pytest.mark.parametrize("viewer", [1, 2, 3, SPECTATOR])
def test_everybody_sees_which_card_witness_takes_back(viewer: int) -> None:
    """TS-WIT-02"""
    g = Trickster(at="effect", pot="Witness/red", hands=HANDS, tableaux=TABLEAUX).when("0 Nomad/red")
    assert g.told("witness", viewer) == ["0 Nomad/red TS-WIT-01"]
    hands = g.now("hands", viewer)
    assert isinstance(hands, list)
    assert hands[0] == "Nomad/red ?"


def test_without_an_own_tableau_witness_is_ignored() -> None:
    """TS-WIT-01, TS-FX-04"""
    g = Trickster(at="effect", pot="Witness/red", hands=HANDS, tableaux=["", "Guard/red", "", ""])
    assert g.told("ignored") == ["0 TS-FX-04"]
    assert g.now("hands") == HANDS


@pytest.mark.parametrize("copier", ["Archivist", "General"])
def test_a_copier_takes_a_card_of_its_own_tableau(copier: str) -> None:
    """TS-WIT-01, TS-ARC-03, TS-GEN-01"""
    trash = "Witness/blue Witness/green"
    g = Trickster(at="effect", pot=f"{copier}/red", hands=HANDS, tableaux=TABLEAUX, trash=trash)
    g.when("0 Witness/blue, 0 Nomad/red")
    assert g.told("witness") == ["0 Nomad/red TS-WIT-01"]


def test_with_two_players_a_single_card_is_taken_without_asking() -> None:
    """TS-WIT-01, TS-FX-18"""
    hands, tableaux = ["Guard/white", "Nomad/red"], ["Guard/blue", "Nomad/blue"]
    g = Trickster(2, at="effect", pot="Guard/red Witness/red", hands=hands, tableaux=tableaux)
    assert g.now("hands") == ["Guard/blue Guard/white", "Nomad/red"]
    assert g.now("tableaux") == ["", "Nomad/blue"]
