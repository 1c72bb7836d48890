"""Noble: a card of the own tableau that can follow is added to the pot."""

import pytest

from followsuit import SPECTATOR
from trickster import Trickster

HANDS = ["Guard/green", "Guard/blue", "Guard/purple", "Soldier/black"]
POT = "Magician/orange Noble/red"  # seat 1 played the Noble: no match


def added(tableau: str, pot: str = POT, **position: object) -> Trickster:
    return Trickster(
        4, None, 0, at="effect", pot=pot, hands=HANDS, tableaux=["", tableau, "", ""], **position
    )


def test_the_actor_chooses_among_the_cards_that_can_follow() -> None:
    """TS-NOB-01"""
    g = added("Nomad/red Nomad/green Magician/white Nomad/white")
    assert g.asked() == "1 ChooseCard: Nomad/green Nomad/white"
    assert g.refused("1 Magician/white") == "TS-NOB-01"
    g.when("1 Nomad/white")
    assert g.now("pot") == f"{POT} Nomad/white"
    assert g.now("tableaux") == ["", "Nomad/red Nomad/green Magician/white", "", ""]


def test_if_a_card_can_follow_one_must_be_added() -> None:
    """TS-NOB-02, TS-GAP-35"""
    g = added("Nomad/green Nomad/white")
    assert g.refused("1 no") == "TS-NOB-01"
    assert added("Nomad/green Nomad/red").now("pot") == f"{POT} Nomad/green"


def test_the_effect_of_the_card_added_is_not_used() -> None:
    """TS-NOB-03"""
    g = added("Nomad/white Noble/blue")
    assert g.now("pot") == f"{POT} Nomad/white"
    assert g.told("nomad") == g.told("ignored") == []


def test_the_noble_itself_already_lies_in_the_pot() -> None:
    """TS-NOB-04  Its suit and its hero are closed, and nothing in the tableau can follow."""
    g = added("Nomad/red Noble/blue")
    assert g.told("ignored") == ["1 TS-FX-04"]
    assert g.now("pot") == POT


def test_the_leader_adds_any_card_which_sets_the_pattern_and_is_the_trickster() -> None:
    """TS-NOB-05, TS-GAP-02, TS-GAP-42"""
    hands = ["Guard/green", "Guard/red Soldier/blue", "Guard/purple", "Soldier/black"]
    g = Trickster(
        at="effect", pot="Noble/red", hands=hands, tableaux=["Nomad/red Noble/blue Nomad/white", "", "", ""]
    )
    assert g.asked() == "0 ChooseCard: Nomad/red Noble/blue Nomad/white"
    g.when("0 Nomad/red")
    assert (g.now("pattern"), g.now("trickster")) == ("suit", 0)
    assert g.asked() == "1 Follow: Guard/red"


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_everybody_sees_what_noble_does(viewer: int) -> None:
    """TS-NOB-06"""
    g = added("Nomad/green Nomad/white").when("1 Nomad/white")
    assert g.told("noble", viewer) == ["1 Nomad/white TS-NOB-01"]
    assert g.now("pot", viewer) == f"{POT} Nomad/white"


@pytest.mark.parametrize("copier", ["Archivist", "General"])
def test_a_copier_adds_a_card_of_its_own_tableau(copier: str) -> None:
    """TS-NOB-01, TS-ARC-03, TS-GEN-01"""
    g = added("Nomad/red Nomad/white", f"Magician/orange {copier}/red", trash="Noble/blue Noble/green")
    g.when("1 Noble/blue")
    assert g.told("noble") == ["1 Nomad/white TS-NOB-01"]


def test_with_two_players_the_pattern_is_that_of_the_timeline_card_and_noble() -> None:
    """TS-NOB-04, TS-TL-13"""
    hands, tableaux = ["Guard/white", "Soldier/red"], ["Nomad/blue Nomad/red Guard/red", ""]
    g = Trickster(2, at="effect", pot="Magician/red Noble/red", hands=hands, tableaux=tableaux)
    assert g.asked() == "0 ChooseCard: Guard/red Nomad/red"
