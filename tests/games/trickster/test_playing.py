"""Playing and following: section 3.4 of the rules."""

import pytest

from followsuit import SPECTATOR
from followsuit.games.trickster.game import GAME
from followsuit.games.trickster.state import PATTERN_NAMES
from trickster import Trickster

HANDS = [
    "Guard/red Nomad/white",
    "Nomad/red Guard/blue Brigand/green",
    "Magician/red Guard/yellow Brigand/purple Brigand/red",
    "Nomad/black",
]
PATTERNS = [
    ("Nomad/red", "suit", "Brigand/red Magician/red", "TS-PLAY-03"),
    ("Guard/blue", "hero", "Guard/yellow", "TS-PLAY-04"),
    ("Brigand/green", "no match", "", "TS-PLAY-05"),
]


def test_the_leader_plays_any_hand_card() -> None:
    """TS-PLAY-01  One of them must be played."""
    g = Trickster(hands=HANDS)
    assert g.asked() == "0 Lead: Guard/red Nomad/white"
    assert [g.refused(f"0 {no}") for no in ("no", "done", "Nomad/red")] == ["TS-PLAY-01"] * 3


def test_the_second_card_may_be_any_card() -> None:
    """TS-PLAY-02"""
    g = Trickster(hands=HANDS).when("0 Guard/red")
    assert g.asked() == "1 SetPattern: Nomad/red Brigand/green Guard/blue"
    assert g.refused("1 no") == "TS-DEC-04"


@pytest.mark.parametrize(("second", "pattern", "offered", "rule"), PATTERNS[:2], ids=["suit", "hero"])
def test_the_first_two_cards_make_the_pattern(second: str, pattern: str, offered: str, rule: str) -> None:
    """TS-PLAY-03, TS-PLAY-04"""
    g = Trickster(hands=HANDS).when(f"0 Guard/red, 1 {second}")
    assert g.now("pattern") == pattern
    assert g.asked() == f"2 Follow: {offered}"
    others = [card for card in HANDS[2].split() if card not in offered.split()]
    assert [g.refused(f"2 {card}") for card in others] == [rule] * len(others)


def test_without_a_match_every_card_must_differ_from_all_in_the_pot() -> None:
    """TS-PLAY-05  In suit and in hero."""
    hand = "Magician/red Guard/yellow Brigand/purple Magician/green Soldier/white Magician/blue"
    g = Trickster(hands=[HANDS[0], HANDS[1], hand, "Nomad/black"]).when("0 Guard/red, 1 Brigand/green")
    assert g.now("pattern") == "no match"
    assert g.asked() == "2 Follow: Magician/blue Soldier/white"
    others = ["Magician/red", "Guard/yellow", "Brigand/purple", "Magician/green"]
    assert [g.refused(f"2 {card}") for card in others] == ["TS-PLAY-05"] * 4


def test_two_cards_never_share_suit_and_hero() -> None:
    """TS-PLAY-06  Every second card that a deck has after the Guard of red makes one pattern and no other."""
    patterns: list[object] = []
    cards = [GAME.write_card(card) for card in Trickster().table.heroes.cards]
    for name in cards:
        if name != "Guard/red":
            others = " ".join(card for card in cards if card not in ("Guard/red", name))
            g = Trickster(pot=f"Guard/red {name}", hands=["", "", others, ""])
            patterns.append(g.now("pattern"))
    assert [patterns.count(name) for name in PATTERN_NAMES] == [0, 6, 7, 42]


def test_the_pattern_lasts_for_the_whole_trick() -> None:
    """TS-PLAY-07  Two equal heroes later on change nothing, and two equal suits neither."""
    g = Trickster(pot="Guard/red Nomad/red Magician/red", hands=["", "", "", "Magician/blue Brigand/red"])
    assert g.asked() == "3 Follow: Brigand/red"
    g = Trickster(pot="Guard/red Guard/blue Guard/white", hands=["", "", "", "Nomad/white Guard/black"])
    assert g.asked() == "3 Follow: Guard/black"


def test_an_added_card_rules_out_its_suit_and_its_hero_too() -> None:
    """TS-PLAY-07"""
    hands = ["Nomad/black", "Nomad/purple", "Inventor/green", "Magician/white Brigand/yellow Brigand/purple"]
    g = Trickster(pot="Guard/red Nomad/blue", hands=hands, deck="Magician/yellow").when("2 Inventor/green")
    assert g.now("pot") == "Guard/red Nomad/blue Inventor/green Magician/yellow"
    assert g.asked() == "3 Follow: Brigand/purple"
    assert [g.refused(f"3 {card}") for card in ("Magician/white", "Brigand/yellow")] == ["TS-PLAY-05"] * 2


