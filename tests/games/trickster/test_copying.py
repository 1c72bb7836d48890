"""Copies: chains of Archivist and General, and what a copied effect looks at (chapter 4.24)."""

import pytest

from trickster import Trickster

HANDS = ["Guard/green Nomad/green", "Guard/blue", "Guard/purple", "Guard/black"]


@pytest.mark.parametrize(
    ("played", "other", "answers"),
    [
        ("Archivist", "General", "0 General/blue, 0 Shaman/green"),
        ("General", "Archivist", "0 Archivist/blue, 0 Shaman/blue"),
    ],
)
def test_the_longest_chain_is_one_copier_the_other_and_an_effect(
    played: str, other: str, answers: str
) -> None:
    """TS-COPY-01, TS-GAP-04"""
    trash = f"{other}/blue {played}/blue Shaman/blue Shaman/white"
    g = Trickster(
        at="effect", pot=f"{played}/red", hands=["Shaman/green Guard/green", *HANDS[1:]], trash=trash
    )
    assert g.refused(f"0 {played}/blue") == "TS-COPY-01"
    g.when(answers.split(", ")[0])
    assert [g.refused(f"0 {copier}/blue") for copier in (played, other)] == ["TS-COPY-01"] * 2
    g.when(answers.split(", ")[1], "0 Guard/green")
    assert g.told("shaman") == ["0 Guard/green TS-SHA-01"]


@pytest.mark.parametrize("copier", ["Archivist", "General"])
def test_a_copied_effect_adds_to_the_pot_as_the_original_does(copier: str) -> None:
    """TS-COPY-02  The leader's copy sets the pattern, and the leader is the Trickster."""
    trash, hands = (
        "Inventor/blue Inventor/green",
        ["Guard/green", "Guard/red Nomad/blue", "Guard/purple", "Guard/black"],
    )
    g = Trickster(at="effect", pot=f"{copier}/red", hands=hands, trash=trash, deck="Nomad/red")
    g.when("0 Inventor/blue")
    assert (g.now("pattern"), g.now("trickster")) == ("suit", 0)
    assert g.asked() == "1 Follow: Guard/red"


def test_the_card_played_is_the_copier_for_an_effect_that_looks_at_the_pot() -> None:
    """TS-COPY-03  An Archivist in the pot closes Archivist, and a Noble may still be added."""
    tableaux = ["", "Noble/white Archivist/white Noble/yellow", "", ""]
    g = Trickster(at="effect", pot="Magician/orange Archivist/red", hands=HANDS, tableaux=tableaux)
    g.when("1 Noble/white")
    assert g.asked() == "1 ChooseCard: Noble/yellow Noble/white"


def test_the_same_card_may_be_copied_again() -> None:
    """TS-COPY-04"""
    hands = ["Archivist/red Guard/red", "Archivist/blue Guard/blue", "Archivist/green", "Guard/black"]
    g = Trickster(hands=hands, trash="Magician/blue", tableaux=["Explorer/white", "Explorer/orange", "", ""])
    g.when("0 Archivist/red, 1 Archivist/blue")
    assert g.told("archivist") == ["0 Magician/blue TS-ARC-01", "1 Magician/blue TS-ARC-01"]
    assert g.told("magician") == ["0 Explorer/white TS-MAG-01", "1 Explorer/orange TS-MAG-01"]


@pytest.mark.parametrize("copier", ["Archivist", "General"])
def test_if_no_card_can_be_copied_the_copier_is_ignored(copier: str) -> None:
    """TS-COPY-05"""
    g = Trickster(at="effect", pot=f"{copier}/red", hands=HANDS, trash="Witness/blue Magician/blue")
    assert g.told("ignored") == ["0 TS-FX-04"]
    assert g.asked() == "1 SetPattern: Guard/blue"


@pytest.mark.parametrize(("hand", "is_offered"), [("Shaman/green", True), ("Guard/green", False)])
def test_the_other_copier_may_be_chosen_only_if_the_chain_can_end(hand: str, is_offered: bool) -> None:
    """TS-COPY-06, TS-GAP-05  A General is no choice if neither trash nor hand has an effect for it."""
    tableaux, trash = ["Magician/white", "", "", ""], "General/blue"
    g = Trickster(at="effect", pot="Archivist/red", hands=[hand, *HANDS[1:]], tableaux=tableaux, trash=trash)
    assert ("General/blue" in g.asked()) is is_offered
    if not is_offered:
        assert g.refused("0 General/blue") == "TS-COPY-06"


def test_each_link_is_a_choice_of_its_own_and_only_the_last_effect_moves_a_card() -> None:
    """TS-COPY-07"""
    hands, trash = ["Soldier/green Nomad/green", *HANDS[1:]], "General/blue Revolutionary/blue"
    g = Trickster(at="effect", pot="Archivist/red", hands=hands, trash=trash)
    assert g.asked() == "0 CopyCard: Revolutionary/blue General/blue"
    assert g.when("0 General/blue").asked() == "0 CopyCard: Soldier/green Revolutionary/blue"
    g.when("0 Soldier/green")
    assert g.now("hands") == ["Nomad/green Soldier/green", *HANDS[1:]]
    g.when("0 seat-1, 0 Nomad/green")
    assert g.now("hands") == ["Soldier/green", *HANDS[1:]]
    assert (g.now("tableaux"), g.now("trash")) == (
        ["", "Nomad/green", "", ""],
        "Revolutionary/blue General/blue",
    )
