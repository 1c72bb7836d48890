"""The Summoner and the beasts with the other characters: the matrix of the expansion (TX, chapter 9)."""

import pytest

from followsuit.games.tricktakers.characters.collector import best_grouping
from followsuit.games.tricktakers.game import trick_table
from tables import Given
from tricktakers import Takers


def playing(cast: str, hands: list[str], /, **position: object) -> Given:
    """The Summoner is seat 1; two tricks are left."""
    names = cast.split(", ")
    position.setdefault("trick_number", 4)
    return Takers(len(names), {"characters": ",".join(names)}, 0, characters=names, hands=hands, **position)


def won(g: Given) -> str:
    return g.told("won")[-1]


def part(g: Given, key: str, seat: int) -> object:
    values = g.now(key)
    assert isinstance(values, list)
    return values[seat]


# Strength.


@pytest.mark.parametrize(("last", "winner"), [("k9", "{first}"), ("k1", "2 k1 {one}")])
@pytest.mark.parametrize("leader", [0, 1])
def test_a_10_at_the_front_and_the_berserkers_10_are_equal_and_the_earlier_wins(
    leader: int, last: str, winner: str
) -> None:
    """TX-MAT-14  A 1 of their colour beats both."""
    g = playing("berserker, summoner, king", ["k10 b1", "k3 b2", f"{last} b8"], rear="OKO", leader=leader)
    turns = ["0 k10", "1 k3, 1 OKO", f"2 {last}"]
    g.when(*turns[leader:], *turns[:leader])
    first = ["0 k10 TT-STRN-02 TT-TRICK-16", "1 OKO TT-STRN-02 TT-TRICK-16"][leader]
    one = ["TT-BER-13", "TX-SUM-27"][leader]
    assert won(g) == winner.format(first=first, one=one)


@pytest.mark.parametrize(
    ("leader", "winner", "gained"),
    [(1, "1 EL TX-SUM-24 TT-TRICK-16", []), (2, "2 WFa TT-HER-06 TT-TRICK-16", ["2 TT-HER-13"])],
)
def test_the_hermits_bonus_is_for_winning_the_trick(leader: int, winner: str, gained: list[str]) -> None:
    """TX-MAT-15  EL and the Hermit's flag are equal, and the earlier wins."""
    g = playing("king, summoner, hermit", ["RAa b1", "WFb b2", "WFa b8"], rear="EL", mp=0, leader=leader)
    turns = ["0 RAa", "1 WFb, 1 EL", "2 WFa"]
    g.when(*turns[leader:], *turns[:leader])
    assert (won(g), g.told("gained")) == (winner, gained)


def test_in_kakumei_el_is_among_the_best_and_oko_among_the_worst() -> None:
    """TX-MAT-16"""
    cast = "resistance, summoner, king"
    g = playing(cast, ["r2 b1", "r3 b2", "r1 b8"], rear="EL").when("0 power-0, 0 r2, 1 r3, 1 EL, 2 r1")
    assert won(g) == "1 EL TT-RES-12"
    g = playing(cast, ["k9 b1", "k3 b2", "k8 b8"], rear="OKO MIRIA").when(
        "0 power-0, 0 k9, 1 k3, 1 OKO, 2 k8"
    )
    assert won(g) == "2 k8 TT-RES-12"  # the 10 is the largest black number, protected or not


@pytest.mark.parametrize("beast", ["EL", "MIRIA"])
def test_el_and_miria_count_as_unused_in_a_collection(beast: str) -> None:
    """TX-MAT-17"""
    cast = "king, summoner, collector"
    g = playing(cast, ["b1", "b2", "b3"], trick_number=5, taken=["", "", f"r4 r5 r6 g9 {beast}"])
    sets = best_grouping(trick_table(g.t), 2)
    assert [g.game.write_cards(made.cards) for made in sets] == ["r4 r5 r6"]


@pytest.mark.parametrize(("hand", "beast"), [("b3 b2", "MARU"), ("r3 g2", "NEMU")])
def test_a_task_sees_the_beast_and_the_card_under_it(hand: str, beast: str) -> None:
    """TX-MAT-18"""
    tasks = "take-red take-green"
    g = playing("king, summoner, ruler", ["b9 b1", hand, "b8 b7"], rear=beast, tasks=tasks, trick="b9")
    g.when(f"1 {hand.split()[0]}, 1 {beast}, 2 b8")
    assert (won(g), g.now("tasks_taken")) == ("0 b9 TT-STRN-03", "take-red")


