"""Revolutionary: a card of the trash comes to the own hand."""

import pytest

from followsuit import SPECTATOR
from trickster import Trickster

HANDS = ["Guard/green", "Guard/blue", "Guard/purple", "Guard/black"]
TRASH = "Nomad/red Nomad/blue Guard/white"


def test_a_card_of_the_trash_comes_to_the_own_hand() -> None:
    """TS-REV-01, TS-GAP-23"""
    g = Trickster(at="effect", pot="Revolutionary/red", hands=HANDS, trash=TRASH)
    assert g.asked() == "0 ChooseCard: Nomad/red Nomad/blue Guard/white"
    assert g.refused("0 Guard/blue") == "TS-REV-01"
    g.when("0 Nomad/blue")
    assert (g.now("trash"), g.now("hands")) == (
        "Nomad/red Guard/white",
        ["Guard/green Nomad/blue", *HANDS[1:]],
    )


@pytest.mark.parametrize("viewer", [1, 2, 3, SPECTATOR])
def test_everybody_sees_which_card_revolutionary_takes(viewer: int) -> None:
    """TS-REV-02"""
    g = Trickster(at="effect", pot="Revolutionary/red", hands=HANDS, trash=TRASH).when("0 Guard/white")
    assert g.told("revolutionary", viewer) == ["0 Guard/white TS-REV-01"]
    hands = g.now("hands", viewer)
    assert isinstance(hands, list)
    assert hands[0] == "Guard/white ?"


def test_without_trash_revolutionary_is_ignored() -> None:
    """TS-REV-01, TS-FX-04"""
    g = Trickster(
        at="effect", pot="Revolutionary/red", hands=HANDS, tableaux=["Nomad/red", "Nomad/blue", "", ""]
    )
    assert g.told("ignored") == ["0 TS-FX-04"]
    assert g.now("hands") == HANDS


@pytest.mark.parametrize("copier", ["Archivist", "General"])
def test_a_copier_takes_the_card_into_its_own_hand(copier: str) -> None:
    """TS-REV-01, TS-ARC-03, TS-GEN-01"""
    trash = "Revolutionary/blue Revolutionary/green"
    g = Trickster(at="effect", pot=f"{copier}/red", hands=HANDS, trash=trash)
    g.when("0 Revolutionary/blue, 0 Revolutionary/green")
    assert g.told("revolutionary") == ["0 Revolutionary/green TS-REV-01"]
    assert g.now("trash") == "Revolutionary/blue"


def test_with_two_players_a_single_card_is_taken_without_asking() -> None:
    """TS-REV-01, TS-FX-18"""
    hands = ["Guard/white", "Nomad/red"]
    g = Trickster(2, at="effect", pot="Guard/red Revolutionary/red", hands=hands, trash="Nomad/blue")
    assert (g.now("hands"), g.now("trash")) == (["Nomad/blue Guard/white", "Nomad/red"], "")
