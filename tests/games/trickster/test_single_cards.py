"""A single card of a hand is followed by whoever could name it, however unseen it moves."""

from trickster import Trickster

REST = ["Guard/blue Guard/white", "Nomad/green Nomad/blue", "Witness/red"]
KNOWN = ["", "", "Witness/red", ""]  # seat 2 had a look at it once


def hands(g: Trickster, viewer: int) -> list[str]:
    found = g.now("hands", viewer)
    assert isinstance(found, list)
    return [str(hand) for hand in found]


def test_saint_moves_it() -> None:
    """TS-SAI-02, TS-SAI-05  There is no other card it could be; the others still do not know."""
    g = Trickster(hands=["Saint/black Guard/red", *REST], known=KNOWN, first=0)
    g.when("0 Saint/black, 0 seat-3, 0 seat-1")
    assert hands(g, 2) == ["?", "Witness/red ? ?", REST[1], ""]
    assert hands(g, 0) == ["Guard/red", "? ? ?", "? ?", ""]


def test_out_of_several_nobody_can_follow_it() -> None:
    """TS-SAI-02"""
    several = ["Saint/black Guard/red", *REST[:2], "Witness/red Witness/green"]
    g = Trickster(hands=several, known=KNOWN, first=0).when("0 Saint/black, 0 seat-3, 0 seat-1")
    assert hands(g, 2) == ["?", "? ? ?", REST[1], "?"]


def test_peddler_swaps_it() -> None:
    """TS-PED-02, TS-PED-05"""
    g = Trickster(hands=["Peddler/black Guard/red Guard/green", *REST], known=KNOWN, first=0)
    g.when("0 Peddler/black, 0 seat-3, 0 Guard/red")
    assert hands(g, 2) == ["Witness/red ?", "? ?", REST[1], "?"]
    assert hands(g, 1) == ["? ?", REST[0], "? ?", "?"]


def test_scion_puts_it_under_the_deck() -> None:
    """TS-SCI-01, TS-SCI-02  The only card of the hand is the one just drawn, and it goes down again."""
    known = ["", "", "Guard/green", ""]
    g = Trickster(hands=["Scion/black", *REST], deck="Guard/green", known=known, first=0)
    g.when("0 Scion/black")
    assert (g.now("deck", 2), g.now("deck", 1)) == ("Guard/green", "?")


def test_a_draft_can_be_set_up_without_a_round() -> None:
    """TS-DECK-08  Before round 1 there is none."""
    g = Trickster(4, {"deck_mode": "draft"}, at="draft", heroes="Guard Nomad")
    assert (g.now("round"), g.now("heroes")) == (0, "guard nomad")
    assert g.asked().startswith("3 DraftHero:")
