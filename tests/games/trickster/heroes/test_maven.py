"""Maven: a random card of an enemy's hand goes to the tableau of an enemy."""

import pytest

from followsuit import SPECTATOR
from trickster import Trickster

HANDS = ["Guard/green", "Guard/blue Nomad/blue Soldier/blue", "", "Guard/black"]


def naming(seed: int = 0) -> Trickster:
    return Trickster(seed=seed, at="effect", pot="Maven/red", hands=HANDS)


def test_a_random_card_of_an_enemys_hand_is_shown() -> None:
    """TS-MAV-01"""
    g = naming()
    assert (g.asked(), g.asked_by()) == ("0 NameOwner: seat-1 seat-3", "TS-MAV-01")
    assert (g.refused("0 seat-2"), g.refused("0 seat-0")) == ("TS-MAV-01", "TS-FX-21")
    shown = {g.told("maven-shown", 2)[0] for g in (naming(seed).when("0 seat-1") for seed in range(30))}
    assert shown == {f"0 1 {card}" for card in HANDS[1].split()}


def test_having_seen_it_the_actor_chooses_whose_tableau_gets_it() -> None:
    """TS-MAV-02"""
    g = naming().when("0 seat-3")
    assert g.told("maven-shown", 0) == ["0 3 Guard/black"]
    assert (g.asked(), g.asked_by()) == ("0 NameTableau: seat-1 seat-2 seat-3", "TS-MAV-02")
    g.when("0 seat-1")
    assert (g.now("hands"), g.now("tableaux")) == ([*HANDS[:3], ""], ["", "Guard/black", "", ""])


def test_it_may_go_to_its_owner_and_not_to_the_actor() -> None:
    """TS-MAV-03, TS-GAP-10"""
    g = naming().when("0 seat-3")
    assert g.refused("0 seat-0") == "TS-FX-21"
    assert g.when("0 seat-3").now("tableaux") == ["", "", "", "Guard/black"]


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_everybody_sees_what_maven_does(viewer: int) -> None:
    """TS-MAV-04"""
    g = naming().when("0 seat-3, 0 seat-2")
    assert g.told("maven-shown", viewer) == ["0 3 Guard/black"]
    assert g.told("maven", viewer) == ["0 2 Guard/black TS-MAV-02"]
    assert g.now("tableaux", viewer) == ["", "", "Guard/black", ""]


def test_with_no_card_in_an_enemys_hand_maven_is_ignored() -> None:
    """TS-MAV-01, TS-FX-04"""
    g = Trickster(at="effect", pot="Maven/red", hands=["Guard/green", "", "", ""])
    assert g.told("ignored") == ["0 TS-FX-04"]


@pytest.mark.parametrize("copier", ["Archivist", "General"])
def test_a_copier_takes_a_card_of_its_enemies(copier: str) -> None:
    """TS-MAV-02, TS-ARC-03, TS-GEN-01"""
    g = Trickster(at="effect", pot=f"{copier}/red", hands=HANDS, trash="Maven/blue Maven/green")
    g.when("0 Maven/blue, 0 seat-3, 0 seat-1")
    assert g.told("maven") == ["0 1 Guard/black TS-MAV-02"]


def test_with_two_players_the_card_goes_to_its_owners_tableau() -> None:
    """TS-MAV-03, TS-FX-18"""
    hands = ["Guard/white", "Nomad/red Soldier/red"]
    g = Trickster(2, at="effect", pot="Guard/red Maven/red", hands=hands)
    shown = g.told("maven-shown")[0].split()[2]
    assert g.now("tableaux") == ["", shown]
