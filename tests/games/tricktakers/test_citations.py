"""Each ruling cites the rule of whoever is at the table: the right character, number of players and act."""

import pytest

from followsuit import WrongOption
from followsuit.games.tricktakers.game import GAME
from tables import Given
from tricktakers import Takers

Options = dict[str, int | str | bool]
BASIC = {"king", "gambler", "resistance", "hermit", "berserker"}
DRAFTED: Options = {"characters": "with_expansion", "two_player_mode": "drafted"}
LAST_ROUNDS: list[tuple[Options, str]] = [
    ({"characters": "basic", "two_player_mode": "basic"}, "TT-2P-28"),
    ({"characters": "base_box"}, "TA-2P-31"),
    ({}, "TX-2P-29"),
]
POTION, SWORD, AXE, WAND = "power-1", "power-3", "power-5", "power-4"


def table(cast: str, options: Options | None = None, /, **position: object) -> Takers:
    """Everybody of the cast has a seat, in this order."""
    names = [name.strip() for name in cast.split(",")]
    players = len(names)
    keys = "basic" if set(names) <= BASIC else ",".join(name.replace(" ", "-") for name in names)
    chosen: Options = {"characters": keys, "selection_mode": "all_star"}
    if players == 2:
        chosen = DRAFTED
    return Takers(players, {**chosen, **(options or {})}, 0, characters=names, **position)


def asked_by(g: Given) -> str:
    """The rule by which something is asked."""
    question = g.t.question()
    about = None if question is None else question.about()
    assert about is not None
    return about.rule


def way(g: Given) -> str:
    """The rule by which the game was won."""
    assert g.t.outcome is not None
    return g.t.outcome.way.rule


# Who wins a trick.


def won(cast: str, *plays: str, **position: object) -> str:
    """The rules by which the last of these cards decides the trick, led by seat 0."""
    hands = [f"{play} {rest}" for play, rest in zip(plays, ["b2", "b3", "b4", "b6"], strict=False)]
    g = table(cast, hands=hands, trick_number=4, **position)
    for seat, play in enumerate(plays):
        g.when(f"{seat} {play}")
    return g.told("won")[0]


def test_black_that_was_led_wins_by_the_rule_of_black() -> None:
    """TT-STRN-02, TT-STR-05  Not by TT-STRN-03, which speaks of red, blue and green."""
    assert won("hermit, gambler, resistance", "k6", "k8", "k7") == "1 k8 TT-STRN-02"


def test_the_lead_colour_wins_by_its_own_rule() -> None:
    """TT-STRN-03"""
    assert won("hermit, gambler, resistance", "r6", "r8", "b9") == "1 r8 TT-STRN-03"


def test_of_equal_cards_the_first_wins_by_a_rule_of_its_own() -> None:
    """TT-TRICK-16  Two 10s of one colour."""
    assert won("berserker, summoner, hermit", "r10", "MARU", "b9") == "0 r10 TT-STRN-03 TT-TRICK-16"


def test_of_flags_rares_and_1s_it_is_said_once() -> None:
    """TT-STRN-07, TT-STRN-08, TT-BER-09  Their sentences have it already."""
    assert won("hermit, gambler, resistance", "r6", "RAa", "RAb") == "1 RAa TT-STRN-05"
    assert won("king, gambler, resistance", "WFa", "WFb", "WFm") == "0 WFa TT-STRN-08"
    assert won("berserker, gambler, hermit", "M", "r1", "b1") == "1 r1 TT-BER-08"


def test_the_berserker_card_wins_by_the_berserkers_rules() -> None:
    """TT-BER-07, TT-BER-08"""
    assert won("berserker, gambler, hermit", "M", "r1", "b5") == "1 r1 TT-BER-08"
    assert won("berserker, gambler, hermit", "M", "r2", "RAa") == "0 M TT-BER-07"


def test_miria_wins_and_loses_by_the_summoners_rule() -> None:
    """TX-SUM-26  There is no Berserker at the table."""
    assert won("summoner, gambler, hermit", "MIRIA", "r2", "RAa") == "0 MIRIA TX-SUM-26"
    assert won("summoner, gambler, hermit", "MIRIA", "r1", "RAa") == "1 r1 TX-SUM-26"


def test_a_1_beats_a_10_by_the_rule_of_whoever_brought_it() -> None:
    """TT-BER-13, TX-SUM-27, TX-SAM-10"""
    assert won("berserker, gambler, hermit", "r10", "r1", "r5") == "1 r1 TT-BER-13"
    assert won("summoner, gambler, hermit", "MARU", "r1", "r5") == "1 r1 TX-SUM-27"
    assert won("samurai, gambler, berserker", "r10", "k1", "g5") == "1 k1 TX-SAM-10"


