"""The end of a trick: section 3.6 of the rules."""

import pytest

from followsuit import SPECTATOR
from followsuit.games.trickster.game import GAME
from trickster import Trickster

HANDS = [
    "Guard/red Guard/white",
    "Nomad/red Nomad/white",
    "Magician/red Magician/white",
    "Revolutionary/red Revolutionary/white",
]
ALL_FOLLOW = "0 Guard/red, 1 Nomad/red, 2 Magician/red, 3 Revolutionary/red"


def test_a_bust_ends_the_trick_at_once() -> None:
    """TS-BUST-01  The fourth seat, who could follow, has no turn."""
    g = Trickster(hands=[*HANDS[:2], "Brigand/blue Brigand/green", HANDS[3]]).when("0 Guard/red, 1 Nomad/red")
    assert g.told("bust") == ["2 Guard/red Nomad/red TS-PLAY-11 TS-PLAY-03"]
    assert g.asked().startswith("2 Lead:")
    assert g.told("played") == ["1 Nomad/red"]


def test_the_trickster_busts_if_all_followed() -> None:
    """TS-BUST-02"""
    g = Trickster(hands=HANDS).when(ALL_FOLLOW)
    assert g.told("bust") == ["1 Guard/red Nomad/red Magician/red Revolutionary/red TS-BUST-02"]


def test_the_last_effect_comes_before_the_bust() -> None:
    """TS-BUST-03  The last seat's Guard finds the Trickster's tableau still without the pot."""
    hands = ["Nomad/white", "Nomad/black", "Magician/white", "Guard/red Guard/white"]
    g = Trickster(
        pot="Soldier/red Nomad/red Magician/red",
        hands=hands,
        tableaux=["Brigand/blue", "Brigand/green", "", ""],
    )
    g.when("3 Guard/red")
    assert g.told("bust") == []
    assert g.asked() == "3 ChooseCard: Brigand/green Brigand/blue"
    g.when("3 Brigand/green")
    assert g.now("tableau_counts") == [1, 4, 0, 0]


def test_the_whole_pot_goes_to_the_tableau() -> None:
    """TS-BUST-04  An added card too."""
    hands = [
        "Inventor/red Guard/white",
        "Nomad/red Nomad/white",
        "Soldier/white Soldier/blue",
        "Magician/white",
    ]
    g = Trickster(hands=hands, deck="Brigand/red")
    g.when("0 Inventor/red, 1 Nomad/red")
    assert g.told("bust") == ["2 Inventor/red Brigand/red Nomad/red TS-PLAY-11 TS-PLAY-03"]
    assert g.now("pot") == ""
    for viewer in [*range(4), SPECTATOR]:
        assert "Brigand/red Inventor/red Nomad/red" in str(g.now("tableaux", viewer))


def test_the_timeline_card_goes_to_the_tableau_too() -> None:
    """TS-BUST-04, TS-TL-13"""
    g = Trickster(
        3, timeline="Guard/red Guard/blue", hands=["Nomad/red Nomad/white", "Magician/white", "Soldier/red"]
    )
    g.when("0 Nomad/red")
    assert g.now("tableaux") == ["", "Guard/red Nomad/red", ""]


def test_a_seat_that_cannot_follow_keeps_its_hand() -> None:
    """TS-BUST-05"""
    g = Trickster(hands=[*HANDS[:2], "Brigand/blue Brigand/green", HANDS[3]]).when("0 Guard/red, 1 Nomad/red")
    assert g.now("hands") == ["Guard/white", "Nomad/white", "Brigand/green Brigand/blue", HANDS[3]]


def test_tableaux_are_sorted_by_suit_for_everyone() -> None:
    """TS-BUST-06"""
    tableaux = ["Guard/white Guard/red Nomad/white Soldier/blue Nomad/red", "", "", ""]
    g = Trickster(hands=["Brigand/red", "", "", ""], tableaux=tableaux)
    for viewer in [*range(4), SPECTATOR]:
        areas = [a for a in GAME.layout(g.t.view(viewer)).areas if (a.name, a.seat) == ("tableau", 0)]
        written = GAME.write_cards(areas[0].cards)
        assert written == "Guard/red Nomad/red Soldier/blue Guard/white Nomad/white"


@pytest.mark.parametrize("players", range(2, 8))
def test_exactly_one_seat_busts_in_a_trick(players: int) -> None:
    """TS-BUST-07"""
    g = Trickster(players, {"deck_mode": "random"}, seed=players).play_on()
    assert g.t.log is not None
    order = [e.kind for e in g.t.log.told[SPECTATOR] if e.kind in ("led", "timeline-led", "bust")]
    assert order[1::2] == ["bust"] * (len(order) // 2)
    assert order[::2] == ["led" if players > 3 else "timeline-led"] * (len(order) // 2)


@pytest.mark.parametrize("seat", [1, 2])
def test_a_trick_ends_without_a_decision(seat: int) -> None:
    """TS-BUST-08  Who busts, the pot, the roles; then the round ends, or that seat leads."""
    third = "Magician/red" if seat == 1 else "Brigand/blue"
    hands = [*HANDS[:2], f"{third} Brigand/green", "Revolutionary/red"]
    g = Trickster(hands=hands).when(ALL_FOLLOW if seat == 1 else "0 Guard/red, 1 Nomad/red")
    assert g.events("bust")[0].seat == seat
    if seat == 1:  # the last seat's hand is empty
        assert g.told("round-over") == ["TS-RND-01"]
        assert (g.now("round"), g.now("first")) == (2, 1)
    else:
        assert (g.asked(), g.now("pot"), g.now("first")) == ("2 Lead: Brigand/green Brigand/blue", "", 2)
