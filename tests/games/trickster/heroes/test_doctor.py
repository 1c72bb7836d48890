"""Doctor: a card of an enemy's tableau goes to the hand of an enemy."""

import pytest

from followsuit import SPECTATOR
from trickster import Trickster

HANDS = ["Guard/green", "Guard/blue", "Guard/purple", "Guard/black"]
TABLEAUX = ["Nomad/white", "Nomad/red", "Nomad/blue", ""]


def test_a_card_of_an_enemys_tableau_goes_to_the_hand_of_an_enemy() -> None:
    """TS-DOC-01"""
    g = Trickster(at="effect", pot="Doctor/red", hands=HANDS, tableaux=TABLEAUX)
    assert g.asked() == "0 NameEnemy: seat-1 seat-2 seat-3"
    assert g.when("0 seat-3").asked() == "0 ChooseCard: Nomad/red Nomad/blue"
    g.when("0 Nomad/blue")
    assert g.now("tableaux") == ["Nomad/white", "Nomad/red", "", ""]
    assert g.now("hands") == ["Guard/green", "Guard/blue", "Guard/purple", "Nomad/blue Guard/black"]


@pytest.mark.parametrize("receiver", [1, 2])
def test_giver_and_receiver_may_be_the_same_enemy_or_two(receiver: int) -> None:
    """TS-DOC-02, TS-GAP-07"""
    g = Trickster(at="effect", pot="Doctor/red", hands=HANDS, tableaux=TABLEAUX)
    g.when(f"0 seat-{receiver}, 0 Nomad/red")
    assert g.told("taken-out") == ["0 1 Nomad/red"]
    assert g.told("doctor") == [f"0 {receiver} Nomad/red TS-DOC-01"]


def test_the_actor_neither_gives_nor_gets() -> None:
    """TS-DOC-03"""
    g = Trickster(at="effect", pot="Doctor/red", hands=HANDS, tableaux=TABLEAUX)
    assert g.refused("0 seat-0") == "TS-FX-21"
    assert g.when("0 seat-1").refused("0 Nomad/white") == "TS-DOC-01"


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_everybody_knows_in_which_hand_the_card_is(viewer: int) -> None:
    """TS-DOC-04"""
    g = Trickster(at="effect", pot="Doctor/red", hands=HANDS, tableaux=["", "Nomad/red", "", ""])
    g.when("0 seat-2")
    assert g.told("taken-out", viewer) == ["0 1 Nomad/red"]
    assert g.told("doctor", viewer) == ["0 2 Nomad/red TS-DOC-01"]
    hands = g.now("hands", viewer)
    assert isinstance(hands, list)
    assert "Nomad/red" in hands[2]


def test_with_an_own_tableau_only_doctor_is_ignored() -> None:
    """TS-DOC-01, TS-DOC-03, TS-FX-04"""
    g = Trickster(at="effect", pot="Doctor/red", hands=HANDS, tableaux=["Nomad/white", "", "", ""])
    assert g.told("ignored") == ["0 TS-FX-04"]
    assert g.now("tableaux") == ["Nomad/white", "", "", ""]


@pytest.mark.parametrize("copier", ["Archivist", "General"])
def test_a_copier_helps_an_enemy_too(copier: str) -> None:
    """TS-DOC-01, TS-ARC-03, TS-GEN-01"""
    trash, tableaux = "Doctor/blue Doctor/green", ["", "Nomad/red", "Nomad/blue", ""]
    g = Trickster(at="effect", pot=f"{copier}/red", hands=HANDS, trash=trash, tableaux=tableaux)
    g.when("0 Doctor/green, 0 seat-1, 0 Nomad/blue")
    assert g.told("doctor") == ["0 1 Nomad/blue TS-DOC-01"]
    assert g.now("trash") == "Doctor/green Doctor/blue"


def test_with_two_players_the_enemy_gets_a_card_of_the_own_tableau_back() -> None:
    """TS-DOC-02, TS-FX-18"""
    hands, tableaux = ["Guard/white", "Nomad/red"], ["", "Guard/blue"]
    g = Trickster(2, at="effect", pot="Guard/red Doctor/red", hands=hands, tableaux=tableaux)
    assert g.now("hands") == ["Guard/white", "Nomad/red Guard/blue"]
    assert g.now("tableaux") == ["", ""]