def test_a_1_beats_the_10_of_an_axe() -> None:
    """TA-ITM-42"""
    hands = ["r4 k2", "r1 k3", "r5 k4"]
    items = "timid-boots berserker-axe"
    g = table("adventurer, gambler, hermit", hands=hands, trick_number=4, items=items, item_deck="crystal")
    g.when(f"0 {AXE}, 0 r4, 1 r1, 2 r5")
    assert g.told("won") == ["1 r1 TA-ITM-42"]


def test_a_1_beats_the_10_of_a_sum() -> None:
    """TX-ALC-11"""
    hands = ["r1 k3", "ar5 ar4 ab1", "r5 k4"]
    g = table("gambler, alchemist, hermit", hands=hands, trick_number=4)
    g.when("0 r1, 1 ar4, 1 ar5, 1 ab1")
    while g.t.next_seat() == 1:
        g.when(f"1 {GAME.write_pick(g.t.options(1)[0])}")
    g.when("2 r5")
    assert g.told("won") == ["0 r1 TX-ALC-11"]


def in_kakumei(*plays: str, cast: str = "resistance, gambler, hermit") -> str:
    """The Resistance is seat 0, leads and declares Kakumei."""
    hands = [f"{play} {rest}" for play, rest in zip(plays, ["k2", "k3", "k4"], strict=True)]
    g = table(cast, hands=hands, trick_number=4).when("0 power-0")
    for seat, play in enumerate(plays):
        g.when(f"{seat} {play}")
    return g.told("won")[0]


def test_in_kakumei_the_smallest_number_wins_and_the_first_of_equals() -> None:
    """TT-RES-11, TT-RES-13"""
    assert in_kakumei("r6", "b2", "g5") == "1 b2 TT-RES-11"
    assert in_kakumei("r6", "b2", "g2") == "1 b2 TT-RES-11 TT-RES-13"


def test_in_kakumei_black_wins_by_the_order() -> None:
    """TT-RES-12  TT-RES-11 speaks of red, blue and green."""
    assert in_kakumei("k9", "k7", "RAa") == "1 k7 TT-RES-12"
    assert in_kakumei("r9", "WFa", "WFb") == "1 WFa TT-RES-12"
    cast = "resistance, strategist, hermit"
    assert in_kakumei("k7", "k7s", "RAa", cast=cast) == "0 k7 TT-RES-12 TT-RES-13"


# What may not be discarded, exchanged or renewed.


def test_what_was_just_taken_stays_by_the_rule_of_whoever_took_it() -> None:
    """TT-KING-03, TX-STG-02, TX-STG-26, TX-SAM-13"""
    hands = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]
    assert table("king, gambler, hermit", at="setup", hands=hands).refused("0 RAk") == "TT-KING-03"
    g = table("strategist, gambler, hermit", at="setup", hands=hands)
    assert (g.refused("0 k7s"), asked_by(g)) == ("TX-STG-02", "TX-STG-02")
    carried: Options = {"characters": "strategist,resistance,gambler,hermit"}
    g = table(
        "resistance, gambler, hermit", carried, at="setup", round=2, hands=hands, carried=["RAs", "", ""]
    )
    g.when("1 done, 1 number-1, 1 number-0")
    assert (g.refused("0 RAs"), asked_by(g)) == ("TX-STG-26", "TX-STG-26")
    g = table(
        "samurai, gambler, hermit", hands=["r9 b2", "r3 b3", "r4 b4"], trick_number=4, trick="r9 r3"
    ).when("2 r4, 0 r3")
    assert (g.refused("0 r3"), asked_by(g)) == ("TX-SAM-13", "TX-SAM-13")


def renewing(cast: str, **position: object) -> Takers:
    """The last round; seat 0 has a Black Crown."""
    hands = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]
    return table(cast, at="setup", round=3, black_crowns=[1, 0, 0], hands=hands, **position)


def test_a_renewal_is_of_one_card_at_least() -> None:
    """TT-REN-02, TT-REN-03"""
    g = renewing("resistance, hermit, ruler").when("0 yes")
    assert (asked_by(g), g.refused("0 done")) == ("TT-REN-02", "TT-REN-03")


def test_no_renewal_while_a_discard_is_owed() -> None:
    """TT-REN-08, TT-OWN-05  Who cannot renew at all has just given no answer."""
    g = renewing("king, hermit, ruler").when("0 no")
    assert (g.asked().split(":")[0], g.refused("0 yes")) == ("0 DiscardOne", "TT-REN-08")
    hands = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]
    g = table("king, hermit, ruler", at="setup", hands=hands)
    assert g.refused("0 yes") == "FS-TURN-02"


