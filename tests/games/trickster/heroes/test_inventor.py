"""Inventor: the top card of the deck joins the pot if it can follow; otherwise it goes to the trash."""

import pytest

from followsuit import SPECTATOR
from trickster import Trickster

HANDS = ["Guard/green Guard/red", "Guard/blue", "Guard/purple", "Nomad/black"]
EVERYBODY = [0, 1, 2, 3, SPECTATOR]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_the_top_card_of_the_deck(viewer: int) -> None:
    """TS-INV-01"""
    g = Trickster(at="effect", pot="Inventor/red", hands=HANDS, deck="Nomad/white Nomad/blue")
    assert g.told("inventor", viewer) == ["0 Nomad/white TS-INV-02"]
    assert g.now("pot", viewer) == "Inventor/red Nomad/white"
    assert g.now("deck", viewer) == "?"


@pytest.mark.parametrize(
    ("top", "kind", "added", "trash"),
    [("Nomad/white", "inventor", " Nomad/white", ""), ("Guard/white", "inventor-trash", "", "Guard/white")],
)
def test_it_joins_the_pot_if_it_can_follow_and_nobody_is_asked(
    top: str, kind: str, added: str, trash: str
) -> None:
    """TS-INV-02"""
    hands = ["Magician/blue", "Nomad/green", "Nomad/black", "Nomad/purple"]
    g = Trickster(at="effect", pot="Soldier/yellow Guard/orange Inventor/red", hands=hands, deck=top, first=1)
    assert g.told(kind) == [f"3 {top} TS-INV-02"]
    assert g.asked() == "0 Follow: Magician/blue"
    assert (g.now("pot"), g.now("trash")) == (f"Soldier/yellow Guard/orange Inventor/red{added}", trash)


def test_the_inventor_itself_already_lies_in_the_pot() -> None:
    """TS-INV-03  The card shown differs from the first two cards, but not from the Inventor."""
    pot = "Soldier/yellow Guard/orange Inventor/red"
    hands = ["Nomad/blue", "Nomad/green", "Nomad/black", "Nomad/purple"]
    g = Trickster(at="effect", pot=pot, hands=hands, deck="Nomad/red", trash="Guard/blue")
    assert g.told("inventor-trash") == ["2 Nomad/red TS-INV-02"]
    assert (g.now("pot"), g.now("trash")) == (pot, "Nomad/red Guard/blue")


@pytest.mark.parametrize(
    ("top", "pattern"), [("Nomad/red", "suit"), ("Inventor/blue", "hero"), ("Nomad/blue", "no match")]
)
def test_the_leaders_inventor_always_sets_the_pattern(top: str, pattern: str) -> None:
    """TS-INV-04"""
    hands = ["Guard/green", "Guard/red Inventor/green Guard/white", "Guard/purple", "Guard/black"]
    g = Trickster(at="effect", pot="Inventor/red", hands=hands, deck=top)
    assert (g.now("pot"), g.now("pattern"), g.now("trickster")) == (f"Inventor/red {top}", pattern, 0)


@pytest.mark.parametrize(("top", "is_added"), [("Nomad/red", True), ("Nomad/blue", False)])
def test_as_second_card_inventor_sets_the_pattern_first(top: str, is_added: bool) -> None:
    """TS-INV-05"""
    hands = ["Guard/green", "Guard/blue", "Guard/purple Soldier/red", "Nomad/black"]
    g = Trickster(at="effect", pot="Guard/red Inventor/red", hands=hands, deck=top)
    assert (g.now("pattern"), g.now("trickster")) == ("suit", 1)
    assert (g.now("trash") == "") is is_added


def test_the_effect_of_the_card_added_is_not_used() -> None:
    """TS-INV-06, TS-GAP-03"""
    g = Trickster(
        at="effect", pot="Inventor/red", hands=HANDS, deck="Magician/white", tableaux=["Nomad/red"] + [""] * 3
    )
    assert g.told("magician") == g.told("ignored") == []
    assert g.asked() == "1 Follow: Guard/blue"


def test_the_card_added_closes_its_suit_and_hero_and_is_taken_at_the_bust() -> None:
    """TS-INV-07  Seat 2 could play Guard/purple, were it not for the Guard that Inventor added."""
    g = Trickster(at="effect", pot="Soldier/orange Inventor/red", hands=HANDS, deck="Guard/white")
    assert g.told("bust") == ["2 Soldier/orange Inventor/red Guard/white TS-PLAY-11 TS-PLAY-05"]
    assert g.now("tableaux") == ["", "", "Inventor/red Soldier/orange Guard/white", ""]


def test_without_a_deck_inventor_is_ignored() -> None:
    """TS-INV-01, TS-FX-12, TS-GAP-11"""
    g = Trickster(at="effect", pot="Inventor/red", hands=HANDS, trash="Nomad/red")
    assert g.told("ignored") == ["0 TS-FX-04"]
    assert (g.now("pot"), g.now("trash")) == ("Inventor/red", "Nomad/red")


@pytest.mark.parametrize("copier", ["Archivist", "General"])
def test_a_copier_shows_the_top_card_too(copier: str) -> None:
    """TS-INV-02, TS-ARC-01, TS-GEN-01"""
    trash = "Inventor/blue Inventor/green"
    g = Trickster(at="effect", pot=f"{copier}/red", hands=HANDS, trash=trash, deck="Nomad/white")
    g.when("0 Inventor/blue")
    assert (g.now("pot"), g.now("trickster")) == (f"{copier}/red Nomad/white", 0)


def test_with_two_players_the_timeline_card_and_inventor_make_the_pattern() -> None:
    """TS-INV-05, TS-TL-13"""
    hands = ["Guard/white", "Magician/black"]
    g = Trickster(2, at="effect", pot="Guard/red Inventor/blue", hands=hands, deck="Nomad/green")
    assert (g.now("pot"), g.now("pattern")) == ("Guard/red Inventor/blue Nomad/green", "no match")