def test_the_dragon_doll_goes_with_a_card_of_the_adventurer_only() -> None:
    """TX-MAT-23  Nobody has both an item and a beast at the front."""
    items = "dragon-doll miracle-sword"
    g = playing("adventurer, summoner, king", ["r9 b1", "r3 b2", "RAa b8"], rear="MARU", items=items)
    g.when("0 power-13, 0 r9")
    assert [word for word in g.asked().split() if "power" in word] == [
        f"power-{power}" for power in (0, 1, 3, 4, 5, 6)
    ]
    assert won(g.when("1 r3, 1 MARU, 2 RAa")) == "0 r9 TA-ITM-80"


@pytest.mark.parametrize("rare", ["RAk", "RAm"])
@pytest.mark.parametrize(("beast", "why"), [("EL", "TX-SUM-24"), ("MIRIA", "TX-SUM-26")])
def test_el_and_miria_beat_the_own_rares_of_others(rare: str, beast: str, why: str) -> None:
    """TX-MAT-93"""
    g = playing("king, summoner, berserker", [f"{rare} b1", "WFa b2", "r9 b8"], rear=beast, trick=rare)
    assert won(g.when(f"1 WFa, 1 {beast}, 2 r9")) == f"1 {beast} {why}"


@pytest.mark.parametrize("covered", ["RAb", "WFb"])
def test_a_covered_rare_or_flag_is_none_in_the_trick(covered: str) -> None:
    """TX-MAT-89  As a taken card it counts by its print."""
    g = playing("king, summoner, hermit", ["r9 b1", f"{covered} b2", "WFa b8"], rear="MARU", trick="r9")
    g.when(f"1 {covered}, 1 MARU, 2 WFa")
    assert won(g) == "1 MARU TT-STRN-03"  # no Rare for the Hermit's flag to beat
    assert set(str(part(g, "taken", 1)).split()) == {"r9", "WFa", covered, "MARU"}
    items = "dragon-doll miracle-sword"
    g = playing("adventurer, summoner, king", ["r2 b1", f"{covered} b2", "r9 b8"], rear="GURU", items=items)
    assert won(g.when(f"0 power-13, 0 r2, 1 {covered}, 1 GURU, 2 r9")) == "2 r9 TT-STRN-03"


def test_a_covered_flag_does_not_switch_the_spirit_of_red_off() -> None:
    """TX-MAT-89"""
    g = playing("king, summoner, samurai", ["k6 b1", "WFa b2", "r8 b8"], rear="GURU", trick="k6")
    assert won(g.when("1 WFa, 1 GURU, 2 r8")).startswith("2 r8 ")


# Leading with a beast.


def test_a_beast_that_leads_gives_token_and_wand_its_colour() -> None:
    """TX-MAT-92"""
    g = playing(
        "king, summoner, ruler",
        ["g1 b1", "b3 b2", "k8 g7"],
        rear="MARU",
        leader=1,
        tasks="take-red take-blue",
    )
    g.when("1 b3, 1 MARU, 2 power-0, 2 g7")
    assert part(g, "powers", 2) == "power-0"
    assert trick_table(g.t).plays[-1].colour == trick_table(g.t).led == 0
    items = "rulers-wand miracle-sword"
    g = playing("king, summoner, adventurer", ["g1 b1", "b3 b2", "r8 g7"], rear="OKO", leader=1, items=items)
    g.when("1 b3, 1 OKO, 2 power-4, 2 g7")
    assert trick_table(g.t).plays[-1].colour == trick_table(g.t).led == 3


def test_an_alchemist_who_makes_10_behind_a_leading_beast_gains_alpha_and_loses() -> None:
    """TX-MAT-21"""
    hands = ["g1 b1", "b3 b2", "ar5 ar4 ar1 ab1"]
    g = playing("king, summoner, alchemist", hands, rear="MARU", leader=1)
    g.when("1 b3, 1 MARU, 2 ar1, 2 ar4, 2 ar5")
    assert [event.because[0].rule for event in g.events("element")] == []
    g.when("2 point-t")
    assert g.events("element")[0].because[0].rule == "TX-ALC-27"
    while g.asked().startswith("2 "):
        g.when("2 " + g.asked().split()[-1])
    assert won(g.when("0 g1")) == "1 MARU TT-STRN-03 TT-TRICK-16"


