"""Whist: the white 11, Kings, Queens, and White Flags over Rares (KW-PLAY)."""

import pytest

from followsuit.games.kings.table import COUNTS, DOWN, TURNED
from kings import Whist
from kings_powers import BLUE_QUEEN, GREEN_QUEEN, RED_KING, RED_QUEEN, WHITE_KING, WHITE_QUEEN

SETS = ["white", "red", "green", "black"]


def won(g: Whist) -> int:
    """Who won the trick played last."""
    return g.events("won")[-1].seat


def test_black_is_trump_and_following_is_as_ever() -> None:
    """KW-PLAY-01"""
    g = Whist(sets=SETS, hands=["r9 r1", "r2 k1", "g9 k5", "b1 RAa"])
    g.when("0 r9")
    assert g.refused("1 k1") == "KT-TRICK-04"
    g.when("1 r2, 2 k5, 3 b1")
    assert won(g) == 2


@pytest.mark.parametrize(("eleven", "ten"), [("r11", "r10"), ("b11", "b10"), ("g11", "g10"), ("k11", "k10")])
def test_a_coloured_eleven_is_the_highest_of_its_colour(eleven: str, ten: str) -> None:
    """KW-PLAY-02  It leads its colour, and has to follow it."""
    low = ten[0]
    g = Whist(sets=SETS, hands=[f"{ten} w11", f"{eleven} WFa", f"{low}2 WFb", f"{low}3 RAa"])
    g.when(f"0 {ten}")
    assert g.asked().split(": ")[1].split()[:2] == ["WFa", eleven]
    g.when(f"1 {eleven}, 2 {low}2, 3 {low}3")
    assert won(g) == 1
    g = Whist(sets=SETS, hands=[eleven, f"{low}1", f"{low}2", f"{low}3"]).when(f"0 {eleven}")
    assert g.now("lead_colour") == {"r": "red", "b": "blue", "g": "green", "k": "black"}[low]


def test_a_coloured_eleven_has_to_follow() -> None:
    """KW-PLAY-02  Who has no other card of the colour plays it."""
    g = Whist(sets=SETS, hands=["r1 r2", "r11 b1", "g1 g2", "b2 b3"]).when("0 r1")
    assert g.refused("1 b1") == "KT-TRICK-04"


def test_the_white_eleven_need_not_follow() -> None:
    """KW-PLAY-03  It is legal in every turn."""
    g = Whist(sets=["red", "white", "green", "black"], hands=["r1 r2", "w11 r3 b1", "g1 g2", "b2 b3"])
    g.when("0 r1")
    assert g.asked().startswith("1 KingsTurn: r3 w11")
    g.when("1 w11")
    assert g.now("voids") == ["", "", "", ""]


@pytest.mark.parametrize("led", ["r10", "b10", "g10", "k10"])
def test_the_white_eleven_is_one_of_the_lead_colour(led: str) -> None:
    """KW-PLAY-04  It beats the 10, whichever colour is led."""
    colour = led[0]
    g = Whist(
        sets=["red", "white", "green", "blue"],
        hands=[led, "w11", f"{colour}1", f"{colour}2"],
        trick_number=11,
    )
    g.when(f"0 {led}, 1 w11, 2 {colour}1, 3 {colour}2")
    assert g.told("won") == ["1 w11 KW-PLAY-04"]


def test_the_white_eleven_loses_to_trump_unless_black_is_led() -> None:
    """KW-PLAY-04"""
    g = Whist(sets=["red", "white", "green", "blue"], hands=["r5", "w11", "k1", "b2"], trick_number=11)
    g.when("0 r5, 1 w11, 2 k1, 3 b2")
    assert won(g) == 2
    g = Whist(sets=["red", "white", "green", "blue"], hands=["k5", "w11", "k10", "b2"], trick_number=11)
    g.when("0 k5, 1 w11, 2 k10, 3 b2")
    assert won(g) == 1


def test_as_first_card_the_white_eleven_waits_for_a_colour() -> None:
    """KW-PLAY-05, KW-EX-03  Free until somebody plays a coloured number card; that one is to be followed."""
    g = Whist(sets=SETS, hands=["w11 b1", "r5 b5", "r7 g7", "r10 k1"]).when("0 w11")
    assert g.now("lead_colour") == ""
    assert g.asked().startswith("1 KingsTurn: r5 b5")
    g.when("1 r5")
    assert g.now("lead_colour") == "red"
    assert g.refused("2 g7") == "KT-TRICK-04"
    g.when("2 r7, 3 r10")
    assert won(g) == 0


