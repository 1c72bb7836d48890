"""Napoleon: the white 11 and 12, and where Kings lie (KN-PLAY)."""

import pytest

from kings import Napoleon
from kings_powers import BLACK_KING, BLUE_KING, RED_KING, WHITE_KING, powers_asked

SETS = ["white", "red", "blue", "green", "black"]


def won(g: Napoleon) -> int:
    return g.events("won")[-1].seat


def last(hands: list[str], **more: object) -> Napoleon:
    """One card each."""
    given: dict[str, object] = {"sets": SETS, "hands": hands, "trick_number": 9}
    return Napoleon({}, 0, **{**given, **more})


def test_black_is_trump_and_a_white_flag_does_not_beat_a_rare() -> None:
    """KN-PLAY-01, KN-GAP-06"""
    g = last(["r10", "k1", "r9", "b1", "g1"]).when("0 r10, 1 k1, 2 r9, 3 b1, 4 g1")
    assert won(g) == 1
    g = last(["WFa", "k10", "RAa", "WFb", "RAb"]).when("0 WFa, 1 k10, 2 RAa, 3 WFb, 4 RAb")
    assert g.told("won") == ["2 RAa KT-TRICK-13 KT-TRICK-12"]


@pytest.mark.parametrize("letter", list("rbgk"))
def test_coloured_elevens_and_twelves_are_above_the_ten(letter: str) -> None:
    """KN-PLAY-02  They are number cards: they lead their colour, and have to follow it."""
    cards = [f"{letter}10", f"{letter}11", f"{letter}12", f"{letter}9", f"{letter}8"]
    assert won(last(cards).when(*[f"{seat} {cards[seat]}" for seat in range(5)])) == 2
    cards[2] = "WFa"
    assert won(last(cards).when(*[f"{seat} {cards[seat]}" for seat in range(5)])) == 1
    other = "b1" if letter == "r" else "r1"
    g = Napoleon(sets=SETS, hands=[f"{letter}12 {letter}1", f"{letter}11 {other}", "WFa", "WFb", "RAa"])
    g.when(f"0 {letter}12")
    assert g.refused(f"1 {other}") == "KT-TRICK-04"


def test_the_white_twelve_is_a_twelve_of_the_lead_colour() -> None:
    """KN-PLAY-03  It need not follow."""
    g = Napoleon(
        sets=["red", "white", "blue", "green", "black"], hands=["r11 r1", "w12 r2", "r10", "r9", "b1"]
    )
    g.when("0 r11")
    assert g.asked().startswith("1 KingsTurn: r2 w12")
    g.when("1 w12, 2 r10, 3 r9, 4 b1")
    assert g.told("won") == ["1 w12 KN-PLAY-03"]


def test_as_first_card_a_white_card_waits_for_a_colour() -> None:
    """KN-PLAY-03  The white 11 and 12 are both of the colour that comes."""
    g = Napoleon(sets=SETS, hands=["w11 g1", "b5 r1", "w12 g2", "b12 g3", "b1 g4"]).when("0 w11")
    assert g.now("lead_colour") == ""
    g.when("1 b5")
    assert g.now("lead_colour") == "blue"
    g.when("2 w12, 3 b12, 4 b1")
    assert g.told("won") == ["2 w12 KN-PLAY-03 KT-TRICK-12"]


def test_white_cards_are_trump_where_black_is_led() -> None:
    """KN-PLAY-03"""
    g = last(["k10", "w11", "k9", "r12", "g12"]).when("0 k10, 1 w11, 2 k9, 3 r12, 4 g12")
    assert won(g) == 1
    g = last(["r10", "w12", "k1", "r12", "g12"]).when("0 r10, 1 w12, 2 k1, 3 r12, 4 g12")
    assert won(g) == 2


def test_without_a_colour_the_white_twelve_is_above_the_white_eleven() -> None:
    """KN-PLAY-03, KT-STR-06  And both above White Flags and below Rares."""
    g = last(["WFa", "w11", "w12", "WFb", "RAa"]).when("0 WFa, 1 w11, 2 w12, 3 WFb, 4 RAa")
    assert won(g) == 4
    # A red 1 is of the lead colour itself, and so below both.
    g = last(["WFa", "w11", "w12", "WFb", "r1"]).when("0 WFa, 1 w11, 2 w12, 3 WFb, 4 r1")
    assert won(g) == 2


