"""Shaman: a card of the own hand goes to the own tableau."""

import pytest

from followsuit import SPECTATOR
from trickster import Trickster

HANDS = ["Guard/green Nomad/green", "Guard/blue", "Guard/purple", "Guard/black"]


def test_a_card_of_the_own_hand_goes_to_the_own_tableau() -> None:
    """TS-SHA-01"""
    g = Trickster(at="effect", pot="Shaman/red", hands=HANDS, tableaux=["Nomad/red", "", "", ""])
    assert g.asked() == "0 ChooseCard: Guard/green Nomad/green"
    assert g.refused("0 Nomad/red") == "TS-SHA-01"
    g.when("0 Nomad/green")
    assert g.now("hands") == ["Guard/green", *HANDS[1:]]
    assert g.now("tableaux") == ["Nomad/red Nomad/green", "", "", ""]


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_everybody_sees_which_card_shaman_lays_down(viewer: int) -> None:
    """TS-SHA-02"""
    g = Trickster(at="effect", pot="Shaman/red", hands=HANDS).when("0 Guard/green")
    assert g.told("shaman", viewer) == ["0 Guard/green TS-SHA-01"]
    assert g.now("tableaux", viewer) == ["Guard/green", "", "", ""]


def test_as_last_hand_card_shaman_is_ignored() -> None:
    """TS-SHA-01, TS-FX-06"""
    g = Trickster(hands=["Shaman/red", *HANDS[1:]]).when("0 Shaman/red")
    assert g.told("ignored") == ["0 TS-FX-04"]
    assert g.now("tableaux") == [""] * 4


@pytest.mark.parametrize("copier", ["Archivist", "General"])
def test_a_copier_lays_down_a_card_of_its_own_hand(copier: str) -> None:
    """TS-SHA-01, TS-ARC-03, TS-GEN-01"""
    g = Trickster(at="effect", pot=f"{copier}/red", hands=HANDS, trash="Shaman/blue Shaman/green")
    g.when("0 Shaman/blue, 0 Nomad/green")
    assert g.told("shaman") == ["0 Nomad/green TS-SHA-01"]


def test_with_two_players_a_single_card_is_laid_down_without_asking() -> None:
    """TS-SHA-01, TS-FX-18"""
    g = Trickster(2, at="effect", pot="Guard/red Shaman/red", hands=["Guard/white", "Nomad/red"])
    assert (g.now("hands"), g.now("tableaux")) == (["", "Nomad/red"], ["Guard/white", ""])