def test_cards_are_exchanged_by_the_rule_of_what_allows_it() -> None:
    """TA-ITM-01, TX-SUM-13, TX-SUM-14"""
    hands = ["r4 k2", "r1 k3", "r5 k4"]
    items = "map-of-destiny berserker-axe"
    g = table("adventurer, gambler, hermit", hands=hands, trick_number=4, items=items, item_deck="crystal")
    assert asked_by(g.when("0 power-0")) == "TA-ITM-01"
    g = table("summoner, gambler, hermit", hands=hands, trick_number=4, rear="MARU OKO")
    assert asked_by(g.when("0 power-6")) == "TX-SUM-13"
    g = table("summoner, gambler, hermit", hands=hands, trick_number=4, rear="MARU OKO")
    assert (asked_by(g.when("0 power-9")), g.refused("0 done")) == ("TX-SUM-14", "TX-SUM-14")
    g = table("summoner, gambler, hermit", hands=hands, trick_number=4)
    assert (g.refused("0 power-6"), g.refused("0 power-9")) == ("TX-SUM-13", "TX-SUM-14")


def test_both_items_are_chosen_by_their_own_rules() -> None:
    """TA-ADV-02, TA-ADV-03, TA-SET-08, TA-GAP-31  A renewal may come before, between and after them."""
    g = renewing("adventurer, hermit, ruler")
    assert g.asked() == "0 SpendBlackCrown: no yes"
    assert asked_by(g.when("0 no")) == "TA-ADV-02"
    assert g.when("0 map-of-destiny").asked() == "0 SpendBlackCrown: no yes"
    assert asked_by(g.when("0 no")) == "TA-ADV-03"
    assert g.when("0 berserker-axe").asked() == "0 SpendBlackCrown: no yes"


@pytest.mark.parametrize(("power", "rule"), [(SWORD, "TA-ITM-20"), (AXE, "TA-ITM-40"), (WAND, "TA-ITM-30")])
def test_an_item_that_needs_a_number_card_says_so(power: str, rule: str) -> None:
    """TA-ITM-20, TA-ITM-30, TA-ITM-40"""
    items = {SWORD: "miracle-sword", AXE: "berserker-axe", WAND: "rulers-wand"}[power]
    hands = ["RAa WFa", "r1 k3", "r5 k4"]
    g = table("adventurer, gambler, hermit", hands=hands, trick_number=4, items=f"timid-boots {items}")
    assert g.refused(f"0 {power}") == rule


def test_a_lead_token_has_no_card_by_its_own_rules() -> None:
    """TA-RUL-34, TA-RUL-35"""
    g = table("hermit, ruler, gambler", hands=["r9 k2", "r1 RAa", "r5 k4"], trick_number=4, trick="r9")
    assert g.refused("1 power-0") == "TA-RUL-34"
    g = table("hermit, ruler, gambler", hands=["r9 k2", "WFa RAa", "r5 k4"], trick_number=4, trick="r9")
    assert g.refused("1 power-0") == "TA-RUL-35"


# Choosing.


def test_a_draft_of_three_goes_by_the_rules_for_three() -> None:
    """TX-SEL-07, TX-SEL-10, TX-SEL-12"""
    g = Takers(3, {"characters": "with_expansion", "selection_mode": "draft", "first_player": "0"})
    assert asked_by(g) == "TX-SEL-07"
    g.when("0 king")
    assert g.refused("1 king") == "TX-SEL-07"
    g = Takers(
        3,
        {"characters": "with_expansion", "selection_mode": "draft"},
        at="choose",
        round=2,
        unused_characters=["king hermit", "gambler ruler", "ninja samurai"],
    )
    assert asked_by(g) == "TX-SEL-10"
    assert (g.refused("0 ninja"), g.refused("0 collector")) == ("TX-SEL-12", "TX-SEL-12")


