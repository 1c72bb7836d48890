"""Smuggler: of two random cards of an enemy's hand one comes to the own hand, the other to an enemy's."""

import pytest

from followsuit import SPECTATOR
from trickster import Trickster

HANDS = ["Guard/green", "Guard/blue Nomad/blue Soldier/blue", "Guard/purple", "Guard/black Nomad/black"]
EVERYBODY = [0, 1, 2, 3, SPECTATOR]


def naming(seed: int = 0) -> Trickster:
    return Trickster(seed=seed, at="effect", pot="Smuggler/red", hands=HANDS)


def test_two_random_cards_of_an_enemys_hand_are_shown() -> None:
    """TS-SMU-01"""
    assert (naming().asked(), naming().asked_by()) == ("0 NameVictim: seat-1 seat-3", "TS-SMU-01")
    shown = {g.told("smuggler-shown")[0] for g in (naming(seed).when("0 seat-1") for seed in range(60))}
    pairs = {frozenset(text.split()[2:]) for text in shown}
    cards = HANDS[1].split()
    assert pairs == {frozenset(cards) - {card} for card in cards}


def test_the_actor_takes_one_and_gives_the_other_to_an_enemy() -> None:
    """TS-SMU-02"""
    g = naming().when("0 seat-3")
    assert g.asked() == "0 KeepOne: Guard/black Nomad/black"
    assert g.refused("0 Guard/blue") == "TS-SMU-02"
    assert g.when("0 Nomad/black").asked() == "0 GiveOther: seat-1 seat-2 seat-3"
    assert g.refused("0 seat-0") == "TS-FX-21"
    g.when("0 seat-2")
    assert g.now("hands") == ["Guard/green Nomad/black", HANDS[1], "Guard/purple Guard/black", ""]


def test_the_second_card_may_go_back() -> None:
    """TS-SMU-03, TS-GAP-09"""
    g = naming().when("0 seat-3, 0 Guard/black, 0 seat-3")
    assert g.now("hands") == ["Guard/green Guard/black", HANDS[1], "Guard/purple", "Nomad/black"]


def test_an_enemy_with_one_card_cannot_be_chosen() -> None:
    """TS-SMU-04, TS-GAP-01"""
    assert naming().refused("0 seat-2") == "TS-SMU-01"
    g = Trickster(
        at="effect", pot="Smuggler/red", hands=["Guard/green Nomad/green", "Guard/blue", "Guard/red", ""]
    )
    assert g.told("ignored") == ["0 TS-FX-04"]
    assert g.told("smuggler-shown") == []


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_both_cards_and_where_they_went(viewer: int) -> None:
    """TS-SMU-05  And of the rest of that hand nothing."""
    g = naming().when("0 seat-1")
    one, other = g.told("smuggler-shown", viewer)[0].split()[2:]
    assert {one, other} <= set(str(g.now("hands", viewer)).replace("'", " ").split())
    g.when(f"0 {one}, 0 seat-2")
    assert g.told("smuggler", viewer) == [f"0 1 {one} TS-SMU-02"]
    assert g.told("smuggler-given", viewer) == [f"0 2 {other}"]
    hands = g.now("hands", viewer)
    assert isinstance(hands, list)
    assert one in hands[0]
    assert other in hands[2]
    assert (hands[1] == "?") is (viewer != 1)


@pytest.mark.parametrize("copier", ["Archivist", "General"])
def test_a_copier_takes_the_card_into_its_own_hand(copier: str) -> None:
    """TS-SMU-02, TS-ARC-03, TS-GEN-01"""
    g = Trickster(at="effect", pot=f"{copier}/red", hands=HANDS, trash="Smuggler/blue Smuggler/green")
    g.when("0 Smuggler/blue, 0 seat-3, 0 Guard/black, 0 seat-1")
    assert g.told("smuggler") == ["0 3 Guard/black TS-SMU-02"]
    assert g.told("smuggler-given") == ["0 1 Nomad/black"]


def test_with_two_players_the_other_card_goes_back() -> None:
    """TS-SMU-03, TS-FX-18"""
    g = Trickster(
        2, at="effect", pot="Guard/red Smuggler/red", hands=["Guard/white", "Nomad/red Soldier/red"]
    )
    assert g.asked() == "0 KeepOne: Nomad/red Soldier/red"
    assert g.when("0 Nomad/red").now("hands") == ["Nomad/red Guard/white", "Soldier/red"]
