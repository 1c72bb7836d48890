"""Tricks of Ombre: KO-PLAY."""

import pytest

from kings import Ombre
from ombre import offered, playing, winners

SETS = ["red", "blue", "green"]


def trick(plays: str, sets: list[str] | None = None, king_player: int = 0) -> Ombre:
    """The eighth trick, led by seat 0, with what was announced for it: 'r5 power-1+b3 RAa'."""
    parts = [play.split("+") for play in plays.split()]
    g = playing(sets or SETS, [part[-1] for part in parts], king_player, leader=0, trick_number=8)
    for seat in range(3):
        g.when(*[f"{seat} {word}" for word in parts[seat]])
    return g


def winner(plays: str, sets: list[str] | None = None, king_player: int = 0) -> int:
    return winners(trick(plays, sets, king_player))[0]


# As in the main game.


def test_the_lead_colour_has_to_be_followed() -> None:
    """KO-PLAY-01"""
    g = playing(SETS, ["r1 g1", "r2 b2 k2", "b3 k3"]).when("0 r1")
    assert offered(g) == ["r2", "power-1"]
    assert g.refused("1 b2") == "KT-TRICK-04"
    g.when("1 r2")
    assert offered(g) == ["b3", "k3", "power-2"]


def test_trump_does_not_lift_the_duty_to_follow() -> None:
    """KO-PLAY-01  Here red is trump and blue is led."""
    g = playing(SETS, ["b1 g1", "b2 r2", "g3 r3"]).when("0 b1")
    assert g.refused("1 r2") == "KT-TRICK-04"


@pytest.mark.parametrize("first", ["RAa", "WFa"])
def test_a_rare_or_white_flag_as_first_card_leaves_the_lead_colour_open(first: str) -> None:
    """KO-PLAY-01, KO-PLAY-13"""
    g = playing(SETS, [f"{first} g1", "r2 b2 k2", "b3 k3"]).when(f"0 {first}")
    assert g.now("lead_colour") == ""
    assert [card for card in offered(g) if card[0] != "p"] == ["r2", "b2", "k2"]
    g.when("1 k2")
    assert g.now("lead_colour") == "black"
    assert g.refused("2 b3") == "KT-TRICK-04"


@pytest.mark.parametrize("card", ["RAa", "RAb", "WFa"])
def test_rares_and_the_white_flag_are_legal_in_every_turn(card: str) -> None:
    """KO-PLAY-13  Also with the lead colour in the hand; and they name no lead colour."""
    g = playing(SETS, ["r1 g1", f"{card} r2 b2", "b3 r3"]).when("0 r1")
    assert [word for word in offered(g) if word[0] != "p"] == ["r2", card]
    g.when(f"1 {card}")
    assert g.now("lead_colour") == "red"


def test_who_wins_a_trick_leads_the_next() -> None:
    """KO-PLAY-12"""
    g = trick("b1 b2 b9")
    assert winners(g) == [2]
    assert g.t.seats_to_act() == [2]
    assert g.table.leader == 2
    assert g.table.wins == [0, 0, 1]


# Kings.


def test_a_coloured_king_goes_on_a_card_of_its_colour() -> None:
    """KO-PLAY-02"""
    g = playing(SETS, ["r1 b1 RAa WFa", "b2", "b3"])
    g.when("0 power-5")
    assert offered(g) == ["r1"]
    assert g.refused("0 b1") == "KO-PLAY-02"
    assert g.refused("0 RAa") == "KO-PLAY-02"


@pytest.mark.parametrize("card", ["r1", "b10", "k5", "RAa", "WFa"])
def test_the_white_king_goes_on_every_card_that_may_be_played(card: str) -> None:
    """KO-PLAY-03"""
    g = playing(["white", "blue", "green"], [f"{card} g1", "r9", "r8"])
    g.when("0 power-9")
    assert offered(g) == sorted([card, "g1"], key=offered(g).index)
    g.when(f"0 {card}, 1 r9, 2 r8")
    assert winners(g) == [0]


def test_the_white_king_does_not_lift_the_duty_to_follow() -> None:
    """KO-PLAY-03  Only what may be played."""
    g = playing(["white", "blue", "green"], ["r1 g1", "b9 r9", "r8 g8"], leader=1)
    g.when("1 r9, 2 r8, 0 power-9")
    assert offered(g) == ["r1"]
    assert g.refused("0 g1") == "KT-TRICK-04"


