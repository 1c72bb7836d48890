"""Pairs that touch (chapter 9): the rows about Kings and about Queens in tricks. Each test names its row."""

import pytest

from followsuit.games.kings.counting import own_wins
from kings import Kings, Ombre, Whist
from kings_powers import (
    BLACK_KING,
    BLACK_QUEEN,
    BLUE_KING,
    BLUE_QUEEN,
    GREEN_KING,
    GREEN_QUEEN,
    RED_KING,
    RED_QUEEN,
    WHITE_KING,
    WHITE_QUEEN,
    cards_asked,
    of_slot,
    powers_asked,
)


def table(own: str, hand: str, party: str = "", next_party: str = "", **position: object) -> Kings:
    """Seat 0 has this set, hand and party; seat 1 that party."""
    others = [colour for colour in ("white", "red", "blue", "green", "black") if colour != own]
    given: dict[str, object] = {
        "sets": [own, *others[:2]],
        "party": [party, next_party, ""],
        "hands": [hand, "r3 b3 g3", "r4 b4 g4"],
    }
    return Kings(3, None, 0, **{**given, **position})


# Kings.


def test_king_and_following() -> None:
    """KT-KING-04  The card below has to be legal."""
    g = table("red", "r1 b1", trick="b10", leader=2)
    assert g.refused(f"0 {RED_KING}") == "KT-TURN-09"
    g = table("red", "r1 g1", trick="b10", leader=2)
    assert RED_KING in powers_asked(g)


def test_king_and_king() -> None:
    """KT-KING-06  The last one wins."""
    g = Kings(3, None, 0, sets=["blue", "red", "green"], hands=["b1", "r1", "g1"])
    g.when(f"0 {BLUE_KING}, 0 b1, 1 {RED_KING}, 1 r1, 2 {GREEN_KING}, 2 g1")
    assert g.told("won") == ["2 g1 KT-KING-05 KT-KING-06"]


def test_white_king_and_white_queen() -> None:
    """KT-QUEEN-13  Any legal card, Queen and King in one play."""
    g = table("white", "r1 r2 b1", trick="r10", leader=2).when(f"0 {WHITE_QUEEN}, 0 {WHITE_KING}")
    assert cards_asked(g) == "r1 r2"


def test_white_king_and_blue_queen() -> None:
    """KT-KING-03  With two players: on a Rare or White Flag under her, not on a number card."""
    g = Kings(2, None, 0, sets=["blue", "red"], kings=["blue white", "red"], hands=["b1 RAa WFb", "r3 b3 g3"])
    assert g.when(f"0 {BLUE_QUEEN}, 0 {WHITE_KING}").asked() == "0 KingsTurn: RAa WFb"
    g = Kings(2, None, 0, sets=["blue", "red"], kings=["blue white", "red"], hands=["b1 r2", "r3 b3"])
    assert g.when(f"0 {BLUE_QUEEN}").refused(f"0 {WHITE_KING}") == "KT-TURN-09"


@pytest.mark.parametrize("card", ["RAa", "WFa"])
def test_white_king_and_resistance(card: str) -> None:
    """KT-RES-09  A Rare or White Flag that is changed still carries the King."""
    g = table("white", f"{card} r1", "resistance").when(f"0 {of_slot(1)}, 0 {WHITE_KING}, 0 {card}")
    g.when("1 r3, 2 r4")
    assert g.told("won") == [f"0 {card} KT-KING-05"]


def test_coloured_king_and_resistance() -> None:
    """KT-RES-09  As the colour stays."""
    g = table("red", "r1 r2", "resistance").when(f"0 {of_slot(1)}, 0 {RED_KING}, 0 r1")
    assert g.now("trick") == "r1+change+red-king"


