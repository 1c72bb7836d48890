"""Archivist: the effect of a card of the own tableau or the trash is used."""

import pytest

from followsuit import SPECTATOR
from trickster import Trickster

HANDS = ["Guard/green", "Guard/blue", "Guard/purple", "Guard/black"]
TABLEAUX = ["Nomad/red Magician/red", "Guard/red", "", ""]
TRASH = "Revolutionary/blue Witness/blue"


def choosing() -> Trickster:
    return Trickster(at="effect", pot="Archivist/red", hands=HANDS, tableaux=TABLEAUX, trash=TRASH)


def test_a_card_of_the_own_tableau_or_the_trash_lends_its_effect() -> None:
    """TS-ARC-01"""
    g = choosing()
    assert g.asked() == "0 CopyCard: Magician/red Nomad/red Revolutionary/blue Witness/blue"
    g.when("0 Nomad/red")
    assert g.told("nomad") == ["0 1 Guard/red TS-NOM-01"]
    assert g.asked() == "1 SetPattern: Guard/blue"


@pytest.mark.parametrize(("card", "answer"), [("Nomad/red", ""), ("Revolutionary/blue", "0 Witness/blue")])
def test_the_card_whose_effect_is_used_stays_where_it_is(card: str, answer: str) -> None:
    """TS-ARC-02"""
    g = choosing().when(f"0 {card}", *[one for one in [answer] if one])
    assert card in str(g.now("tableaux")) + str(g.now("trash"))
    assert g.asked().startswith("1 SetPattern: ")


@pytest.mark.parametrize(
    ("copied", "cards"), [("Witness/blue", "Nomad/green Nomad/blue"), ("Nomad/blue", "Guard/red Nomad/red")]
)
def test_own_and_enemy_are_as_the_actor_sees_it(copied: str, cards: str) -> None:
    """TS-ARC-03"""
    tableaux = ["Nomad/red", "Guard/red", "Nomad/blue Nomad/green", ""]
    pot = "Guard/orange Nomad/yellow Archivist/black"
    g = Trickster(at="effect", pot=pot, hands=HANDS, tableaux=tableaux, trash="Witness/blue")
    assert g.when(f"2 {copied}").asked() == f"2 ChooseCard: {cards}"


def test_for_the_pattern_the_card_played_stays_an_archivist() -> None:
    """TS-ARC-04"""
    hands = ["Guard/green", "Archivist/blue Guard/blue", "Magician/purple", "Archivist/black"]
    g = Trickster(
        at="turn",
        pot="Archivist/red",
        turn=1,
        hands=hands,
        tableaux=["", "Nomad/red", "", ""],
        trash="Magician/blue",
    )
    g.when("1 Archivist/blue")
    assert (g.now("trash"), g.now("pot")) == ("Nomad/red Magician/blue", "")
    assert g.told("bust") == ["2 Archivist/red Archivist/blue TS-PLAY-11 TS-PLAY-04"]


def test_only_a_card_whose_effect_can_be_carried_out_is_chosen() -> None:
    """TS-ARC-05, TS-GAP-05"""
    trash = "Witness/blue Revolutionary/blue Revolutionary/green"
    g = Trickster(at="effect", pot="Archivist/red", hands=HANDS, trash=trash)
    assert g.asked() == "0 CopyCard: Revolutionary/green Revolutionary/blue"
    assert (g.refused("0 Witness/blue"), g.refused("0 no")) == ("TS-ARC-05", "TS-ARC-01")


def test_a_general_may_be_used_and_no_archivist() -> None:
    """TS-ARC-06, TS-GAP-04"""
    trash = "General/blue Archivist/blue Shaman/blue"
    g = Trickster(at="effect", pot="Archivist/red", hands=["Shaman/green", *HANDS[1:]], trash=trash)
    assert g.asked() == "0 CopyCard: General/blue Shaman/blue"
    assert g.refused("0 Archivist/blue") == "TS-COPY-01"


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_everybody_sees_the_card_chosen_and_what_its_effect_shows(viewer: int) -> None:
    """TS-ARC-07"""
    g = choosing().when("0 Magician/red, 0 Nomad/red")
    assert g.told("archivist", viewer) == ["0 Magician/red TS-ARC-01"]
    assert g.told("magician", viewer) == ["0 Nomad/red TS-MAG-01"]


@pytest.mark.parametrize("card", ["Guard/red", "Guard/green", "Guard/blue", "Archivist/red"])
def test_cards_of_enemies_of_hands_and_of_the_pot_cannot_be_chosen(card: str) -> None:
    """TS-ARC-08"""
    assert choosing().refused(f"0 {card}") == "TS-ARC-08"


def test_cards_of_the_timeline_cannot_be_chosen() -> None:
    """TS-ARC-08"""
    hands, trash = ["Guard/white", "Nomad/red"], "Revolutionary/blue Revolutionary/green"
    g = Trickster(
        2, at="effect", pot="Guard/red Archivist/red", hands=hands, trash=trash, timeline="Revolutionary/red"
    )
    assert g.refused("0 Revolutionary/red") == "TS-ARC-08"


def test_with_nothing_to_copy_archivist_is_ignored() -> None:
    """TS-ARC-05, TS-FX-04"""
    g = Trickster(
        at="effect", pot="Archivist/red", hands=HANDS, tableaux=["", "Guard/red", "", ""], trash="Witness/red"
    )
    assert g.told("ignored") == ["0 TS-FX-04"]
    assert g.told("archivist") == []


def test_a_general_uses_an_archivist_and_so_reaches_the_own_tableau() -> None:
    """TS-ARC-06, TS-GEN-01, TS-GEN-04"""
    g = Trickster(at="effect", pot="General/red", hands=HANDS, tableaux=TABLEAUX, trash="Archivist/blue")
    g.when("0 Archivist/blue, 0 Nomad/red")
    assert g.told("nomad") == ["0 1 Guard/red TS-NOM-01"]


def test_with_two_players_a_single_card_is_copied_without_asking() -> None:
    """TS-ARC-01, TS-FX-18"""
    hands, tableaux = ["Guard/white", "Nomad/red"], ["Magician/green", ""]
    g = Trickster(2, at="effect", pot="Guard/red Archivist/red", hands=hands, tableaux=tableaux)
    assert g.told("archivist") == ["0 Magician/green TS-ARC-01"]
    assert g.now("trash") == "Magician/green"
