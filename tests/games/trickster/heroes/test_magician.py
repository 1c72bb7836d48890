"""Magician: a card of the own tableau goes to the trash."""

import pytest

from followsuit import SPECTATOR
from trickster import Trickster

HANDS = ["Guard/green", "Guard/blue", "Guard/purple", "Guard/black"]
TABLEAUX = ["Nomad/red Guard/white", "Nomad/blue", "", ""]


def test_a_card_of_the_own_tableau_goes_to_the_trash() -> None:
    """TS-MAG-01"""
    g = Trickster(at="effect", pot="Magician/red", hands=HANDS, tableaux=TABLEAUX, trash="Nomad/white")
    assert g.asked() == "0 ChooseCard: Nomad/red Guard/white"
    assert g.refused("0 Nomad/blue") == "TS-MAG-01"
    g.when("0 Nomad/red")
    assert g.now("tableaux") == ["Guard/white", "Nomad/blue", "", ""]
    assert g.now("trash") == "Nomad/red Nomad/white"


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_everybody_sees_what_magician_does(viewer: int) -> None:
    """TS-MAG-02"""
    g = Trickster(at="effect", pot="Magician/red", hands=HANDS, tableaux=TABLEAUX).when("0 Guard/white")
    assert g.told("magician", viewer) == ["0 Guard/white TS-MAG-01"]
    assert g.now("trash", viewer) == "Guard/white"


def test_without_an_own_tableau_magician_is_ignored() -> None:
    """TS-MAG-01, TS-FX-04"""
    g = Trickster(at="effect", pot="Magician/red", hands=HANDS, tableaux=["", *TABLEAUX[1:]])
    assert g.told("ignored") == ["0 TS-FX-04"]
    assert g.now("trash") == ""


@pytest.mark.parametrize("copier", ["Archivist", "General"])
def test_a_copier_throws_away_a_card_of_its_own_tableau(copier: str) -> None:
    """TS-MAG-01, TS-ARC-03, TS-GEN-01"""
    trash = "Magician/blue Magician/green"
    g = Trickster(at="effect", pot=f"{copier}/red", hands=HANDS, trash=trash, tableaux=TABLEAUX)
    g.when("0 Magician/blue, 0 Nomad/red")
    assert g.told("magician") == ["0 Nomad/red TS-MAG-01"]
    assert g.now("trash") == "Nomad/red Magician/green Magician/blue"


def test_with_two_players_magician_is_the_same() -> None:
    """TS-MAG-01, TS-TL-01"""
    hands, tableaux = ["Guard/white", "Nomad/red"], ["Guard/blue", "Nomad/blue"]
    g = Trickster(2, at="effect", pot="Guard/red Magician/red", hands=hands, tableaux=tableaux)
    assert (g.now("tableaux"), g.now("trash")) == (["", "Nomad/blue"], "Guard/blue")