@pytest.mark.parametrize("beast", ["EL", "MIRIA"])
def test_behind_el_or_miria_the_alchemist_declares_the_colour(beast: str) -> None:
    """TX-MAT-21"""
    hands = ["g1 b1", "b3 b2", "ar5 ab4 ag2 ab1"]
    g = playing("king, summoner, alchemist", hands, rear=beast, leader=1).when(f"1 b3, 1 {beast}")
    g.when("2 ar5, 2 ab4, 2 ag2")
    assert g.asked() == "2 DeclareColour: colour-0 colour-1 colour-2 colour-3"


# Beasts in a hand.


@pytest.mark.parametrize(
    ("cards", "value"), [("ab1 ag2 MARU", 3), ("ar4 ab1 OKO", 5), ("ar4 EL MIRIA", 4), ("ar1 GURU NEMU", 1)]
)
def test_what_beasts_are_worth_among_the_alchemists_three(cards: str, value: int) -> None:
    """TX-MAT-86  MARU, GURU, NEMU and OKO are 10s, EL and MIRIA are 0."""
    g = playing("king, summoner, alchemist", ["r9 b1", "r3 b2", cards], trick="r9").when("1 r3")
    g.when(*[f"2 {card}" for card in cards.split()])
    t = trick_table(g.t)
    assert (t.plays or t.last_trick)[2].value == value


@pytest.mark.parametrize(
    ("led", "beast", "follows"), [("r9", "MARU", True), ("b9", "MARU", False), ("k9", "OKO", False)]
)
def test_which_beasts_follow_for_the_alchemist(led: str, beast: str, follows: bool) -> None:
    """TX-MAT-86  OKO has no colour there."""
    hand = f"ag1 ag2 ag3 {beast}"
    g = playing("king, summoner, alchemist", [f"{led} g9", "g8 g7", hand], trick=led).when(
        "1 g8, 2 ag1, 2 ag2"
    )
    assert g.asked() == f"2 PlayThree: {'' if follows else 'ag3 '}{beast}"


@pytest.mark.parametrize(
    ("item", "power", "stands_for"),
    [
        ("miracle-sword", 3, "red 9"),
        ("miracle-sword", 15, "red 5"),
        ("berserker-axe", 5, "red 10"),
        ("rulers-wand", 4, "blue 10"),
    ],
)
def test_an_item_on_a_beast_of_the_adventurers_hand(item: str, power: int, stands_for: str) -> None:
    """TX-MAT-87"""
    items = f"{item} crystal"
    g = playing("king, summoner, adventurer", ["b9 b1", "b3 b2", "MARU g8"], items=items, trick="b9")
    g.when(f"1 b3, 2 power-{power}, 2 MARU")
    play = trick_table(g.t).last_trick[-1]
    assert f"{['red', 'blue', 'green', 'black'][play.colour]} {play.value}" == stands_for


def test_the_white_orb_makes_a_plain_flag_of_any_beast() -> None:
    """TX-MAT-87  Even of EL, which then beats no Rare."""
    items = "white-orb miracle-sword"
    g = playing("king, summoner, adventurer", ["RAa b1", "r3 b2", "EL g8"], items=items, trick="RAa")
    assert won(g.when("1 r3, 2 power-8, 2 EL")) == "0 RAa TT-STRN-05"
    g = playing("king, summoner, adventurer", ["RAa b1", "r3 b2", "MIRIA g8"], items=items, trick="RAa")
    assert won(g.when("1 r3, 2 power-8, 2 MIRIA")) == "0 RAa TT-STRN-05"


def test_the_rulers_token_changes_the_colour_of_a_beast() -> None:
    """TX-MAT-87"""
    tasks = "take-red take-blue"
    g = playing("king, summoner, ruler", ["b9 b1", "b3 b2", "MARU g8"], tasks=tasks, trick="b9")
    assert won(g.when("1 b3, 2 power-0, 2 MARU")) == "2 MARU TT-STRN-03"


@pytest.mark.parametrize(
    ("cast", "winner", "gained"),
    [
        ("king, summoner, hermit", "2 EL TT-HER-06", ["2 TT-HER-13"]),
        ("king, summoner, gambler", "2 EL TX-SUM-24", []),
    ],
)
def test_el_from_a_hand_beats_a_rare_and_pays_the_hermit_only(
    cast: str, winner: str, gained: list[str]
) -> None:
    """TX-MAT-88"""
    g = playing(cast, ["RAa b1", "b3 b2", "EL b8"], trick="RAa").when("1 b3, 2 EL")
    assert (won(g), g.told("gained")) == (winner, gained)


