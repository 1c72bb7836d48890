"""Queens (3.8), one section each. What they pay, and what they count for, is told in test_scoring.py."""

import pytest

from followsuit.core.rng import seeded
from followsuit.games.kings.counting import own_wins
from followsuit.games.kings.table import COUNTS, DOWN, UP
from kings import Kings
from kings_powers import (
    BLACK_KING,
    BLACK_QUEEN,
    BLUE_KING,
    BLUE_QUEEN,
    GREEN_QUEEN,
    RED_QUEEN,
    WHITE_KING,
    WHITE_QUEEN,
    cards_asked,
    of_slot,
    powers_asked,
    powers_told,
)

QUEEN_OF = {
    "white": WHITE_QUEEN,
    "red": RED_QUEEN,
    "blue": BLUE_QUEEN,
    "green": GREEN_QUEEN,
    "black": BLACK_QUEEN,
}


def table(own: str, hands: list[str] | None = None, **position: object) -> Kings:
    """Seat 0 leads and has this set; nobody has a King any more."""
    others = [colour for colour in QUEEN_OF if colour != own]
    given: dict[str, object] = {
        "sets": [own, *others[:2]],
        "hands": hands or ["r1 r5 k1", "r3 b3 g3", "r4 b4 g4"],
        "kings_played": "white red blue green black",
    }
    return Kings(3, None, 0, **{**given, **position})


def play_random(g: Kings, seed: int) -> None:
    rng = seeded(seed)
    seat = g.t.next_seat()
    picks = g.t.options(seat)
    g.t.apply(seat, picks[rng.below(len(picks))])


# All Queens.


@pytest.mark.parametrize("own", QUEEN_OF)
def test_once_in_a_round(own: str) -> None:
    """KT-QUEEN-01, KT-QUEEN-03  In the owner's turn, if she is face up."""
    g = table(own)
    for colour, queen in QUEEN_OF.items():
        assert (queen in powers_asked(g)) == (colour == own)
        assert colour == own or g.refused(f"0 {queen}") == "KT-TURN-09"
    assert g.refused(f"1 {QUEEN_OF['white']}") == "FS-TURN-01"
    g.when(f"0 {QUEEN_OF[own]}")
    if own != "green":
        g.when("0 r5")
    g.when("1 r3, 2 r4")
    if own == "green":
        g.when("0 r5")
    while g.t.next_seat() != 0:
        g.when(f"{g.t.next_seat()} {cards_asked(g).split()[0]}")
    assert QUEEN_OF[own] not in powers_asked(g)
    assert g.refused(f"0 {QUEEN_OF[own]}") == ("KT-QUEEN-01" if own == "red" else "KT-QUEEN-03")


@pytest.mark.parametrize("own", QUEEN_OF)
def test_face_down_she_can_do_nothing(own: str) -> None:
    """KT-QUEEN-03  Until somebody pays for her in Set Up."""
    g = table(own, queens=["down", "up", "up"])
    assert powers_asked(g) == []
    assert g.refused(f"0 {QUEEN_OF[own]}") == "KT-QUEEN-03"


@pytest.mark.parametrize("own", ["white", "blue", "black"])
def test_when_she_is_turned_down(own: str) -> None:
    """KT-QUEEN-02  White, Blue and Black: before the next trick."""
    g = table(own).when(f"0 {QUEEN_OF[own]}, 0 r5, 1 r3")
    assert g.now("queens") == ["laid", "up", "up"]
    assert g.now("trick", 2) == f"r5+{own}-queen r3"
    g.when("2 r4")
    assert g.now("queens") == ["down", "up", "up"]


def test_when_the_green_queen_is_turned_down() -> None:
    """KT-QUEEN-02  When the late turn begins."""
    g = table("green").when(f"0 {GREEN_QUEEN}, 1 r3")
    assert g.now("queens") == ["laid", "up", "up"]
    assert g.when("2 r4").now("queens") == ["down", "up", "up"]


def test_when_the_red_queen_is_turned_down() -> None:
    """KT-QUEEN-02  When the round is over; until then she is seen as a win."""
    g = table("red").when(f"0 {RED_QUEEN}, 0 r5, 1 r3, 2 r4")
    while g.table.round == 1:
        assert g.table.queens[0] == COUNTS
        play_random(g, g.table.trick_number)
    assert g.table.queens[0] == DOWN