@pytest.mark.parametrize(
    ("characters", "rules"),
    [
        ("base_box", ("TA-2P-04", "TA-2P-04", "TA-2P-09", "TA-2P-12")),
        ("with_expansion", ("TX-2P-02", "TX-2P-02", "TX-2P-05", "TX-2P-04")),
    ],
)
def test_a_draft_of_two_goes_by_the_rules_of_its_characters(
    characters: str, rules: tuple[str, str, str, str]
) -> None:
    """TA-2P-04, TA-2P-09, TA-2P-12, TX-2P-02, TX-2P-04, TX-2P-05"""
    options: Options = {"characters": characters, "two_player_mode": "drafted", "first_player": "0"}
    g = Takers(2, options)
    drafting = asked_by(g)
    drafted = g.when("0 king").refused("1 king")
    g = Takers(2, options, at="choose", round=2, unused_characters=["king hermit", "gambler ruler"])
    laying = asked_by(g)
    assert (drafting, drafted, laying, g.refused("0 ruler")) == rules


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({}, "TT-SEL-01"),
        ({"characters": "base_box"}, "TA-SEL-12"),
        ({"characters": "king,gambler,hermit,ruler,ninja"}, "TX-SEL-03"),
        ({"characters": "king,gambler,hermit,ruler,ninja", "selection_mode": "shuffle"}, "TX-SEL-15"),
    ],
)
def test_a_character_that_does_not_lie_there_by_the_rule_of_the_set(options: Options, rule: str) -> None:
    """TT-SEL-01, TA-SEL-12, TX-SEL-03, TX-SEL-15"""
    row = (
        "king gambler hermit ruler" if "characters" in options else "king gambler hermit resistance berserker"
    )
    g = Takers(3, options, at="choose", row=row)
    assert g.refused("0 samurai") == rule


def test_the_basic_game_of_two_asks_for_a_character_not_used() -> None:
    """TT-2P-10"""
    assert asked_by(Takers(2)) == "TT-2P-10"


# Bids, stakes, tasks, sets.


def test_a_stake_above_the_cap_and_one_above_the_points() -> None:
    """TT-GAM-09, TT-GAM-10"""
    hands = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]
    g = table("gambler, hermit, resistance", at="setup", hands=hands, points=[90, 0, 0])
    g.when("0 done, 0 number-1")
    assert [g.refused(f"0 number-{stake}") for stake in (60, 55, 120)] == [
        "TT-GAM-09",
        "TT-GAM-10",
        "TT-GAM-10",
    ]


@pytest.mark.parametrize(("options", "rule"), LAST_ROUNDS)
def test_a_stake_above_the_cap_of_two_players(options: Options, rule: str) -> None:
    """TT-2P-28, TA-2P-31, TX-2P-29  Not TT-GAM-09, by which it would be 100 in round 3."""
    hands = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5"]
    g = table("gambler, hermit", options, at="setup", round=3, hands=hands, points=[90, 0])
    assert g.when("0 done, 0 number-1").refused("0 number-60") == rule


@pytest.mark.parametrize(("options", "rule"), LAST_ROUNDS)
def test_effects_of_the_last_round_of_two_players(options: Options, rule: str) -> None:
    """TT-2P-28, TA-2P-31, TX-2P-29  TT-KING-09, TT-RES-24 and TT-HER-13 speak of round 3."""
    last = Takers(2, {**DRAFTED, **options}, 0).table.rules.rounds
    scored = {"at": "score", "wins": [3, 2], "kakumei_bonus": 80, "kakumei_uses": 1, "kakumei_wins": 1}
    g = table("king, resistance", options, round=last, **scored)
    assert g.told("scored") == ["0 TT-2P-22", f"0 {rule}", "1 TT-2P-22", f"1 {rule}"]
    flag = {"hands": ["WFa r1", "RAa r2"], "trick_number": 4}
    g = table("hermit, king", options, round=last, **flag).when("0 WFa, 1 RAa")
    assert g.told("gained") == [f"0 {rule}"]
    g = table("hermit, king", options, round=1, **flag).when("0 WFa, 1 RAa")
    assert g.told("gained") == ["0 TT-HER-13"]


def test_effects_of_the_last_round_of_more_players() -> None:
    """TT-KING-09, TT-RES-18, TT-RES-24"""
    scored = {"at": "score", "wins": [2, 2, 1], "kakumei_bonus": 80, "kakumei_uses": 1, "kakumei_wins": 1}
    told = table("king, resistance, hermit", round=3, **scored).told("scored")
    assert told[:4] == ["0 TT-VP-01", "0 TT-KING-09", "1 TT-RES-18", "1 TT-RES-24"]


def test_a_bid_of_two_players_pays_by_their_table() -> None:
    """TT-GAM-14, TT-2P-22"""
    scored = {"at": "score", "round": 1, "bid": 4, "stake": 10}
    told = table("gambler, hermit", wins=[4, 1], **scored).told("scored")
    assert told[:3] == ["0 TT-2P-22", "0 TT-GAM-14", "0 TT-GAM-14"]


def test_a_straight_flush_of_nine_of_two_players_pays_by_their_rule() -> None:
    """TA-COL-20, TA-2P-19"""
    nine = "r1 r2 r3 r4 r5 r6 r7 r8 r9"
    scored = {"at": "score", "round": 1, "wins": [3, 2]}
    assert "0 TA-2P-19" in table("collector, king", taken=[nine, ""], **scored).told("scored")
    assert "0 TA-COL-20" in table("collector, king", taken=[nine[:8], ""], **scored).told("scored")


