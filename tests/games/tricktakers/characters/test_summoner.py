"""The Summoner: magic points, six beasts, and what they do in the rear and at the front (TX, chapter 4.2)."""

import pytest

from followsuit import SPECTATOR
from followsuit.core.position import PositionError
from followsuit.games.takers.new_run import begin_run, take_back, undo_run
from followsuit.games.tricktakers.characters.collector import best_grouping
from followsuit.games.tricktakers.game import GAME, trick_table
from tables import Given
from tricktakers import Takers

CAST = "gambler summoner king"
SUMMON = {"EL": 0, "MIRIA": 1, "MARU": 2, "GURU": 3, "NEMU": 4, "OKO": 5}
COMMAND = {"MARU": 6, "GURU": 7, "NEMU": 8, "OKO": 9}
EVERYBODY = [0, 1, 2, SPECTATOR]


def table(cast: str, **position: object) -> Given:
    """The Summoner is seat 1."""
    names = cast.split()
    options: dict[str, int | str | bool] = {"characters": ",".join(names), "selection_mode": "all_star"}
    return Takers(len(names), options, 0, characters=names, **position)


def playing(hands: list[str], cast: str = CAST, **position: object) -> Given:
    """Two tricks are left, unless the test says otherwise."""
    position.setdefault("trick_number", 4)
    return table(cast, hands=hands, **position)


def in_turn(hand: str, **position: object) -> Given:
    """The Summoner is to follow a red card, or to lead, and holds this."""
    position.setdefault("trick", "r9")
    return playing(["r9 b1", hand, "r1 b8"], CAST, **position)


def powers(g: Given) -> list[str]:
    return [word for word in g.asked().split() if word.startswith("power-")]


# Magic points.


def test_the_summoner_begins_with_five_magic_points() -> None:
    """TX-SUM-01"""
    hands = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]
    g = table("ninja summoner hermit", at="setup", hands=hands)
    assert g.now("mp") == 5
    assert g.now("rear") == ""


def test_magic_points_are_open_and_never_more_than_five() -> None:
    """TX-SUM-02, TX-GAP-15, TX-HID-12"""
    g = playing(["r5 b1", "r9 b2", "r1 b3"], mp=5).when("0 r5, 1 r9, 2 r1")
    assert g.told("won") == ["1 r9 TT-STRN-03"]
    assert g.told("restored-mp") == []
    assert g.now("mp") == 5
    g = in_turn("r3 b2", mp=2, rear="MARU")
    for seat in range(3):
        assert (g.now("mp", seat), g.now("rear", seat)) == (2, "MARU")
        counters = g.game.layout(g.t.view(seat)).counters
        assert [counter.value for counter in counters if counter.name == "magic points"] == ["2"]


def test_a_trick_won_brings_a_magic_point_back() -> None:
    """TX-SUM-03"""
    g = playing(["r5 b1", "r9 b2", "r1 b3"], mp=2, trick_number=3).when("0 r5, 1 r9")
    assert g.now("mp") == 2
    g.when("2 r1")
    assert g.now("mp") == 3
    assert g.told("restored-mp") == ["1 TX-SUM-03"]
    assert g.when("1 b2, 2 b3, 0 b1").now("mp") == 3  # lost


def test_what_cannot_be_paid_is_not_to_be_had() -> None:
    """TX-SUM-04, TX-DEC-12, TX-DEC-13, TX-DEC-14"""
    assert powers(in_turn("r3 b2", mp=2)) == ["power-2", "power-3", "power-4", "power-5"]
    assert powers(in_turn("r3 b2", mp=3)) == ["power-1", "power-2", "power-3", "power-4", "power-5"]
    g = in_turn("r3 b2", mp=0, rear="OKO")
    assert powers(g) == []
    assert [g.refused(f"1 power-{power}") for power in (0, 2, 9)] == ["TX-SUM-04"] * 3
    assert g.when("1 r3").asked() == "2 TakeTurn: r1"
    g = in_turn("r3 b2", mp=1, rear="OKO GURU").when("1 r3")
    assert g.asked() == "1 MoveToFront: no GURU"
    assert g.refused("1 OKO") == "TX-SUM-04"