@pytest.mark.parametrize("card", ["RAa", "WFa", "w12"])
def test_the_white_king_goes_on_white_cards(card: str) -> None:
    """KN-PLAY-04, KN-EX-04"""
    g = Napoleon(sets=SETS, hands=[f"{card} w11 r1", "k1", "k2", "k3", "k4"]).when(f"0 {WHITE_KING}")
    assert g.asked() == f"0 KingsTurn: {card}"
    assert g.refused("0 w11") == "KN-PLAY-04"
    assert g.refused("0 r1") == "KN-PLAY-04"
    g.when(f"0 {card}, 1 k1, 2 k2, 3 k3, 4 k4")
    assert g.told("won") == [f"0 {card} KT-KING-05"]


def test_the_black_king_goes_on_the_white_eleven_if_black_is_led() -> None:
    """KN-PLAY-05, KN-EX-03"""
    g = Napoleon(sets=SETS, hands=["RAa b1", "k12 k1", "k11 b2", "k10 b3", "w11 r1"])
    g.when("0 RAa, 1 k12, 2 k11, 3 k10")
    assert powers_asked(g) == [BLACK_KING]
    g.when(f"4 {BLACK_KING}, 4 w11")
    assert g.told("won") == ["4 w11 KT-KING-05"]


@pytest.mark.parametrize("first", ["r5", "RAa", "WFa", "w12"])
def test_the_black_king_does_not_go_on_the_white_eleven_otherwise(first: str) -> None:
    """KN-PLAY-05  Another colour is led, or none yet."""
    g = Napoleon(
        sets=["black", "white", "red", "blue", "green"],
        hands=["w11 r1 k2", first, "b1", "b2", "b3"],
        leader=1,
    )
    g.when(f"1 {first}, 2 b1, 3 b2, 4 b3")
    if first == "r5":
        assert g.refused(f"0 {BLACK_KING}") == "KT-TURN-09"  # red has to be followed, or white played
    else:
        g.when(f"0 {BLACK_KING}")
        assert g.refused("0 w11") == "KN-PLAY-05"


def test_the_black_king_never_goes_on_a_white_eleven_that_is_led() -> None:
    """KN-PLAY-05, KN-EX-03"""
    g = Napoleon(sets=["black", "white", "red", "blue", "green"], hands=["w11 k1", "k2", "k3", "k4", "k5"])
    g.when(f"0 {BLACK_KING}")
    assert g.asked() == "0 KingsTurn: k1"
    assert g.refused("0 w11") == "KN-PLAY-05"


@pytest.mark.parametrize(("colour", "power"), [("red", RED_KING), ("blue", BLUE_KING), ("black", BLACK_KING)])
def test_other_kings_go_on_cards_printed_in_their_colour(colour: str, power: str) -> None:
    """KN-PLAY-06  The 11 and the 12 among them; not on the white 12, and the white 11 is the Black King's."""
    sets = [colour, *[name for name in SETS if name != colour]]
    letter = "k" if colour == "black" else colour[0]
    other = "g" if letter != "g" else "b"
    g = Napoleon(
        sets=sets, hands=[f"{letter}1 {letter}11 {letter}12 {other}3 w12 RAa", "g1", "g2", "g4", "g5"]
    )
    g.when(f"0 {power}")
    assert g.asked() == f"0 KingsTurn: {letter}1 {letter}11 {letter}12"
    for card in (f"{other}3", "w12", "RAa"):
        assert g.refused(f"0 {card}") == "KN-PLAY-06"


def test_the_white_eleven_carries_no_other_king() -> None:
    """KN-PLAY-06"""
    g = Napoleon(sets=["white", "red", "blue", "green", "black"], hands=["r3 r4", "w11 r1", "b1", "g1", "k1"])
    g.when(f"0 r3, 1 {RED_KING}")
    assert g.refused("1 w11") == "KN-PLAY-06"


def test_the_black_king_on_the_white_eleven_although_its_owner_has_black() -> None:
    """KN-PLAY-07"""
    g = Napoleon(
        sets=["black", "white", "red", "blue", "green"],
        hands=["w11 k2 k3", "k5 r1", "k6", "k7", "k8"],
        leader=1,
    )
    g.when(f"1 k5, 2 k6, 3 k7, 4 k8, 0 {BLACK_KING}")
    assert g.asked() == "0 KingsTurn: k2 k3 w11"
    g.when("0 w11")
    assert won(g) == 0
    assert g.now("voids") == ["", "", "", "", ""]


def test_the_winner_leads_the_next_trick() -> None:
    """KN-PLAY-08"""
    g = Napoleon(sets=SETS, hands=["r1 b1", "r2 b2", "r9 b3", "r3 b4", "r4 b5"])
    g.when("0 r1, 1 r2, 2 r9, 3 r3, 4 r4")
    assert g.t.next_seat() == 2