@pytest.mark.parametrize("ten", ["r10", "MARU"])
def test_miria_protects_every_10_the_summoner_plays(ten: str) -> None:
    """TX-MAT-90"""
    hands = ["r9 b1", f"{ten} b2", "r1 b8"]
    g = playing("king, summoner, berserker", hands, rear="MIRIA", mp=0, trick="r9").when(f"1 {ten}, 2 r1")
    assert won(g) == f"1 {ten} TX-SUM-30"
    g = playing("king, summoner, berserker", hands, mp=0, trick="r9").when(f"1 {ten}, 2 r1")
    assert won(g) == f"2 r1 {'TT-BER-13' if ten == 'r10' else 'TX-SUM-27'}"


@pytest.mark.parametrize(
    ("card", "beast", "is_free"),
    [("EL", "MIRIA", True), ("MIRIA", "EL", False), ("OKO", "MARU", False), ("OKO", "GURU", False)],
)
def test_a_beast_may_lie_on_a_beast_played_from_the_hand(card: str, beast: str, is_free: bool) -> None:
    """TX-MAT-91, TX-MAT-19  Free on a matching colour; EL counts as a White Flag."""
    g = playing("gambler, summoner, king", ["b9 b1", f"{card} r2", "r1 b8"], rear=beast, mp=0, trick="b9")
    g.when(f"1 {card}")
    assert g.asked() == (f"1 MoveToFront: no {beast}" if is_free else "2 TakeTurn: b8")
    g = playing("gambler, summoner, king", ["b9 b1", f"{card} r2", "r1 b8"], rear=beast, mp=3, trick="b9")
    g.when(f"1 {card}, 1 {beast}")
    assert g.now("trick") == f"b9 {beast}/{card}"


# Time travel and exchanges.


def test_a_beast_is_back_on_its_sheet_after_a_rewind_and_moving_it_costs_again() -> None:
    """TX-MAT-19"""
    hands = ["r9 b1", "r3 b2", "r1 b8"]
    g = playing("king, summoner, time traveler", hands, rear="GURU", mp=3, deck="k9 k8", trick="r9")
    g.when("1 r3, 1 GURU, 2 power-0")
    assert (g.now("rear"), g.now("mp")) == ("GURU", 2)
    g.when("2 k8, 2 k9, 2 seat-1, 1 r3, 1 GURU")
    assert (g.now("trick"), g.now("mp")) == ("GURU/r3", 1)


def test_when_the_past_is_changed_one_card_comes_back_and_a_beast_is_a_hand_card() -> None:
    """TX-MAT-19, TX-TIM-45"""
    hands = ["r7 b1", "r3 b2", "r9 b8"]
    g = playing("king, summoner, time traveler", hands, rear="GURU", mp=3, trick="r7")
    g.when("1 r3, 1 GURU, 2 r9, 2 yes")
    assert g.asked() == "2 GiveCards: r3 r7 r9 b8 GURU"
    g.when("2 r7, 2 GURU, 2 r3, 2 seat-1")
    assert (part(g, "hands", 1), g.now("rear"), g.now("mp")) == ("b2 GURU", "", 2)
    assert part(g, "hands", 2) == "r9 b8"  # as many as before
    g.when("1 GURU")
    assert g.now("lead_colour") == "blue"


@pytest.mark.parametrize(("mp", "after"), [(1, 3), (4, 5)])
def test_magic_points_of_an_undone_run_stay_and_the_new_turn_brings_one_again(mp: int, after: int) -> None:
    """TX-MAT-94"""
    hands = ["r9 b1", "r3 b2", "r1 b8"]
    g = playing("king, summoner, time traveler", hands, rear="EL", mp=mp, deck="k9 k8", trick="r9")
    g.when("1 r3, 1 no" if mp >= 3 else "1 r3")
    g.when("2 power-0, 2 k8, 2 k9, 2 seat-1")
    assert g.now("mp") == mp + 1
    g.when("1 r3")
    if "MoveToFront" in g.asked():
        g.when("1 no")
    assert g.now("mp") == after


def test_beasts_in_the_rear_are_no_hand_cards_but_those_in_a_hand_can_be_exchanged() -> None:
    """TX-MAT-22"""
    hands = ["r9 b1", "MARU b2", "r1 b8"]
    letters = ["crown", "invitation", ""]
    g = playing("king, summoner, phantom thief", hands, rear="OKO", letters=letters, chip="0", leader=2)
    g.when("2 power-0, 2 b8")
    assert g.asked() == "1 AnswerOffer: no b2 MARU"
    g.when("1 MARU")
    assert (part(g, "hands", 1), part(g, "hands", 2)) == ("b2 b8", "r1 MARU")