def test_blue_king_and_blue_queen() -> None:
    """KT-KING-16  Allowed; it fights as a King, and both are used."""
    g = table("blue", "b1 r1").when(f"0 {BLUE_QUEEN}, 0 {BLUE_KING}, 0 b1, 1 b3, 2 b4")
    assert g.told("won") == ["0 b1 KT-KING-05"]
    assert (g.now("queens"), g.now("kings_played")) == (["down", "up", "up"], "blue")


def test_black_king_and_black_queen() -> None:
    """KT-QUEEN-51  A black card without following, and the King on it."""
    g = table("black", "k1 r1", trick="r10", leader=2).when(f"0 {BLACK_QUEEN}, 0 {BLACK_KING}")
    assert g.asked() == "0 KingsTurn: k1"


def test_black_king_and_berserkers_ten() -> None:
    """KT-BER-04  Allowed."""
    g = table("black", "k10x r1").when(f"0 {BLACK_KING}")
    assert g.asked() == "0 KingsTurn: k10x"


def test_black_king_and_samurais_red() -> None:
    """KT-SAM-04  Not allowed; the Red King is."""
    assert table("black", "r1 b1", "samurai").refused(f"0 {BLACK_KING}") == "KT-TURN-09"
    assert table("red", "r1 b1", "samurai").when(f"0 {RED_KING}").asked() == "0 KingsTurn: r1"


# Queens.


def test_green_queen_and_king() -> None:
    """KT-QUEEN-44  Played late, a King is the last one."""
    g = Kings(3, None, 0, sets=["green", "red", "blue"], hands=["g1", "r1", "b1"])
    g.when(f"0 {GREEN_QUEEN}, 1 {RED_KING}, 1 r1, 2 {BLUE_KING}, 2 b1, 0 {GREEN_KING}, 0 g1")
    assert g.told("won") == ["0 g1 KT-KING-05 KT-KING-06"]


def test_green_queen_and_the_lead() -> None:
    """KT-QUEEN-43  The next seat starts the trick."""
    g = table("green", "g1 r1").when(f"0 {GREEN_QUEEN}, 1 b3")
    assert (g.now("lead_colour"), g.now("leader")) == ("blue", 1)


def test_green_queen_and_ninja_at_the_next_seat() -> None:
    """KT-GAP-21  That Ninja cannot appoint."""
    g = table("green", "g1 r1", "", "ninja", at="lead").when(f"0 {GREEN_QUEEN}")
    assert g.asked().startswith("1 KingsTurn")


def test_green_queen_and_ninja_of_the_lead_player() -> None:
    """KT-TURN-06  Appoint and use her later, or keep the lead and use her."""
    g = table("green", "g1 r1", "ninja", at="lead").when(f"0 seat-1, 1 r3, 2 r4, 0 {GREEN_QUEEN}")
    assert g.asked() == "0 KingsTurn: r1"
    g = table("green", "g1 r1", "ninja", at="lead").when(f"0 seat-0, 0 {GREEN_QUEEN}")
    assert g.asked().startswith("1 KingsTurn")


def test_green_queen_and_appointed_by_ninja() -> None:
    """KT-QUEEN-43  She may be used; the next seat starts."""
    g = table("green", "g1 r1", "", "ninja", at="lead", leader=1)
    g.when(f"1 seat-0, 0 {GREEN_QUEEN}")
    assert g.asked().startswith("1 KingsTurn")


def test_green_queen_with_hermit_or_exchange() -> None:
    """KT-GAP-21  When she is laid down or in the late turn, once."""
    hands = ["g1 r1", "r3 b3", "r4 b4", "r5 b5"]
    position: dict[str, object] = {
        "sets": ["green", "white", "red", "blue"],
        "party": ["hermit cheerleader", "", "", ""],
        "partner": 1,
        "hands": hands,
        "deck": "k1 k2 k3",
    }
    g = Kings(4, {"cheerleader": True}, 0, **position)
    g.when(f"0 {of_slot(2)}, 0 g1, 1 g1, 0 {GREEN_QUEEN}, 1 r3, 2 r4, 3 r5")
    assert powers_asked(g) == [of_slot(1)]
    g.when(f"0 {of_slot(1)}, 0 k1, 0 k2, 0 k3")
    assert g.asked() == "0 KingsTurn: r1"


