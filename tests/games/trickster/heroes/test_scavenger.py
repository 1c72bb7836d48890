"""Scavenger: a card of the own tableau is swapped with a card of the trash."""

import pytest

from followsuit import SPECTATOR
from trickster import Trickster

HANDS = ["Guard/green", "Guard/blue", "Guard/purple", "Guard/black"]
TABLEAUX = ["Nomad/red Nomad/blue", "Guard/red", "", ""]
TRASH = "Soldier/red Soldier/blue"


def test_a_card_of_the_own_tableau_is_swapped_with_one_of_the_trash() -> None:
    """TS-SCA-01"""
    g = Trickster(at="effect", pot="Scavenger/red", hands=HANDS, tableaux=TABLEAUX, trash=TRASH)
    assert g.asked() == "0 ChooseTableauCard: Nomad/red Nomad/blue"
    assert g.refused("0 Guard/red") == "TS-SCA-01"
    assert g.when("0 Nomad/red").asked() == "0 ChooseTrashCard: Soldier/red Soldier/blue"
    g.when("0 Soldier/blue")
    assert g.now("tableaux") == ["Nomad/blue Soldier/blue", "Guard/red", "", ""]
    assert g.now("trash") == "Nomad/red Soldier/red"


@pytest.mark.parametrize(("tableau", "trash"), [("", TRASH), ("Nomad/red", "")])
def test_no_card_moves_one_way_only(tableau: str, trash: str) -> None:
    """TS-SCA-02, TS-GAP-01"""
    tableaux = [tableau, "Guard/red", "", ""]
    g = Trickster(at="effect", pot="Scavenger/red", hands=HANDS, tableaux=tableaux, trash=trash)
    assert g.told("ignored") == ["0 TS-FX-04"]
    assert (g.now("tableaux"), g.now("trash")) == (tableaux, trash)


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_everybody_sees_what_scavenger_does(viewer: int) -> None:
    """TS-SCA-03"""
    g = Trickster(at="effect", pot="Scavenger/red", hands=HANDS, tableaux=TABLEAUX, trash=TRASH)
    g.when("0 Nomad/red")
    assert g.told("chosen", viewer) == ["0 Nomad/red"]
    g.when("0 Soldier/blue")
    assert g.told("scavenger", viewer) == ["0 Nomad/red Soldier/blue TS-SCA-01"]
    assert g.now("trash", viewer) == "Nomad/red Soldier/red"


@pytest.mark.parametrize("copier", ["Archivist", "General"])
def test_a_copier_swaps_a_card_of_its_own_tableau(copier: str) -> None:
    """TS-SCA-01, TS-ARC-03, TS-GEN-01"""
    trash = "Scavenger/blue Scavenger/green"
    g = Trickster(at="effect", pot=f"{copier}/red", hands=HANDS, tableaux=TABLEAUX, trash=trash)
    g.when("0 Scavenger/blue, 0 Nomad/blue, 0 Scavenger/green")
    assert g.told("scavenger") == ["0 Nomad/blue Scavenger/green TS-SCA-01"]


def test_with_two_players_single_cards_are_swapped_without_asking() -> None:
    """TS-SCA-01, TS-FX-18"""
    hands, tableaux = ["Guard/white", "Nomad/red"], ["Guard/blue", "Nomad/blue"]
    g = Trickster(
        2, at="effect", pot="Guard/red Scavenger/red", hands=hands, tableaux=tableaux, trash="Soldier/blue"
    )
    assert (g.now("tableaux"), g.now("trash")) == (["Soldier/blue", "Nomad/blue"], "Guard/blue")
