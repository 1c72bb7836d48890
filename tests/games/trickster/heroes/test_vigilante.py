"""Vigilante: a card of the trash is swapped with a card in an enemy's tableau."""

import pytest

from followsuit import SPECTATOR
from trickster import Trickster

HANDS = ["Guard/green", "Guard/blue", "Guard/purple", "Guard/black"]
TABLEAUX = ["Nomad/red", "Nomad/blue", "", "Nomad/white"]
TRASH = "Soldier/red Soldier/blue"


def test_a_card_of_the_trash_is_swapped_with_one_in_an_enemys_tableau() -> None:
    """TS-VIG-01"""
    g = Trickster(at="effect", pot="Vigilante/red", hands=HANDS, tableaux=TABLEAUX, trash=TRASH)
    assert g.asked() == "0 ChooseTableauCard: Nomad/blue Nomad/white"
    assert g.refused("0 Nomad/red") == "TS-VIG-01"
    assert g.when("0 Nomad/white").asked() == "0 ChooseTrashCard: Soldier/red Soldier/blue"
    g.when("0 Soldier/red")
    assert g.now("tableaux") == ["Nomad/red", "Nomad/blue", "", "Soldier/red"]
    assert g.now("trash") == "Soldier/blue Nomad/white"


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_everybody_sees_what_vigilante_does(viewer: int) -> None:
    """TS-VIG-02"""
    g = Trickster(at="effect", pot="Vigilante/red", hands=HANDS, tableaux=TABLEAUX, trash=TRASH)
    g.when("0 Nomad/blue, 0 Soldier/blue")
    assert g.told("vigilante", viewer) == ["0 1 Nomad/blue Soldier/blue TS-VIG-01"]
    assert g.now("tableaux", viewer) == ["Nomad/red", "Soldier/blue", "", "Nomad/white"]


@pytest.mark.parametrize(("tableaux", "trash"), [(["Nomad/red", "", "", ""], TRASH), (TABLEAUX, "")])
def test_without_a_card_in_both_places_vigilante_is_ignored(tableaux: list[str], trash: str) -> None:
    """TS-VIG-01, TS-FX-05, TS-GAP-01"""
    g = Trickster(at="effect", pot="Vigilante/red", hands=HANDS, tableaux=tableaux, trash=trash)
    assert g.told("ignored") == ["0 TS-FX-04"]
    assert (g.now("tableaux"), g.now("trash")) == (tableaux, trash)


@pytest.mark.parametrize("copier", ["Archivist", "General"])
def test_a_copier_swaps_a_card_of_its_enemies(copier: str) -> None:
    """TS-VIG-01, TS-ARC-03, TS-GEN-01"""
    trash = "Vigilante/blue Vigilante/green"
    g = Trickster(at="effect", pot=f"{copier}/red", hands=HANDS, tableaux=TABLEAUX, trash=trash)
    g.when("0 Vigilante/blue, 0 Nomad/blue, 0 Vigilante/blue")
    assert g.told("vigilante") == ["0 1 Nomad/blue Vigilante/blue TS-VIG-01"]


def test_with_two_players_single_cards_are_swapped_without_asking() -> None:
    """TS-VIG-01, TS-FX-18"""
    hands, tableaux = ["Guard/white", "Nomad/red"], ["Guard/blue", "Nomad/blue"]
    g = Trickster(
        2, at="effect", pot="Guard/red Vigilante/red", hands=hands, tableaux=tableaux, trash="Soldier/blue"
    )
    assert (g.now("tableaux"), g.now("trash")) == (["Guard/blue", "Soldier/blue"], "Nomad/blue")
