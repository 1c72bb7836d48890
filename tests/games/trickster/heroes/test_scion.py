"""Scion: the top card of the deck is drawn, and a hand card goes under the deck, both unseen."""

import pytest

from followsuit import SPECTATOR
from trickster import Trickster

HANDS = ["Guard/red Guard/green", "Guard/blue", "Guard/purple", "Guard/black"]
DECK = "Nomad/red Nomad/blue"


def drawing() -> Trickster:
    return Trickster(at="effect", pot="Scion/red", hands=HANDS, deck=DECK)


def test_the_top_card_of_the_deck_comes_unshown_to_the_hand() -> None:
    """TS-SCI-01"""
    g = drawing()
    assert g.told("scion-drawn", 0) == ["0 Nomad/red"]
    assert g.told("scion-drawn", 1) == ["0 ?"]
    assert (g.now("hand_counts"), g.now("deck")) == ([3, 1, 1, 1], "Nomad/blue")


def test_then_a_hand_card_goes_under_the_deck() -> None:
    """TS-SCI-02"""
    g = drawing()
    assert g.asked() == "0 PutUnder: Guard/red Nomad/red Guard/green"
    assert g.refused("0 Nomad/blue") == "TS-SCI-02"
    g.when("0 Guard/green")
    assert (g.now("deck"), g.now("hands")) == ("Nomad/blue Guard/green", ["Guard/red Nomad/red", *HANDS[1:]])


def test_the_drawn_card_itself_may_be_put_back() -> None:
    """TS-SCI-03, TS-GAP-25"""
    g = drawing().when("0 Nomad/red")
    assert (g.now("deck"), g.now("hands")) == ("Nomad/blue Nomad/red", ["Guard/red Guard/green", *HANDS[1:]])


@pytest.mark.parametrize("viewer", [1, 2, 3, SPECTATOR])
def test_nobody_but_the_actor_knows_either_card(viewer: int) -> None:
    """TS-SCI-04, TS-GAP-34, TS-GAP-36"""
    g = drawing().when("0 Guard/green")
    assert (g.told("scion-drawn", viewer), g.told("scion", viewer)) == (["0 ?"], ["0 ? TS-SCI-02"])
    assert (g.now("deck", viewer), g.now("deck_count", viewer)) == ("? ?", 2)
    assert (g.told("scion", 0), g.now("deck", 0)) == (["0 Guard/green TS-SCI-02"], "? Guard/green")


def test_with_an_empty_deck_scion_is_ignored() -> None:
    """TS-SCI-01, TS-FX-12, TS-GAP-11"""
    g = Trickster(at="effect", pot="Scion/red", hands=HANDS, trash="Nomad/red")
    assert g.told("ignored") == ["0 TS-FX-04"]
    assert (g.now("hands"), g.now("trash")) == (HANDS, "Nomad/red")


@pytest.mark.parametrize("copier", ["Archivist", "General"])
def test_a_copier_draws_into_its_own_hand(copier: str) -> None:
    """TS-SCI-02, TS-ARC-03, TS-GEN-01"""
    g = Trickster(at="effect", pot=f"{copier}/red", hands=HANDS, deck=DECK, trash="Scion/blue Scion/green")
    g.when("0 Scion/blue, 0 Guard/red")
    assert (g.told("scion", 0), g.now("deck")) == (["0 Guard/red TS-SCI-02"], "Nomad/blue Guard/red")


def test_with_two_players_and_an_empty_hand_the_drawn_card_goes_back_at_once() -> None:
    """TS-SCI-03, TS-FX-18"""
    g = Trickster(2, at="effect", pot="Guard/red Scion/red", hands=["", "Guard/blue Nomad/orange"], deck=DECK)
    assert g.told("scion", 0) == ["0 Nomad/red TS-SCI-02"]