def test_a_special_card_after_the_white_eleven_leaves_the_colour_open() -> None:
    """KW-PLAY-05"""
    g = Whist(sets=SETS, hands=["w11 b1", "WFa b5", "k2 g7", "k10 r1"]).when("0 w11, 1 WFa")
    assert g.now("lead_colour") == ""
    g.when("2 k2, 3 k10")
    assert won(g) == 0  # as the 11 of black, which was led


@pytest.mark.parametrize(
    ("hands", "winner"), [(["w11", "r11", "r1", "r2"], 0), (["r11", "w11", "r1", "r2"], 0)]
)
def test_of_the_two_elevens_the_first_is_better(hands: list[str], winner: int) -> None:
    """KW-PLAY-06"""
    sets = ["white", "red", "green", "black"] if hands[0] == "w11" else ["red", "white", "green", "black"]
    g = Whist(sets=sets, hands=hands, trick_number=11)
    g.when(*[f"{seat} {hands[seat]}" for seat in range(4)])
    assert won(g) == winner
    assert "KT-TRICK-12" in g.told("won")[0]


def test_without_a_colour_the_white_eleven_is_above_white_flags() -> None:
    """KW-PLAY-07, KW-GAP-03  Nobody has played a coloured card; a Rare under the Blue Queen is no Rare."""
    g = Whist(sets=["white", "red", "green", "blue"], hands=["WFa", "WFb", "w11", "RAa"], trick_number=11)
    g.when(f"0 WFa, 1 WFb, 2 w11, 3 {BLUE_QUEEN}, 3 RAa")
    assert g.told("won") == ["2 w11 KW-PLAY-07"]


def test_without_a_colour_the_white_eleven_is_below_rares() -> None:
    """KW-PLAY-07, KW-GAP-03  A White Flag under the White Queen is one of them."""
    g = Whist(sets=["red", "green", "black", "white"], hands=["w11", "RAa", "RAb", "WFa"], trick_number=11)
    g.when(f"0 w11, 1 RAa, 2 RAb, 3 {WHITE_QUEEN}, 3 WFa")
    assert g.told("won") == ["1 RAa KT-TRICK-13 KT-TRICK-12"]


def test_a_king_on_a_card_of_its_colour_once() -> None:
    """KW-PLAY-08, KW-PLAY-15  The 11 is one of these; and no second time in the game."""
    g = Whist(sets=SETS, hands=["r1 r2", "r11 b1", "g1 g2", "k1 k2"]).when(f"0 r1, 1 {RED_KING}")
    assert g.asked() == "1 KingsTurn: r11"
    g.when("1 r11, 2 g1, 3 k1")
    assert g.told("won") == ["1 r11 KT-KING-05"]
    g = Whist(sets=SETS, kings_played="red", round=2, hands=["r1 r2", "r11 b1", "g1 g2", "k1 k2"]).when(
        "0 r1"
    )
    assert g.refused(f"1 {RED_KING}") == "KW-PLAY-08"


@pytest.mark.parametrize("card", ["RAa", "WFa", "w11"])
def test_the_white_king_goes_on_white_cards(card: str) -> None:
    """KW-PLAY-08, KW-EX-04"""
    g = Whist(sets=SETS, hands=[f"{card} r1", "r10 r9", "g1 g2", "k10 k2"]).when(f"0 {WHITE_KING}")
    assert g.asked() == f"0 KingsTurn: {card}"
    assert g.refused("0 r1") == "KW-PLAY-08"
    g.when(f"0 {card}, 1 r10, 2 g1, 3 k10")
    assert g.told("won") == [f"0 {card} KT-KING-05"]


def test_the_white_eleven_carries_no_coloured_king() -> None:
    """KW-PLAY-08  Not even where it counts as a card of this colour."""
    g = Whist(sets=SETS, hands=["r1 r2", "w11 r11", "g1 g2", "k1 k2"]).when(f"0 r1, 1 {RED_KING}")
    assert g.asked() == "1 KingsTurn: r11"
    assert g.refused("1 w11") == "KW-PLAY-08"


