"""Nomad: a card of an enemy's tableau comes to the own tableau."""

import pytest

from followsuit import SPECTATOR
from trickster import Trickster

HANDS = ["Guard/green", "Guard/blue", "Guard/purple", "Guard/black"]
TABLEAUX = ["Soldier/red", "Guard/red", "", "Soldier/blue"]


def test_a_card_of_an_enemys_tableau_comes_to_the_own_tableau() -> None:
    """TS-NOM-01"""
    g = Trickster(at="effect", pot="Nomad/red", hands=HANDS, tableaux=TABLEAUX)
    assert g.asked() == "0 ChooseCard: Guard/red Soldier/blue"
    assert g.refused("0 Soldier/red") == "TS-NOM-01"
    assert g.when("0 Soldier/blue").now("tableaux") == ["Soldier/red Soldier/blue", "Guard/red", "", ""]


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_everybody_sees_what_nomad_does(viewer: int) -> None:
    """TS-NOM-02"""
    g = Trickster(at="effect", pot="Nomad/red", hands=HANDS, tableaux=TABLEAUX).when("0 Guard/red")
    assert g.told("nomad", viewer) == ["0 1 Guard/red TS-NOM-01"]
    assert g.now("tableaux", viewer) == ["Guard/red Soldier/red", "", "", "Soldier/blue"]


def test_with_an_own_tableau_only_nomad_is_ignored() -> None:
    """TS-NOM-01, TS-FX-04"""
    g = Trickster(at="effect", pot="Nomad/red", hands=HANDS, tableaux=["Soldier/red", "", "", ""])
    assert g.told("ignored") == ["0 TS-FX-04"]
    assert g.asked() == "1 SetPattern: Guard/blue"


@pytest.mark.parametrize("copier", ["Archivist", "General"])
def test_a_copier_takes_the_card_into_its_own_tableau(copier: str) -> None:
    """TS-NOM-01, TS-ARC-03, TS-GEN-01"""
    trash = "Nomad/blue Nomad/green"
    g = Trickster(at="effect", pot=f"{copier}/red", hands=HANDS, trash=trash, tableaux=TABLEAUX)
    g.when("0 Nomad/green, 0 Guard/red")
    assert g.told("nomad") == ["0 1 Guard/red TS-NOM-01"]


def test_with_two_players_a_single_card_of_the_enemy_is_taken_without_asking() -> None:
    """TS-NOM-01, TS-FX-18"""
    hands, tableaux = ["Guard/white", "Soldier/orange"], ["Soldier/red", "Guard/blue"]
    g = Trickster(2, at="effect", pot="Guard/orange Nomad/orange", hands=hands, tableaux=tableaux)
    assert g.now("tableaux") == ["Soldier/red Guard/blue", ""]
    assert g.asked() == "1 Follow: Soldier/orange"