# Summoning.


def test_beasts_are_summoned_before_one_is_commanded() -> None:
    """TX-SUM-05, TX-DEC-12, TX-DEC-13"""
    g = in_turn("r3 b2", rear="MARU", trick_number=3, deck="r8").when("1 power-6, 1 b2")
    assert powers(g) == ["power-6"]
    assert g.refused("1 power-3") == "TX-SUM-05"
    g.when("1 r8, 1 no, 2 r1, 0 b1")
    assert "power-3" in powers(g)  # a new turn


def test_a_summoned_beast_lies_in_the_rear_and_its_cost_is_paid() -> None:
    """TX-SUM-06, TX-DEC-12"""
    g = in_turn("r3 b2").when("1 power-2")
    assert (g.now("rear"), g.now("mp")) == ("MARU", 4)
    assert [event.number for event in g.events("spent-mp", 2)] == [1]
    assert [event.what for event in g.events("power", 2)] == ["summoner-2"]


def test_two_beasts_may_be_summoned_in_one_turn_and_no_third() -> None:
    """TX-SUM-07, TX-SUM-08, TX-DEC-12"""
    g = in_turn("r3 b2").when("1 power-2, 1 power-5")
    assert (g.now("rear"), g.now("mp")) == ("MARU OKO", 3)
    assert powers(g) == ["power-6", "power-9"]
    assert g.refused("1 power-3") == "TX-SUM-08"


def test_a_sheet_that_became_free_is_used_from_the_next_turn_on() -> None:
    """TX-SUM-09"""
    g = in_turn("r3 b2", rear="MARU OKO").when("1 r3, 1 MARU")
    assert g.asked() == "2 TakeTurn: r1"
    assert g.refused("1 power-3") == "FS-TURN-01"
    g.when("2 r1")
    assert g.told("won") == ["2 r1 TX-SUM-27"]
    assert powers(g.when("2 b8, 0 b1")) == ["power-0", "power-1", "power-3", "power-4", "power-9"]


def test_a_beast_goes_to_the_front_only_from_the_rear() -> None:
    """TX-SUM-10, TX-DEC-14"""
    g = in_turn("r3 b2", rear="MARU").when("1 r3")
    assert g.asked() == "1 MoveToFront: no MARU"
    assert g.refused("1 GURU") == "TX-SUM-10"
    assert g.refused("1 b2") == "FS-TURN-02"


def test_a_beast_may_go_to_the_front_in_the_turn_it_was_summoned() -> None:
    """TX-SUM-11, TX-GAP-16  Both costs apply."""
    g = in_turn("r3 b2").when("1 power-4, 1 r3")
    assert g.asked() == "1 MoveToFront: no NEMU"
    assert g.when("1 NEMU").now("mp") == 3


def test_each_beast_is_summoned_once_a_round() -> None:
    """TX-SUM-12, TX-GAP-20  Not while it lies in the rear, and not after it went with a trick."""
    g = in_turn("r3 b2").when("1 power-2")
    assert g.refused("1 power-2") == "TX-SUM-12"
    g.when("1 r3, 1 MARU, 2 r1, 2 b8, 0 b1")
    assert g.now("rear") == ""
    assert powers(g) == ["power-0", "power-1", "power-3", "power-4", "power-5"]
    assert g.refused("1 power-2") == "TX-SUM-12"


# Commands.


@pytest.mark.parametrize("beast", ["MARU", "GURU", "NEMU"])
def test_a_command_discards_a_card_and_draws_one(beast: str) -> None:
    """TX-SUM-13, TX-DEC-13"""
    g = in_turn("r3 b2", rear=beast, deck="k9 k8").when(f"1 power-{COMMAND[beast]}")
    assert g.asked() == "1 ExchangeCards: r3 b2"
    g.when("1 b2")
    assert g.now("hands") == ["b1", "r3 k9", "r1 b8"]
    assert (g.now("discards"), g.now("mp"), g.now("rear")) == ("b2", 4, beast)
    assert g.asked().startswith("1 TakeTurn: r3 ")
    assert [event.number for event in g.events("exchanged", 0)] == [1]