@pytest.mark.parametrize(("own", "card"), [("white", "RAa"), ("blue", "WFa"), ("black", "r5"), ("red", "r5")])
def test_she_may_be_used_in_vain(own: str, card: str) -> None:
    """KT-QUEEN-04, KT-GAP-22  Everybody sees it, and she is spent."""
    g = table(own, [f"{card} k1", "r3 b3", "r4 b4"]).when(f"0 {QUEEN_OF[own]}, 0 {card}")
    for viewer in range(3):
        assert powers_told(g, viewer) == [f"0 {own}-queen"]
    g.when("1 r3, 2 r4")
    assert g.table.queens[0] != UP


def test_a_play_never_has_two_queens() -> None:
    """KT-QUEEN-05  Everybody has one; in whole games every play has one at most."""
    seen = 0
    for players in (2, 3, 4, 5):
        g = Kings(players, None, players)
        rng = seeded(players)
        while g.t.outcome is None:
            seat = g.t.next_seat()
            picks = g.t.options(seat)
            g.t.apply(seat, picks[rng.below(len(picks))])
            trick = g.now("trick") if g.table.plays else ""
            assert isinstance(trick, str)
            for word in trick.split():
                assert word.count("-queen") <= 1
                seen += word.count("-queen")
    assert seen


# White.


def test_the_white_queen_makes_a_rare() -> None:
    """KT-QUEEN-11  Of any card: above all number cards, and the first of several Rares is the best."""
    g = table("white", ["r1 k1", "r3 b3", "k10 b4"]).when(f"0 {WHITE_QUEEN}, 0 r1, 1 r3, 2 k10")
    assert g.told("won") == ["0 r1 KT-TRICK-13"]
    g = table("white", ["r1 k1", "RAa b3", "k10 b4"]).when(f"0 {WHITE_QUEEN}, 0 r1, 1 RAa, 2 k10")
    assert g.told("won") == ["0 r1 KT-TRICK-13 KT-TRICK-12"]
    g = table("white", ["WFa k1", "r3 b3", "k10 b4"]).when(f"0 {WHITE_QUEEN}, 0 WFa, 1 r3, 2 k10")
    assert g.told("won") == ["0 WFa KT-TRICK-13"]


@pytest.mark.parametrize("own", ["white", "blue"])
def test_a_card_under_a_queen_has_to_follow(own: str) -> None:
    """KT-QUEEN-12, KT-QUEEN-32"""
    g = table(own, ["r1 k1 RAa", "r3", "r4"], leader=1, trick="r3 r4").when(f"0 {QUEEN_OF[own]}")
    assert cards_asked(g) == "r1 RAa"
    assert g.refused("0 k1") == "KT-TRICK-04"


@pytest.mark.parametrize("card", ["r1", "b5", "k10", "RAa", "WFa"])
def test_the_white_king_on_the_white_queen(card: str) -> None:
    """KT-QUEEN-13  In one play, on any card."""
    hands = [f"{card} g1", "r3 b3", "r4 b4"]
    g = table("white", hands, kings_played="").when(f"0 {WHITE_QUEEN}, 0 {WHITE_KING}, 0 {card}")
    assert g.now("trick") == f"{card}+white-queen+white-king"
    g.when(f"1 {cards_asked(g).split()[0]}", "2 r4" if card[0] in "rRWk" else "2 b4")
    assert g.told("won") == [f"0 {card} KT-KING-05"]


@pytest.mark.parametrize(
    ("own", "queen", "winner"),
    [("white", WHITE_QUEEN, "1 r3 KT-TRICK-11"), ("blue", BLUE_QUEEN, "0 r5 KT-TRICK-13")],
)
def test_resistance_turns_what_the_queen_made(own: str, queen: str, winner: str) -> None:
    """KT-QUEEN-14, KT-QUEEN-33  A Rare into a White Flag, a White Flag into a Rare."""
    g = table(own, ["r5 k1", "r3 b3", "b4 g4"], party=["resistance", "", ""])
    g.when(f"0 {queen}, 0 {of_slot(1)}, 0 r5, 1 r3, 2 b4")
    assert g.told("won") == [winner]


# Red.


