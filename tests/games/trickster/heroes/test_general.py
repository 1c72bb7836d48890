"""General: the effect of a card of the trash, or of a hand card that is revealed, is used."""

import pytest

from followsuit import SPECTATOR
from trickster import Trickster

HANDS = ["Guard/green Soldier/green", "Guard/blue", "Guard/purple", "Guard/black"]
TABLEAUX = ["Nomad/red", "Nomad/blue", "", ""]
TRASH = "Revolutionary/blue Magician/blue"


def choosing() -> Trickster:
    return Trickster(at="effect", pot="General/red", hands=HANDS, tableaux=TABLEAUX, trash=TRASH)


@pytest.mark.parametrize(
    ("answers", "kind", "told"),
    [
        ("0 Magician/blue", "magician", "0 Nomad/red TS-MAG-01"),
        ("0 Guard/green", "guard", "0 1 Nomad/blue TS-GUA-01"),
    ],
)
def test_a_card_of_the_trash_or_a_revealed_hand_card_lends_its_effect(
    answers: str, kind: str, told: str
) -> None:
    """TS-GEN-01"""
    assert choosing().when(answers).told(kind) == [told]


@pytest.mark.parametrize("moved", ["Guard/green", "Soldier/green"])
def test_a_revealed_card_stays_in_the_hand_and_may_itself_be_moved(moved: str) -> None:
    """TS-GEN-02, TS-GAP-06"""
    g = choosing().when("0 Soldier/green")
    assert g.told("general-shown", 3) == ["0 Soldier/green TS-GEN-01"]
    hands = g.now("hands", 3)
    assert isinstance(hands, list)
    assert hands[0] == "Soldier/green ?"
    g.when("0 seat-2")
    assert g.asked() == "0 ChooseCard: Guard/green Soldier/green"
    assert g.when(f"0 {moved}").now("tableaux") == ["Nomad/red", "Nomad/blue", moved, ""]


def test_only_a_card_whose_effect_can_be_carried_out_is_chosen() -> None:
    """TS-GEN-03, TS-GAP-05  With no tableau on the table Guard and Magician can do nothing."""
    g = Trickster(at="effect", pot="General/red", hands=HANDS, trash=TRASH)
    assert g.asked() == "0 CopyCard: Soldier/green Revolutionary/blue"
    assert (g.refused("0 Guard/green"), g.refused("0 Magician/blue")) == ("TS-GEN-03", "TS-GEN-03")


@pytest.mark.parametrize(
    ("card", "rule"),
    [
        ("Nomad/red", "TS-GEN-04"),
        ("Nomad/blue", "TS-GEN-04"),
        ("Guard/blue", "TS-GEN-01"),
        ("General/red", "TS-GEN-01"),
        ("no", "TS-GEN-01"),
    ],
)
def test_cards_of_tableaux_of_other_hands_and_of_the_pot_cannot_be_used(card: str, rule: str) -> None:
    """TS-GEN-01, TS-GEN-04  Tableaux have a rule of their own."""
    assert choosing().refused(f"0 {card}") == rule


def test_through_archivist_and_general_tableau_and_hand_are_in_reach() -> None:
    """TS-GEN-04  Archivist alone is refused the hand card; the General in the trash is not."""
    g = Trickster(
        at="effect",
        pot="Archivist/red",
        hands=HANDS,
        trash="General/blue",
        tableaux=["Nomad/red", "Nomad/blue", "", ""],
    )
    assert g.refused("0 Soldier/green") == "TS-ARC-08"
    g.when("0 General/blue")
    assert g.refused("0 Nomad/red") == "TS-GEN-04"
    assert g.when("0 Soldier/green, 0 seat-1, 0 Guard/green").told("soldier") == ["0 1 Guard/green TS-SOL-01"]


def test_for_the_pattern_the_card_played_stays_a_general() -> None:
    """TS-GEN-05"""
    hands = ["Guard/green", "General/blue Nomad/green", "Magician/purple Guard/black", "General/black"]
    g = Trickster(
        pot="General/red", turn=1, hands=hands, tableaux=["", "Nomad/red", "", ""], trash="Magician/blue"
    )
    g.when("1 General/blue, 1 Magician/blue")
    assert g.told("bust") == ["2 General/red General/blue TS-PLAY-11 TS-PLAY-04"]


@pytest.mark.parametrize("viewer", [1, 2, 3, SPECTATOR])
def test_everybody_sees_the_card_general_chose(viewer: int) -> None:
    """TS-GEN-06"""
    assert choosing().when("0 Magician/blue").told("general", viewer) == ["0 Magician/blue TS-GEN-01"]
    assert choosing().when("0 Guard/green").told("general-shown", viewer) == ["0 Guard/green TS-GEN-01"]


def test_if_general_is_ignored_everybody_learns_what_is_not_in_the_hand() -> None:
    """TS-GEN-06  A Soldier of the hand could have been used; a Guard could not."""
    hands = ["Guard/green", "Soldier/blue", "Guard/purple", "Guard/black"]
    g = Trickster(at="effect", pot="General/red", hands=hands)
    assert g.told("ignored") == ["0 TS-FX-04"]
    known = g.now("not_in_hand", 2)
    assert isinstance(known, list)
    assert "Soldier/blue" in known[0].split()
    assert "Guard/green" not in known[0].split()


def test_trash_and_hand_are_a_free_choice() -> None:
    """TS-GEN-07"""
    g = choosing()
    assert g.asked() == "0 CopyCard: Guard/green Soldier/green Magician/blue Revolutionary/blue"
    g = Trickster(at="effect", pot="General/red", hands=HANDS, tableaux=TABLEAUX)
    assert g.asked() == "0 CopyCard: Guard/green Soldier/green"


def test_with_two_players_and_no_other_hand_card_the_card_of_the_trash_is_used() -> None:
    """TS-GEN-01, TS-FX-18"""
    hands = ["", "Guard/blue Nomad/red"]
    g = Trickster(2, at="effect", pot="Guard/red General/red", hands=hands, trash="Revolutionary/blue")
    assert g.told("general") == ["0 Revolutionary/blue TS-GEN-01"]
    assert g.now("hands") == ["Revolutionary/blue", "Nomad/red Guard/blue"]