def test_a_bid_of_two_players_by_their_rule() -> None:
    """TT-2P-25, TT-GAM-08"""
    hands = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5"]
    g = table("gambler, hermit", at="setup", hands=hands).when("0 done")
    assert g.refused("0 number-6") == "TT-2P-25"


def test_every_other_player_gets_a_task() -> None:
    """TA-RUL-01, TA-RUL-03, TA-2P-25  Two with two players."""
    hands = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]
    g = table("ruler, hermit, resistance", at="setup", hands=hands)
    assert (asked_by(g), g.refused("0 done")) == ("TA-RUL-01", "TA-RUL-03")
    g = table("ruler, hermit", at="setup", hands=hands[:2]).when("0 take-red")
    assert (asked_by(g), g.refused("0 done")) == ("TA-2P-25", "TA-2P-25")


def test_a_card_in_a_set_is_in_no_other() -> None:
    """TA-COL-21"""
    by_hand: Options = {"collector_grouping": "by_hand"}
    taken = ["r1 r2 r3 b1 b2 b3", "", ""]
    g = table("collector, hermit, resistance", by_hand, at="score", wins=[2, 2, 1], taken=taken)
    g.when("0 r1, 0 r2, 0 r3, 0 done")
    assert g.refused("0 r1") == "TA-COL-21"


def test_tasks_of_the_edition_of_2023_pay_by_its_rule() -> None:
    """TA-VAR-04, TA-RUL-10, TA-RUL-11"""
    g = table(
        "ruler, hermit, resistance",
        {"tasks_2023": True},
        at="score",
        wins=[3, 1, 1],
        taken=["r1", "", ""],
        tasks="win-one-trick take-red",
    )
    told = [*g.told("scored"), *g.told("scored-loss")]
    assert "1 TA-VAR-04" in told
    assert "2 TA-RUL-11" in told


# The end of a round, and of the game.


def test_nobody_gets_the_crown_by_the_rule_of_whoever_may_not() -> None:
    """TX-NIN-15, TA-END-03, TT-CRN-03"""
    scored = {"at": "score", "round": 1}
    assert table("ninja, hermit, resistance", wins=[2, 0, 0], **scored).told("no-crown") == ["TX-NIN-15"]
    assert table("collector, hermit, king", wins=[2, 1, 1], **scored).told("no-crown") == ["TA-END-03"]
    assert table("ninja, hermit, king", wins=[2, 2, 1], **scored).told("no-crown") == ["TT-CRN-03"]


def test_a_lone_kakumei_win_brings_the_black_crown_by_its_own_rule() -> None:
    """TT-RES-15, TT-BCR-02  'No win in this round' would not be true."""
    g = table("resistance, hermit, king", at="score", wins=[1, 4, 0], kakumei_wins=1, kakumei_uses=1)
    assert g.told("black-crown") == ["2 TT-BCR-02", "0 TT-RES-15"]
    g = table("resistance, hermit, king", at="score", wins=[0, 4, 1])
    assert g.told("black-crown") == ["0 TT-BCR-02"]


@pytest.mark.parametrize(
    ("cast", "options", "last", "alone", "equal"),
    [
        ("hermit, king, ruler", {}, 3, "TT-WIN-05", "TT-WIN-15"),
        ("hermit, king", {"characters": "basic", "two_player_mode": "basic"}, 5, "TT-2P-01", "TT-2P-30"),
        ("hermit, king", {"characters": "base_box"}, 4, "TA-2P-17", "TA-2P-18"),
        ("hermit, king", {}, 7, "TX-2P-07", "TX-2P-08"),
    ],
)
def test_points_decide_by_the_rule_of_the_form_that_is_played(
    cast: str, options: Options, last: int, alone: str, equal: str
) -> None:
    """TT-WIN-05, TT-WIN-15, TT-2P-01, TT-2P-30, TA-2P-17, TA-2P-18, TX-2P-07, TX-2P-08"""
    seats = len(cast.split(","))
    wins = [2, 2, 1][:seats]
    if seats == 2:
        wins = [3, 2]

    def ended(points: list[int]) -> str:
        return way(table(cast, options, at="score", round=last, wins=wins, points=points[:seats]))

    assert ended([900, 30, 30]) == alone
    tied = table(cast, options, at="score", round=last, wins=wins, points=[500] * seats).table.points
    difference = tied[0] - tied[1]
    assert ended([500 - difference, 500, 30]) == equal