def test_the_command_of_oko_exchanges_any_number_of_cards() -> None:
    """TX-SUM-14, TX-DEC-13  At least one."""
    g = in_turn("r3 b2 g4", rear="OKO", deck="k9 k8 k7").when("1 power-9")
    assert g.asked() == "1 ExchangeCards: r3 b2 g4"
    g.when("1 r3")
    assert g.asked() == "1 ExchangeCards: done b2 g4"
    g.when("1 g4, 1 done")
    assert g.now("hands") == ["b1", "b2 k8 k9", "r1 b8"]
    assert g.now("mp") == 4
    assert [event.cards for event in g.events("discarded", 0)] == [[-1], [-1]]


def test_commands_are_repeated_as_long_as_magic_points_last() -> None:
    """TX-SUM-15, TX-DEC-13"""
    g = in_turn("r3 b2", rear="MARU OKO", mp=3, deck="k9 k8 k7 k6").when(
        "1 power-6, 1 b2, 1 power-9, 1 k9, 1 done"
    )
    assert g.now("mp") == 1
    assert powers(g) == ["power-6", "power-9"]
    g.when("1 power-6, 1 k8")
    assert (g.now("mp"), powers(g)) == (0, [])
    assert g.refused("1 power-6") == "TX-SUM-04"


def test_el_and_miria_have_no_command() -> None:
    """TX-SUM-16"""
    g = in_turn("r3 b2", rear="EL MIRIA")
    assert powers(g) == []
    assert [g.refused(f"1 power-{power}") for power in range(6, 10)] == ["TX-SUM-13"] * 3 + ["TX-SUM-14"]
    assert g.refused("1 power-10") == "FS-TURN-02"


# The front.


def test_the_card_must_follow_whatever_is_laid_on_it() -> None:
    """TX-SUM-17, TX-GAP-21"""
    g = in_turn("r3 k5", rear="OKO")
    assert g.refused("1 k5") == "TT-TRICK-07"
    g = in_turn("b3 k5", rear="MARU").when("1 b3, 1 MARU")
    assert g.now("voids", 0) == ["", "red", ""]


def test_after_playing_one_beast_may_be_moved_onto_the_card() -> None:
    """TX-SUM-18, TX-GAP-19, TX-DEC-14, TX-HID-12, TX-HID-13"""
    g = in_turn("r3 b2", rear="MARU OKO").when("1 r3")
    assert g.asked() == "1 MoveToFront: no MARU OKO"
    g.when("1 OKO")
    assert g.asked() == "2 TakeTurn: r1"
    assert [g.told("to-the-front", viewer) for viewer in EVERYBODY] == [["1 OKO"]] * 4
    for seat in range(3):
        assert (g.now("trick", seat), g.now("rear", seat), g.now("mp", seat)) == ("r9 OKO/r3", "MARU", 3)
    assert in_turn("r3 b2", rear="MARU").when("1 r3, 1 no").now("trick") == "r9 r3"


@pytest.mark.parametrize(
    ("beast", "card"), [("MARU", "r3"), ("GURU", "b3"), ("NEMU", "g3"), ("OKO", "k3"), ("OKO", "k10")]
)
def test_the_move_is_free_on_a_card_of_the_beasts_colour(beast: str, card: str) -> None:
    """TX-SUM-19, TX-EX-05"""
    g = in_turn(f"{card} b2", trick="", leader=1, rear=beast, mp=0).when(f"1 {card}, 1 {beast}")
    assert (g.now("trick"), g.now("mp")) == (f"{beast}/{card}", 0)


@pytest.mark.parametrize("beast", ["EL", "MIRIA"])
@pytest.mark.parametrize("card", ["WFa", "RAa", "EL"])
def test_el_and_miria_move_free_onto_a_white_flag_or_a_rare(beast: str, card: str) -> None:
    """TX-SUM-20, TX-EX-05"""
    if card == beast:
        card = "RAk"
    g = in_turn(f"{card} b2", rear=beast, mp=0).when(f"1 {card}, 1 {beast}")
    assert g.now("trick") == f"r9 {beast}/{card}"
    assert in_turn(f"{card} b2", rear="MARU", mp=0).when(f"1 {card}").asked() == "2 TakeTurn: r1"