# White Flag and Rare.


@pytest.mark.parametrize(
    ("plays", "won"),
    [
        ("RAa b1 WFa", 2),
        ("WFa RAa b1", 0),
        ("b1 WFa RAa", 1),
        ("r10 RAa WFa", 2),  # above trump as well
        ("RAa RAb WFa", 2),
        ("WFa RAa RAb", 0),
    ],
)
def test_a_white_flag_beside_a_rare_is_above_everything(plays: str, won: int) -> None:
    """KO-PLAY-04, KO-EX-03"""
    assert winner(plays) == won


@pytest.mark.parametrize(("plays", "won"), [("power-5+r1 RAa WFa", 0), ("WFa RAa power-5+r1", 2)])
def test_but_not_above_a_king(plays: str, won: int) -> None:
    """KO-PLAY-04, KO-PLAY-09, KO-EX-04"""
    sets = ["red", "blue", "green"] if won == 0 else ["blue", "green", "red"]
    g = trick(plays, sets, king_player=won)
    assert winners(g) == [won]
    assert g.table.points == [0, 0, 0]


@pytest.mark.parametrize(("plays", "won"), [("WFa power-1+b1 RAa", 0), ("RAa power-1+b1 WFa", 1)])
def test_the_first_of_several_white_flags_wins_against_a_rare(plays: str, won: int) -> None:
    """KO-PLAY-05, KO-PLAY-07, KO-EX-05"""
    assert winner(plays) == won


@pytest.mark.parametrize(
    ("plays", "won"), [("WFa b1 g1", 1), ("b1 WFa g2", 0), ("g1 b1 WFa", 0), ("WFa power-1+b1 g1", 2)]
)
def test_without_a_rare_a_white_flag_is_below_everything(plays: str, won: int) -> None:
    """KO-PLAY-06"""
    assert winner(plays) == won


def test_a_card_under_the_white_queen_is_a_rare_here() -> None:
    """KO-PLAY-07"""
    sets = ["white", "blue", "green"]
    assert winner("power-4+b1 b9 WFa", sets) == 2
    assert winner("power-4+b1 power-1+b9 b10", sets) == 1
    assert winner("power-4+b1 b9 b10", sets) == 0


def test_a_card_under_the_blue_queen_is_a_white_flag_here() -> None:
    """KO-PLAY-07"""
    assert winner("RAa power-1+k1 g10") == 1
    assert winner("r1 power-1+r10 r2") == 2


# The bonus.


@pytest.mark.parametrize(
    ("plays", "sets", "points"),
    [
        ("RAa b1 WFa", SETS, [0, 0, 100]),
        ("RAa RAb WFa", SETS, [0, 0, 200]),
        ("WFa RAa RAb", SETS, [200, 0, 0]),
        ("RAa power-1+b1 RAb", SETS, [0, 200, 0]),
        ("power-4+b1 RAa WFa", ["white", "blue", "green"], [0, 0, 200]),
        ("power-4+b1 power-1+b9 b10", ["white", "blue", "green"], [0, 100, 0]),
        ("WFa power-1+b1 RAb", SETS, [100, 0, 0]),
        ("WFa b1 g1", SETS, [0, 0, 0]),
        ("RAa RAb b1", SETS, [0, 0, 0]),
    ],
)
def test_winning_with_a_white_flag_brings_100_at_once_for_every_rare(
    plays: str, sets: list[str], points: list[int]
) -> None:
    """KO-PLAY-08, KO-EX-03, KO-EX-06, KO-GAP-06  In the middle of the round, and to nobody else."""
    g = trick(plays, sets)
    assert g.table.round == 1
    assert g.table.points == points
    told = [(event.seat, event.number) for event in g.events("gained")]
    assert told == [(seat, points[seat]) for seat in range(3) if points[seat]]


