"""Brigand: a card of the own tableau goes to an enemy's."""

import pytest

from followsuit import SPECTATOR
from trickster import Trickster

HANDS = ["Guard/green", "Guard/blue", "Guard/purple", "Guard/black"]


def test_a_card_of_the_own_tableau_goes_to_the_tableau_of_an_enemy() -> None:
    """TS-BRI-01"""
    tableaux = ["Nomad/red Guard/white", "Nomad/blue", "", ""]
    g = Trickster(at="effect", pot="Brigand/red", hands=HANDS, tableaux=tableaux)
    assert g.asked() == "0 NameEnemy: seat-1 seat-2 seat-3"
    assert g.when("0 seat-2").asked() == "0 ChooseCard: Nomad/red Guard/white"
    assert g.refused("0 Nomad/blue") == "TS-BRI-01"
    assert g.when("0 Guard/white").now("tableaux") == ["Nomad/red", "Nomad/blue", "Guard/white", ""]


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_everybody_sees_what_brigand_does(viewer: int) -> None:
    """TS-BRI-02"""
    g = Trickster(at="effect", pot="Brigand/red", hands=HANDS, tableaux=["Nomad/red", "", "", ""])
    assert g.when("0 seat-3").told("brigand", viewer) == ["0 3 Nomad/red TS-BRI-01"]
    assert g.now("tableaux", viewer) == ["", "", "", "Nomad/red"]


def test_without_an_own_tableau_brigand_is_ignored() -> None:
    """TS-BRI-01, TS-FX-04  The tableaux of enemies do not help."""
    g = Trickster(at="effect", pot="Brigand/red", hands=HANDS, tableaux=["", "Nomad/red", "", ""])
    assert g.told("ignored") == ["0 TS-FX-04"]
    assert g.asked() == "1 SetPattern: Guard/blue"


@pytest.mark.parametrize("copier", ["Archivist", "General"])
def test_a_copier_gives_away_a_card_of_its_own_tableau(copier: str) -> None:
    """TS-BRI-01, TS-ARC-01, TS-GEN-01"""
    trash, tableaux = "Brigand/blue Brigand/green", ["Nomad/red Guard/white", "", "", ""]
    g = Trickster(at="effect", pot=f"{copier}/red", hands=HANDS, trash=trash, tableaux=tableaux)
    g.when("0 Brigand/blue, 0 seat-1, 0 Nomad/red")
    assert g.told("brigand") == ["0 1 Nomad/red TS-BRI-01"]
    assert g.now("tableaux") == ["Guard/white", "Nomad/red", "", ""]


def test_with_two_players_only_the_card_is_chosen() -> None:
    """TS-BRI-01, TS-FX-18"""
    hands, tableaux = ["Guard/white", "Nomad/red"], ["Guard/blue Nomad/blue", ""]
    g = Trickster(2, at="effect", pot="Guard/red Brigand/red", hands=hands, tableaux=tableaux)
    assert g.asked() == "0 ChooseCard: Guard/blue Nomad/blue"
    assert g.when("0 Guard/blue").now("tableaux") == ["Nomad/blue", "Guard/blue"]