def test_the_beast_replaces_colour_and_value_of_the_card() -> None:
    """TX-SUM-21, TX-STR-01, TX-STR-07"""
    g = in_turn("r3 b2", rear="OKO").when("1 r3, 1 OKO, 2 r1")
    assert g.told("won") == ["1 OKO TT-STRN-02"]
    g = playing(["RAa b1", "RAb b2", "r1 g8"], rear="GURU", trick="RAa").when("1 RAb, 1 GURU, 2 r1")
    assert g.told("won") == ["0 RAa TT-STRN-05"]


@pytest.mark.parametrize(
    ("beast", "colour"), [("MARU", "red"), ("OKO", "black"), ("EL", ""), ("MIRIA", ""), ("no", "blue")]
)
def test_a_beast_that_leads_sets_the_lead_colour(beast: str, colour: str) -> None:
    """TX-SUM-22, TX-TRK-05  EL and MIRIA leave it open; it is not set before the move is decided."""
    rear = "MARU" if beast == "no" else beast
    g = in_turn("b3 b2", trick="", leader=1, rear=rear).when("1 b3")
    assert g.now("lead_colour") == ""
    g.when(f"1 {beast}")
    assert g.now("lead_colour") == colour
    must = {"red": "r1", "blue": "b8"}.get(colour, "r1 b8")
    assert g.asked() == f"2 TakeTurn: {must}"


@pytest.mark.parametrize(
    ("beast", "rear", "front"),
    [("EL", 4, 3), ("MIRIA", 3, 3), ("MARU", 1, 1), ("GURU", 1, 1), ("NEMU", 1, 1), ("OKO", 1, 2)],
)
def test_what_the_beasts_cost(beast: str, rear: int, front: int) -> None:
    """TX-SUM-23, TX-GAP-14"""
    g = in_turn("b3 b2", mp=rear).when(f"1 power-{SUMMON[beast]}")
    assert (g.now("rear"), g.now("mp")) == (beast, 0)
    assert f"power-{SUMMON[beast]}" not in powers(in_turn("b3 b2", mp=rear - 1))
    card = "g3" if beast == "GURU" else "b3"
    g = in_turn(f"{card} b2", mp=front, rear=beast).when(f"1 {card}, 1 {beast}")
    assert [event.number for event in g.events("spent-mp")] == [front]
    assert in_turn(f"{card} b2", mp=front - 1, rear=beast).when(f"1 {card}").asked() == "2 TakeTurn: r1"


# What the beasts are.


def test_el_at_the_front_beats_a_rare_and_nothing_else() -> None:
    """TX-SUM-24, TX-STR-04"""
    g = playing(["RAa b1", "b3 b2", "r1 b8"], rear="EL", trick="RAa").when("1 b3, 1 EL, 2 r1")
    assert g.told("won") == ["1 EL TX-SUM-24"]
    assert in_turn("b3 b2", rear="EL").when("1 b3, 1 EL, 2 r1").told("won") == ["0 r9 TT-STRN-03"]


def test_el_brings_no_points_but_to_the_hermit_who_plays_it_from_the_hand() -> None:
    """TX-SUM-25, TX-GAP-66, TT-GAP-67, TT-MAT-45"""
    g = playing(["RAa b1", "b3 b2", "r1 b8"], rear="EL", trick="RAa").when("1 b3, 1 EL, 2 r1")
    assert g.told("gained") == []
    g = playing(["RAa b1", "b3 b2", "EL b8"], "king summoner hermit", trick="RAa").when("1 b3, 2 EL")
    assert g.told("won") == ["2 EL TT-HER-06"]
    assert g.told("gained") == ["2 TT-HER-13"]
    g = playing(["RAa b1", "b3 b2", "EL b8"], trick="RAa").when("1 b3, 2 EL")
    assert (g.told("won"), g.told("gained")) == (["2 EL TX-SUM-24"], [])