@pytest.mark.parametrize(("own", "queen"), [("white", WHITE_QUEEN), ("blue", BLUE_QUEEN)])
def test_a_cover_and_the_lead_colour(own: str, queen: str) -> None:
    """KT-TRICK-08  As printed."""
    g = table(own, "b1 r1").when(f"0 {queen}, 0 b1")
    assert g.now("lead_colour") == "blue"


@pytest.mark.parametrize(
    ("own", "queen", "won"),
    [("white", WHITE_QUEEN, "2 r4 KT-TRICK-11"), ("blue", BLUE_QUEEN, "0 r1 KT-TRICK-13")],
)
def test_a_cover_and_resistance(own: str, queen: str, won: str) -> None:
    """KT-RES-06, KT-RES-07  What she made may be changed."""
    g = table(own, "r1 r2", "resistance").when(f"0 {queen}, 0 {of_slot(1)}, 0 r1, 1 r3, 2 r4")
    assert g.told("won") == [won]


@pytest.mark.parametrize(
    ("own", "queen", "won"),
    [("white", WHITE_QUEEN, "0 r10 KT-TRICK-13"), ("blue", BLUE_QUEEN, "1 k1 KT-TRICK-10")],
)
def test_a_cover_and_samurais_red(own: str, queen: str, won: str) -> None:
    """KT-SAM-07  The Queen's strength."""
    g = table(own, "r10 b1", "samurai", hands=["r10 b1", "k1 b3", "b4 g4"])
    g.when(f"0 {queen}, 0 r10, 1 k1, 2 b4")
    assert g.told("won") == [won]


def test_red_queen_and_devil() -> None:
    """KT-DEV-03  3 wins more."""
    sets = ["red", "white", "blue", "green"]
    g = Kings(4, None, 0, sets=sets, party=["devil", "", "", ""], hands=["r1", "r2", "r3", "r4"])
    assert own_wins(g.when(f"0 {RED_QUEEN}").table, 0) == 3


def test_red_queen_and_no_win() -> None:
    """KT-HER-05  0 wins cannot be reached any more: neither Hermit face up nor a bid of 0 is paid."""
    position: dict[str, object] = {
        "at": "score",
        "sets": ["red", "white", "blue"],
        "party": ["hermit", "", ""],
        "bids": ["hermit", "berserker", "berserker"],
        "wins": [0, 4, 4],
    }
    without = Kings(3, None, 0, **position)
    assert [r.rule for e in without.events("scored") if e.seat == 0 for r in e.because] != []
    with_her = Kings(3, None, 0, queens=["counts", "up", "up"], **position)
    rules = [r.rule for e in with_her.events("scored") if e.seat == 0 for r in e.because]
    assert "KT-HER-04" not in rules
    assert "KT-BID-08" not in rules


def test_red_queen_and_a_lost_trick() -> None:
    """KO-PLAY-10, KW-PLAY-13  In Ombre and Whist she is spent in vain."""
    o = Ombre(None, 0, sets=["red", "white", "blue"], king_player=0, hands=["r1 r5", "r2 k2", "r3 k3"])
    o.when(f"0 {RED_QUEEN}, 0 r1, 1 r2, 2 r3")
    assert o.now("queens") == ["down", "up", "up"]
    hands = ["r1 b1", "r2 b2", "r3 b3", "r4 b4"]
    w = Whist(None, 0, sets=["red", "white", "blue", "green"], hands=hands)
    w.when(f"0 {RED_QUEEN}, 0 r1, 1 r2, 2 r3, 3 r4")
    assert w.now("queens") == ["down", "up", "up", "up"]
