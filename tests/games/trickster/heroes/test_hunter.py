"""Hunter: a card of the trash goes to the tableau of an enemy."""

import pytest

from followsuit import SPECTATOR
from trickster import Trickster

HANDS = ["Guard/green", "Guard/blue", "Guard/purple", "Guard/black"]
TRASH = "Nomad/red Nomad/blue"


def test_a_card_of_the_trash_goes_to_the_tableau_of_an_enemy() -> None:
    """TS-HUN-01"""
    g = Trickster(
        at="effect", pot="Hunter/red", hands=HANDS, trash=TRASH, tableaux=["Soldier/red", "", "", ""]
    )
    assert g.asked() == "0 NameEnemy: seat-1 seat-2 seat-3"
    assert g.when("0 seat-1").asked() == "0 ChooseCard: Nomad/red Nomad/blue"
    assert g.refused("0 Soldier/red") == "TS-HUN-01"
    g.when("0 Nomad/blue")
    assert (g.now("trash"), g.now("tableaux")) == ("Nomad/red", ["Soldier/red", "Nomad/blue", "", ""])


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_everybody_sees_what_hunter_does(viewer: int) -> None:
    """TS-HUN-02"""
    g = Trickster(at="effect", pot="Hunter/red", hands=HANDS, trash=TRASH).when("0 seat-3, 0 Nomad/red")
    assert g.told("hunter", viewer) == ["0 3 Nomad/red TS-HUN-01"]
    assert g.now("tableaux", viewer) == ["", "", "", "Nomad/red"]


def test_without_trash_hunter_is_ignored() -> None:
    """TS-HUN-01, TS-FX-04"""
    g = Trickster(at="effect", pot="Hunter/red", hands=HANDS, tableaux=["Nomad/red", "Nomad/blue", "", ""])
    assert g.told("ignored") == ["0 TS-FX-04"]
    assert g.now("tableaux") == ["Nomad/red", "Nomad/blue", "", ""]


@pytest.mark.parametrize("copier", ["Archivist", "General"])
def test_a_copier_gives_an_enemy_a_card_of_the_trash(copier: str) -> None:
    """TS-HUN-01, TS-ARC-01, TS-GEN-01"""
    g = Trickster(at="effect", pot=f"{copier}/red", hands=HANDS, trash="Hunter/blue Hunter/green")
    g.when("0 Hunter/blue, 0 seat-2, 0 Hunter/green")
    assert g.told("hunter") == ["0 2 Hunter/green TS-HUN-01"]
    assert g.now("tableaux") == ["", "", "Hunter/green", ""]


def test_with_two_players_only_the_card_is_chosen() -> None:
    """TS-HUN-01, TS-FX-18"""
    g = Trickster(
        2, at="effect", pot="Guard/red Hunter/red", hands=["Guard/white", "Soldier/red"], trash=TRASH
    )
    assert g.asked() == "0 ChooseCard: Nomad/red Nomad/blue"
    assert g.when("0 Nomad/red").now("tableaux") == ["", "Nomad/red"]