@pytest.mark.parametrize(
    ("leads", "last", "winner"),
    [("EL/b3", "WFa", "1 EL TX-SUM-24 TT-TRICK-16"), ("WFa", "EL/b3", "2 WFa TT-HER-06 TT-TRICK-16")],
)
def test_el_and_the_hermits_flag_are_equal_and_the_earlier_wins(leads: str, last: str, winner: str) -> None:
    """TX-GAP-66"""
    hands = ["RAa b1", "b3 b2", "WFa b8"]
    g = playing(hands, "king summoner hermit", rear="EL", leader=1 if leads == "EL/b3" else 2)
    summoner, hermit = "1 b3, 1 EL", "2 WFa"
    if last == "WFa":
        g.when(summoner, hermit, "0 RAa")
    else:
        g.when(hermit, "0 RAa", summoner)
    assert g.told("won") == [winner]


@pytest.mark.parametrize(
    ("leader", "winner"), [(0, "0 r9 TA-ITM-80 TT-TRICK-16"), (1, "1 EL TX-SUM-24 TT-TRICK-16")]
)
def test_el_and_the_dragon_dolls_card_are_equal_and_the_earlier_wins(leader: int, winner: str) -> None:
    """TA-MAT-33, TX-MAT-23"""
    hands = ["r9 b1", "WFa b2", "RAa b8"]
    items = "dragon-doll miracle-sword"
    g = playing(hands, "adventurer summoner king", rear="EL", items=items, leader=leader)
    doll = "0 power-13, 0 r9"
    turns = [doll, "1 WFa, 1 EL", "2 RAa"] if leader == 0 else ["1 WFa, 1 EL", "2 RAa", doll]
    assert g.when(*turns).told("won") == [winner]


@pytest.mark.parametrize(
    ("leader", "winner"), [(0, "0 M TT-BER-07 TT-TRICK-16"), (1, "1 MIRIA TX-SUM-26 TT-TRICK-16")]
)
def test_miria_and_the_berserker_card_are_equal_and_the_earlier_wins(leader: int, winner: str) -> None:
    """TA-MAT-33, TX-MAT-14, TX-STR-04"""
    hands = ["M b1", "WFa b2", "RAa b8"]
    g = playing(hands, "berserker summoner king", rear="MIRIA", leader=leader)
    turns = ["0 M", "1 WFa, 1 MIRIA", "2 RAa"]
    assert g.when(*turns[leader:], *turns[:leader]).told("won") == [winner]


def test_in_kakumei_el_is_a_plain_flag_and_miria_the_weakest() -> None:
    """TX-GAP-66, TX-INT-03, TX-STR-06"""
    cast = "resistance summoner king"
    g = playing(["WFa b1", "b3 b2", "RAa b8"], cast, rear="EL").when("0 power-0, 0 WFa, 1 b3, 1 EL, 2 RAa")
    assert g.told("won") == ["0 WFa TT-RES-12"]
    g = playing(["RAa b1", "b3 b2", "r1 b8"], cast, rear="MIRIA").when(
        "0 power-0, 0 RAa, 1 b3, 1 MIRIA, 2 r1"
    )
    assert g.told("won") == ["2 r1 TT-RES-11"]
    g = playing(["RAa b1", "b3 b2", "M b8"], cast, rear="MIRIA").when("0 power-0, 0 RAa, 1 b3, 1 MIRIA, 2 M")
    assert g.told("won") == ["0 RAa TT-RES-12"]


def test_miria_at_the_front_is_above_a_rare_and_below_every_1() -> None:
    """TX-SUM-26, TX-STR-04, TT-MAT-45"""
    g = playing(["RAa b1", "b3 b2", "r9 b8"], rear="MIRIA", trick="RAa").when("1 b3, 1 MIRIA, 2 r9")
    assert g.told("won") == ["1 MIRIA TX-SUM-26"]
    g = playing(["RAa b1", "b3 b2", "r1 b8"], rear="MIRIA", trick="RAa").when("1 b3, 1 MIRIA, 2 r1")
    assert g.told("won") == ["2 r1 TX-SUM-26"]


