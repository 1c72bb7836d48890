"""Beast: a card of the own hand that can follow is added to the pot."""

import pytest

from followsuit import SPECTATOR
from trickster import Trickster

OTHERS = ["Guard/blue", "Guard/purple", "Soldier/black"]
POT = "Magician/orange Beast/red"  # seat 1 played the Beast: no match


def added(hand: str, pot: str = POT, **position: object) -> Trickster:
    return Trickster(4, None, 0, at="effect", pot=pot, hands=[OTHERS[0], hand, *OTHERS[1:]], **position)


def test_the_actor_chooses_among_the_cards_that_can_follow() -> None:
    """TS-BEA-01"""
    g = added("Nomad/red Nomad/green Magician/white Nomad/white")
    assert g.asked() == "1 ChooseCard: Nomad/green Nomad/white"
    assert g.refused("1 Magician/white") == "TS-BEA-01"
    g.when("1 Nomad/white")
    assert g.now("pot") == f"{POT} Nomad/white"
    assert g.now("hands") == [OTHERS[0], "Nomad/red Nomad/green Magician/white", *OTHERS[1:]]


def test_if_a_card_can_follow_one_must_be_added() -> None:
    """TS-BEA-02, TS-GAP-35"""
    g = added("Nomad/red Nomad/white")
    assert g.asked() == "1 ChooseCard: Nomad/white"
    assert g.refused("1 no") == "TS-BEA-01"


def test_the_effect_of_the_card_added_is_not_used() -> None:
    """TS-BEA-03"""
    g = added("Nomad/white", tableaux=["Guard/red", "", "", ""])
    assert g.now("pot") == f"{POT} Nomad/white"
    assert g.told("nomad") == g.told("ignored") == []


def test_the_leader_adds_any_card_which_sets_the_pattern_and_is_the_trickster() -> None:
    """TS-BEA-04, TS-GAP-02, TS-GAP-42"""
    hands = ["Nomad/red Beast/blue Nomad/white", "Guard/red Beast/green", *OTHERS[1:]]
    g = Trickster(at="effect", pot="Beast/red", hands=hands)
    assert g.asked() == "0 ChooseCard: Nomad/red Beast/blue Nomad/white"
    g.when("0 Beast/blue")
    assert (g.now("pattern"), g.now("trickster")) == ("hero", 0)
    assert g.asked() == "1 Follow: Beast/green"


@pytest.mark.parametrize("viewer", [0, 2, 3, SPECTATOR])
def test_everybody_sees_the_card_added(viewer: int) -> None:
    """TS-BEA-05"""
    g = added("Nomad/green Nomad/white").when("1 Nomad/white")
    assert g.told("beast", viewer) == ["1 Nomad/white TS-BEA-01"]
    assert g.now("pot", viewer) == f"{POT} Nomad/white"


def test_if_none_is_added_everybody_learns_that_no_hand_card_can_follow() -> None:
    """TS-BEA-05"""
    g = added("Nomad/red Magician/white")
    assert g.told("ignored") == ["1 TS-FX-04"]
    known = g.now("not_in_hand", 0)
    assert isinstance(known, list)
    assert known[1] == "Guard/blue Guard/purple Soldier/black"


def test_as_last_hand_card_beast_is_ignored() -> None:
    """TS-BEA-01, TS-FX-06"""
    g = Trickster(hands=["Beast/red", *OTHERS]).when("0 Beast/red")
    assert g.told("ignored") == ["0 TS-FX-04"]
    assert g.now("pot") == "Beast/red"


@pytest.mark.parametrize("copier", ["Archivist", "General"])
def test_a_copier_adds_a_card_of_its_own_hand(copier: str) -> None:
    """TS-BEA-01, TS-ARC-03, TS-GEN-01"""
    g = added("Nomad/green Nomad/white", f"Magician/orange {copier}/red", trash="Beast/blue Beast/yellow")
    g.when("1 Beast/blue, 1 Nomad/white")
    assert g.told("beast") == ["1 Nomad/white TS-BEA-01"]


def test_with_two_players_the_pattern_is_that_of_the_timeline_card_and_beast() -> None:
    """TS-BEA-01, TS-TL-13"""
    hands = ["Guard/red Nomad/blue", "Nomad/red"]
    g = Trickster(2, at="effect", pot="Magician/red Beast/red", hands=hands)
    assert g.asked() == "0 ChooseCard: Guard/red"
    assert g.when("0 Guard/red").asked() == "1 Follow: Nomad/red"