def test_there_is_no_passing() -> None:
    """TS-PLAY-08  Whoever can follow must, even with one card."""
    g = Trickster(pot="Guard/red Nomad/red", hands=["", "", "Magician/red Magician/blue", ""])
    assert g.asked() == "2 Follow: Magician/red"
    assert g.refused("2 no") == "TS-PLAY-08"
    assert g.refused("2 done") == "TS-PLAY-08"


@pytest.mark.parametrize("card", ["Magician/red", "Brigand/red", "Revolutionary/red"])
def test_any_card_that_can_follow_may_be_played(card: str) -> None:
    """TS-PLAY-09"""
    hands = ["Nomad/white", "Nomad/black", "Magician/red Brigand/red Revolutionary/red", "Soldier/red"]
    g = Trickster(pot="Guard/red Nomad/red", hands=hands).when(f"2 {card}")
    assert g.told("played") == [f"2 {card}"]


def test_a_card_got_from_an_effect_before_the_turn_has_to_be_played() -> None:
    """TS-PLAY-10  Doctor gives the third seat a red card."""
    hands = ["Nomad/white", "Doctor/red Nomad/black", "Magician/blue", "Soldier/red"]
    tableaux = ["", "", "", "Brigand/red"]
    g = Trickster(pot="Guard/red", hands=hands, tableaux=tableaux).when("1 Doctor/red, 1 seat-2")
    assert g.asked() == "2 Follow: Brigand/red"


def test_a_card_lost_by_an_effect_before_the_turn_cannot_be_played() -> None:
    """TS-PLAY-10  Peddler takes the third seat's only red card."""
    hands = ["Nomad/white", "Peddler/red Nomad/black", "Magician/red Magician/blue", "Soldier/red"]
    g = Trickster(pot="Guard/red", hands=hands)
    g.when("1 Peddler/red, 1 seat-2, 2 Magician/red")
    assert g.events("bust")[0].seat == 2


def test_without_a_card_that_can_follow_a_seat_busts() -> None:
    """TS-PLAY-11  It is asked nothing and plays nothing."""
    hands = ["Nomad/white", "Nomad/black", "Magician/blue Brigand/blue", "Soldier/red"]
    g = Trickster(pot="Guard/red Nomad/red", hands=hands)
    assert g.told("bust") == ["2 Guard/red Nomad/red TS-PLAY-11 TS-PLAY-03"]
    assert g.told("played") == []


@pytest.mark.parametrize("pot", ["Guard/red", "Guard/red Nomad/red", "Guard/red Nomad/red Magician/red"])
def test_an_empty_hand_busts_at_its_turn(pot: str) -> None:
    """TS-PLAY-12, TS-GAP-29  The expected Trickster too, with the one card of the pot."""
    seat = len(pot.split())
    hands = ["Nomad/white", "Nomad/black", "Nomad/blue", "Nomad/orange"]
    hands[seat] = ""
    g = Trickster(pot=pot, hands=hands)
    assert g.told("bust") == [f"{seat} {pot} TS-PLAY-12"]


def test_cards_are_played_face_up() -> None:
    """TS-PLAY-13"""
    g = Trickster(hands=["Guard/red Guard/blue", "Nomad/red", "Magician/red", "Brigand/red"])
    g.when("0 Guard/red, 1 Nomad/red")
    for viewer in [*range(4), SPECTATOR]:
        assert g.told("led", viewer) + g.told("played", viewer) == ["0 Guard/red", "1 Nomad/red"]
        assert g.now("pot", viewer) == "Guard/red Nomad/red"


def test_nobody_who_busts_shows_the_hand() -> None:
    """TS-PLAY-14"""
    hands = ["Nomad/white", "Nomad/black", "Magician/blue Brigand/blue", "Soldier/red"]
    g = Trickster(pot="Guard/red Nomad/red", hands=hands)
    for viewer in [0, 1, 3, SPECTATOR]:
        assert str(g.now("hands", viewer)).count("Magician/blue") == 0
        assert g.now("hand_counts", viewer) == [1, 1, 2, 1]


@pytest.mark.parametrize(("second", "pattern", "offered", "rule"), PATTERNS, ids=PATTERN_NAMES[1:])
def test_nobody_who_can_follow_may_bust(second: str, pattern: str, offered: str, rule: str) -> None:
    """TS-PLAY-14, TS-GAP-45  Only cards that can follow are offered; a bust comes by itself."""
    hands = [HANDS[0], HANDS[1], HANDS[2] + " Soldier/white", HANDS[3]]
    g = Trickster(hands=hands).when(f"0 Guard/red, 1 {second}")
    assert g.asked() == f"2 Follow: {offered or 'Soldier/white'}"
    assert [g.refused(f"2 {no}") for no in ("no", "done", "seat-2")] == ["TS-PLAY-08"] * 3
    assert g.refused("2 Nomad/white") == "TS-DEC-05"