@pytest.mark.parametrize(
    ("beast", "own", "other"), [("MARU", "r", "b"), ("GURU", "b", "g"), ("NEMU", "g", "r"), ("OKO", "k", "b")]
)
def test_the_four_others_are_tens_and_lose_to_the_1_of_their_colour(beast: str, own: str, other: str) -> None:
    """TX-SUM-27"""
    for last, winner in (
        (f"{own}9", f"1 {beast} "),
        (f"{own}1", f"2 {own}1 TX-SUM-27"),
        (f"{other}1", f"1 {beast} "),
    ):
        hands = [f"{own}8", f"{own}3", last]
        g = playing(hands, rear=beast).when(f"0 {own}8, 1 {own}3, 1 {beast}, 2 {last}")
        assert g.told("won")[0].startswith(winner)


def test_el_in_the_rear_brings_a_magic_point_at_the_end_of_the_own_turn() -> None:
    """TX-SUM-28, TX-GAP-17"""
    g = playing(["r9 b1", "r3 b2", "r1 b8"], rear="EL", mp=1).when("0 r9")
    assert g.now("mp") == 1
    g.when("1 r3")  # EL cannot be paid for
    assert g.now("mp") == 2
    assert g.told("restored-mp") == ["1 TX-SUM-28"]
    assert g.when("2 r1").now("mp") == 2


def test_the_turn_in_which_el_comes_counts_and_the_one_in_which_it_goes_does_not() -> None:
    """TX-SUM-29"""
    assert in_turn("r3 b2", mp=4).when("1 power-0, 1 r3").now("mp") == 1
    assert in_turn("WFa b2", mp=0, rear="EL").when("1 WFa, 1 EL").now("mp") == 0
    assert in_turn("WFa b2", mp=0, rear="EL").when("1 WFa, 1 no").now("mp") == 1


def test_while_miria_is_in_the_rear_the_own_tens_do_not_lose_to_a_1() -> None:
    """TX-SUM-30, TX-STR-05"""
    hands = ["k9 b1", "r3 b2", "k1 b8"]
    g = playing(hands, rear="OKO MIRIA", trick="k9").when("1 r3, 1 OKO, 2 k1")
    assert g.told("won") == ["1 OKO TX-SUM-30"]
    g = playing(hands, rear="OKO", trick="k9").when("1 r3, 1 OKO, 2 k1")
    assert g.told("won") == ["2 k1 TX-SUM-27"]
    g = playing(["r9 b1", "r10 b2", "r1 b8"], rear="MIRIA", trick="r9").when("1 r10, 1 no, 2 r1")
    assert g.told("won") == ["1 r10 TX-SUM-30"]  # any 10 the Summoner plays


def test_miria_protects_nobody_elses_tens() -> None:
    """TX-GAP-18"""
    g = playing(["k10 b1", "k3 b2", "k1 b8"], "king summoner berserker", rear="MIRIA", trick="k10")
    assert g.when("1 k3, 1 no, 2 k1").told("won") == ["2 k1 TT-BER-13"]


@pytest.mark.parametrize(("rear", "winner"), [("OKO MIRIA", "1 OKO TX-SUM-30"), ("OKO", "2 k1 TT-BER-13")])
def test_a_protected_10_beats_the_1_that_beats_an_unprotected_10(rear: str, winner: str) -> None:
    """TX-GAP-54, TX-STR-05"""
    g = playing(["k10 b1", "k3 b2", "k1 b8"], rear=rear, trick="k10").when("1 k3, 1 OKO, 2 k1")
    assert g.told("won") == [winner]


def test_a_protected_10_meets_another_10_as_its_equal_without_a_1() -> None:
    """TX-STR-05"""
    g = playing(["k10 b1", "k3 b2", "k8 b8"], rear="OKO MIRIA", trick="k10").when("1 k3, 1 OKO, 2 k8")
    assert g.told("won") == ["0 k10 TT-STRN-02 TT-TRICK-16"]


def test_at_the_front_miria_protects_no_more_and_loses_to_a_1_herself() -> None:
    """TX-SUM-31"""
    hands = ["r8 b7 r2", "WFa b3 k3", "r1 b1 r4"]
    g = playing(hands, trick_number=3, rear="MIRIA GURU", trick="r8").when("1 WFa, 1 MIRIA, 2 r1")
    assert g.told("won") == ["2 r1 TX-SUM-26"]
    g.when("2 b1, 0 b7, 1 b3, 1 GURU")
    assert g.told("won")[-1] == "2 b1 TX-SUM-27"


