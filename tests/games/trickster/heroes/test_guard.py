"""Guard: a card of an enemy's tableau comes to the own hand."""

import pytest

from followsuit import SPECTATOR
from trickster import Trickster

HANDS = ["Nomad/green", "Nomad/purple", "Nomad/black", "Nomad/white"]
TABLEAUX = ["Soldier/red", "Nomad/red", "Nomad/blue Soldier/blue", ""]


def test_a_card_of_an_enemys_tableau_comes_to_the_own_hand() -> None:
    """TS-GUA-01"""
    g = Trickster(at="effect", pot="Guard/red", hands=HANDS, tableaux=TABLEAUX)
    assert g.asked() == "0 ChooseCard: Nomad/red Nomad/blue Soldier/blue"
    assert g.refused("0 Soldier/red") == "TS-GUA-01"
    g.when("0 Soldier/blue")
    assert g.now("tableaux") == ["Soldier/red", "Nomad/red", "Nomad/blue", ""]
    assert g.now("hands") == ["Nomad/green Soldier/blue", *HANDS[1:]]


@pytest.mark.parametrize("viewer", [1, 2, 3, SPECTATOR])
def test_everybody_sees_which_card_guard_takes(viewer: int) -> None:
    """TS-GUA-02"""
    g = Trickster(at="effect", pot="Guard/red", hands=HANDS, tableaux=TABLEAUX).when("0 Nomad/blue")
    assert g.told("guard", viewer) == ["0 2 Nomad/blue TS-GUA-01"]
    hands = g.now("hands", viewer)
    assert isinstance(hands, list)
    assert hands[0] == "Nomad/blue ?"


def test_with_an_own_tableau_only_guard_is_ignored() -> None:
    """TS-GUA-01, TS-FX-04"""
    g = Trickster(at="effect", pot="Guard/red", hands=HANDS, tableaux=["Soldier/red", "", "", ""])
    assert g.told("ignored") == ["0 TS-FX-04"]
    assert g.asked() == "1 SetPattern: Nomad/purple"


@pytest.mark.parametrize("copier", ["Archivist", "General"])
def test_a_copier_takes_a_card_of_its_enemies(copier: str) -> None:
    """TS-GUA-01, TS-ARC-03, TS-GEN-01"""
    trash = "Guard/blue Guard/green"
    g = Trickster(at="effect", pot=f"{copier}/red", hands=HANDS, trash=trash, tableaux=TABLEAUX)
    g.when("0 Guard/blue")
    assert g.asked() == "0 ChooseCard: Nomad/red Nomad/blue Soldier/blue"
    assert g.when("0 Nomad/red").told("guard") == ["0 1 Nomad/red TS-GUA-01"]


def test_with_two_players_only_one_tableau_is_an_enemys() -> None:
    """TS-GUA-01, TS-FX-21"""
    hands, tableaux = ["Nomad/white", "Nomad/red"], ["Soldier/red", "Nomad/blue Soldier/blue"]
    g = Trickster(2, at="effect", pot="Soldier/orange Guard/orange", hands=hands, tableaux=tableaux)
    assert g.asked() == "0 ChooseCard: Nomad/blue Soldier/blue"
