"""Saint: a random card of an enemy's hand goes unseen to a player of the actor's choice."""

import pytest

from followsuit import SPECTATOR
from tables import Given
from trickster import Trickster

HANDS = ["Guard/green", "Guard/blue Nomad/blue Soldier/blue", "", "Guard/black"]


def drawn(receiver: int, seed: int = 0) -> Given:
    """Seat 0 draws from seat 1, for the seat named."""
    return Trickster(seed=seed, at="effect", pot="Saint/red", hands=HANDS).when(
        f"0 seat-1, 0 seat-{receiver}"
    )


def test_an_enemy_with_hand_cards_and_any_player_who_receives_are_chosen() -> None:
    """TS-SAI-01"""
    g = Trickster(at="effect", pot="Saint/red", hands=HANDS)
    assert g.asked() == "0 NameSource: seat-1 seat-3"
    assert (g.refused("0 seat-2"), g.refused("0 seat-0")) == ("TS-SAI-01", "TS-FX-21")
    assert g.when("0 seat-1").asked() == "0 NameReceiver: seat-0 seat-1 seat-2 seat-3"


def test_each_card_of_the_hand_may_be_the_one() -> None:
    """TS-SAI-02"""
    moved = {g.told("saint-given", 2)[0] for g in (drawn(2, seed) for seed in range(30))}
    assert moved == {f"1 2 {card}" for card in HANDS[1].split()}
    assert drawn(2).now("hand_counts") == [1, 2, 1, 1]


def test_the_receiver_is_chosen_before_a_card_is_drawn() -> None:
    """TS-SAI-03"""
    g = Trickster(at="effect", pot="Saint/red", hands=HANDS).when("0 seat-1")
    assert g.told("saint") == g.told("saint-given") == []
    assert g.now("hands") == HANDS


def test_the_card_may_go_back_to_the_hand_it_came_from() -> None:
    """TS-SAI-04, TS-GAP-08"""
    g = drawn(1)
    assert g.now("hands") == HANDS
    assert [g.told("saint-given", viewer) for viewer in range(4)] == [["1 1 ?"]] * 4


@pytest.mark.parametrize("receiver", [0, 2])
def test_only_the_receiver_and_the_former_owner_learn_the_card(receiver: int) -> None:
    """TS-SAI-05, TS-GAP-36"""
    g = drawn(receiver)
    told = {viewer: g.told("saint-given", viewer)[0] for viewer in [0, 1, 2, 3, SPECTATOR]}
    assert told[1] == told[receiver] != f"1 {receiver} ?"
    assert {told[viewer] for viewer in told if viewer not in (1, receiver)} == {f"1 {receiver} ?"}
    seen = g.now("hands", 2 - receiver)
    assert isinstance(seen, list)
    assert seen[receiver].split().count("?") == 1 + (receiver == 0)


def test_with_no_card_in_an_enemys_hand_saint_is_ignored() -> None:
    """TS-SAI-01, TS-FX-04"""
    g = Trickster(at="effect", pot="Saint/red", hands=["Guard/green", "", "", ""])
    assert g.told("ignored") == ["0 TS-FX-04"]


@pytest.mark.parametrize("copier", ["Archivist", "General"])
def test_a_copier_may_be_the_receiver(copier: str) -> None:
    """TS-SAI-01, TS-ARC-03, TS-GEN-01"""
    g = Trickster(at="effect", pot=f"{copier}/red", hands=HANDS, trash="Saint/blue Saint/green")
    g.when("0 Saint/blue, 0 seat-3, 0 seat-0")
    assert g.told("saint-given", 0) == ["3 0 Guard/black"]
    assert g.now("hands") == ["Guard/green Guard/black", *HANDS[1:3], ""]


def test_with_two_players_only_the_receiver_is_chosen() -> None:
    """TS-SAI-04, TS-FX-18"""
    g = Trickster(2, at="effect", pot="Guard/red Saint/red", hands=["Guard/white", "Nomad/red"])
    assert g.asked() == "0 NameReceiver: seat-0 seat-1"
    assert g.when("0 seat-1").asked() == "1 Follow: Nomad/red"