def test_crowns_of_several_decide_by_priority() -> None:
    """TT-WIN-03, TT-WIN-04, TT-WIN-13, TT-WIN-14"""
    scored = {"at": "score", "wins": [2, 2, 1], "round": 2}
    assert way(table("hermit, king, ruler", crowns=[2, 0, 0], **scored)) == "TT-WIN-03"
    assert way(table("hermit, king, ruler", crowns=[2, 2, 0], **scored)) == "TT-WIN-13"
    assert way(table("hermit, king, ruler", black_crowns=[0, 0, 3], **scored)) == "TT-WIN-04"
    assert way(table("hermit, king, ruler", black_crowns=[3, 0, 3], **scored)) == "TT-WIN-14"


def test_points_by_the_table_that_is_used() -> None:
    """TT-VP-01, TT-2P-22, TA-ADV-50, TA-2P-11, TX-NIN-18, TX-2P-10"""
    scored = {"at": "score", "round": 1}
    assert table("king, hermit, resistance", wins=[3, 1, 1], **scored).told("scored")[0] == "0 TT-VP-01"
    assert table("king, hermit", wins=[3, 2], **scored).told("scored")[0] == "0 TT-2P-22"
    assert table("ninja, berserker", wins=[2, 3], **scored).told("scored") == ["0 TX-2P-10", "1 TT-2P-22"]
    assert "0 TA-2P-11" in table("adventurer, hermit", wins=[2, 3], **scored).told("scored")


def test_clean_tricks_of_two_players_bring_points_by_their_rule() -> None:
    """TA-2P-19, TA-2P-28"""
    g = table(
        "ruler, hermit", at="score", round=1, wins=[2, 3], taken=["k1 k2", "r1"], tasks="take-red take-red"
    )
    assert "0 TA-2P-19" in g.told("scored")


def test_the_berserker_of_a_draft_wins_by_the_rule_of_the_draft() -> None:
    """TT-2P-24, TT-2P-32"""
    assert way(table("hermit, berserker", at="score", round=7, wins=[5, 0])) == "TT-2P-32"
    basic: Options = {"characters": "basic", "two_player_mode": "basic"}
    assert way(table("hermit, berserker", basic, at="score", round=5, wins=[5, 0])) == "TT-2P-24"


def test_a_straight_of_nine_by_the_number_of_players() -> None:
    """TA-VAR-01, TA-VAR-02"""
    edition: Options = {"collector_2023": True}
    taken = ["r1 b2 g3 r4 b5 g6 r7 b8 g9", "", "", ""]
    g = table("collector, hermit, king", edition, at="score", wins=[2, 2, 1], taken=taken[:3])
    assert way(g) == "TA-VAR-01"
    g = table("collector, hermit, king, ruler", edition, at="score", wins=[2, 2, 1, 0], taken=taken)
    assert way(g) == "TA-VAR-02"


# The expansion.


def test_trap_e_catches_a_number_by_the_table_and_a_colourless_card_by_its_rule() -> None:
    """TX-STG-11, TX-STG-13"""
    hands = ["r9 k2", "b4 k3", "WFa k4"]
    g = table("strategist, hermit, king", hands=hands, trick_number=4, traps="ABCED", leader=0)
    g.when("0 r9, 1 b4, 2 WFa")
    assert g.told("lost") == ["1 TX-STG-11", "2 TX-STG-13"]


def test_thirty_points_of_the_partner_are_stolen_by_its_rule() -> None:
    """TX-THF-27, TX-THF-30"""
    scored: dict[str, object] = {"at": "score", "wins": [2, 2, 1], "points": [100, 100, 100], "chip": "0"}
    g = table("phantom thief, hermit, king", letters=["", "invitation", "30-points"], chip_down=1, **scored)
    g.when("0 steal-30-points")
    assert g.told("lost")[-1] == "1 TX-THF-30"
    g = table("phantom thief, hermit, king", letters=["", "30-points", "invitation"], **scored)
    assert g.told("lost")[-1] == "1 TX-THF-27"