def test_in_kakumei_miria_protects_nothing() -> None:
    """TX-SUM-32, TX-INT-02"""
    g = playing(["k9 b1", "r3 b2", "k1 b8"], "resistance summoner king", rear="OKO MIRIA")
    assert g.when("0 power-0, 0 k9, 1 r3, 1 OKO, 2 k1").told("won") == ["2 k1 TT-RES-12"]


def test_the_beast_and_the_card_under_it_go_to_the_winner() -> None:
    """TX-SUM-33, TX-GAP-20, TX-INT-04, TA-COL-12, TA-MAT-32  Or, reserved, both to the Collector."""
    g = in_turn("r3 b2", rear="GURU").when("1 r3, 1 GURU, 2 r1")
    assert g.now("taken") == ["r1 r3 r9 GURU", "", ""]
    g = playing(["r9 b1", "r3 b2", "r1 b8"], "king summoner collector", rear="GURU", trick="r9")
    g.when("1 r3, 1 GURU, 2 r1, 2 GURU")
    assert g.now("taken") == ["r1 r9", "", "r3 GURU"]


def test_a_taken_beast_counts_by_its_front_and_the_card_under_it_by_its_print() -> None:
    """TX-SUM-34, TX-GAP-67"""
    cast = "king summoner ruler"
    tasks = "take-red take-green"  # of the King and of the Summoner
    g = playing(["b9 b1", "b3 b2", "b8 b7"], cast, rear="MARU", tasks=tasks, trick="b9").when("1 b3, 1 MARU")
    assert g.now("tasks_taken") == ""
    assert g.when("2 b8").now("tasks_taken") == "take-red"
    g = playing(["b9 b1", "r3 g2", "b8 b7"], cast, rear="NEMU", tasks=tasks, trick="b9")
    assert g.when("1 r3, 1 NEMU, 2 b8").now("tasks_taken") == "take-red"