def test_the_bonus_is_paid_before_the_cards_are_taken() -> None:
    """KO-PLAY-08, KT-EOT-03"""
    g = playing(SETS, ["RAa", "b1", "WFa"], trick_number=9, wins=[4, 4, 0])
    g.when("0 RAa, 1 b1, 2 WFa")
    assert g.t.log is not None
    kinds = [event.kind for event in g.t.log.told[0] if event.kind in ("won", "gained", "scored", "round")]
    assert kinds[:3] == ["won", "gained", "scored"]
    assert g.told("gained") == ["2 KO-PLAY-08"]


@pytest.mark.parametrize("card", ["WFa", "RAb", "b1"])
def test_if_a_king_wins_there_is_no_bonus(card: str) -> None:
    """KO-PLAY-09, KO-GAP-10  Not even for a White King on a White Flag."""
    sets = ["white", "blue", "green"]
    g = trick(f"power-9+{card} RAa b2", sets)
    assert winners(g) == [0]
    assert g.table.points == [0, 0, 0]
    g = trick("power-9+b1 RAa WFa", sets)
    assert winners(g) == [0]
    assert g.table.points == [0, 0, 0]


def test_a_king_under_which_lies_a_rare_is_no_prize() -> None:
    """KO-PLAY-09"""
    g = trick("power-9+RAa WFa b2", ["white", "blue", "green"])
    assert winners(g) == [0]
    assert g.table.points == [0, 0, 0]


# Queens.


def test_the_red_queen_counts_if_her_owner_takes_the_trick() -> None:
    """KO-PLAY-10"""
    g = trick("b9 power-0+b10 b1", ["blue", "red", "green"])
    assert winners(g) == [1]
    assert g.now("queens") == ["up", "counts", "up"]
    assert g.told("red-queen-counts") == ["1 KO-PLAY-10"]


def test_and_is_spent_in_vain_if_not() -> None:
    """KO-PLAY-10"""
    g = trick("b9 power-0+b8 b1", ["blue", "red", "green"])
    assert winners(g) == [0]
    assert g.now("queens") == ["up", "down", "up"]
    assert g.told("red-queen-counts") == []


def test_between_her_announcement_and_the_end_of_the_trick_she_is_no_win() -> None:
    """KO-PLAY-10  Announced in her owner's turn, before the card."""
    g = playing(["red", "blue", "green"], ["b9 g9", "b10 g8", "b1 g7"]).when("0 power-0")
    assert g.t.seats_to_act() == [0]
    assert g.now("queens") == ["laid", "up", "up"]
    g.when("0 b9, 1 b10")
    assert g.now("queens") == ["laid", "up", "up"]
    g.when("2 b1")
    assert g.now("queens") == ["down", "up", "up"]


def test_a_later_trick_does_not_help_her() -> None:
    """KO-PLAY-10  That same trick it has to be."""
    g = playing(["blue", "red", "green"], ["b9 g1", "b8 g9", "b1 g7"], wins=[0, 0, 3])
    g.when("0 b9, 1 power-0, 1 b8, 2 b1, 0 g1, 1 g9, 2 g7")
    assert winners(g) == [0, 1]
    assert g.told("red-queen-counts") == []
    assert g.told("scored") == ["1 KO-SCORE-04", "2 KO-SCORE-04", "2 KO-SCORE-05"]


def test_the_green_queen_plays_last() -> None:
    """KO-PLAY-11"""
    g = playing(["green", "blue", "red"], ["b1 g1", "b2 g2", "b3 g3"]).when("0 power-2")
    assert g.t.seats_to_act() == [1]
    g.when("1 b2, 2 b3")
    assert g.t.seats_to_act() == [0]
    assert g.refused("0 g1") == "KT-TRICK-04"


def test_the_black_queen_lifts_the_duty_to_follow() -> None:
    """KO-PLAY-11"""
    g = playing(["black", "blue", "red"], ["b1 k1", "b2 g2", "b3 g3"], leader=1).when("1 b2, 2 b3")
    assert g.refused("0 k1") == "KT-TRICK-04"
    g.when("0 power-3, 0 k1")
    assert winners(g) == [0]


def test_the_white_and_the_blue_queen_cover_a_card() -> None:
    """KO-PLAY-11"""
    assert winner("power-4+b1 b9 b10", ["white", "blue", "green"]) == 0
    assert winner("power-1+b10 b1 b2", ["blue", "white", "green"]) == 2