def test_black_cards_go_at_the_setup_and_later_each_by_a_rule() -> None:
    """TX-SAM-01, TX-SAM-02"""
    hands = ["k1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]
    g = table("samurai, hermit, ruler", at="setup", hands=hands, deck="k2 r6")
    assert g.told("discarded")[:2] == ["0 k1 TX-SAM-01", "0 k2 TX-SAM-01"]
    g = renewing("samurai, hermit, ruler", deck="k9 r8").when("0 yes, 0 r1, 0 done")
    assert [told for told in g.told("discarded") if "TX-SAM" in told] == ["0 k9 TX-SAM-02"]


def test_the_leader_of_a_new_run_is_named_by_the_rule_of_the_travel() -> None:
    """TX-TIM-18, TX-TIM-39"""
    hands = ["r9 k2", "r4 k3", "r5 k4"]
    g = table("time traveler, hermit, king", hands=hands, trick_number=3, deck="b1 b2")
    g.when("0 power-0")
    while "NameRunLeader" not in g.asked():
        g.when(f"0 {GAME.write_pick(g.t.options(0)[0])}")
    assert asked_by(g) == "TX-TIM-18"
    g = table("time traveler, hermit, king", hands=hands, trick_number=3)
    g.when("0 r9, 1 r4, 2 r5, 0 yes")
    assert asked_by(g) == "TX-TIM-35"
    while "NameRunLeader" not in g.asked():
        g.when(f"0 {GAME.write_pick(g.t.options(0)[0])}")
    assert asked_by(g) == "TX-TIM-39"


def test_the_colour_is_declared_by_the_rule_of_the_moment() -> None:
    """TX-ALC-17, TX-ALC-19"""
    own = "ar1 ab2 ar4 ar5"
    g = table("alchemist, hermit, king", hands=[own, "r4 k3", "r5 k4"], trick_number=4)
    g.when("0 ar1, 0 ar4, 0 ab2")
    assert asked_by(g) == "TX-ALC-17"
    g = table("hermit, alchemist, king", hands=["WFa k3", own, "r5 k4"], trick_number=4)
    g.when("0 WFa, 1 ar1, 1 ar4, 1 ab2")
    assert asked_by(g) == "TX-ALC-19"


def test_the_thief_and_the_time_traveler_of_two_ask_by_their_rules() -> None:
    """TX-2P-15, TX-2P-17, TX-2P-20, TX-2P-23"""
    hands = ["r9 k2 k5", "r4 k3 k6"]
    assert asked_by(table("phantom thief, hermit", at="setup", hands=hands)) == "TX-2P-20"
    g = table("phantom thief, hermit", hands=hands, trick_number=3, chip="-1")
    assert asked_by(g.when("0 power-0")) == "TX-2P-17"
    g = table("phantom thief, hermit", hands=hands, trick_number=3, chip="-1").when("0 r9, 1 r4")
    assert (asked_by(g), g.refused("0 chip-minus-1")) == ("TX-2P-23", "TX-2P-23")
    g = table("time traveler, hermit", hands=hands, trick_number=3).when("0 r9, 1 r4, 0 yes")
    assert asked_by(g) == "TX-2P-15"


# What is told, and what lies where.


def test_an_exclusive_card_that_is_seen_to_go_is_out_at_once() -> None:
    """TX-GEN-09, TT-GEN-12, TX-MAT-77, TX-MAT-96  It is not among the discards that lie face up."""
    hands = ["RAk r4 k2", "r1 k3 k5", "r5 k4 k6"]
    face_up: Options = {"discards": "face_up"}
    g = table("hermit, king, ruler", face_up, hands=hands, trick_number=3, deck="b9")
    g.when("0 power-0, 0 RAk")
    assert (g.now("discards"), g.now("discard_count"), g.now("out")) == ("", 0, "RAk")
    g = table("hermit, king, ruler", hands=hands, trick_number=3, deck="b9").when("0 power-0, 0 RAk")
    assert (g.now("discards"), g.now("discard_count"), g.now("out")) == ("RAk", 1, "")


def test_so_is_a_second_card_and_one_that_the_partner_refuses() -> None:
    """TX-NIN-13, TX-THF-10, TX-GEN-09"""
    face_up: Options = {"discards": "face_up"}
    hands = ["RAk r4 k2", "r1 k3 k5", "r5 k4 k6"]
    g = table("ninja, king, ruler", face_up, hands=hands, trick_number=3, deck="b9")
    g.when("0 r4, 0 RAk, 1 r1, 2 r5, 0 no")
    assert (g.now("discards"), g.now("out")) == ("", "RAk")
    letters = ["", "invitation", "crown"]
    g = table("phantom thief, king, ruler", face_up, hands=hands, trick_number=3, deck="b9", letters=letters)
    g.when("0 power-0, 0 RAk, 1 no")
    assert (g.now("discards"), g.now("out")) == ("", "RAk")


def test_two_players_have_no_forging_stock() -> None:
    """TX-2P-12, TX-PREP-01, TT-OPT-03"""
    options: Options = {"characters": "with_expansion", "two_player_mode": "drafted"}
    g = Takers(2, options)
    assert (g.now("forging_crowns"), g.now("forging_black_crowns")) == (0, 0)
    assert "forging crowns" not in [counter.name for counter in GAME.layout(g.t.view(0)).counters]
    g = Takers(3, {"characters": "with_expansion"})
    assert (g.now("forging_crowns"), g.now("forging_black_crowns")) == (1, 2)


def test_nothing_to_shuffle_is_not_told() -> None:
    """TX-GEN-10, TT-GEN-14"""
    hands = ["r4 r6 k2", "r1 k3 k5", "r5 k4 k6"]
    g = table("ninja, king, ruler", hands=hands, trick_number=3, deck="", discards="", rest_in_deck=0)
    g.when("0 r4, 0 r6")
    assert (g.told("reshuffled"), g.told("drew"), g.asked().split(":")[0]) == ([], [], "1 TakeTurn")
    g = table("ninja, king, ruler", hands=hands, trick_number=3, deck="", discards="b1", rest_in_deck=0)
    g.when("0 r4, 0 r6")
    assert [event.number for event in g.events("reshuffled")] == [1]


def test_used_items_that_become_the_item_deck_are_told() -> None:
    """TA-ADV-40"""
    hands = ["r4 k2", "r1 k3", "r5 k4"]
    items = "map-of-destiny discovered-gold"
    used = "timid-boots potion-of-invisibility miracle-sword rulers-wand berserker-axe fairy-mischief "
    used += "hermits-book-of-secrets white-orb visit-to-the-castle proactive-wing crystal dragon-doll "
    used += "rock-crystal"
    position: dict[str, object] = {"items": items, "item_deck": "", "used_items": used}
    g = table("adventurer, gambler, hermit", hands=hands, trick_number=4, **position).when("0 power-11")
    assert [(event.seat, event.number) for event in g.events("items-reshuffled")] == [(0, 13)]
    assert len(str(g.now("used_items")).split()) == 1


def test_a_gambler_who_exchanges_nothing_is_told_of() -> None:
    """TT-VIS-11  How many cards, and how often: for all to know."""
    hands = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]
    g = table("gambler, hermit, resistance", at="setup", hands=hands, deck="k1").when("0 done")
    assert [event.number for event in g.events("exchanged", 1)] == [0]
    g = table("gambler, hermit, resistance", at="setup", hands=hands, deck="k1").when("0 r1, 0 done, 0 done")
    assert [event.number for event in g.events("exchanged", 1)] == [1, 0]