def test_the_white_king_goes_on_a_card_under_the_white_queen() -> None:
    """KW-PLAY-08, KW-GAP-05  And on no other number card."""
    g = Whist(sets=SETS, hands=["r1 r2", "r10 r9", "g1 g2", "k10 k2"])
    assert g.refused(f"0 {WHITE_KING}") == "KT-TURN-09"
    g.when(f"0 {WHITE_QUEEN}, 0 {WHITE_KING}, 0 r1, 1 r10, 2 g1, 3 k10")
    assert won(g) == 0


def test_a_white_flag_beats_a_rare_without_a_bonus() -> None:
    """KW-PLAY-09, KW-EX-02"""
    g = Whist(sets=SETS, hands=["RAa r1", "k10 r9", "WFa g2", "k1 k2"])
    g.when("0 RAa, 1 k10, 2 WFa, 3 k1")
    assert g.told("won") == ["2 WFa KW-PLAY-09"]
    assert g.table.points == [0, 0, 0, 0]
    g = Whist(sets=SETS, hands=["r1 b1", "r2 b2", "WFa g2", "r3 b3"])
    g.when("0 r1, 1 r2, 2 WFa, 3 r3")
    assert won(g) == 3  # without a Rare it is the lowest


@pytest.mark.parametrize("order", ["RAa WFa k1 WFb", "WFa RAa WFb k1", "k1 WFa WFb RAa"])
def test_the_first_of_several_white_flags_wins(order: str) -> None:
    """KW-PLAY-10, KW-EX-02"""
    cards = order.split()
    g = Whist(sets=SETS, hands=cards, trick_number=11)
    g.when(*[f"{seat} {cards[seat]}" for seat in range(4)])
    assert won(g) == cards.index("WFa")


def test_a_king_wins_against_white_flags_and_rares() -> None:
    """KW-PLAY-10, KW-EX-02"""
    g = Whist(sets=SETS, hands=["RAa", "r1", "WFa", "WFb"], trick_number=11)
    g.when(f"0 RAa, 1 {RED_KING}, 1 r1, 2 WFa, 3 WFb")
    assert g.told("won") == ["1 r1 KT-KING-05"]


def test_a_white_queen_makes_a_rare_for_white_flags() -> None:
    """KW-PLAY-09  As KO-PLAY-07 has it."""
    g = Whist(sets=SETS, hands=["r1", "k10", "WFa", "k9"], trick_number=11)
    g.when(f"0 {WHITE_QUEEN}, 0 r1, 1 k10, 2 WFa, 3 k9")
    assert won(g) == 2


def test_a_queen_once_in_the_game() -> None:
    """KW-PLAY-11  She stays down in later rounds, and nobody is asked to pay for her."""
    g = Whist(sets=SETS, hands=["r1 r2", "r3 b3", "g1 g2", "k1 k2"])
    g.when(f"0 {WHITE_QUEEN}, 0 r1, 1 r3, 2 g1, 3 k1")
    assert g.table.queens[0] == DOWN
    assert g.refused(f"0 {WHITE_QUEEN}") == "KW-PLAY-11"
    g = Whist(
        at="deal", round=2, sets=SETS, queens=["down", "down", "down", "down"], points=[100, 900, 100, 900]
    )
    g.when("0 RAa, 1 RAb, 2 WFa, 3 WFb")
    assert g.table.queens == [DOWN] * 4
    assert "queen" not in g.asked()
    assert g.table.points == [100, 900, 100, 900]


def test_the_green_queen_twice() -> None:
    """KW-PLAY-12  Turned by 90 degrees the first time, face down the second."""
    g = Whist(sets=SETS, hands=["r1 r2 r3", "r4 r5 r6", "b1 g1 b3", "k1 k2 k3"])
    g.when(f"0 r1, 1 r4, 2 {GREEN_QUEEN}, 3 k1")
    assert g.table.queens[2] == TURNED
    g.when("2 b1")
    assert won(g) == 3
    g.when(f"3 k2, 0 r2, 1 r5, 2 {GREEN_QUEEN}")
    assert g.table.queens[2] == DOWN
    g.when("2 g1, 3 k3, 0 r3, 1 r6")
    assert g.refused(f"2 {GREEN_QUEEN}") == "KW-PLAY-12"