@pytest.mark.parametrize(
    ("taken", "points"), [("r8 r9 MARU", 50), ("r8 r9 EL MIRIA", -20), ("r8 r9 EL", -10)]
)
def test_beasts_in_a_collection(taken: str, points: int) -> None:
    """TX-GAP-67, TA-MAT-32  MARU is a red 10; EL and MIRIA make no set."""
    g = table(
        "king summoner collector", at="play", trick_number=5, hands=["b1", "b2", "b3"], taken=["", "", taken]
    )
    sets = best_grouping(trick_table(g.t), 2)
    unused = len(taken.split()) - sum(len(made.cards) for made in sets)
    assert sum(made.points for made in sets) - 10 * (unused // 2) == points


@pytest.mark.parametrize("mp", [0, 5])
def test_a_beast_in_a_hand_is_played_by_its_front_by_anybody(mp: int) -> None:
    """TX-SUM-35, TX-STR-01"""
    g = in_turn("OKO b2", mp=mp).when("1 OKO")
    assert (g.now("trick"), g.now("mp")) == ("r9 OKO", mp)
    g = playing(["r9 b1", "r3 b2", "MARU b8"], mp=mp, trick="r9").when("1 r3")
    assert g.asked() == "2 TakeTurn: MARU"  # it follows red
    assert g.when("2 MARU").told("won") == ["2 MARU TT-STRN-03"]
    g = playing(["RAa b1", "r3 b2", "MIRIA b8"], trick="RAa").when("1 r3, 2 MIRIA")
    assert g.told("won") == ["2 MIRIA TX-SUM-26"]


# Time travel.


def test_when_time_is_rewound_the_beast_goes_back_to_a_sheet_and_what_was_paid_is_lost() -> None:
    """TX-TIM-26, TX-GAP-17  The new turn may bring a magic point again."""
    g = playing(["r9 b1", "r3 b2", "r1 b8"], rear="OKO EL", mp=4, trick="r9").when("1 r3, 1 OKO")
    assert g.now("mp") == 3  # two paid, one for EL
    take_back(trick_table(g.t))
    undo_run(trick_table(g.t), True)
    begin_run(trick_table(g.t), 1)
    g.t.advance()
    assert (g.now("rear"), g.now("mp"), g.now("hands")) == ("EL OKO", 3, ["r9 b1", "r3 b2", "r1 b8"])
    assert g.told("back-to-the-rear") == ["1 OKO"]
    assert g.when("1 r3, 1 OKO").now("mp") == 2


def test_a_card_without_a_beast_is_taken_back_like_any_other() -> None:
    """TX-TIM-16, TX-TIM-26"""
    g = playing(["r9 b1", "r3 b2", "r1 b8"], mp=4, trick="r9").when("1 r3")
    take_back(trick_table(g.t))
    undo_run(trick_table(g.t), True)
    begin_run(trick_table(g.t), 1)
    g.t.advance()
    assert (g.now("rear"), g.now("hands")) == ("", ["r9 b1", "r3 b2", "r1 b8"])


# The end of the round.


@pytest.mark.parametrize(("wins", "points"), [(0, 10), (1, 50), (2, 70), (3, 100), (4, 130)])
def test_points_by_wins(wins: int, points: int) -> None:
    """TX-SUM-36  30 to begin with: -20, 20, 40, 70, 100."""
    g = table(CAST, at="score", bid=5, wins=[0, wins, 5 - wins])
    if wins == 0:
        g = table(CAST, at="score", bid=5, wins=[1, 0, 4])
    assert trick_table(g.t).points[1] == points


def test_five_wins_win_the_game() -> None:
    """TX-SUM-36, TX-WIN-04"""
    g = table(CAST, at="score", bid=4, wins=[0, 5, 0])
    assert g.told("game-over") == ["1 TX-SUM-36"]


def test_crown_and_black_crown_as_for_everybody() -> None:
    """TX-SUM-36"""
    assert table(CAST, at="score", wins=[1, 3, 1]).told("crown") == ["1 TT-CRN-02"]
    g = table(CAST, at="score", wins=[2, 0, 3])
    assert g.told("black-crown") == ["1 TT-BCR-02"]


@pytest.mark.parametrize(("wins", "points"), [(0, 10), (1, 50), (2, 70), (3, 100), (4, 130), (5, 180)])
def test_two_players(wins: int, points: int) -> None:
    """TX-2P-10, TX-2P-28, TX-GAP-46  The same table, and five wins bring 150."""
    options: dict[str, int | str | bool] = {
        "two_player_mode": "drafted",
        "characters": "king,gambler,summoner,hermit",
    }
    g = Takers(
        2,
        options,
        0,
        at="score",
        characters=["hermit", "summoner"],
        unused_characters=["king", "gambler"],
        wins=[5 - wins, wins],
    )
    assert trick_table(g.t).points[1] == points


# Positions.


@pytest.mark.parametrize(
    ("rear", "sentence"),
    [
        ("EL MIRIA MARU", "at most 2 beasts lie in the rear."),
        ("r1", "r1 is no beast, or lies elsewhere."),
        ("OKO", "OKO is no beast, or lies elsewhere."),
    ],
)
def test_a_position_with_something_else_in_the_rear_is_refused(rear: str, sentence: str) -> None:
    with pytest.raises(PositionError, match=sentence):
        in_turn("r3 OKO", rear=rear)


def test_a_10_in_the_trick_of_a_position_is_protected_by_miria_in_its_rear() -> None:
    hands = ["k9 b1", "r3 b2", "k1 b8"]
    g = playing(hands, rear="MIRIA", trick="k9 OKO/r3").when("2 k1")
    assert g.told("won") == ["1 OKO TX-SUM-30"]


def test_the_summon_sheets_are_drawn() -> None:
    """TX-SUM-08, TX-HID-12  For everybody: two sheets, and the magic points as they are spent."""
    hands = ["r1 r2", "b1 b2", "g1 g2"]
    options: dict[str, int | str | bool] = {"characters": "with_expansion"}
    g = Takers(3, options, 0, characters=["summoner", "ninja", "hermit"], hands=hands, rear="MARU", mp=3)
    for viewer in range(3):
        pictures = GAME.layout(g.t.view(viewer)).pictures
        assert [picture.lines for picture in pictures] == [["summon sheets: [MARU] [     ]   MP: ***.."]]