def test_a_potion_card_that_did_not_follow_shows_a_void_when_it_is_flipped() -> None:
    """TA-ITM-06, TA-ITM-09"""
    hands = ["r9 k2", "b4 k3", "r5 k4"]
    items = "potion-of-invisibility berserker-axe"
    position: dict[str, object] = {"items": items, "item_deck": "crystal", "trick_number": 4, "trick": "r9"}
    g = table("gambler, adventurer, hermit", hands=hands, **position).when(f"1 {POTION}, 1 b4")
    assert g.now("voids", 0) == ["", "", ""]
    assert g.when("2 r5").now("voids", 0) == ["", "red", ""]
    hands = ["r9 k2", "r4 k3", "r5 k4"]
    g = table("gambler, adventurer, hermit", hands=hands, **position).when(f"1 {POTION}, 1 r4, 2 r5")
    assert g.now("voids", 0) == ["", "", ""]


def test_not_if_the_thief_may_have_brought_another_card_since() -> None:
    """TA-ITM-06, TX-THF-08"""
    hands = ["r9 k2", "b4 k3", "r5 k4"]
    items = "potion-of-invisibility berserker-axe"
    position: dict[str, object] = {"items": items, "item_deck": "crystal", "trick_number": 4, "trick": "r9"}
    letters = ["", "invitation", ""]
    g = table("gambler, adventurer, phantom thief", hands=hands, letters=letters, chip="0", **position)
    g.when(f"1 {POTION}, 1 b4, 2 power-0, 2 r5, 1 k3, 2 k3")
    assert "r5" in str(g.now("hands"))
    assert g.now("voids", 0) == ["", "", "red"]


# Options.


@pytest.mark.parametrize("name", ["collector_2023", "ruler_2023", "tasks_2023"])
def test_what_speaks_of_a_character_needs_it_at_the_table(name: str) -> None:
    """TA-VAR-01 to TA-VAR-04"""
    whom = "Collector" if name == "collector_2023" else "Ruler"
    with pytest.raises(WrongOption, match=rf"^{name} is for a table with the {whom}\.$"):
        GAME.checked_options(4, {name: True}, 0)
    GAME.checked_options(4, {"characters": "base_box", name: True}, 0)


def test_a_row_of_the_five_basic_characters_is_refused() -> None:
    """TA-SEL-01, TA-SEL-03  Five all lie open; with four players they are the row."""
    with pytest.raises(WrongOption, match=r"^selection_mode shuffle needs 6 characters: 5 all lie open\.$"):
        GAME.checked_options(3, {"selection_mode": "shuffle"}, 0)
    g = Takers(4, {"selection_mode": "shuffle"}, 0)
    assert len(str(g.now("row")).split()) == 5