def test_the_red_queen_is_one_more_win() -> None:
    """KT-QUEEN-21  From that moment on, and whoever takes the trick."""
    g = table("red")
    assert own_wins(g.table, 0) == 0
    g.when(f"0 {RED_QUEEN}")
    assert own_wins(g.table, 0) == 1
    g.when("0 r1, 1 r3, 2 r4")
    assert g.told("won") == ["2 r4 KT-TRICK-11"]
    assert [own_wins(g.table, seat) for seat in range(3)] == [1, 0, 1]


def test_the_red_queen_brings_no_cards_and_no_lead() -> None:
    """KT-QUEEN-22, KT-GAP-23"""
    g = table("red").when(f"0 {RED_QUEEN}, 0 r1, 1 r3, 2 r4")
    assert g.now("taken") == ["", "", "r1 r3 r4"]
    assert g.table.wins == [0, 0, 1]
    assert g.t.next_seat() == 2
    shown = g.game.layout(g.t.view(1)).counters
    assert [c.value for c in shown if c.name == "wins"] == ["1", "0", "1"]


def test_the_red_queen_and_devil() -> None:
    """KT-QUEEN-23  Three wins without a trick."""
    hands = ["r1 r5 k1", "r3 b3 g3", "r4 b4 g4", "r2 b2 g2"]
    sets = ["red", "white", "blue", "green"]
    g = Kings(4, None, 0, sets=sets, party=["devil", "", "", ""], hands=hands).when(f"0 {RED_QUEEN}")
    assert own_wins(g.table, 0) == 3


# Blue.


def test_the_blue_queen_makes_a_white_flag() -> None:
    """KT-QUEEN-31, KT-GAP-16  Her own effect: below all number cards."""
    g = table("blue", ["k10 k1", "k2 b3", "r4 b4"]).when(f"0 {BLUE_QUEEN}, 0 k10")
    assert g.now("trick", 1) == "k10+blue-queen"
    g.when("1 k2, 2 r4")
    assert g.told("won") == ["1 k2 KT-TRICK-10"]
    g = table("blue", ["RAa k1", "r3 b3", "r4 b4"]).when(f"0 {BLUE_QUEEN}, 0 RAa, 1 r3, 2 r4")
    assert g.told("won") == ["2 r4 KT-TRICK-11"]
    g = table("blue", ["r10 k1", "WFa b3", "WFb b4"]).when(f"0 {BLUE_QUEEN}, 0 r10, 1 WFa, 2 WFb")
    assert g.told("won") == ["0 r10 KT-TRICK-15 KT-TRICK-12"]


# Green.


def test_the_green_queen_puts_the_turn_off() -> None:
    """KT-QUEEN-41, KT-QUEEN-42  To the end of the trick, where the usual rules hold."""
    g = table("green", ["r1 b5 k1", "b3 g3 r2", "b4 g4 r3"]).when(f"0 {GREEN_QUEEN}")
    assert g.now("hands") == ["r1 b5 k1", "r2 b3 g3", "r3 b4 g4"]
    g.when("1 b3, 2 b4")
    assert g.asked() == "0 KingsTurn: b5"
    assert g.refused("0 k1") == "KT-TRICK-04"
    g.when("0 b5")
    assert g.told("won") == ["0 b5 KT-TRICK-11"]


def test_with_parts_in_the_late_turn() -> None:
    """KT-QUEEN-42  A King may still be laid."""
    g = table("green", ["g1 k1", "b3 g3", "b4 g4"], kings_played="")
    g.when(f"0 {GREEN_QUEEN}, 1 b3, 2 b4")
    assert powers_asked(g) == ["power-7"]
    g.when("0 power-7, 0 g1")
    assert g.told("won") == ["0 g1 KT-KING-05"]


def test_the_next_seat_starts() -> None:
    """KT-QUEEN-43, KT-GAP-21  If it is the lead player who puts off the turn."""
    g = table("green", ["r1 b1", "b3 g3", "b4 g4"]).when(f"0 {GREEN_QUEEN}")
    assert cards_asked(g) == "b3 g3"
    g.when("1 g3")
    assert g.told("led") == ["1 g3"]
    assert g.now("lead_colour") == "green"
    assert cards_asked(g) == "g4"