def test_the_green_queen_not_twice_in_one_trick() -> None:
    """KW-PLAY-12, KW-GAP-06  In the late turn she is turned, and cannot be laid again."""
    g = Whist(sets=SETS, hands=["r1 r2", "r4 r5", "b1 g1", "k1 k2"]).when(
        f"0 r1, 1 r4, 2 {GREEN_QUEEN}, 3 k1"
    )
    assert g.refused(f"2 {GREEN_QUEEN}") == "KW-PLAY-12"


def test_the_green_queen_in_another_round() -> None:
    """KW-PLAY-12  Once used, she may be used in a later round."""
    g = Whist(sets=SETS, round=2, queens=["up", "up", "turned", "up"], hands=["r1", "r4", "b1", "k1"])
    g.when(f"0 r1, 1 r4, 2 {GREEN_QUEEN}, 3 k1")
    assert g.table.queens[2] == DOWN


def test_the_red_queen_counts_if_her_owner_takes_the_trick() -> None:
    """KW-PLAY-13"""
    g = Whist(sets=SETS, hands=["b1 r1", "b9 r2", "b2 g2", "b3 k2"]).when(f"0 b1, 1 {RED_QUEEN}")
    assert g.refused(f"1 {RED_QUEEN}") == "KW-PLAY-11"
    g.when("1 b9, 2 b2, 3 b3")
    assert g.table.queens[1] == COUNTS
    g.when("1 r2, 2 g2, 3 k2, 0 r1")
    assert g.told("team-wins") == ["0", "2", "1", "3"]
    assert [event.number for event in g.events("team-wins")] == [0, 0, 3, 3]


def test_the_red_queen_is_spent_if_the_partner_takes_it() -> None:
    """KW-PLAY-13  The partner's trick is not her owner's."""
    g = Whist(sets=SETS, hands=["b1 r1", "b8 r2", "b2 g2", "b9 k2"])
    g.when(f"0 b1, 1 {RED_QUEEN}, 1 b8, 2 b2, 3 b9")
    assert won(g) == 3
    assert g.table.queens[1] == DOWN
    g.when("3 k2, 0 r1, 1 r2, 2 g2")
    assert [event.number for event in g.events("team-wins")] == [0, 0, 2, 2]


def test_the_red_queen_is_spent_if_the_others_take_it() -> None:
    """KW-PLAY-13  And a trick won later does not bring her back."""
    g = Whist(sets=SETS, hands=["b10 r1", "b8 r2", "b2 g2", "b9 r3"])
    g.when(f"0 b10, 1 {RED_QUEEN}, 1 b8, 2 b2, 3 b9")
    assert g.table.queens[1] == DOWN
    g.when("0 r1, 1 r2, 2 g2, 3 r3")
    assert [event.number for event in g.events("team-wins")] == [1, 1, 1, 1]


def test_the_white_eleven_is_no_card_to_follow_with() -> None:
    """KW-PLAY-16  Without a card printed in the lead colour a player is free, and shows it by another."""
    g = Whist(sets=["red", "white", "green", "black"], hands=["r1 r2", "w11 b1", "g1 g2", "k1 k2"])
    g.when("0 r1")
    assert g.asked().startswith("1 KingsTurn: b1 w11")
    g.when("1 b1")
    voids = g.now("voids")
    assert isinstance(voids, list)
    assert voids[1] == "red"


def test_the_winner_leads_and_each_keeps_the_own_pile() -> None:
    """KW-PLAY-17  The team counts them together."""
    g = Whist(sets=SETS, hands=["r1 k1", "r9 b1", "r2 b2", "r3 b10"]).when("0 r1, 1 r9, 2 r2, 3 r3")
    assert g.t.next_seat() == 1
    assert g.now("taken") == ["", "r1 r2 r3 r9", "", ""]
    g.when("1 b1, 2 b2, 3 b10, 0 k1")
    assert g.told("won") == ["1 r9 KT-TRICK-11", "0 k1 KW-PLAY-01"]
    assert [event.number for event in g.events("team-wins")] == [1, 1, 1, 1]
