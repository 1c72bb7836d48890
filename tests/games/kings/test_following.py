"""Which cards may be played to a trick (3.6, chapter 5)."""

import pytest

from kings import Kings, Napoleon, Ombre, Whist
from kings_powers import BLACK_KING, BLUE_QUEEN, RED_KING, WHITE_QUEEN, cards_asked, of_slot

EVERY_SORT = "r2 r7 b3 k1 RAa WFa"


def third_seat(hand: str, trick: str, **position: object) -> Kings:
    """Two have played; seat 2 is asked. Nobody has a Queen or King left."""
    given: dict[str, object] = {
        "sets": ["red", "green", "blue", "white"],
        "queens": ["down"] * 4,
        "kings_played": "red green blue white black",
        "hands": ["", "", hand, "g1"],
        "trick": trick,
    }
    return Kings(4, None, 0, **{**given, **position})


@pytest.mark.parametrize(
    ("trick", "offered"),
    [
        ("r3 r4", "r2 r7 RAa WFa"),  # the lead colour, or a card without colour
        ("r3 b4", "r2 r7 RAa WFa"),
        ("b4 r3", "b3 RAa WFa"),
        ("k4 r3", "k1 RAa WFa"),
        ("g4 r3", "r2 r7 b3 k1 RAa WFa"),  # nothing of it
        ("RAb WFb", "r2 r7 b3 k1 RAa WFa"),  # nothing is led
        ("WFb r3", "r2 r7 RAa WFa"),
    ],
)
def test_following(trick: str, offered: str) -> None:
    """KT-TRICK-04, KT-TRICK-05, KT-TRICK-06, KT-TRICK-07"""
    g = third_seat(EVERY_SORT, trick)
    assert sorted(cards_asked(g).split()) == sorted(offered.split())


def test_a_card_that_does_not_follow_is_refused() -> None:
    """KT-TRICK-04  Nor is a card legal that is not in the hand."""
    g = third_seat("r2 k1", "r3 r4")
    assert g.refused("2 k1") == "KT-TRICK-04"
    assert g.refused("2 g2") == "KT-TURN-09"
    assert g.refused("2 yes") == "FS-TURN-02"


@pytest.mark.parametrize(("hand", "offered"), [("r2 r7 b3", "r2 r7"), ("r2 b3 k1", "r2")])
def test_of_two_cards_of_the_colour_either_may_be_played(hand: str, offered: str) -> None:
    """KT-TRICK-04, KT-GAP-57  With one of it there is no choice."""
    assert cards_asked(third_seat(hand, "r3 r4")) == offered


def test_a_single_special_card_does_not_bind() -> None:
    """KT-TRICK-05, KT-TRICK-06  A Rare in the hand is nothing to follow with."""
    assert cards_asked(third_seat("RAa b3 k1", "r3 r4")) == "b3 k1 RAa"


@pytest.mark.parametrize("lead", ["RAb", "WFb"])
def test_a_special_lead_leaves_the_colour_open(lead: str) -> None:
    """KT-TRICK-07  Each is free until somebody plays a number card."""
    g = Kings(3, None, 0, hands=[lead, "r1 WFa b1", "r2 b2 k2"], queens=["down"] * 3)
    g.when(f"0 {lead}")
    assert g.now("lead_colour") == ""
    assert cards_asked(g) == "r1 b1 WFa"
    again = Kings(3, None, 0, hands=[lead, "r1 WFa b1", "r2 b2 k2"], queens=["down"] * 3)
    g.when("1 b1")
    assert (g.now("lead_colour"), cards_asked(g)) == ("blue", "b2")
    again.when(f"0 {lead}, 1 WFa")
    assert (again.now("lead_colour"), cards_asked(again)) == ("", "r2 b2 k2")


@pytest.mark.parametrize(
    ("sets", "party", "parts", "card"),
    [
        (["white", "red", "blue"], "", [WHITE_QUEEN], "r1"),  # fights as a Rare
        (["blue", "red", "white"], "", [BLUE_QUEEN], "r1"),  # fights as a White Flag
        (["red", "blue", "white"], "", [RED_KING], "r1"),  # lies under a King
        (["white", "red", "blue"], "resistance", [WHITE_QUEEN, of_slot(1)], "r1"),
        (["green", "red", "blue"], "resistance", [of_slot(1)], "r1"),  # fights as a 10
        (["green", "red", "blue"], "samurai", [], "r1"),  # fights as black
    ],
)
def test_the_lead_colour_is_what_is_printed(sets: list[str], party: str, parts: list[str], card: str) -> None:
    """KT-TRICK-08, KT-GAP-18, KT-STR-03  Whatever lies on the card that leads."""
    g = Kings(3, None, 0, sets=sets, party=[party, "", ""], hands=[card, "r2 b2 k2", "g3"])
    g.when(*[f"0 {part}" for part in parts], f"0 {card}")
    assert g.now("lead_colour") == "red"
    assert cards_asked(g) == "r2"


def test_following_goes_by_what_is_printed_too() -> None:
    """KT-STR-03  A black card is no red one, whatever it fights as; nor is Samurai's red."""
    g = third_seat("r2 k1 b1", "k3 k4", party=["", "", "samurai resistance", ""])
    assert cards_asked(g) == "k1"
    g = third_seat("r2 k1 b1", "r3 r4", sets=["red", "green", "white", "blue"], queens=["", "", "up", ""])
    g.when(f"2 {WHITE_QUEEN}")
    assert cards_asked(g) == "r2"
    assert g.refused("2 k1") == "KT-TRICK-04"


def test_whoever_did_not_follow_has_nothing_of_the_colour() -> None:
    """KT-TRICK-05  Everybody knows it from then on; not after the Black Queen, nor after a special card."""
    g = third_seat("b3 k1", "r3 r4").when("2 b3")
    assert g.now("voids") == ["", "", "red", ""]
    g = third_seat("b3 RAa", "r3 r4").when("2 RAa")
    assert g.now("voids") == ["", "", "", ""]


def test_all_five_games_follow_alike() -> None:
    """KO-PLAY-01, KO-PLAY-13, KW-PLAY-01, KW-PLAY-03, KW-PLAY-16, KN-PLAY-03  Also by white 11 and 12."""
    down = ["down"] * 5
    o = Ombre(hands=["r3", EVERY_SORT, ""], trick="r3", king_player=0, leader=0, queens=down[:3])
    assert cards_asked(o) == "r2 r7 RAa WFa"
    w = Whist(hands=["r3", "r2 b3 w11", "", ""], trick="r3", queens=down[:4])
    assert cards_asked(w) == "r2 w11"
    w = Whist(hands=["r3", "k2 b3 w11", "", ""], trick="r3", queens=down[:4])
    assert sorted(cards_asked(w).split()) == sorted(["k2", "b3", "w11"])
    n = Napoleon(hands=["w11", "k2 b3", "k4 b4 w12", "", ""], trick="w11 b3", queens=down)
    assert cards_asked(n) == "b4 w12"
    assert n.refused(f"2 {BLACK_KING}") == "KT-KING-02"
