"""Peddler: the actor and an enemy swap a hand card each, chosen in secret."""

import pytest

from followsuit import SPECTATOR
from trickster import Trickster

HANDS = ["Guard/green Nomad/green", "Guard/blue Nomad/blue", "", "Guard/black Nomad/black"]


def naming() -> Trickster:
    return Trickster(at="effect", pot="Peddler/red", hands=HANDS)


def test_an_enemy_who_has_a_hand_card_is_chosen() -> None:
    """TS-PED-01"""
    g = naming()
    assert g.asked() == "0 NamePartner: seat-1 seat-3"
    assert g.refused("0 seat-2") == "TS-PED-01"
    assert g.refused("0 seat-0") == "TS-FX-21"


def test_both_choose_a_card_of_their_own_hand_and_the_two_are_swapped() -> None:
    """TS-PED-02"""
    g = naming().when("0 seat-1")
    assert g.asked() == ("0 ChooseSecretly: Guard/green Nomad/green; 1 ChooseSecretly: Guard/blue Nomad/blue")
    assert g.refused("1 Guard/black") == "TS-PED-02"
    g.when("0 Nomad/green, 1 Guard/blue")
    assert g.now("hands") == ["Guard/green Guard/blue", "Nomad/green Nomad/blue", "", HANDS[3]]


@pytest.mark.parametrize("answers", ["0 Nomad/green", "1 Guard/blue"])
def test_whoever_chooses_first_the_other_does_not_see_the_card(answers: str) -> None:
    """TS-PED-03, TS-GAP-24"""
    g = naming().when("0 seat-1", answers)
    seat = int(answers[0])
    assert g.now("sealed", 1 - seat) == ["?" if one == seat else "" for one in range(4)]
    assert g.now("hands") == HANDS
    assert g.asked().startswith(f"{1 - seat} ChooseSecretly: ")


def test_the_enemy_cannot_refuse() -> None:
    """TS-PED-04"""
    assert naming().when("0 seat-1").refused("1 no") == "TS-PED-04"


@pytest.mark.parametrize("viewer", [0, 1])
def test_the_two_players_know_both_cards(viewer: int) -> None:
    """TS-PED-05, TS-GAP-36"""
    g = naming().when("0 seat-1, 0 Nomad/green, 1 Guard/blue")
    assert g.told("peddler", viewer) == ["0 1 Nomad/green", "1 0 Guard/blue"]
    hands = g.now("hands", viewer)
    assert isinstance(hands, list)
    assert "Nomad/green" in hands[1]
    assert "Guard/blue" in hands[0]


@pytest.mark.parametrize("viewer", [2, 3, SPECTATOR])
def test_all_others_know_only_that_there_was_a_swap(viewer: int) -> None:
    """TS-PED-05, TS-GAP-36"""
    g = naming().when("0 seat-1, 0 Nomad/green, 1 Guard/blue")
    assert g.told("peddler", viewer) == ["0 1 ?", "1 0 ?"]
    hands = g.now("hands", viewer)
    assert isinstance(hands, list)
    assert hands[:2] == ["? ?", "? ?"]


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_the_enemy_is_named_openly_before_the_cards_are_chosen(viewer: int) -> None:
    """TS-PED-06"""
    g = naming().when("0 seat-3")
    assert g.told("named", viewer) == ["0 3"]
    assert g.asked().startswith("0 ChooseSecretly: ")


@pytest.mark.parametrize("hands", [["", *HANDS[1:]], ["Guard/green", "", "", ""]])
def test_without_a_card_in_both_hands_peddler_is_ignored(hands: list[str]) -> None:
    """TS-PED-01, TS-PED-02, TS-GAP-38  The first row: Peddler was the actor's last card."""
    g = Trickster(at="effect", pot="Peddler/red", hands=hands)
    assert g.told("ignored") == ["0 TS-FX-04"]
    assert g.told("named") == []


@pytest.mark.parametrize("copier", ["Archivist", "General"])
def test_a_copier_swaps_a_card_of_its_own_hand(copier: str) -> None:
    """TS-PED-02, TS-ARC-03, TS-GEN-01"""
    g = Trickster(at="effect", pot=f"{copier}/red", hands=HANDS, trash="Peddler/blue Peddler/green")
    g.when("0 Peddler/blue, 0 seat-3, 0 Guard/green, 3 Nomad/black")
    assert g.now("hands") == ["Nomad/green Nomad/black", HANDS[1], "", "Guard/green Guard/black"]


def test_with_two_players_the_partner_is_clear_and_a_single_card_is_not_asked_for() -> None:
    """TS-PED-01, TS-FX-18"""
    g = Trickster(2, at="effect", pot="Guard/red Peddler/red", hands=["Guard/white Guard/blue", "Nomad/red"])
    assert g.asked() == "0 ChooseSecretly: Guard/blue Guard/white"
    g.when("0 Guard/white")
    assert g.told("peddler", 0) == ["0 1 Guard/white", "1 0 Nomad/red"]