def test_whoever_starts_then_is_no_lead_player_for_ninja() -> None:
    """KT-QUEEN-43, KT-GAP-21  And one whom Ninja appointed may put off the turn too (KT-GAP-62)."""
    hands = ["r1 b1", "b3 g3", "b4 g4"]
    sets = ["green", "white", "red"]
    g = Kings(3, None, 0, at="lead", sets=sets, party=["", "ninja", ""], hands=hands)
    g.when(f"0 {GREEN_QUEEN}")
    assert g.asked().startswith("1 KingsTurn")
    g = Kings(3, None, 0, at="lead", sets=sets, party=["", "ninja", ""], hands=hands, leader=1)
    g.when(f"1 seat-0, 0 {GREEN_QUEEN}")
    assert g.asked().startswith("1 KingsTurn")
    g.when("1 b3, 2 b4")
    assert g.asked().startswith("0 KingsTurn: b1")


def test_last_is_who_came_last_to_the_table() -> None:
    """KT-QUEEN-44, KT-GAP-21  Of two Kings the late one wins; of two Rares the late one loses."""
    sets = ["green", "white", "blue"]
    g = Kings(3, None, 0, sets=sets, hands=["g1 k1", "RAa g3", "b4 g4"])
    g.when(f"0 {GREEN_QUEEN}, 1 {WHITE_KING}, 1 RAa, 2 {BLUE_KING}, 2 b4, 0 power-7, 0 g1")
    assert g.told("won") == ["0 g1 KT-KING-05 KT-KING-06"]
    g = table("green", ["RAb k1", "r3 g3", "RAa g4"]).when(f"0 {GREEN_QUEEN}, 1 r3, 2 RAa, 0 RAb")
    assert g.told("won") == ["2 RAa KT-TRICK-13 KT-TRICK-12"]


def test_who_would_be_last_anyway() -> None:
    """KT-QUEEN-45, KT-GAP-22  She is spent, and the late turn comes right away."""
    hands = ["r1 b1", "r3 b3", "r4 b4"]
    g = table("green", hands, leader=1, trick="r3 r4").when(f"0 {GREEN_QUEEN}")
    assert g.asked() == "0 KingsTurn: r1"
    assert g.now("queens") == ["down", "up", "up"]
    assert g.refused(f"0 {GREEN_QUEEN}") == "KT-QUEEN-03"
    assert g.when("0 r1").told("won") == ["2 r4 KT-TRICK-11"]


def test_the_late_turn_in_the_middle_of_a_trick() -> None:
    """KT-QUEEN-41  The others go on clockwise; who leads the next trick is told by who wins."""
    hands = ["r1 b1", "r3 b3", "r4 b4", "r5 b5"]
    sets = ["white", "green", "red", "blue"]
    g = Kings(4, None, 0, sets=sets, hands=hands, queens=["down", "up", "down", "down"])
    g.when(f"0 r1, 1 {GREEN_QUEEN}")
    assert g.now("leader") == 0
    g.when("2 r4, 3 r5, 1 r3")
    assert g.told("won") == ["3 r5 KT-TRICK-11"]
    assert g.t.next_seat() == 3
    assert g.now("late") == -1


# Black.


def test_the_black_queen_lifts_the_duty_to_follow() -> None:
    """KT-QUEEN-51  For the card she is played with; and nobody knows more of the hand by it."""
    hands = ["r1 b1 g1", "r3 b3", "r4 b4"]
    g = table("black", hands, leader=1, trick="r3 r4").when(f"0 {BLACK_QUEEN}")
    assert cards_asked(g) == "r1 b1 g1"
    g.when("0 b1")
    assert g.now("voids") == ["", "", ""]
    assert g.now("hands") == ["r1 g1", "b3", "b4"]


def test_the_black_queen_makes_nothing_stronger() -> None:
    """KT-QUEEN-52"""
    g = table("black", ["r1 b10 g1", "r3 b3", "r4 b4"], leader=1, trick="r3 r4")
    g.when(f"0 {BLACK_QUEEN}, 0 b10")
    assert g.told("won") == ["2 r4 KT-TRICK-11"]


def test_the_black_queen_with_the_black_king() -> None:
    """KT-QUEEN-51, KT-KING-04  A black card without following, and the King on it."""
    hands = ["r1 k1", "r3 b3", "r4 b4"]
    g = table("black", hands, leader=1, trick="r3 r4", kings_played="")
    assert g.refused(f"0 {BLACK_KING}") == "KT-TURN-09"
    g.when(f"0 {BLACK_QUEEN}, 0 {BLACK_KING}, 0 k1")
    assert g.told("won") == ["0 k1 KT-KING-05"]
